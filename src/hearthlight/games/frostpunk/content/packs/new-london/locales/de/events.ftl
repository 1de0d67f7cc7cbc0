## Morgenkarten

card-M001 = Der offene Schuppen
flavour-M001 = Der Lagermeister hat zweimal gezählt, bevor er uns weckte. Im Schnee sind Schleifspuren, und am Schloss
    hat niemand Gewalt gebraucht.
option-M001-1 = Schweigen und es gut sein lassen
option-M001-2 = Es ausrufen und jede Koje durchsuchen
option-M001-3 = Still suchen, niemandem etwas sagen

card-M002 = Fieber in den Kojen
flavour-M002 = Es begann mit einem Husten hinter einem Vorhang. Bis zur Morgenglocke liegt die halbe Reihe im
    Schüttelfrost, und die Gesunden wollen anderswo schlafen.
option-M002-1 = Die Reihe zunageln, bis es vorbei ist
option-M002-2 = Heiße Brühe für alle
option-M002-3 = Die Schicht beginnt wie immer

card-M003 = Was der Topf noch hergibt
flavour-M003 = Die Köchin hält die Kelle ins Licht, damit wir durch die Suppe hindurchsehen. Sie hat zwei Ideen, und
    keine gefällt ihr.
option-M003-1 = Mit Sägemehl strecken
option-M003-2 = Die Schlittenhunde schlachten
option-M003-3 = Allen den Topfboden zeigen

card-M004 = Abordnung der Kranken
flavour-M004 = Zu sechst sind sie zu Fuß gekommen, in dieselbe Decke gehüllt. Sie bitten um Wände, einen Ofen und ein
    Wort, an das sie uns erinnern können.
option-M004-1 = Ihnen unser Wort geben
option-M004-2 = Sie zurück ins Bett schicken

card-M005 = Gestalten am Kraterrand
flavour-M005 = Der Ausguck hielt sie erst für Felsen. Sie stehen in einer Reihe, wo der Wind am schlimmsten ist, und
    kommen nicht näher, als warteten sie auf unseren Entschluss.
option-M005-1 = Allen das Tor öffnen
option-M005-2 = Nur denen, die arbeiten können
option-M005-3 = Brot für den Weg, mehr nicht

card-M006 = Wärme im Eimer
flavour-M006 = Hinter dem Aschehaufen vermietet jemand Stunden an einem versteckten Ofen. Der Preis ist ein Löffel,
    ein Ring, eine Schicht. Die Kohle ist unsere.
option-M006-1 = Den Ofen umstoßen
option-M006-2 = Unseren Anteil nehmen
option-M006-3 = Den Hort der Stadt zuschlagen

card-M007 = Im Speisehaus geboren
flavour-M007 = Der erste Schrei des Tages kam nicht aus der Krankenreihe. Zwischen den Mehlsäcken liegt jemand, der
    nie ein anderes Wetter gekannt hat.
option-M007-1 = Die ganze Stadt hebt den Becher
option-M007-2 = Ein Platz am Kessel für die Mutter
option-M007-3 = Mittags zurück in die Schicht

card-M008 = Die Glocke läutet, keiner rührt sich
flavour-M008 = Dreimal hat es geläutet. Vier Rotten sitzen mit verschränkten Armen auf ihrem Werkzeug und sehen am
    Vorarbeiter vorbei.
option-M008-1 = Sich setzen und sie anhören
option-M008-2 = Sie mit Knüppeln hinaustreiben
option-M008-3 = Die kürzere Schicht gewähren

card-M009 = Der Mann mit der Liste
flavour-M009 = Sorgsam putzt er sich die Stiefel ab, ehe er eintritt. Er wisse, wer murrt, wer plant und wer wartet,
    sagt er, und eine Liste könne man kaufen.
option-M009-1 = Für die Namen bezahlen
option-M009-2 = Ihn vor Zeugen hinauswerfen
option-M009-3 = Ihm Angst machen, bis er redet

card-M010 = Die Reihe hinter der Mauer
flavour-M010 = Der Boden ist zu hart für Spaten, also warten die Toten in einer Reihe unter der Plane. Letzte Nacht
    hat der Wind die Plane geholt.
option-M010-1 = Dem Feuer ist gleich, was es nährt
option-M010-2 = Bretter, Nägel und ein gutes Wort
option-M010-3 = Der Schnee deckt sie zu

card-M011 = Das Mädchen träumt von Grün
flavour-M011 = Sie ist neun und erzählt, was sie im Schlaf gesehen hat, und gestandene Männer nehmen zum Zuhören die
    Mütze ab. Die Gaben sammelt ihre Mutter ein.
