"""Names and clauses in the form that a sentence needs: `a Beacon`, `in der Werkstatt`, `d’espoir`."""

from __future__ import annotations

from hearthlight.i18n.texts import Argument, Texts, in_one_line


class Forms(Texts):
    """Messages whose attributes are further forms of them. A language writes the forms that it has; where it has none,
    the message itself is said."""

    def form(self, key: str, *forms: str, **arguments: Argument) -> str:
        """The first of these forms that the message has."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                attributes = bundle.get_message(key).attributes
                for form in forms:
                    if form in attributes:
                        text, _ = bundle.format_pattern(attributes[form], arguments)
                        return in_one_line(str(text))
                break
        return self(key, **arguments)

    def has_form(self, key: str, form: str) -> bool:
        return any(form in bundle.get_message(key).attributes for bundle in self._bundles if bundle.has_message(key))
