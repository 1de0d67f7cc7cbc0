## The rulebook: what stands around the rules

web-rules-print = Print
web-rules-glossary = Glossary
web-rules-explained = Explained in
web-rules-also = Also in
web-rules-asked = The table asks:
web-rules-example = Play this example: { $title }
web-rules-back = Back to { $number }
web-rules-window = Open in a new window
web-rules-drawing = Picture for { $number }