option-M011-1 = Die Gunst der Mutter kaufen
option-M011-2 = Der Mutter Einhalt gebieten
option-M011-3 = Das Mädchen reden lassen

card-M012 = Ein Riss im Kessel
flavour-M012 = Neben dem dritten Ring hat sich eine Linie geöffnet, nicht länger als ein Finger. Steigt der Druck,
    singt sie, immer denselben Ton.
option-M012-1 = Absperren und gründlich flicken
option-M012-2 = Sofort schweißen, bei vollem Feuer
option-M012-3 = Ein Band mehr wird halten

card-M013 = Die leere Schulbank
flavour-M013 = Eine Ingenieurin hat eine Tafel und eine halbe Schachtel Kreide gerettet. Kleine Beine könnten auch
    Reisig holen, sagt der Lagermeister.
option-M013-1 = Sie soll lehren
option-M013-2 = Die Kinder Reisig holen lassen
option-M013-3 = Unterricht im Kinderheim

card-M014 = Ein Horn im Nebel
flavour-M014 = Drei Töne, Pause, drei Töne. Dort draußen hat jemand die Wegzeichen verloren und geht im Kreis, und der
    Kreis wird enger.
option-M014-1 = Feuer auf dem Kraterrand
option-M014-2 = Die Glocke läuten und hoffen
option-M014-3 = Die große Lampe auf sie richten

card-M015 = Die längste Nacht des Jahres
flavour-M015 = Die Kinder haben Sterne aus Rationsdosen geschnitten und fragen, wo man sie aufhängt. Die Alten summen
    Lieder, die niemand verboten und niemand gesungen hat.
option-M015-1 = Sterne aufhängen, Lampen anzünden
option-M015-2 = Dieses Jahr gibt es keine Lampen
option-M015-3 = Eine Stunde Licht für die Kleinen

card-M016 = Das Ding unter der Wehe
flavour-M016 = Die Schaufler sind auf Eisen gestoßen: eine Laufmaschine, in die Knie gebrochen, die Feuerung noch
    versiegelt. Ihre Hände sind größer als eine Tür.
option-M016-1 = Anheizen und arbeiten lassen
option-M016-2 = Ihr Herz herausholen
option-M016-3 = Wieder vergraben, Hände genügen

card-M017 = Unter den Dielen
flavour-M017 = Eine Diele knarrte falsch. Darunter hatte eine Familie Mehl, Dörrfisch und eine Rechnung versteckt, wie
    lange das alles für fünf reicht.
option-M017-1 = Alles ins Lager tragen
option-M017-2 = Die Hälfte nehmen und Schluss
option-M017-3 = Gericht auf offenem Platz

card-M018 = Die Idee des Zeichners
flavour-M018 = Er hat sie auf die Rückseite eines Lieferscheins gezeichnet: Wannen, Rohre, eine Lampe und etwas
    Essbares, das im Dunkeln wächst. Er braucht Holz und seine Ruhe.
option-M018-1 = Ihm Holz und Zeit geben
option-M018-2 = Ihn zurück an die Pumpen schicken

card-M019 = Die Schlange vor der Tür
flavour-M019 = Seit Mitternacht stehen sie an, um ihren Platz nicht zu verlieren. Der Arzt sieht das Ende der Schlange
    nicht und fragt uns, wo ihr Anfang sein soll.
option-M019-1 = Einer nach dem anderen
option-M019-2 = Wer schaufeln kann, zuerst
option-M019-3 = Die schlimmsten Fälle zuerst

card-M020 = Öfen aus Fässern
flavour-M020 = Jemand hat herausgefunden, wie man aus einem Ölfass einen Ofen macht. Nun hat jedes zweite Zelt einen
    krummen Schornstein, und die Leute darin haben wieder rote Wangen.
option-M020-1 = Ihnen die Öfen lassen
option-M020-2 = Jedes Fass einziehen
option-M020-3 = Ordentliche Abzüge bauen

card-M021 = Vier Stunden unter dem Eis
flavour-M021 = Als der Schacht einbrach, blieb er unten und reichte drei andere hinauf, ehe er selbst kam. Beide Hände
    sind erfroren, und das Aufheben darum ist ihm peinlich.
option-M021-1 = Ein Essen ihm zu Ehren
option-M021-2 = Zum Vorarbeiter machen
option-M021-3 = Ein Händedruck, dann an die Arbeit

card-M022 = Lichter im Süden
flavour-M022 = Ein Nachtwächter schwört, er habe hinter dem Grat Lampen gesehen. Zum Frühstück war es eine Stadt, bis
    Mittag hatte sie Gärten.
option-M022-1 = Wer will, darf gehen
option-M022-2 = Ihnen Schlitten und Brot geben
option-M022-3 = Da draußen ist nichts

