### Was man im Voraus sagen kann.

order-blackout-no-purchases = In dieser Runde nichts kaufen
order-blackout-no-purchases-about = In Phase 5 kaufst du nichts: Du passt jedes Mal, wenn du an der Reihe bist.
order-blackout-no-goals = In dieser Runde keine Aufgabe mehr erfüllen
order-blackout-no-goals-about = In Phase 3 hörst du sofort auf, und deine Karten bleiben, wie sie sind.
order-blackout-no-scouting = In dieser Runde nicht erkunden
order-blackout-no-scouting-about = In Phase 4 schickst du niemanden los.
order-blackout-plan = Für mich planen
order-blackout-plan-about = Sobald gewürfelt ist, füllt der Computer deine Slots und meldet dich bereit. Du kannst das zurücknehmen, solange noch jemand anderes plant.
order-blackout-routine = Routinefragen wie vorgeschlagen beantworten
order-blackout-routine-about = Einsetzen, Suchtrupp, Verderben und Aufnehmen werden wie vorgeschlagen entschieden. Fragen, die Nachdenken brauchen, warten weiter auf dich.
