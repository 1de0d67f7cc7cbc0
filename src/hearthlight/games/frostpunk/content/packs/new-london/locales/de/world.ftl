# Orte, Wetter, Szenario, Gruppen und Gebäude von New London, in eigenen Worten.

## Expeditionen

card-X01 = Das geräumte Lager
flavour-X01 = Neun Zelte, neun Öfen, und in jedem liegt das Reisig bereit und wurde nie angezündet. Das Vorratszelt
    ist voll, und die einzige Fußspur führt von ihm fort.
way-X01-1 = Die Dosen laden und vor Nacht fort sein
way-X01-2 = Die Dosen nehmen und der Spur folgen

card-X02 = Der gekippte Schlitten
flavour-X02 = Ein Lastschlitten ist in eine Rinne gestürzt, das Gespann lange fort. Die Hälfte der Säcke ist geplatzt,
    und der Schnee darunter ist schwarz von Kohle.
way-X02-1 = Unseren Schlitten füllen und umkehren
way-X02-2 = Mitnehmen, was wir weiter tragen können

card-X03 = Rauch aus einem Kamin
flavour-X03 = Eine Hütte, nicht größer als ein Karren, und eine Familie, die die Tür verriegelt hält, bis sie unsere
    Gesichter sieht. Ihre Regale sind voller als ihre Wangen.
way-X03-1 = Die Familie mit nach Hause nehmen
way-X03-2 = Ihre Regale leeren
way-X03-3 = Sie auf unsere Spur schicken und weiterziehen

card-X04 = Die gefrorene Fähre
flavour-X04 = Eine Flussfähre steht aufrecht im Eis, an der Reling hängen noch die Lampen. Im Steuerhaus hat jemand
    geschlafen.
way-X04-1 = Das Deck zu Holz zerlegen
way-X04-2 = Nach den Schläfern suchen
way-X04-3 = Reling und Bänke nehmen und weiterziehen

card-X05 = Das Forsthaus
flavour-X05 = Das halbe Dach ist unter dem Schnee eingebrochen, die andere Hälfte schützt einen Holzstoß und eine
    Speisekammer. An der Wand hängen Bildnisse, die Gesichter zur Wand gekehrt.
way-X05-1 = Dieser Ort ist nichts für uns, nur heim
way-X05-2 = Aufladen und weiter

card-X06 = Der Vermessungsmast
flavour-X06 = Ein eiserner Mast mit einer Kiste am Fuß, und in der Kiste Karten mit Routen in Bleistift. Eine Linie
    führt viel weiter hinaus, als einer von uns gewagt hätte.
way-X06-1 = Heim mit Karten und Rationen der Vermesser
way-X06-2 = Der nahen Route folgen
way-X06-3 = Mit mehr Brennstoff die ferne Linie wagen

card-X07 = Schläfer am Weg
flavour-X07 = Neun Menschen sitzen im Kreis um Asche, Schulter an Schulter. Der Frost hat sie bewahrt, wie sie am
    letzten Abend waren.
way-X07-1 = Sie begraben, dann ihr Gepäck nehmen
way-X07-2 = Das Gepäck nehmen und sie sitzen lassen
way-X07-3 = Mit ein paar Dosen an ihnen vorbei

card-X08 = Der Walfängerschuppen
flavour-X08 = An einem Strand ohne Meer steht ein Schuppen voller Fässer. Der Geruch ist scheußlich, und es ist der
    Geruch von Essen.
way-X08-1 = Die Fässer heimrollen
way-X08-2 = Die leichteren Fässer mitnehmen

card-X09 = Die Schmalspurbahn
flavour-X09 = Eine kleine Lokomotive steht, wo der Schnee sie aufhielt, drei Loren dahinter. Der Heizer hat seine
    Schaufel ordentlich in die Halterung gehängt.
way-X09-1 = Tender und erste Lore leeren
way-X09-2 = Den ganzen Zug ausschlachten
way-X09-3 = Die Säcke füllen und den Schienen folgen

card-X10 = Kinder ziehen einen Schlitten
flavour-X10 = Vier von ihnen halten das Seil, ein fünftes geht mit der Laterne voran. Die Großen kommen gleich nach,
    sagen sie.
way-X10-1 = Sie auf unseren Schlitten heben
way-X10-2 = Erst zu essen geben, dann heimbringen
way-X10-3 = Ihnen ein Feuer lassen und sie später holen