card-M023 = Eine Bank, zwei Redner
flavour-M023 = Auf dem Platz gibt es nur eine warme Bank. Der Prediger will sie abends zum Beten, der Vorarbeiter für
    die Abendschicht, und beide haben Freunde mitgebracht.
option-M023-1 = Der Abend gehört dem Gebet
option-M023-2 = Der Abend gehört der Arbeit
option-M023-3 = Der Tempel soll es regeln
option-M023-4 = Die Wache soll es regeln

card-M024 = Der Hain im Windschatten
flavour-M024 = In einer Falte des Kraters haben ein paar alte Bäume die Welt überlebt. Jemand hat Bänder in die
    untersten Zweige geknüpft.
option-M024-1 = Alle fällen
option-M024-2 = Nur das tote Holz nehmen
option-M024-3 = Ein Tag unter Bäumen für die Kinder

card-M025 = Würfel im Waschhaus
flavour-M025 = Angefangen hat es mit Knöpfen. Jetzt verlieren Männer mit einem Wurf ihr Abendbrot, ihre Koje und die
    Schichten der nächsten Woche, und die Gewinner stehen nicht mehr an.
option-M025-1 = Spielt, aber nur um Eigenes
option-M025-2 = Geht uns nichts an
option-M025-3 = Den Tisch zerschlagen

card-M026 = Das stumme Rohr
flavour-M026 = Im zweiten Ring ticken die Heizkörper nicht mehr. Irgendwo unter der Straße ist ein Knie durchgefroren,
    und jede Stunde friert es weiter.
option-M026-1 = Von Hand auftauen, Knie für Knie
option-M026-2 = Den äußeren Strang ausschlachten
option-M026-3 = Mit Druck hindurchpressen

card-M027 = Ein zweites Feuer
flavour-M027 = Zwei Ingenieure entrollen eine Karte mit einem Kreis darauf: ein verlassener Turm, vier Tage entfernt.
    Mit einem Dampfkern, sagen sie, gäbe es zwei Feuer auf der Welt.
option-M027-1 = Einen Dampfkern und unseren Segen
option-M027-2 = Niemand verlässt die Kessel
option-M027-3 = Baut euren Traum hier

card-M028 = Weiße Armbinden
flavour-M028 = Ein halbes Dutzend Männer hat ein Laken in Streifen gerissen und geht paarweise durch die Gassen. Sie
    bitten um ein Abendbrot und ein Nicken von uns.
option-M028-1 = Ihnen zunicken
option-M028-2 = Sie heimschicken
option-M028-3 = Sie dem Aufseher unterstellen

card-M029 = Namen auf einem Bogen
flavour-M029 = Der Bogen ging durch jedes Zelt, und zweimal fror die Tinte. Oben steht „Betten“, darunter „Brot“,
    und darunter stehen die Namen.
option-M029-1 = Ihn nehmen und Antwort versprechen
option-M029-2 = Decken und Bretter, noch heute
option-M029-3 = Ihn ungelesen zurückgeben

card-M030 = Die Alten am Tor
flavour-M030 = Sie haben ihre Decken gefaltet und ihre Schuhe geputzt. Es gebe genug Mäuler, sagt der Älteste, und ob
    wir so gut wären, zu öffnen, bevor die Kinder aufwachen.
option-M030-1 = Ihnen das Tor öffnen
option-M030-2 = Sie wieder hineinführen
option-M030-3 = Ihnen die Küchen anvertrauen

card-M031 = Eine Tür unter dem Eis
flavour-M031 = Die Hacke stieß ins Leere. Darunter liegt ein Keller aus der Zeit vor dem Frost, Regal um Regal voller
    Dosen, und ein Balken, der bei jedem Schritt ächzt.
option-M031-1 = Alle nehmen, was sie greifen können
option-M031-2 = Erst abstützen, dann tragen
option-M031-3 = Jede Dose vor Zeugen zählen

card-M032 = Sonnenlicht in Flaschen
flavour-M032 = Früher war er Hutmacher, jetzt ist er Doktor. Hält man seine Fläschchen vors Feuer, leuchten sie, und
    die Leute sagen, es gehe ihnen schon besser.
option-M032-1 = Ihn seine Flaschen verkaufen lassen
option-M032-2 = Alles in den Schnee gießen
option-M032-3 = Er soll Verbände waschen und lernen

## Dämmerungskarten

card-D000 = Der Tribut
flavour-D000 = Manche Abende bringen gar kein Ereignis, nur die Summe der Tage davor. Die Kälte führt sorgfältig Buch.

card-D001 = Die Menge war schneller
flavour-D001 = Wir hatten alle gebeten zu suchen, und alle haben gesucht. Sie halten einen Mann am Kragen, und jemand
    ist ein Seil holen gegangen.
