## Laternennacht: die Regeln

rules-lanterns-title = Laternennacht

## 1 Vor der Dämmerung

section-L1 = Vor der Dämmerung
rule-L1-1 = Mischt die 36 Laternen, je drei von zwölf Arten. Eine lange Nacht braucht 21 davon zu zweit, 28 zu dritt
    und 35 zu viert; eine kurze Nacht 14, 18 oder 22. Sie liegen verdeckt und sind die Quelle. Die übrigen bleiben in
    der Schachtel, und niemand sieht sie an.
rule-L1-2 = Lost aus, wer beginnt; das bleibt die ganze Nacht so. Mischt die 46 Papiere: 13 rote, 13 grüne, 13 blaue
    und 7 goldene. In Zugreihenfolge ziehen die ersten beiden drei Papiere, die anderen vier. Eure Hand ist geheim.

## 2 Die Nacht

section-L2 = Die Nacht
rule-L2-1 = Die Nacht verläuft in Runden. Eine Runde beginnt mit dem Fluss: Aus der Quelle kommen nacheinander
    Laternen, bis vier auf ihm schwimmen. Dann seid ihr alle einmal am Zug, im Uhrzeigersinn ab der Startperson.
rule-L2-2 = In deinem Zug tust du eines von drei Dingen: Papier sammeln, eine Laterne entzünden oder dir etwas
    wünschen.
rule-L2-3 = Am Ende einer Runde treibt die Laterne an der Mündung aufs Meer hinaus; niemand bekommt sie. Die Runde
    aber, in der die Quelle versiegt, ist die letzte: Mit ihr endet die Nacht.

## 3 Dein Zug

section-L3 = Dein Zug
rule-L3-1 = Sammeln: Zieh drei Papiere und leg dann ein Papier deiner Hand offen zurück. Hast du noch immer mehr als
    sieben, leg weitere zurück, bis sieben bleiben.
rule-L3-2 = Bezahlte und zurückgelegte Papiere liegen offen neben dem Stapel. Ist ein Papier zu ziehen und der Stapel
    leer, werden sie gemischt und sind der neue Stapel.
rule-L3-3 = Entzünden: Wähl eine Laterne auf dem Fluss und zahl die Papiere, die sie zeigt. Gold steht für jede Farbe,
    aber nur für Papiere, die dir fehlen. Die Laterne schwimmt nun vor dir. Von zwei gleichen Laternen nimmst du die,
    die der Mündung näher ist.
rule-L3-4 = War es die Laterne an der Mündung? Dann zieh ein Papier. Die Laternen dahinter rücken nach, und sofort
    kommt die nächste aus der Quelle.
rule-L3-5 = Wünschen: Leg ein rotes, grünes oder blaues Papier deiner Hand verdeckt vor dich. Du hast zwei Wünsche in
    einer Nacht, oder weniger, wenn der Tisch das so ausgemacht hat.

## 4 Im Morgengrauen

section-L4 = Im Morgengrauen
rule-L4-1 = Jede deiner Laternen bringt die Punkte, die sie zeigt.
rule-L4-2 = Deine Laternen bilden Sätze aus verschiedenen Formen, so groß wie möglich; jede Laterne gehört zu einem
    Satz. Ein Satz aus zwei Formen bringt 2 Punkte, aus dreien 5, aus allen vieren 9.
rule-L4-3 = Deckt eure Wünsche auf. Jeder bringt 3 Punkte für jede Laterne seiner Farbe, die du nach ihm entzündet
    hast.
rule-L4-4 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Laternen; ist auch das gleich, gewinnt
    ihr gemeinsam.