card-X11 = Der Holzplatz
flavour-X11 = Stämme liegen haushoch gestapelt und zu einem Block vereist. Im Schuppen hängen die Sägen, geölt für
    einen Frühling, der nicht kam.
way-X11-1 = Heraushacken, was wir ziehen können
way-X11-2 = Den Stapel sprengen und alles nehmen
way-X11-3 = Eine kleine Ladung spalten und weiter

card-X12 = Männer ohne Abzeichen
flavour-X12 = Ein Trupp, der seinen Posten verlassen hat, hat sich unter einem Felsen eingegraben. Sie bieten ihre
    Hände zur Arbeit an und halten den Blick gesenkt.
way-X12-1 = Sie aufnehmen und nichts sagen
way-X12-2 = Ein paar Dosen gegen ihre Kohle tauschen
way-X12-3 = Ihnen die Stadt weisen und weiterziehen

card-X13 = Die kalte Kapelle
flavour-X13 = Das Dach hat gehalten, und die Bänke stehen in Reihen. Jemand hat Namen an die Wand geschrieben und
    Platz für weitere gelassen.
way-X13-1 = Die Lampe anzünden, bevor wir gehen
way-X13-2 = Die Bänke werden gut brennen
way-X13-3 = Eine Stunde rasten und weiterziehen

card-X14 = Leinen durchs Eis
flavour-X14 = Zwei Windschirme aus Robbenfell, eine Reihe Löcher und ein Fang, der daliegt wie Silber. Die Fischer
    haben seit dem Sommer keinen Fremden gesehen.
way-X14-1 = Sie bitten, für uns zu fischen
way-X14-2 = Den Fang mit Brennholz kaufen
way-X14-3 = Einen Anteil nehmen und weiterziehen

card-X15 = Das Signalfeuer
flavour-X15 = Jede Stunde steigt vom Grat ein Licht auf, dreimal kurz, einmal lang. Zwei Frauen in Eisenbahnermänteln
    haben es mit ihren eigenen Möbeln genährt.
way-X15-1 = Die Signalgeberinnen heimbringen
way-X15-2 = Ihnen den Weg sagen und weiterziehen

card-X16 = Das Depot in der Wehe
flavour-X16 = Unsere Stange stößt auf Holz, wo die Karte nichts zeigt. Darunter liegt ein Lager, das eine Expedition
    eingegraben und nie wieder aufgesucht hat.
way-X16-1 = Eine Ladung nehmen, den Ort markieren
way-X16-2 = Es bis auf den Boden leeren
way-X16-3 = Gut versorgt weiterziehen

card-X17 = Das Zechentor
flavour-X17 = Der Förderturm neigt sich über den Schacht wie ein müder Mann. Was vor dem Ende heraufkam, liegt noch in
    Wagen unter dem Eis.
way-X17-1 = Die Wagen anspannen
way-X17-2 = Auch den Dampfkern der Pumpe nehmen
way-X17-3 = Einen Wagen laden und weiterziehen

card-X18 = Die gestrandete Maschine
flavour-X18 = Eine Maschine, hoch wie eine Kirche, liegt mit dem Bauch auf dem Eis, und ihre Luke steht offen. Tief im
    Innern ist noch etwas schwach warm.
way-X18-1 = Den Dampfkern ziehen, die Bunker leeren
way-X18-2 = Den Dampfkern ziehen und weiter

card-X19 = Der ummauerte Hof
flavour-X19 = Hinter einer Mauer aus Schneeziegeln haben acht Menschen und eine Kuh den Winter überstanden. Zu essen
    haben sie bis zum Frühling, Kohle nicht bis Sonntag.
way-X19-1 = Sie alle mitnehmen
way-X19-2 = Das Essen nehmen und gehen
way-X19-3 = Kohle teilen und Freunde zurücklassen

card-X20 = Das Feldlazarett
flavour-X20 = Vierzig Betten in einem Zelt, das steif gefroren ist wie eine Trommel. Drei Pfleger sind noch auf den
    Beinen, und sie bitten uns um Seife.
way-X20-1 = Pfleger, Truhe und alle, die gehen können
way-X20-2 = Jeden von ihnen mitnehmen
way-X20-3 = Ihre Methoden abschreiben und weiter