option-D001-1 = Wegsehen und weitergehen
option-D001-2 = Er bekommt heute seinen Prozess
option-D001-3 = Wachen um ihn stellen

card-D002 = Die Spur endet am Kinderbett
flavour-D002 = Das meiste ist schon eingetauscht. Der Rest wurde zu Brühe für einen kleinen Jungen mit dünnen
    Handgelenken, und die Tür öffnet sein Vater.
option-D002-1 = Ihm dies eine Mal vergeben
option-D002-2 = Die ganze Familie verbannen
option-D002-3 = Ihn auf den Platz stellen

card-D003 = Was Gnade lehrte
flavour-D003 = Der Mann, dem vergeben wurde, geht jede Nacht nach seinen Schlingen sehen. Andere haben ihm zugeschaut
    und ihre eigenen Schlüsse gezogen.

card-D004 = Schuhe auf der Schwelle
flavour-D004 = Nach seinem Tag auf dem Platz sprach niemand mehr mit ihm. Heute Morgen standen seine Stiefel
    ordentlich an der Tür, und seine Spur führte aus der Stadt.
option-D004-1 = Für die Witwe sorgen
option-D004-2 = Den Jungen ins Heim nehmen
option-D004-3 = Er hat es so gewollt

card-D005 = Hinter der vernagelten Tür
flavour-D005 = Sie klopfen nicht mehr, sie singen, und das ist schlimmer. Der Arzt bittet um drei weitere Tage.
option-D005-1 = Die Nägel ziehen
option-D005-2 = Noch drei Tage
option-D005-3 = Den Arzt hineinschicken

card-D006 = Es reist mit den Decken
flavour-D006 = Das Fieber hat die nächste Reihe gefunden und die übernächste auch. Wohin das geteilte Bettzeug kommt,
    da war es schon.
option-D006-1 = Das Bettzeug verbrennen
option-D006-2 = Decke ist Decke

card-D007 = Unser Wort wird fällig
flavour-D007 = Die Abordnung ist wieder da, um einen kleiner als zuvor. Sie streiten nicht; sie sehen nur an, was wir
    für sie beiseitegelegt haben.
option-D007-1 = Wände, Betten und ein Ofen
option-D007-2 = Wenigstens ein Ofen
option-D007-3 = Noch einmal um Geduld bitten

card-D008 = Der Krankensaal am Kessel
flavour-D008 = Es riecht nach Kalk und heißem Eisen, und die Leute verlassen ihn auf eigenen Füßen. Kohle frisst er
    wie eine Lokomotive.
option-D008-1 = Den Saal weiter heizen
option-D008-2 = Das Holz zurückholen

card-D009 = Fremde in der Nebenkoje
flavour-D009 = Die Neuen kennen inzwischen unsere Namen und unsere Warteschlangen. Heute Abend erfahren wir, was für Gäste
    sie sind und was für Gastgeber wir waren.

card-D010 = Noch immer am Rand
flavour-D010 = Die, die wir nicht gewählt haben, sind nicht fortgegangen. Von den oberen Gassen aus kann man sie
    zählen, und jeden Abend gibt es weniger zu zählen.
option-D010-1 = Sie zum Begräbnis hereinholen
option-D010-2 = Die Läden auf der Seite schließen
option-D010-3 = Mit der Lampe nach Lebenden suchen

card-D011 = Spuren, die heimführen
flavour-D011 = Der Posten meldet einen schwer beladenen Schlitten, der genau auf uns zuhält. Obenauf sitzt die Frau,
    der wir das Brot gegeben haben.

card-D012 = Leere Geschirre
flavour-D012 = Nichts bellt mehr den Wind an. Ein Schlitten ohne Hunde ist eine Kiste, und ein Späher daneben ist ein
    Mann zu Fuß.

card-D013 = Kälte in der Ostreihe
flavour-D013 = Nun weiß man, wer die Kundschaft hinter dem Aschehaufen war: meist Mütter, die kleine Kinder unter dem
    Mantel trugen.
option-D013-1 = Ihnen Kohle aus dem Lager geben
option-D013-2 = Sie hätten fragen sollen
option-D013-3 = Sie Kohle von den Feldern kratzen lassen

card-D014 = Alles hat seinen Preis
flavour-D014 = Aus dem Ofengeschäft ist eine Bank geworden, die Bank hat einen Leibwächter, und der Leibwächter war so
    höflich, uns einen Schinken zu bringen.
option-D014-1 = Den Schinken essen
option-D014-2 = Den Laden heute Nacht stürmen
option-D014-3 = Den Besitzern den Prozess machen

