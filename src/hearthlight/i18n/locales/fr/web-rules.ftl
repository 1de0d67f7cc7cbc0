## Le livret de règles : ce qui entoure les règles

web-rules-print = Imprimer
web-rules-glossary = Glossaire
web-rules-explained = Expliqué en
web-rules-also = Aussi en
web-rules-asked = La table demande :
web-rules-example = Jouer cet exemple : { $title }
web-rules-back = Retour à { $number }
web-rules-window = Ouvrir dans une nouvelle fenêtre
web-rules-drawing = Illustration de { $number }
