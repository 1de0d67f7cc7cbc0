# Gesetze, ihre Konsequenzen, Technologien, Bürger und Berater: Titel, Stimmungstexte, Namen der Optionen.

## Gesetze

card-G01 = Kleine Hände
flavour-G01 = Es gibt mehr zu tragen, als Rücken da sind. Wer groß genug ist, einen Korb zu ziehen, hat jetzt einen
    Korb.
card-G02 = Ein Dach für die Kleinen
flavour-G02 = Ein warmer Raum mit einer richtigen Tür, und dahinter alle Kinder der Stadt. Die Größeren schöpfen Suppe
    und kommen sich wichtig vor.
card-G03 = Dünne Suppe
flavour-G03 = Die Köche haben entdeckt, dass ein Topf doppelt so weit reicht, wenn niemand hineinsieht. Die Arbeiter
    sehen hinein.
card-G04 = Rationshefte
flavour-G04 = Jeder Name, jede Portion, jeder Stempel, angeschlagen, wo alle es lesen. Was knapp ist, ist wenigstens
    für alle knapp.
card-G05 = Drei in einer Koje
flavour-G05 = Zu dritt in der Koje ist es warm, wenn einem gleich ist, wessen Ellbogen das sind. Den meisten von uns
    ist es nicht gleich.
card-G06 = Planen und heiße Ziegel
flavour-G06 = Was der Sturm aufgerissen hat, bekommt ein Dach aus Segeltuch, und vor dem Lichtlöschen gehen Ziegel
    vom Kesselrost von Bett zu Bett. Es ist wenig, aber es kommt jede Nacht.
card-G07 = Das heilige Feuer
flavour-G07 = Die alten Gebete waren für milderes Wetter gemacht. Hier knien wir vor der Feuerung, und jede Woche
    knien mehr von uns.
card-G08 = In Reih und Glied
flavour-G08 = Eine Stadt ist eine Maschine, und eine Maschine braucht jedes Teil an seinem Platz. Lose Teile werden
    festgezogen.
card-G09 = Pflege für Unheilbare
flavour-G09 = Manche werden nie wieder eine Hacke schwingen. Wir haben beschlossen, dass sie trotzdem zu uns gehören.
card-G10 = Blut im Sand
flavour-G10 = Schlagen werden sie so oder so. Dann soll es in einem Ring geschehen, mit Glocke und mit Publikum.
card-G11 = Fusel und Fiedel
flavour-G11 = Kartoffelschalen, Sägemehlwärme und eine Fiedel mit drei Saiten. Eine Stunde lang spricht niemand vom
    Thermometer.
card-G12 = Die Lehrlingsbank
flavour-G12 = Die klügsten Kinder haben Lineale, Ölkannen und einen Platz am Ofen des Zeichenbüros bekommen. Die
    Kindheit wurde nicht gefragt.
card-G13 = Der zweite Pfiff
flavour-G13 = Beim ersten Pfiff ist die Schicht zu Ende. Beim zweiten ist sie es für manche doch nicht.
card-G14 = Studium der Toten
flavour-G14 = Ein Körper auf dem Tisch lehrt die Chirurgen, was ein Körper im Bett nicht konnte. Die Familien werden
    hinterher gefragt.
card-G15 = Der verdeckte Karren
flavour-G15 = Vor Sonnenaufgang fahren die Toten ab, unter der Plane, und die Köche fragen nie, womit der Kutscher
    bezahlt wird. Keine Glocke, keine Namen.
card-G16 = Die Nachtwache
flavour-G16 = Männer mit Armbinden und ein Kohlenbecken an jeder Ecke. Wärmt euch ruhig die Hände, und sprecht leise.

## Konsequenzen der Gesetze

card-K01A = Schwarzer Speichel
flavour-K01A = Die Kleinen haben gelernt, wie alte Bergleute zu husten. Wer heute draußen war, hustet am lautesten.
card-K01B = Das Förderband klemmt
flavour-K01B = Das Band blieb stehen, weil etwas darin steckte. Die anderen Kinder stehen darum herum und sagen nicht,
    was.