card-X21 = Der gebrochene Viadukt
flavour-X21 = Die mittleren Bögen sind fort, und das Holz des Gerüsts liegt in der Schlucht. Ein Seil führt noch
    hinüber.
way-X21-1 = Holz schleppen, bis es dunkel ist
way-X21-2 = Das Gerüst abtragen bis zum letzten Brett
way-X21-3 = Den Übergang flicken und hinüber

card-X22 = Das Gewölbe des Samenhändlers
flavour-X22 = Ein Keller mit Eisentür und Thermometer und Reihen von Schubladen mit lateinischen Namen. Der Schreiber
    ist an seinem Pult gestorben, das Inventar vollständig.
way-X22-1 = Die Kornsäcke nehmen
way-X22-2 = Die kleinen Schubladen nehmen und weiter

card-X23 = Die Sternwarte
flavour-X23 = Die Kuppel dreht sich, wenn wir schieben. Ihre Leute haben stündlich die Kälte gemessen und wissen mehr
    von ihr, als gut ist.
way-X23-1 = Die Beobachter und ihre Bücher holen
way-X23-2 = Den Antrieb der großen Kuppel holen
way-X23-3 = Die Tabellen abschreiben und weiter

card-X24 = Das Schiff im Packeis
flavour-X24 = Es liegt so schräg, dass wir es besteigen wie einen Hügel. Die Mannschaft hat Disziplin gehalten, einen
    Ofen und sonntags einen Choral.
way-X24-1 = Die Mannschaft anheuern
way-X24-2 = Das Schiff bergen, die Mannschaft bleibt an Bord
way-X24-3 = Werkzeug gegen Planken, dann weiter

card-X25 = Männer mit Gewehren
flavour-X25 = An einer Sperre aus Schlitten halten sie uns an und sehen weniger auf unsere Waffen als auf unser Brot.
    Ihr Hauptmann wäre lieber gefragt als gefürchtet.
way-X25-1 = Sie an unserem Feuer wärmen und einladen
way-X25-2 = Den Zoll zahlen und umkehren
way-X25-3 = Mit einem ihrer Säcke im Dunkeln vorbei

card-X26 = Zwei Schlitten, ein Weg
flavour-X26 = Eine Lehrerin mit ihrer Klasse auf dem einen Schlitten, eine Ladung Maschinenteile auf dem anderen. Uns
    bleibt ein Hundegespann.
way-X26-1 = Die Kinder
way-X26-2 = Die Maschinenteile
way-X26-3 = Die Lehrerin führt die Kinder, wir ziehen weiter

card-X27 = Der Maschinenhof
flavour-X27 = Reihen eiserner Beine stehen in einem Schuppen wie Pferde im Stall. Den meisten hat man das Herz
    geraubt, aber eine gehorcht noch dem Hebel.
way-X27-1 = Anheizen und heimlaufen lassen
way-X27-2 = Für ihren Dampfkern zerlegen
way-X27-3 = Einen Dampfkern nehmen und weiter

card-X28 = Kreuze in einer Reihe
flavour-X28 = Dreißig Gräber, ordentlich ausgehoben, und am Ende der Reihe ein offenes, in dem der Totengräber liegt.
    Sein Handkarren ist noch gepackt.
way-X28-1 = Seine Arbeit vollenden, dann der Karren
way-X28-2 = Den Karren nehmen
way-X28-3 = Ein wenig nehmen und still weiterziehen

card-X29 = Die warme Quelle
flavour-X29 = Aus einer Senke steigt Dampf, und im Dampf sind Stimmen. Sie leben von Wurzeln und heißem Wasser und
    sind dabei sonderbar heiter geworden.
way-X29-1 = Sie einladen und einmal selbst baden
way-X29-2 = Alle mitnehmen, Jung und Alt
way-X29-3 = Unsere Kranken herschicken und weiterziehen

card-X30 = Die Wechselstation
flavour-X30 = Ein Steinhaus, in dem einst die Schlitten ihre Hunde wechselten. Der Wirt hat seinen Vorrat geordnet
    hinterlassen und einen Zettel, auf dem „Verzeihung“ steht.
way-X30-1 = Den Vorrat laden
way-X30-2 = Den Vorrat laden und den weiten Weg gehen

card-X31 = Der andere Krater
flavour-X31 = Hier steht ein Turm wie unserer, und er ist kalt. Wer ihn baute, hatte alles außer Zeit.
way-X31-1 = Die Dampfkerne des toten Turms nehmen
way-X31-2 = Die Baracken nach Lebenden absuchen

