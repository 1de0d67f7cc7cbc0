## The story of a city that is over: why, what people remember, the dead, the lines crossed, how near it was.

frost-event-told-end-won = { $alive } of the { $came } people who came to the crater are alive.
frost-event-told-saved = { $cause ->
    [hope] In round { $round }, only { $near } hope was left. Then it rose again, and that saved the city.
    [discontent] In round { $round }, discontent stood at { $near } of { $limit }. Then it fell, and that saved the city.
    [malfunction] In round { $round }, the overheated generator bore { $near } of { $limit } stress. Then it fell, and that saved the city.
    [sickness] In round { $round }, { $near } { $kinds } were sick, and { $limit } would have been the end. Then there were fewer, and that saved the city.
   *[corpses] In round { $round }, there were { $near } of { $limit } corpses. Then there were fewer, and that saved the city.
}
frost-event-told-end-hope = The round began with { $before } hope. { $found ->
    [0] { $lost } went, and none came.
   *[other] { $found } came, { $lost } went.
}
frost-event-told-end-discontent = The round began with { $before } discontent. { $found } more came, and the track holds { $limit }.
frost-event-told-end-malfunction = The generator had been overheated since round { $since }. It could take { $limit } stress, and this was more.
frost-event-told-end-sickness = { $sick } of { $number } { $kinds } were sick. The city can bear { $limit }.
frost-event-told-end-hunger = Hunger stood at { $hunger }, with nothing left to eat. Beyond { $limit } the city starves.
frost-event-told-end-corpses = { $dead } corpses. With { $limit } the living give up.
frost-event-told-end-time = { $rounds } rounds are over, and the last day never came.

frost-event-told-founding = { $workers } workers, { $engineers } engineers, and { $children } children came to the crater.
frost-event-told-worst-night = The worst night: { $count ->
    [one] 1 figure had no warm bed.
   *[other] { $count } figures had no warm bed.
}
frost-event-told-worst-round = { $count ->
    [one] The round of the first grave: 1 of us died.
   *[other] The round with the most graves: { $count } of us died.
}
frost-event-told-storm = The storm broke over the city.
frost-event-told-malfunction = The generator overheated. From then on, one more malfunction meant the end.
frost-event-told-hunger = There was not enough to eat: { $count } went hungry.
frost-event-told-first-law = The first law: { $title }.
frost-event-told-arrivals = { $count ->
    [one] 1 stranger joined the city.
   *[other] { $count } strangers joined the city.
}
frost-event-told-scouts = { $count ->
    [one] The scouts explored one place: { $card }.
   *[other] The scouts explored { $count } places, { $card } last.
}
frost-event-told-last = { $won ->
    [0] The fire went out.
   *[other] The sun rose over the crater, and the fire still burned.
}

frost-told-cause = { $cause ->
    [hunger] starved
    [untreated] died of an illness that nobody treated
    [cold] died of the cold
    [work] died working in the cold
    [night] did not live through the night
    [card] died ({ $fate })
   *[illness] died of illness
}
frost-event-told-dead = { $by ->
    [own] { $card } ({ $kind ->
        [worker] worker
        [engineer] engineer
       *[child] child
    }) { frost-told-cause }.
    [mourned] { $one }, mourned by { $card }, { frost-told-cause }.
   *[nobody] { $one } { frost-told-cause }.
}

frost-event-told-on-the-way = { $count ->
    [one] 1 had died on the way to the crater.
   *[other] { $count } had died on the way to the crater.
}
frost-event-told-brought = { $count ->
    [one] 1 who had died outside was laid among our dead.
   *[other] { $count } who had died outside were laid among our dead.
}
frost-event-told-law = We made it law: { $title }.
frost-event-told-choice = { $title }: { $option }. { $count ->
    [one] It cost a life.
   *[other] It cost { $count } lives.
}

frost-event-told-close-hope = Hope: down to { $now }.
frost-event-told-close-discontent = Discontent: { $now } of { $limit }.
frost-event-told-close-malfunction = Stress while overheated: { $now } of { $limit }.
frost-event-told-close-sickness = Sick { $kinds }: { $now } of { $limit }.
frost-event-told-close-hunger = Hunger: { $now } of { $limit }.
frost-event-told-close-corpses = Corpses: { $now } of { $limit }.

frost-tale-end-lost = What brought it down
frost-tale-end-won = What is left
frost-tale-moments = What people will tell
frost-tale-dead = The dead
frost-tale-nobody-died = None of us died in the city.
frost-tale-crossed = Lines we crossed
frost-tale-none-crossed = No law, and no choice that cost a life.
frost-tale-close = How close it was
frost-tale-course = The course
frost-tale-more = and { $count } more
