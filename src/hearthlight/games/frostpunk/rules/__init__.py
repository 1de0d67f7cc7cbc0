"""The rules of Frostpunk, in rooms. A room knows those below it and none above:

    helping      what needs no thought, and what is more work than thought, for people at a table
    outlook      what all of this means for the city, for those who look
    setup        section 3
    phases       the round, one file for each phase of the rulebook
    machine      heat, the tower
    people       population, sickness, death, moods, citizen cards
    city         map, stores, fields, buildings, clearing, gathering
    cards        display, events, laws, technologies, expeditions, the scenario
    vocabulary   numbers, conditions, words made of other words
    agenda       asking, doing, paying, ending; who carries out which word
    model, moves what a game is made of (hidden: what a seat cannot know of it)

Cards lie below the city, because a card never touches the map: it says in words what is to be done, and the room that
can do it has put its function into the register of that word. The city knows cards: its first workshop begins research.
"""