card-X32 = Der eiserne Leuchtturm
flavour-X32 = Er steht, wo einmal Küste war, und seine Lampe ist nie erloschen. Die Wärter zählen die Tage nach den
    Stufen, die sie noch schaffen.
way-X32-1 = Die Wärter und ihre Familien heimbringen
way-X32-2 = Dampfkern und Öl der Lampe nehmen
way-X32-3 = Die Lampe brennen lassen, nur die Jungen holen

card-X33 = Die Stadt im Salz
flavour-X33 = Ganze Straßen sind ins Salz gehauen, mit Lampen und Ladenschildern. Sie haben einen Rat, eine
    Blaskapelle und kein Brennholz mehr.
way-X33-1 = Sie hinausführen
way-X33-2 = Ihre Vorräte mit Versprechen kaufen
way-X33-3 = Abstimmen lassen, wie es dort Brauch ist

card-X34 = Das Arsenal
flavour-X34 = Hinter der letzten Tür stehen sie in ihren Gestellen, unberührt, Papieranhänger an den Haken. Wer sie
    bestellt hat, hat den Empfang nie quittiert.
way-X34-1 = Zwei anheizen und heimmarschieren
way-X34-2 = Eine wecken und mit Ersatzteilen beladen
way-X34-3 = Nur ihre Herzen heimbringen

card-X35 = Der liegen gebliebene Treck
flavour-X35 = Vierzig Schlitten in einer Linie, die Planen noch verschnürt. Ein paar Menschen leben darunter, und
    jeden Tag ein paar weniger.
way-X35-1 = Zuerst die Menschen
way-X35-2 = Zuerst die Ladung
way-X35-3 = Von jedem die Hälfte

card-X36 = Der letzte Zug
flavour-X36 = Er sollte nach Süden fahren und kam bis zu diesem Einschnitt. Seine Güterwagen wurden nie geöffnet.
way-X36-1 = Die Wagen öffnen
way-X36-2 = Den Kessel ausbauen

card-X37 = Der gläserne Garten
flavour-X37 = Unter einem Hügel aus Schnee ist Licht, und unter dem Licht sind Bohnen. Der Gärtner bittet uns, die
    Stiefel abzuputzen.
way-X37-1 = Alles ernten
way-X37-2 = Die Gärtner holen, die Wurzeln lassen

card-X38 = Der tiefe Schacht
flavour-X38 = Er reicht tiefer als unsere Seile, und warme Luft steigt herauf. Auf dem ersten Absatz stapeln sich
    Kisten mit königlichem Siegel.
way-X38-1 = Hinabsteigen und die Kisten bergen
way-X38-2 = Eine zweite Seilschaft auf den Grund schicken
way-X38-3 = Nehmen, was auf dem ersten Absatz liegt

card-X39 = Der Keller des Gouverneurs
flavour-X39 = Unter einer ausgebrannten Villa liegen Wein, Mehl und zwei Familien von Dienstboten. Der Gouverneur ist
    mit dem guten Schlitten vorausgefahren.
way-X39-1 = Die Dienstboten mit allem, was sie tragen
way-X39-2 = Das Mehl und die Täfelung holen
way-X39-3 = Den Wein daheim ausschenken, für alle

card-X40 = Die stille Stadt
flavour-X40 = Einen halben Tag gehen wir hindurch und zählen Schornsteine. Kein Rauch, keine Spuren, und jede Tür
    sorgsam geschlossen.
way-X40-1 = Ihre Glocke läuten, ihr Tor schließen, daheim berichten
way-X40-2 = Aus den Häusern holen, was Tote nicht brauchen
way-X40-3 = Keller für Keller nach Lebenden suchen

## Szenario

card-S01 = Ein Licht für die anderen
flavour-S01 = Wir waren nicht die Einzigen, die nach Norden aufbrachen. Eine Signalstation über dem Krater würde den
    anderen Kolonnen zeigen, dass einer der Türme brennt.

card-S02 = Laternen auf dem Grat
flavour-S02 = Drei Tage weit haben sie unser Licht gesehen und sind darauf zugegangen. Eine erste Gruppe steht am
    Kraterrand, und weiter draußen wartet eine zweite auf Vorräte für das letzte Stück.