card-D015 = Ein erstes Wort
flavour-D015 = Das Kleine am Kessel hat gesprochen. Die Meinungen gehen auseinander, aber die Heizer bestehen darauf,
    es habe „warm“ gesagt.

card-D016 = Die Wiege steht still
flavour-D016 = Das Kind, das zwischen den Mehlsäcken zur Welt kam, schreit nicht mehr. Seine Mutter hält es jedem hin,
    der durch die Tür kommt.
option-D016-1 = Das Zimmer die Nacht über heizen
option-D016-2 = Die Ärzte dort behalten
option-D016-3 = Da ist nichts zu machen

card-D017 = Sand im Getriebe
flavour-D017 = Das Feuer sinkt, und niemand hat die Ventile berührt. Im Öl der großen Pumpe finden wir eine gute
    Handvoll Kies, noch nass.
option-D017-1 = Herausfinden, wessen Kies das ist
option-D017-2 = Den Streikenden Essen schicken
option-D017-3 = Reinigen und schweigen

card-D018 = Die geschenkte Stunde
flavour-D018 = Wir fragten uns, was sie mit einer eigenen Stunde anfangen würden. Heute Abend sind wir durch die
    Gassen gegangen, um nachzusehen.

card-D019 = Die Rädelsführerin
flavour-D019 = Sie leugnet nichts. Vier Rotten sind stehen geblieben, um zu hören, was wir sagen, und sie sieht aus,
    als wüsste sie es schon.
option-D019-1 = Zum Tor hinaus mit ihr
option-D019-2 = Ihr die Pfeife des Vorarbeiters geben
option-D019-3 = Ein Ende damit machen

card-D020 = Alle flüstern
flavour-D020 = Kommen wir näher, verstummen die Gespräche. Die Liste ist auf vier Seiten angewachsen, und es stehen
    Nachbarn darauf, die einander genannt haben.
option-D020-1 = Die Seiten auf dem Platz verbrennen
option-D020-2 = Bei Kerzenlicht weiterlesen
option-D020-3 = Die erste Seite verhaften

card-D021 = Ein Bogen billiges Papier
flavour-D021 = Er hängt an der Tür des Speisehauses und ist abgeschrieben, bevor wir ihn abreißen können. Er zählt nur
    auf, was wir verfügt haben und was danach geschah.
option-D021-1 = Punkt für Punkt antworten
option-D021-2 = Lasst sie lesen
option-D021-3 = Papier und Nägel einziehen

card-D022 = Mehr Mützen im Schnee
flavour-D022 = Heute Abend passten sie nicht mehr auf den Platz. Das Mädchen ist müde, aber sie hat von einer breiten
    weißen Straße geträumt und möchte im Freien davon erzählen.
option-D022-1 = Sie im Schnee predigen lassen
option-D022-2 = Die Menge speisen, nach ihr sprechen
option-D022-3 = Das Kind ins Bett bringen

card-D023 = Das Mädchen schweigt
flavour-D023 = Sie isst, wenn man sie füttert, und sieht die Wand an. Ihre Zuhörer haben einen Keller für ihre Treffen
    gefunden und lassen ihren Stuhl frei.
option-D023-1 = Sie öffentlich um Verzeihung bitten
option-D023-2 = Nicht nachgeben
option-D023-3 = Alle Seiten offen anhören

card-D024 = Der falsche Hals
flavour-D024 = Der Schuppen wurde wieder ausgeräumt, auf dieselbe Art. Der Mann, den sie für den Dieb hielten, liegt
    seit Tagen hinter der Mauer.
option-D024-1 = Es laut sagen
option-D024-2 = Niemand muss es wissen
option-D024-3 = Den verjagen, der das Seil hielt

card-D025 = Gebell hinter der Mauer
flavour-D025 = Etwas hat die Reihe unter dem Schnee gefunden. Es kommt nachts, es ist nicht allein, und es trägt Dinge
    zwischen den Zelten umher.

card-D026 = Die weiße Straße
flavour-D026 = Sie haben Schlitten gepackt, sogar die Nüchternen. Im ersten Licht wollen sie singend hinter ihr aufs
    Eis ziehen, dorthin, wo das Grün beginnt.
option-D026-1 = Das Tor verriegeln
option-D026-2 = Sie ziehen lassen
option-D026-3 = Eine Prozession um die Mauer
option-D026-4 = Mitgehen und sie heimbringen

card-D027 = Der Riss öffnet sich
flavour-D027 = Der Ton, den der Kessel seit Tagen sang, ist eine Oktave gestiegen. Dann bricht er ab.
option-D027-1 = Mit einem Kerngehäuse abdecken
option-D027-2 = Alle raus aus der Grube
option-D027-3 = Mit Balken verkeilen

