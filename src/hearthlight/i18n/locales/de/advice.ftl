## Ein Tipp: was zu tun ist und warum

advice-good = { $good }.
advice-but = { $good }; aber { $against }.
advice-least = Das kleinste Übel – { $against }.
advice-harm = Der Nachteil – { $against }.
advice-unknown = Was es bringt, zeigt sich erst danach.
advice-unknown-but = Was es bringt, zeigt sich erst danach. Der Nachteil – { $against }.
advice-enough = Etwas Besseres gibt es nicht mehr: Alles andere bringt weniger.
advice-forgoes = Das entgeht dir – { $instead }.
advice-spares = Etwas Besseres gibt es nicht mehr. Das Nächstbeste hat seinen Preis – { $instead }.
advice-remark = { $remark }.
problem-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
problem-no-adviser = Für dieses Spiel gibt es keine Tipps.