option-S02-1 = Alle hereinlassen
option-S02-2 = Nur die, die arbeiten können
option-S02-3 = Sie weiterschicken, ihren Zoll behalten
action-S02 = Einen Vorratsschlitten zur zweiten Kolonne schicken

card-S03 = Niemand antwortet
flavour-S03 = Seit sieben Wochen kam nichts über den Rand als Schnee. Die Leute sagen jetzt laut, was sie früher
    nachts nur dachten: dass wir alles sind, was übrig ist.
option-S03-1 = Ihnen die Wahrheit sagen
option-S03-2 = Das Gerede verbieten
option-S03-3 = Erst die Zuversichtlichen reden lassen
action-S03 = Ein Gedenkmahl für die anderen halten

card-S04 = Der große Frost
flavour-S04 = Das Thermometer ist unter seinen letzten Strich gefallen, und die Vögel, die noch da waren, sind fort.
    In wenigen Tagen liegt eine Kälte auf uns, gegen die kein Feuer ankommt: Wir brauchen Vorräte an Brennstoff, Essen
    in der Kammer und ein Bett für jeden.
option-S04-1 = Es von der Plattform verkünden
option-S04-2 = Es nur den Vorarbeitern sagen
action-S04 = Brennstoff für den letzten Tag anlegen

card-S05 = Der weiße Tag
flavour-S05 = Die Türen sind abgedichtet, der Turm brüllt, und draußen gibt es keinen Himmel. Steht unsere Stadt in
    der Dämmerung noch, wird sie auch im Frühling stehen: Dann haben wir gewonnen.

card-S06 = Kein Licht am Himmel
flavour-S06 = Irgendwo dort draußen ziehen Kolonnen im Dunkeln an uns vorbei. Steigt die Signalstation doch noch auf,
    kehren manche vielleicht um.

card-S07 = Wir sind nicht allein
flavour-S07 = Fremde teilen unsere Suppe und erzählen von anderen Feuern. Heute Abend wird im Speisehaus gesungen, in
    zwei Sprachen und ohne Tonart.
action-S07 = Die Neuen fragen, was sie können

card-S08 = Was der Wind nimmt
flavour-S08 = Er kommt über den Rand wie eine Mauer, die fällt und nicht aufhört zu fallen. Was nur mit Pflöcken oder
    Nägeln am Boden hing, ist am Morgen nicht mehr da.

## Wetter

card-W01 = Klar und bitterkalt
card-W02 = Mildere Stunden
card-W03 = Strenger Frost
card-W04 = Bodenfrost
card-W05 = Aufziehende Wolken
card-W06 = Wind aus Norden
card-W07 = Eisnebel
card-W08 = Leichter Schnee
card-W09 = Gläserne Luft
card-W10 = Schneetreiben
card-W11 = Sturmfront
card-W12 = Graue Stille
card-W13 = Schneesturm
flavour-W01 = Kein Hauch geht, und der Schnee trägt einen Schlitten.
flavour-W02 = Einen Tag lang tropfen die Eiszapfen.
flavour-W03 = Nachts springen die Nägel in den Balken.
flavour-W04 = Die Kälte kriecht durch die Sohlen herauf.
flavour-W05 = Über dem Rand liegt ein dunkler Strich, und er wächst.
flavour-W06 = Die Schornsteine summen alle denselben Ton.
flavour-W07 = Die Glocke der Späher hören wir lange, bevor wir sie sehen.
flavour-W08 = Er fällt senkrecht herab und macht kein Geräusch.
flavour-W09 = Man sieht meilenweit, und jede Meile ist weiß.
flavour-W10 = Bis Mittag sind die Wege fort, die wir gegraben haben.
flavour-W11 = Das Barometer fällt, während wir hinsehen.
flavour-W12 = Nichts rührt sich, und alle warten.
flavour-W13 = Von Tür zu Tür ist ein Seil gespannt.

## Gruppen

card-start-1-normal = Gruppe I: die Passagierliste
flavour-start-1-normal = Schauerleute, Schreiber, ein Chor und eine ganze Straße aus dem Nordviertel, in der
    Reihenfolge, in der die Boote sie aufnahmen. Auf einen Koch und ein Lied haben sie sich geeinigt.
card-start-1-hard = Gruppe I: die Passagierliste (schwer)
flavour-start-1-hard = Dieselbe Liste, auf der mehr Namen gestrichen sind. Der Koch ist noch da und hat weniger zu
    kochen.