card-D028 = Rechnungen an der Werkstattwand
flavour-D028 = Jemand hat mit Kreide die Rechnungen der Ingenieure verbessert, in Kniehöhe. Die Verbesserungen
    stimmen.

card-D029 = Eis unter kleinen Füßen
flavour-D029 = Die Reisigsammler kamen mit vollen Körben zurück und mit einem Schlitten, auf dem kein Holz lag. Sie
    kennen jetzt alle guten Stellen.
option-D029-1 = Keine Botengänge mehr
option-D029-2 = Die Körbe waren doch voll

card-D030 = Etwas Blasses, Essbares
flavour-D030 = Es wächst im Dunkeln, es schmeckt nach nichts, und es gibt sehr viel davon. Der Zeichner hat seinen
    Bleistift schon wieder gespitzt.
option-D030-1 = Holz und Wärme für ein größeres
option-D030-2 = Es nach ihm benennen

card-D031 = Die Terrassen unter Tage
flavour-D031 = Wo ein Stollen war, sind jetzt Regale, Feuchte und ein Geruch wie Herbst. Ernten kann jeder, und das
    ist das Schöne daran und das Schwierige.

card-D032 = Sie kommen zu Fuß heim
flavour-D032 = Zwei aus dem Trupp, den wir aufgegeben hatten, sind tagelang dem Klang der Glocke gefolgt. Sie fragen
    nicht, warum niemand kam. Sie fragen, wer das entschieden hat.
option-D032-1 = Ihnen den Tisch decken
option-D032-2 = Wir, und wir stehen dazu
option-D032-3 = Ihrer Rotte einen Ruhetag geben

card-D033 = Hämmer in der Dunkelheit
flavour-D033 = Eine Menge steht um die Maschine, Hämmer in den Händen. Sie tut die Arbeit von fünfen, und die fünf
    sind hier.
option-D033-1 = Eine Wache aufstellen
option-D033-2 = Wegsehen
option-D033-3 = Sie soll ihre Lasten heimtragen

card-D034 = Sie blickt nicht hinab
flavour-D034 = Die Maschine trat hin, wo sie immer hintritt. Den Neuen hatte es niemand gesagt, und der Maschine kann
    man nichts sagen.
option-D034-1 = Ihr Feuer ausgehen lassen
option-D034-2 = Das Soll bleibt
option-D034-3 = Ein Ingenieur an jedem Schritt

card-D035 = Hohle Wände
flavour-D035 = Aus der Sache mit den Dielen haben die Leute gelernt, sich ein besseres Versteck zu suchen. Das Lager
    leert sich schneller, als Mäuler es erklären.
option-D035-1 = Haus für Haus durchsuchen
option-D035-2 = Rationen öffentlich abwiegen
option-D035-3 = Das gibt sich von selbst

card-D036 = Die Kammer der Sucher
flavour-D036 = Jemand kam auf den Gedanken, die Sucher zu durchsuchen. In ihrer Stube gibt es besseres Brot als beim
    Rat, und sie bieten uns eine Scheibe an.
option-D036-1 = Sie aus der Stadt jagen
option-D036-2 = Die Scheibe nehmen
option-D036-3 = Sie richten wie jeden anderen

card-D037 = Die Zurückgeschickten
flavour-D037 = Die Schaufeln sind wieder bemannt. In den Zelten liegen die anderen, die morgen wiederkommen sollten,
    und vor unserer Tür verliest eine Schwester ihre Namen.
option-D037-1 = Es zugeben und die Tür öffnen
option-D037-2 = Jemand musste wählen

card-D038 = Feuer unter der Plane
flavour-D038 = Ein krummer Schornstein, eine Bö, ein Funke. In einer Stadt, die um Wärme bettelt, ist dies der erste
    Abend, an dem alle vor ihr davonlaufen.
option-D038-1 = Eimerkette, alle Mann
option-D038-2 = Die Nachbarzelte retten
option-D038-3 = Jemand rennt in die Flammen

card-D039 = Der Takt des Neuen
flavour-D039 = Er verlangt von niemandem, was er nicht selbst täte, und eben das ist die Not. Die Haufen wachsen, und
    mit ihnen die Reihe der Männer, die daneben sitzen.
option-D039-1 = Ihn den Takt angeben lassen
option-D039-2 = Ihm die Pfeife abnehmen
option-D039-3 = Ihn um eine ruhigere Woche bitten

card-D040 = Niemand goss einen Orden
flavour-D040 = Der Mann aus dem Schacht kommt nicht mehr zu Tisch. Seine Hände sind nicht geheilt, und er hat gemerkt,
    wie schnell eine Stadt vergisst.
option-D040-1 = Die drei Geretteten holen
option-D040-2 = Die Welt schuldet keine Orden
option-D040-3 = Ihm doch noch einen machen