option-K01B-1 = Das ganze Band mit Gittern sichern
option-K01B-2 = Alle heimschicken, bis es repariert ist
option-K01B-3 = Das Band freimachen und weiter

card-K02A = Laternen im Fenster
flavour-K02A = Auf dem Heimweg von der Schicht suchen die Eltern dieses Fenster. Brennt Licht, gehen sie den Rest des
    Weges aufrecht.
card-K02B = Ein Husten, dreißig Betten
flavour-K02B = Was eines zum Frühstück mitbringt, haben bis zum Abendbrot alle. Hier wird alles geteilt.

card-K03A = Knie aus Wasser
flavour-K03A = Ein Schlepper hat sich heute mitten auf die Straße gesetzt und wusste nicht mehr, wie man aufsteht. So
    dünne Suppe trägt niemanden weit.
card-K03B = Tief unten im Topf
flavour-K03B = Den Freunden des Kochs wird vom Grund geschöpft. Alle anderen bekommen die Aussicht von oben.
option-K03B-1 = Jeder sorge für sich selbst
option-K03B-2 = Die Küche soll es zurückzahlen
option-K03B-3 = Den Koch zum Tor hinausjagen

card-K04A = Falsche Stempel
flavour-K04A = Die Kartoffelstempel sind gute Arbeit, das muss man zugeben. Das Lager ist leerer, als die Bücher
    sagen.
card-K04B = Das Ende der Schlange
flavour-K04B = Alle sahen heute auf den Letzten in der Schlange, um zu sehen, was für ihn übrig bleibt. Es war eine
    Art Abstimmung.

card-K05A = Ein Vorhang breit Platz
flavour-K05A = Sie haben Decken zwischen die Kojen gehängt und die überzähligen Schläfer hinausgeworfen. Heute Nacht
    trägt jedes Bett nur die, für die es gebaut ist.
card-K05B = Zu nah
flavour-K05B = Ein geborgter Löffel, ein Blick auf eine Ehefrau, ein Stiefel in jemandes Gesicht. Fremde, die dieselbe
    Luft atmen, werden davon keine Freunde.

card-K06A = Schwelendes Sackleinen
flavour-K06A = Einer der Ziegel war zu heiß für seine Hülle. Das Zelt ging in Flammen auf wie ein Lampion.
option-K06A-1 = Das Zelt brennen lassen
option-K06A-2 = Die Flammen ausschlagen
card-K06B = Das Ziegelbuch
flavour-K06B = Die Leute rechnen inzwischen mit den Ziegeln, und dann zählen sie die Ziegel. Drei gute Nächte, und sie
    glauben wieder an uns.

card-K07A = Gebet vor Medizin
flavour-K07A = Eine Familie hat dem Chirurgen die Tür verriegelt. Die Feuerung gibt, und die Feuerung nimmt, rufen sie
    durch die Bretter.
option-K07A-1 = Sie ihren Gebeten überlassen
option-K07A-2 = Bei ihnen ausharren, bis sie öffnen
option-K07A-3 = Die Tür aufbrechen
card-K07B = Die stehen blieben
flavour-K07B = Bei der Abendhymne hat ein Dutzend Leute nicht gekniet. Inzwischen kennt jeder sie alle beim Namen.

card-K08A = Ein Kasten voller Briefe
flavour-K08A = Wir baten die Leute zu melden, was sie hören. Sie haben viel gehört, meistens über ihre Nachbarn.
option-K08A-1 = Den Briefen nachgehen
option-K08A-2 = Sie auf dem Platz verbrennen
option-K08A-3 = Die lautesten Namen einsperren
card-K08B = Der Eid auf dem Platz
flavour-K08B = Sie schwören ihn in Reihen, die Hand auf dem Herzen. In einer ruhigen Stadt ist er eine Feier, in einer
    unruhigen ein Sieb.