card-start-2-normal = Gruppe II: der Waisenzug
flavour-start-2-normal = Drei Schulen und ein Waisenhaus brachen gemeinsam auf, mit allen, die ein Kind tragen
    konnten. Es wird viel gelacht, und viele wollen essen.
card-start-2-hard = Gruppe II: der Waisenzug (schwer)
flavour-start-2-hard = Der Husten begann bei den Kleinsten. Seit Tagen verschenken die Lehrer ihr eigenes Brot.

card-start-3-normal = Gruppe III: das Zeichenbüro
flavour-start-3-normal = Ingenieure, Zeichner und ihre Frauen, die auch Ingenieure sind. Die Pläne und einen Dampfkern
    haben sie gerettet, die Spaten vergessen.
card-start-3-hard = Gruppe III: das Zeichenbüro (schwer)
flavour-start-3-hard = Sie stritten über den Weg, bis der Proviant knapp wurde. Sie streiten immer noch.

card-start-4-normal = Gruppe IV: das Fieberschiff
flavour-start-4-normal = Kein Hafen ließ sie an Land, also gingen sie über das Eis. Viele sind krank, und alle halten
    zusammen.
card-start-4-hard = Gruppe IV: das Fieberschiff (schwer)
flavour-start-4-hard = Das Fieber ging mit ihnen. Sie zählen nicht mehr, wen sie zurücklassen mussten.

card-start-5-normal = Gruppe V: die Nachtschicht
flavour-start-5-normal = Bergleute, die geradewegs aus der Grube kamen, die Loren voll und die Brotdosen leer. Diese
    Woche werden sie nicht frieren.
card-start-5-hard = Gruppe V: die Nachtschicht (schwer)
flavour-start-5-hard = Sie haben ihre Gürtel gekocht. Die Kohle glüht, und nichts steht auf dem Feuer.

card-start-6-normal = Gruppe VI: zwei Lager
flavour-start-6-normal = Die einen wollten umkehren, den anderen gehörte die Laufmaschine. Ihre Zelte haben sie zu
    beiden Seiten davon aufgeschlagen.
card-start-6-hard = Gruppe VI: zwei Lager (schwer)
flavour-start-6-hard = Um die letzte Kiste Zwieback gab es Schläge. Die Maschine stand dabei und zischte.

## Gebäude

building-name-cookhouse = Speisehaus
    .a = ein Speisehaus
    .none = kein Speisehaus
    .with = einem Speisehaus
    .in = im Speisehaus
    .many = Speisehäuser
building-name-platform = Plattform
    .a = eine Plattform
    .none = keine Plattform
    .with = einer Plattform
    .in = auf der Plattform
    .many = Plattformen
building-name-generator = Generator
    .a = einen Generator
    .none = keinen Generator
    .with = einem Generator
    .in = am Generator
    .many = Generatoren
building-name-workshop = Werkstatt
    .a = eine Werkstatt
    .none = keine Werkstatt
    .with = einer Werkstatt
    .in = in der Werkstatt
    .many = Werkstätten
building-name-charcoal-kiln = Holzkohlenmeiler
    .a = einen Holzkohlenmeiler
    .none = keinen Holzkohlenmeiler
    .with = einem Holzkohlenmeiler
    .in = am Holzkohlenmeiler
    .many = Holzkohlenmeiler
building-name-gathering-post = Sammelstelle
    .a = eine Sammelstelle
    .none = keine Sammelstelle
    .with = einer Sammelstelle
    .in = an der Sammelstelle
    .many = Sammelstellen
building-name-hunters-hut = Jagdhütte
    .a = eine Jagdhütte
    .none = keine Jagdhütte
    .with = einer Jagdhütte
    .in = in der Jagdhütte
    .many = Jagdhütten
building-name-factory = Fabrik
    .a = eine Fabrik
    .none = keine Fabrik
    .with = einer Fabrik
    .in = in der Fabrik
    .many = Fabriken
building-name-sawmill = Sägewerk
    .a = ein Sägewerk
    .none = kein Sägewerk
    .with = einem Sägewerk
    .in = im Sägewerk
    .many = Sägewerke
building-name-medical-post = Sanitätsstation
    .a = eine Sanitätsstation
    .none = keine Sanitätsstation
    .with = einer Sanitätsstation
    .in = in der Sanitätsstation
    .many = Sanitätsstationen