card-D041 = Rucksäcke an der Tür
flavour-D041 = Seit die anderen fort sind, ist aus dem Gerede von Lampen im Süden ein Plan mit Tagen geworden. Heute
    Abend stehen Rucksäcke an Türen, an denen wir täglich vorbeigehen.
option-D041-1 = Die Rucksäcke ausleeren
option-D041-2 = Ihnen Glück wünschen
option-D041-3 = Ihnen zeigen, was wir gebaut haben
option-D041-4 = Ein letztes Mal zusammen essen und sie bitten zu bleiben

card-D042 = Es klopft von draußen
flavour-D042 = Es gab keine Stadt, und es gab keine Gärten. Es gab ein Wrack mit einem Dampfkern darin, und den haben
    sie bis nach Hause geschleppt.
option-D042-1 = Kommt herein, ihr alle
option-D042-2 = Der Dampfkern darf herein
option-D042-3 = Kommt herein und esst erst

card-D043 = Wem die Bank gehört
flavour-D043 = Die eine Hälfte des Platzes kniet, die andere steht mit verschränkten Armen. Alle sehen auf uns oder
    auf das, was wir über uns gestellt haben.

card-D044 = Der ehrliche Tisch
flavour-D044 = Sie spielen um Knöpfe und Pfeifenstiele und haben einen Schiedsrichter gewählt. Im Waschhaus wird
    gelacht, und an der Tür steht eine Kasse für die Buße der Verlierer.
option-D044-1 = Den Schiedsrichter loben
option-D044-2 = Die Kasse geht an die Küchen
option-D044-3 = Eine gute Koje verlosen

card-D045 = Die Schicht eines anderen
flavour-D045 = Die heute Abend an den Pumpen stehen, sind nicht eingeteilt. Sie haben verloren, sagen sie, und die
    Gewinner schlafen.
option-D045-1 = Alle Schulden streichen
option-D045-2 = Schuld ist Schuld

card-D046 = In kleiner Münze
flavour-D046 = Das Buch des Würfeltischs hat eine neue Spalte. Wo Väter nichts mehr zu setzen haben, stehen jetzt die
    Namen von Söhnen und Töchtern.
option-D046-1 = Das Buch kaufen und verbrennen
option-D046-2 = Nicht unsere Unterschrift
option-D046-3 = Den Bankhalter verhaften

card-D047 = Das Messer auf dem Tuch
flavour-D047 = Der Bankhalter sitzt aufrecht an seinem Tisch, vor sich die offene Truhe mit den Gewinnen. Ein Vater
    hat das Messer hingelegt und wartet auf uns.
option-D047-1 = Leben um Leben
option-D047-2 = Niemand hat etwas gesehen
option-D047-3 = Er soll für dessen Familie arbeiten

card-D048 = Die Bank isst immer mit
flavour-D048 = Die Küchen haben sich an die Kasse im Waschhaus gewöhnt. Um sie zu füllen, mussten die Einsätze
    steigen, und die Köche fragen nicht, worum gespielt wird.
option-D048-1 = Das Waschhaus schließen
option-D048-2 = Die Töpfe müssen voll werden

card-D049 = Zwei leere Kojen
flavour-D049 = Die Karte mit dem Kreis ist fort, und die, die sie gezeichnet haben, auch. Die Decken sind gefaltet. In
    der Geldkassette liegt ein Zettel mit dem Wort „geborgt“.
option-D049-1 = Sie zurückholen
option-D049-2 = Lasst sie es entzünden

card-D050 = Das andere Feuer
flavour-D050 = Am Horizont steht ein Rauchfaden, gerade wie ein Lot. Er kommt in langen und kurzen Stößen, und der
    alte Telegrafist hat zu weinen begonnen.

card-D051 = Armbinden ohne Befehl
flavour-D051 = Die Patrouillen haben nicht aufgehört, sie melden sich nur nicht mehr. Der Brunnen kostet jetzt eine
    Gebühr, der Heimweg auch.
option-D051-1 = Ihnen die Binden abnehmen
option-D051-2 = Für heute zahlen
option-D051-3 = Sie endgültig vereidigen

card-D052 = Klopfen nach Mitternacht
flavour-D052 = Sie haben den Bäcker aus dem Bett geholt, wegen eines Witzes. Er handelte, das müssen wir zugeben, von
    uns.
option-D052-1 = Ihn selbst nach Hause bringen
option-D052-2 = Das Urteil gelten lassen
option-D052-3 = Eine anständige Zelle, dann das Tor

card-D053 = Die Antwort ist fällig
flavour-D053 = Der Sprecher hat den Bogen mit den Namen mitgebracht und einen Bleistift. Er geht von Koje zu Koje und
    von Topf zu Topf und hakt ab, was er findet.