card-K09A = Betten, die nie leer werden
flavour-K09A = Die Gesunden fragen, was die Kranken zu essen bekommen, und die Kranken hören sie fragen. Ein
    Versprechen wie unseres hält man vor aller Augen.
card-K09B = Die Liste der Oberin
flavour-K09B = Sie hat aufgeschrieben, was sie braucht, und unterstrichen, womit sie zufrieden wäre. Es ist keine
    lange Liste.
option-K09B-1 = Ihr den Saal der Ingenieure geben
option-K09B-2 = Ihr die Betten bauen
option-K09B-3 = Ihr einen Festtag schenken

card-K10A = Blutige Knöchel
flavour-K10A = Der Groll der Woche wurde an einem Abend beglichen. Ein paar Kiefer auch.
card-K10B = Der Unbesiegte
flavour-K10B = Noch keiner hat ihn zu Boden gebracht, und er redet inzwischen gern darüber. Die Menge will wissen, was
    als Nächstes kommt.
option-K10B-1 = Die Wetten besteuern
option-K10B-2 = Ihn gegen ein Dutzend stellen
option-K10B-3 = Ihn als Rottenführer anheuern

card-K11A = Der Morgen danach
flavour-K11A = Die Maische war für Brot gedacht und die Trinker für die Arbeit. Beides ist verloren.
card-K11B = Ein Lied mit vierzig Strophen
flavour-K11B = Jemand stimmte es an, und niemand wollte als Erster heimgehen. Der Ofen brannte bis zum Morgen; wo es
    keinen Ofen gab, sangen sie nur vom Geld.

card-K12A = Ein kluges Paar Hände
flavour-K12A = Die Jüngste im Zeichenbüro hat den Fehler auf Blatt neun gefunden. Geschlafen hat sie seit Blatt vier
    nicht mehr.
card-K12B = Das falsche Ventil
flavour-K12B = Er sollte das linke drehen, und niemand sagte ihm, von wem aus links. Nun summt der ganze Generator
    einen Ton, den er nicht kennen dürfte.
option-K12B-1 = Raum räumen und summen lassen
option-K12B-2 = Die Lehrlinge drehen es von Hand zu
option-K12B-3 = Einen Meister bitten, über Nacht zu bleiben

card-K13A = Auf dem Werkzeug sitzen
flavour-K13A = Beim zweiten Pfiff stand niemand auf. Sie schreien nicht. Gerade das beunruhigt die Aufseher.
option-K13A-1 = Einen Tag lang nicht pfeifen
option-K13A-2 = Noch einmal pfeifen
option-K13A-3 = Erst ein zweites Abendbrot
card-K13B = Schlaf am Zahnrad
flavour-K13B = Es war die vierzehnte Stunde, und sein Ärmel war vor ihm im Getriebe. Jemand hätte auf ihn achten
    sollen.

card-K14A = Gläser im Regal
flavour-K14A = Die Chirurgen haben diese Woche viel gelernt. Eine Witwe hat gelernt, wo ihr Mann aufbewahrt wird.
card-K14B = Das Kreidetheater
flavour-K14B = Zwanzig Ingenieure beugten sich über den Tisch, um zu sehen, und einer schnitt sich an dem, was man ihm
    zeigte.
option-K14B-1 = Die Stunde zu Ende führen
option-K14B-2 = Erst alle Instrumente auskochen
option-K14B-3 = Den Saal räumen

card-K15A = Leere Erde
flavour-K15A = Ein Junge suchte das Grab seiner Mutter und kam mit einer Frage zurück. Jetzt haben alle diese Frage.
card-K15B = Ein Name an jeder Tür
flavour-K15B = Am Morgen standen die Namen der Toten mit Kreide an der halben Stadt. Jemand wird sie verlesen müssen,
    an einem Feuer, laut.

