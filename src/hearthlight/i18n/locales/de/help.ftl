# Hilfe, wo das Auge ist, und die Bibliothek.

web-help-rule = Regel { $rule }
web-help-key = Zeig auf etwas oder halte es gedrückt, um zu erfahren, was es ist. Auf einer Tastatur springst du mit E von einem zum nächsten.

library = Bibliothek
library-of = { $game }: Karten und Zeichen
library-all = Alle
library-icons = Zeichen und Leisten
library-kind = Art
library-pack = Paket
library-search = Titel und Texte durchsuchen
library-cost = Kosten
library-when = Phase
library-any = beliebig
library-found = { $count ->
    [0] Keine Treffer.
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
library-more = { $count } weitere zeigen
library-link = Karten und Zeichen