card-D054 = Briefe unter den Kissen
flavour-D054 = Beim Bettenmachen fanden die Mädchen bei jedem der Alten einen Umschlag. Sie sind an uns alle
    gerichtet, und sie sind nicht verschlossen.
option-D054-1 = Sie allen vorlesen
option-D054-2 = Ungelesen in den Ofen
option-D054-3 = Sie den Trauernden vorlesen

card-D055 = Eine hat überlebt
flavour-D055 = Eine Trapperhütte, eine Ziege und ein stures Herz. Die alte Frau steht wieder am Tor, und als Erstes
    fragt sie, wie uns ihr Brief gefallen hat.

card-D056 = Gewölbte Deckel
flavour-D056 = Nicht in jeder Dose aus dem Keller war, was das Etikett versprach. Der Arzt will den Rest wegwerfen;
    die Köchin will erst an jeder riechen.
option-D056-1 = Alle wegwerfen
option-D056-2 = Die behalten, die gut aussehen
option-D056-3 = In die Treibhausbeete graben

card-D057 = Die letzten Dosen
flavour-D057 = Das hinterste Regal hatten wir beinahe vergessen. Jemand anders nicht, und ob das ein Segen
    ist, hängt davon ab, wie es um die Töpfe steht.

card-D058 = Schneewasser und Lampenöl
flavour-D058 = Der Chemiker hat eine der Flaschen bis auf den Grund eingekocht. Wer dem Sonnenlicht vertraute, hat
    eine Woche verloren, die er nicht hatte.
option-D058-1 = Er soll sie auf dem Platz trinken
option-D058-2 = Ihm Wischlappen und Lehrer geben
option-D058-3 = Sein Geld einziehen und ihn verjagen

card-D059 = Ein Paar ruhige Hände
flavour-D059 = Der Hutmacher näht Wunden, wie er einst Filz nähte, klein und gleichmäßig. Verkauft hat er lange nichts
    mehr, und wenn er sagt, dass es heilt, dann heilt es.

card-D060 = Handel an der Hintertür
flavour-D060 = Seit seinem Tag auf dem Platz ist der Flaschenhändler vorsichtig. Jetzt kommt er nach Einbruch der
    Dunkelheit, zu denen, die alles andere versucht haben.

## Dispute

card-DIS01 = Was überwiegt
flavour-DIS01 = Es wird einen Abend geben, an dem niemand das Wort führt, und es geht doch alles in eine Richtung. Was
    dann die meisten Herzen füllt, wird für alle sprechen.

card-DIS02 = Der Streit ums Brot
flavour-DIS02 = Sie wollen das Lager sehen, jedes Brett davon, im Licht der Laterne. Was sie dort finden und wen sie
    verdächtigen, davon wird man den Winter lang reden.

card-DIS03 = Der Streit um die Dächer
flavour-DIS03 = Eine Frau wird ihre gefrorene Decke in den Ratssaal tragen und auf den Tisch legen. Die Decke wird von
    allein stehen.

card-DIS04 = Der Streit um die Toten
flavour-DIS04 = Eines Abends wird einer fragen, wo sein Bruder liegt. Man kann eine Stadt daran messen, ob sie auf die
    Stelle zeigen kann.

card-DIS05 = Was die Kinder sahen
flavour-DIS05 = Sie werden ein Lied daraus machen, wie Kinder es tun. In den Gassen werden wir es hören und erfahren,
    was für einen Winter wir ihnen gegeben haben.

card-DIS06 = Der Streit ums Feuer
flavour-DIS06 = Heizer und Ingenieure werden einander vor allen Leuten die Schuld geben. Das Feuer selbst wird
    aussagen: wie hart es getrieben wurde und was noch da ist, um es zu nähren.

card-DIS07 = Der Streit um die Kranken
flavour-DIS07 = Wer noch kann, kommt selbst, wer nicht kann, wird getragen. Sie wollen wissen, wer bei ihnen saß und
    wer sie nur gezählt hat.

card-DIS08 = Wessen Stadt das ist
flavour-DIS08 = Altar oder Armbinde oder keins von beiden: Früher oder später wird jemand laut fragen, in wessen Namen
    all diese Erlasse geschrieben wurden.

card-DIS09 = Hände und Werkzeug
flavour-DIS09 = An ihrem Werkzeug kann man eine Stadt ablesen. Es kommt ein Abend, da liegt es nebeneinander: das
    geflickte, das fehlende und das zerschlagene.

card-DIS10 = Die Abrechnung
flavour-DIS10 = Jede Wohltat und jeden Schlag hat jemand aufbewahrt. Alles wird man auf den Platz bringen, und dort
    wird zusammengezählt.