building-name-coal-thumper = Kohlegenerator
    .a = einen Kohlegenerator
    .none = keinen Kohlegenerator
    .with = einem Kohlegenerator
    .in = am Kohlegenerator
    .many = Kohlegeneratoren
building-name-beacon = Signalstation
    .a = eine Signalstation
    .none = keine Signalstation
    .with = einer Signalstation
    .in = in der Signalstation
    .many = Signalstationen
building-name-infirmary = Krankenhaus
    .a = ein Krankenhaus
    .none = kein Krankenhaus
    .with = einem Krankenhaus
    .in = im Krankenhaus
    .many = Krankenhäuser
building-name-hothouse = Treibhaus
    .a = ein Treibhaus
    .none = kein Treibhaus
    .with = einem Treibhaus
    .in = im Treibhaus
    .many = Treibhäuser
building-name-coal-mine = Kohlemine
    .a = eine Kohlemine
    .none = keine Kohlemine
    .with = einer Kohlemine
    .in = in der Kohlemine
    .many = Kohleminen
building-name-wall-drill = Mauerbohrer
    .a = einen Mauerbohrer
    .none = keinen Mauerbohrer
    .with = einem Mauerbohrer
    .in = am Mauerbohrer
    .many = Mauerbohrer
building-name-tent = Zelt
    .a = ein Zelt
    .none = kein Zelt
    .with = einem Zelt
    .in = im Zelt
    .many = Zelte
building-name-bunkhouse = Baracke
    .a = eine Baracke
    .none = keine Baracke
    .with = einer Baracke
    .in = in der Baracke
    .many = Baracken
building-name-house = Haus
    .a = ein Haus
    .none = kein Haus
    .with = einem Haus
    .in = im Haus
    .many = Häuser
building-name-ruin = Ruine
    .a = eine Ruine
    .none = keine Ruine
    .with = einer Ruine
    .in = in der Ruine
    .many = Ruinen
building-name-childrens-home = Kinderheim
    .a = ein Kinderheim
    .none = kein Kinderheim
    .with = einem Kinderheim
    .in = im Kinderheim
    .many = Kinderheime
building-name-care-home = Pflegeheim
    .a = ein Pflegeheim
    .none = kein Pflegeheim
    .with = einem Pflegeheim
    .in = im Pflegeheim
    .many = Pflegeheime
building-name-fighting-arena = Kampfarena
    .a = eine Kampfarena
    .none = keine Kampfarena
    .with = einer Kampfarena
    .in = in der Kampfarena
    .many = Kampfarenen
building-name-public-house = Wirtshaus
    .a = ein Wirtshaus
    .none = kein Wirtshaus
    .with = einem Wirtshaus
    .in = im Wirtshaus
    .many = Wirtshäuser
building-name-field-kitchen = Feldküche
    .a = eine Feldküche
    .none = keine Feldküche
    .with = einer Feldküche
    .in = in der Feldküche
    .many = Feldküchen
building-name-cemetery = Friedhof
    .a = einen Friedhof
    .none = keinen Friedhof
    .with = einem Friedhof
    .in = auf dem Friedhof
    .many = Friedhöfe
building-name-temple = Tempel
    .a = einen Tempel
    .none = keinen Tempel
    .with = einem Tempel
    .in = im Tempel
    .many = Tempel
building-name-faith-keepers = Glaubenshüter
    .a = die Glaubenshüter
    .none = keine Glaubenshüter
    .with = den Glaubenshütern
    .in = bei den Glaubenshütern
building-name-snow-pit = Schneegrube
    .a = eine Schneegrube
    .none = keine Schneegrube
    .with = einer Schneegrube
    .in = in der Schneegrube
    .many = Schneegruben
building-name-propaganda-centre = Propagandazentrum
    .a = ein Propagandazentrum
    .none = kein Propagandazentrum
    .with = einem Propagandazentrum
    .in = im Propagandazentrum
    .many = Propagandazentren
building-name-agitator = Agitator
    .a = einen Agitator
    .none = keinen Agitator
    .with = einem Agitator
    .in = beim Agitator
    .many = Agitatoren
building-name-prison = Gefängnis
    .a = ein Gefängnis
    .none = kein Gefängnis
    .with = einem Gefängnis
    .in = im Gefängnis
    .many = Gefängnisse
