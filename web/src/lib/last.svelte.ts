// The game that was played last: it lies on top in the lobby, and its rules are the ones to look up.

const REMEMBERED = "hearthlight.game";

class Last {
  game = $state("");

  constructor() {
    try {
      this.game = localStorage.getItem(REMEMBERED) ?? "";
    } catch {
      // Then the first one lies on top.
    }
  }

  remember(game: string): void {
    if (game === this.game) return;
    this.game = game;
    try {
      localStorage.setItem(REMEMBERED, game);
    } catch {
      // Until the page is closed.
    }
  }
}

export const last = new Last();