card-K16A = Kohle für die Ecken
flavour-K16A = Die Wache verheizt mehr als das Speisehaus. Immerhin sind die Straßen still, solange die Becken
    brennen.
card-K16B = Armbinden im Dunkeln
flavour-K16B = Fünf Männer der Wache und einer, der Widerworte gab. Der Schnee am Lager ist noch immer rosa.
option-K16B-1 = Von Rauferei reden
option-K16B-2 = Ihren Hauptmann vor Gericht stellen
option-K16B-3 = Gar nichts sagen

## Technologien

card-T01 = Birkenkufen
flavour-T01 = Halb so schwer und doppelt so geschwungen. Die erste Meile kostet die Späher jetzt nichts als Atem.
card-T02 = Drahtschlingen
flavour-T02 = Zwischen den Hütten laufen ganze Straßen aus Schlingen. Sie jagen, während die Jäger schlafen.
card-T03 = Eiserne Rechen
flavour-T03 = Was der Frost am Boden festgeschweißt hat, hebt ein heißer Eisenzahn. Kein Korb kommt mehr halb leer
    heim.
card-T04 = Zweimannsägen
flavour-T04 = Gefrorene Stämme klingen wie Glocken und brechen wie Glas, wenn die Zähne richtig stehen.
card-T05 = Feldchirurgie
flavour-T05 = Ein Klapptisch, eine saubere Klinge und eine Seite Regeln. Das rettet die, für die das Krankenhaus zu
    weit ist.
card-T06 = Überdruckventile
flavour-T06 = Der Kessel schreit jetzt, bevor er platzt, und bläst das Schlimmste durchs Dach. Mit dem Schreien können
    wir leben.
card-T07 = Umhüllte Rohre
flavour-T07 = Filz, Teer und Sackleinen um jedes Rohr in jedem Werkraum. Die Wärme kommt dort an, wohin sie soll.
card-T08 = Kohlenstaubbrenner
flavour-T08 = Früher haben wir ihn zusammengefegt und verflucht. Gepresst, gesiebt und in die Flamme geblasen, tut der
    Staub ein Drittel der Arbeit.

## Bürger: Arbeiter

card-B01 = Edda Torvald
flavour-B01 = Eine Köhlerin, die am Knistern hört, wann der Meiler fertig ist.
card-B02 = Big Tam Ridley
flavour-B02 = Einst Träger auf dem Fischmarkt, hat er nie gelernt, zweimal zu gehen.
card-B03 = Ansa Lindqvist
flavour-B03 = Sie jagte auf diesen Graten, ehe es eine Stadt gab, und trägt einen Feuertopf unter dem Mantel.
card-B04 = Joss Hatherley
flavour-B04 = Ein Förster, der erst mit dem Baum redet und ihn dann genau dorthin legt, wo er gesagt hat.
card-B05 = Mutter Brannock
flavour-B05 = Sie schaufelt in vier Tüchern, singt in drei Sprachen und war seit dem alten König nicht krank.
card-B06 = Nils Oakshott
flavour-B06 = Ein Schiffbauer ohne Meer, der jeden Nagel gerade klopft und kein Brett vergeudet.
card-B07 = Corin Vale
flavour-B07 = Zieht er hinaus, winkt er jedes Mal vom letzten Grat, und die ganze Stadt wartet darauf.
card-B08 = Hob Prentiss
flavour-B08 = Welche undankbare Arbeit auch am Brett hängt, Hob macht schon Witze darüber.
card-B09 = Sanna Greaves
flavour-B09 = Sie fuhr den Schneepflug der Nordbahn, und genauso führt sie die Schaufel.
card-B10 = Dorrit Malone
flavour-B10 = Eine Dachdeckerin, die an keinem Gebäude vorbeigeht, ohne es zu verbessern.
card-B11 = Old Fergus Pike
flavour-B11 = Vierzig Jahre unter Tage haben ihn gelehrt, wohin ein Flöz läuft, wenn es sich unbeobachtet glaubt.

## Bürger: Ingenieure

