## Das Regelheft: was um die Regeln herum steht

web-rules-print = Drucken
web-rules-glossary = Glossar
web-rules-explained = Erklärt in
web-rules-also = Auch in
web-rules-asked = Der Tisch fragt:
web-rules-example = Dieses Beispiel spielen: { $title }
web-rules-back = Zurück zu { $number }
web-rules-window = In neuem Fenster öffnen
web-rules-drawing = Bild zu { $number }
