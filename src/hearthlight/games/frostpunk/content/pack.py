"""The content pack of Frostpunk, checked, with everything looked up in advance."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from msgspec import UNSET

from hearthlight.kernel.packs import Pack as BasePack
from hearthlight.kernel.packs import Shelf

from .cards import Card, EventCard, Law, ScenarioCard, SpecialAction, StartCard
from .checks import COUNTS, check_content, has_steel, taken_away
from .schema import Content
from .terms import ON_MAP, RESOURCES, Resource


class Pack(BasePack[Content]):
    """A checked pack with everything looked up in advance."""

    def __init__(self, content: Content, folder: Path | None = None) -> None:
        super().__init__(content.name, content, folder)
        self.continues = content.continues
        self.tracks = content.tracks
        self.resources: tuple[Resource, ...] = RESOURCES if has_steel(content) else ON_MAP
        """What a city of this pack can have in its stockpile."""
        self.events = {card.id: card for card in content.events()}
        self.morning = {card.id for card in content.morning}
        self.disputes = {card.id for card in content.disputes}
        self.dusk_cards = [card.id for card in (*content.dusk, *content.consequences)]
        self.laws = {card.id: card for card in content.laws}
        self.technologies = {card.id: card for card in content.technologies}
        self.expeditions = {card.id: card for card in content.expeditions}
        self.weather = {card.id: card for card in content.weather}
        self.citizens = {card.id: card for card in content.citizens}
        self.advisors = {card.id: card for card in content.advisors}
        self.sectors = {card.id: card for card in content.sectors}
        self.scenario = {card.id: card for card in content.scenario}
        self.buildings = {card.id: card for card in content.buildings}
        self.ruin = next(card.id for card in content.buildings if card.ruin)
        self.takes_away = taken_away(content)
        """For each card the resources that it may take out of the stockpile while it is displayed."""
        self.hubs = {card.id for card in content.buildings if card.hub}
        self.anywhere = {card.id for card in content.buildings if not (card.large or card.heats_sector or card.next_to)}
        """Buildings that any free field will do for."""
        acting: tuple[EventCard | Law | ScenarioCard, ...] = (*content.events(), *content.laws, *content.scenario)
        self.actions: dict[str, SpecialAction] = {card.id: card.action for card in acting if card.action is not None}
        """The special actions of displayed cards and of laws."""
        self.cards: dict[str, Card] = {
            **self.events,
            **self.laws,
            **self.technologies,
            **self.expeditions,
            **self.weather,
            **self.citizens,
            **self.advisors,
            **self.scenario,
            **self.buildings,
            **{card.id: card for card in content.starts},
        }
        """Everything with a title."""
        self.starts: dict[tuple[int, str], StartCard] = {(card.group, card.difficulty): card for card in content.starts}
        if content.relief is not UNSET:
            normal = [card for card in content.starts if card.difficulty == "normal"]
            self.starts |= {(card.group, "easy"): content.relief.ease(card) for card in normal}

    def counts(self) -> dict[str, int]:
        return {
            "cards": sum(COUNTS.values()) - len(self.content.rim) - len(self.sectors),
            "buildings": sum(card.count for card in self.buildings.values()),
            "sectors": len(self.sectors),
        }

    def of_dusk(self, card: str) -> bool:
        """A card of the dusk deck: dusk, dispute and consequence cards."""
        return card in self.events and card not in self.morning

    def action_of(self, card: str) -> SpecialAction | None:
        """The special action of a displayed card or of a law."""
        return self.actions.get(card)

    def once_per_game(self, card: str) -> bool:
        action = self.action_of(card)
        return action is not None and action.once == "game"


def checked(content: Content, folder: Path | None) -> Pack:
    check_content(content)
    return Pack(content, folder)


PACKS = Shelf(Path(str(files(__package__))) / "packs", Content, checked)