card-B12 = Dr. Ilse Marrow
flavour-B12 = Sie weiß den Namen jedes Patienten und sorgt dafür, dass die anderen ihn auch wissen.
card-B13 = Barnaby Stoke
flavour-B13 = Ein Lokomotivschlosser, der neben dem Kessel schläft und aufwacht, wenn dessen Ton sich ändert.
card-B14 = Honora Finch
flavour-B14 = Die Schreiberin für Eingaben kann einen unangenehmen Brief für sehr lange Zeit verschwinden lassen.
card-B15 = Casimir Dolan
flavour-B15 = Er baut Laufmaschinen aus Ofenplatten und Uhrfedern und entschuldigt sich bei jeder einzelnen.
card-B16 = Rosalind Achebe
flavour-B16 = Eine Botanikerin, die im Saum ihres Rocks Samen nach Norden geschmuggelt hat.
card-B17 = Wundarzt Pell
flavour-B17 = In der Hauptstadt verlor er die Zulassung, weil er zu viel wagte; heute ist eben das am meisten gefragt.
card-B18 = Professorin Amory Quill
flavour-B18 = Am besten denkt sie nachts in einem heißen Zimmer, und die Kohle stellt sie der Stadt in Rechnung.
card-B19 = Wilhelmina Tarr
flavour-B19 = Sie arbeitet ihre Essenspausen durch und dann die aller anderen.
card-B20 = Josephine Abara
flavour-B20 = Eine Ingenieurin, für die ein gutes Essen ein tragendes Bauteil ist.
card-B21 = Leutnant Osric Hale
flavour-B21 = Ein Landvermesser der verlorenen Expedition, der weiß, wer noch dort draußen sein könnte.
card-B22 = Matthias Flint
flavour-B22 = Jedes Dampfrohr der Stadt ist er auf den Knien abgegangen, mit einem Stethoskop.

## Bürger: Kinder

card-B23 = Pip
flavour-B23 = Sie findet Holz, wo keines ist, und man fragt besser nicht, wessen Zaun das war.
card-B24 = Clara Bell
flavour-B24 = Im Krankensaal hält sie Hände, und nach Hause schicken lässt sie sich nicht.
card-B25 = Klein Augustin
flavour-B25 = Er trägt die Schüsseln, verschüttet nichts und hat für jeden in der Schlange ein Wort.
card-B26 = Wren Ashby
flavour-B26 = Sie klettert auf das Höchste, was da ist, und zeichnet, was dahinter liegt.
card-B27 = Tobias Crook
flavour-B27 = Der beste Schlingenleger der Stadt ist neun Jahre alt und behält die Eichhörnchenschwänze.
card-B28 = Maud und ihr Bruder
flavour-B28 = Wo etwas gebaut wird, bauen sie es daneben im Kleinen nach und laden alle anderen dazu ein.
card-B29 = Emmeline Shore
flavour-B29 = Auf der Plattform trug sie ein Gedicht vor, und die Männer vorn stellten ihre Flaschen ab.
card-B30 = Rußjack
flavour-B30 = Ein Kaminkehrerjunge, dünn genug für jeden Abzug und schwarz bis auf die Knochen.

## Berater

card-generator-lead = Kesselmeister
flavour-generator-lead = Eine Hand hat er immer am Druckrad, und während er dreht, bittet er um Vertrauen.
card-health-officer = Oberschwester
flavour-health-officer = Jeden Morgen zählt sie die Betten, und dann sucht sie jemanden, dem nicht alles gleich ist.
card-society-adviser = Friedensstifter
flavour-society-adviser = Er weiß, was die Stadt murren wird, bevor sie murrt, und welches gute Wort oder welcher
    geteilte Laib sie beruhigt.
card-foreman = Schichtführerin
flavour-foreman = Gebt ihr Leute, die arbeiten wollen, und sie hat sie vor dem ersten Pfiff draußen und mit vollen
    Schlitten wieder daheim.
