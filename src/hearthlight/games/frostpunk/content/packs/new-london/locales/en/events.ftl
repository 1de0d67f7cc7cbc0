## Morning cards

card-M001 = The unlocked shed
flavour-M001 = The storekeeper counted twice before he woke us. There are drag marks in the snow, and a padlock
    that nobody forced.
option-M001-1 = Say nothing and let it go
option-M001-2 = Tell the city and search every bunk
option-M001-3 = Search quietly, tell nobody

card-M002 = Fever in the bunks
flavour-M002 = It began with one cough behind a curtain. By the morning bell half a row lies shivering, and the
    healthy ask to sleep elsewhere.
option-M002-1 = Nail the row shut until it passes
option-M002-2 = Hot broth for everyone
option-M002-3 = The shift starts as always

card-M003 = Scrapings of the pot
flavour-M003 = The cook holds the ladle up to the light so that we can see through the soup. She has two ideas, and
    she likes neither.
option-M003-1 = Thicken it with sawdust
option-M003-2 = Slaughter the sledge dogs
option-M003-3 = Show everyone the bottom of the pot

card-M004 = A deputation from the sickbeds
flavour-M004 = Six of them have come on foot, wrapped in the same blanket. They ask for walls, a stove, and a word
    they can hold us to.
option-M004-1 = Give them our word
option-M004-2 = Send them back to bed

card-M005 = Figures at the rim
flavour-M005 = The lookout first took them for rocks. They stand in a row where the wind is worst and have not come
    closer, as if they were waiting for us to decide.
option-M005-1 = Open the gate to all of them
option-M005-2 = Only those who can work
option-M005-3 = Bread for the road, no more

card-M006 = Heat by the bucket
flavour-M006 = Behind the ash heap somebody rents out an hour beside a hidden stove. The price is a spoon, a ring,
    a shift. The coal is ours.
option-M006-1 = Kick the stove over
option-M006-2 = Take our cut of the trade
option-M006-3 = Enter the hoard in the public books

card-M007 = Born in the cookhouse
flavour-M007 = The first cry of the day did not come from the hospital row. Between the flour sacks lies someone who
    has never known any other weather.
option-M007-1 = A mug raised by the whole city
option-M007-2 = A place by the boiler for the mother
option-M007-3 = Back to the line by noon

card-M008 = Nobody moves at the bell
flavour-M008 = The bell has rung three times. Four gangs sit on their tools with folded arms and look past the
    foreman, not at him.
option-M008-1 = Sit down and hear them out
option-M008-2 = Drive them out with clubs
option-M008-3 = Grant the shorter shift

card-M009 = The man with the list
flavour-M009 = He wipes his boots with care before he steps in. He knows who grumbles, who plans, and who waits, he
    says, and a list is a thing that can be bought.
option-M009-1 = Pay him for the names
option-M009-2 = Throw him out before witnesses
option-M009-3 = Frighten the names out of him

card-M010 = The row behind the wall
flavour-M010 = The ground is too hard for spades, so the dead wait in a row under canvas. Last night the wind took
    the canvas.
option-M010-1 = Fire does not care what it burns
option-M010-2 = Boards, nails, and a decent word
option-M010-3 = The snow will cover them

card-M011 = The girl who dreams of green
flavour-M011 = She is nine and tells what she saw in her sleep, and grown men take their caps off to listen. Her
    mother collects the gifts.
option-M011-1 = Buy the mother's goodwill
option-M011-2 = Order the mother to stop it
option-M011-3 = Let the girl speak

card-M012 = A seam in the boiler
flavour-M012 = A line no longer than a finger has opened beside the third ring. It sings when the pressure rises,
    always on the same note.
option-M012-1 = Rope it off and mend it properly
option-M012-2 = Weld it now, with the fire burning
option-M012-3 = One more strap will hold

card-M013 = The empty school bench
flavour-M013 = An engineer has saved a slate and half a box of chalk. The storekeeper says that small legs fetch
    kindling just as well.
option-M013-1 = Let her teach
option-M013-2 = Let them fetch kindling
option-M013-3 = Lessons in the children's home

card-M014 = A horn in the fog
flavour-M014 = Three notes, a pause, three notes. Somebody out there has lost the markers and is walking in a
    circle that gets smaller.
option-M014-1 = Light fires on the rim
option-M014-2 = Ring the bell and hope
option-M014-3 = Turn the great lamp on them

card-M015 = The longest night of the year
flavour-M015 = The children have cut stars out of ration tins and want to know where to hang them. The old ones hum
    tunes that nobody forbade and nobody sang.
option-M015-1 = Hang the stars and light the lamps
option-M015-2 = There will be no lamps this year
option-M015-3 = One hour of light for the small ones

card-M016 = The thing under the snowdrift
flavour-M016 = The diggers struck iron: a walking machine, bent at the knee, with its furnace still sealed. It has
    hands larger than a door.
option-M016-1 = Fire it up and set it to work
option-M016-2 = Cut out its heart
option-M016-3 = Bury it again; hands are enough

card-M017 = Under the floorboards
flavour-M017 = A board creaked the wrong way. Beneath it a family kept flour, dried fish, and a list of how long it
    would last for five people.
option-M017-1 = Carry it all to the store
option-M017-2 = Take half and leave it at that
option-M017-3 = Try them in the open square

card-M018 = The draughtsman's notion
flavour-M018 = He has drawn it on the back of a requisition: trays, pipes, a lamp, and something edible growing in
    the dark. He needs timber and to be left alone.
option-M018-1 = Give him timber and time
option-M018-2 = Put him back on the pumps

card-M019 = The line before the door
flavour-M019 = They have been standing since midnight so as not to lose their place. The doctor cannot see the end
    of the line, and asks us where it should begin.
option-M019-1 = One after the other
option-M019-2 = Those who can dig go first
option-M019-3 = The worst cases go first

card-M020 = Barrel stoves
flavour-M020 = Someone found out how to make a stove from an oil drum. Now every second tent has a crooked chimney,
    and the people inside have pink cheeks again.
option-M020-1 = Let them keep the stoves
option-M020-2 = Collect every drum
option-M020-3 = Build proper flues

card-M021 = Four hours under the ice
flavour-M021 = When the shaft came down he stayed below and passed up three others before himself. He has frostbite
    in both hands and is ashamed of the fuss.
option-M021-1 = A supper in his honour
option-M021-2 = Make him foreman
option-M021-3 = Shake his hand, then back to work

card-M022 = Lights in the south
flavour-M022 = A night watchman swears that he saw lamps beyond the ridge. By breakfast there was a city, by noon
    it had gardens.
option-M022-1 = Whoever wishes may go
option-M022-2 = Give them a sledge and bread
option-M022-3 = There is nothing out there

card-M023 = One bench, two speakers
flavour-M023 = There is only one warm bench in the square. The preacher wants it in the evening for prayers, the
    foreman for the evening shift, and both have brought friends.
option-M023-1 = The evening belongs to prayer
option-M023-2 = The evening belongs to work
option-M023-3 = Let the temple settle it
option-M023-4 = Let the guard settle it

card-M024 = The grove in the lee
flavour-M024 = In a fold of the crater a few old trees have outlived the world. Someone has tied ribbons to the
    lowest branches.
option-M024-1 = Fell them all
option-M024-2 = Take only the dead wood
option-M024-3 = A day under trees for the children

card-M025 = Dice in the wash house
flavour-M025 = It started with buttons. Now men lose their supper, their bunk, and next week's shift on a throw, and
    the winners no longer queue.
option-M025-1 = Play, but only for your own things
option-M025-2 = Not our business
option-M025-3 = Smash the table

card-M026 = The silent pipe
flavour-M026 = In the second ring the radiators have stopped ticking. Somewhere under the street a bend has frozen
    solid, and each hour it freezes further.
option-M026-1 = Thaw it by hand, bend by bend
option-M026-2 = Cut the outer branch off for scrap
option-M026-3 = Push it through with pressure

card-M027 = A second fire
flavour-M027 = Two engineers unroll a map with a circle on it: an abandoned tower, four days away. With one core, they
    say, there would be two fires in the world.
option-M027-1 = Give them a core and our blessing
option-M027-2 = Nobody leaves the boilers
option-M027-3 = Build your dream here

card-M028 = White armbands
flavour-M028 = Half a dozen men have torn a sheet into strips and walk the lanes in pairs. They ask for supper and for a
    nod from us.
option-M028-1 = Give them the nod
option-M028-2 = Send them home
option-M028-3 = Put them under the warden

card-M029 = Names on a sheet
flavour-M029 = The sheet was passed through every tent and the ink froze twice. At the top it says beds, below it
    says bread, and below that are the names.
option-M029-1 = Take the sheet and promise an answer
option-M029-2 = Blankets and boards, today
option-M029-3 = Hand it back unread

card-M030 = The old ones at the gate
flavour-M030 = They have folded their blankets and shined their shoes. There are mouths enough, says the eldest, and
    would we kindly open before the children wake.
option-M030-1 = Open the gate for them
option-M030-2 = Lead them back inside
option-M030-3 = Give them the kitchens to run

card-M031 = A door beneath the ice
flavour-M031 = The pick went through into nothing. Below is a cellar from before the frost, shelf upon shelf of tins,
    and a beam that groans at every step.
option-M031-1 = Everyone grab what you can
option-M031-2 = Shore it up, then carry
option-M031-3 = Count each tin before witnesses

card-M032 = Bottled sunlight
flavour-M032 = He was a hat maker once and is a doctor now. His little bottles glow when held against the fire, and
    people say they feel better already.
option-M032-1 = Let him sell his bottles
option-M032-2 = Pour it all into the snow
option-M032-3 = Make him wash bandages and learn

## Dusk cards

card-D000 = The toll
flavour-D000 = Some evenings bring no event at all, only the sum of the days before. The cold keeps careful books.

card-D001 = The crowd was faster
flavour-D001 = We had asked everyone to look, and everyone looked. They hold a man by his collar, and somebody has
    gone for a rope.
option-D001-1 = Turn away and walk on
option-D001-2 = He will have a trial tonight
option-D001-3 = Put guards around him

card-D002 = The trail ends at a cot
flavour-D002 = Most of it has been traded away. What is left was turned into broth for a little boy with thin
    wrists, and it is his father who opens the door.
option-D002-1 = Forgive him this once
option-D002-2 = Banish the whole family
option-D002-3 = Let him stand in the square

card-D003 = What mercy taught
flavour-D003 = The forgiven man goes out each night to check his snares. Others have watched him too, and drawn
    conclusions of their own.

card-D004 = Shoes in the doorway
flavour-D004 = After his day in the square nobody spoke to him. This morning his boots stood neatly by the door and
    his tracks led away from the city.
option-D004-1 = Look after the widow
option-D004-2 = Take the boy into the home
option-D004-3 = He made his own bed

card-D005 = Behind the nailed door
flavour-D005 = They have stopped knocking and begun to sing, which is worse. The doctor asks for three more days.
option-D005-1 = Pull out the nails
option-D005-2 = Three more days
option-D005-3 = Send the doctor inside

card-D006 = It travels with the blankets
flavour-D006 = The fever has found the next row, and the one after that. Wherever the shared bedding goes, it has
    been there first.
option-D006-1 = Burn the bedding
option-D006-2 = Blankets are blankets

card-D007 = Our word falls due
flavour-D007 = The deputation is back, one fewer than before. They do not argue; they only look at what we have laid
    aside for them.
option-D007-1 = Walls, beds, and a stove
option-D007-2 = A stove at least
option-D007-3 = Ask for patience once more

card-D008 = The ward by the boiler
flavour-D008 = It smells of lime and hot iron, and people leave it on their own feet. It also eats coal like a
    locomotive.
option-D008-1 = Keep the ward running
option-D008-2 = Reclaim the timber

card-D009 = Strangers in the next bunk
flavour-D009 = The newcomers have learnt our names and our queues. Tonight we learn what kind of guests they are,
    and what kind of hosts we were.

card-D010 = Still at the rim
flavour-D010 = Those we did not choose have not gone away. From the upper lanes one can count them, and each evening
    there are fewer to count.
option-D010-1 = Bring them in to be buried
option-D010-2 = Close the shutters on that side
option-D010-3 = Search with the lamp for the living

card-D011 = Tracks that come back
flavour-D011 = The sentry reports a sledge, heavily loaded, heading straight for us. On top sits the woman to whom
    we gave the bread.

card-D012 = Empty harness
flavour-D012 = Nothing barks at the wind any more. A sledge without dogs is a box, and a scout beside it is a man
    on foot.

card-D013 = Cold in the east row
flavour-D013 = It turns out who the customers behind the ash heap were: mothers, mostly, with small children under
    their coats.
option-D013-1 = Give them coal from the store
option-D013-2 = They should have asked
option-D013-3 = Let them scratch coal from the fields

card-D014 = A price on everything
flavour-D014 = The stove business has become a bank, the bank has a bodyguard, and the bodyguard was polite enough to
    bring us a ham.
option-D014-1 = Eat the ham
option-D014-2 = Storm the place tonight
option-D014-3 = Put the owners on trial

card-D015 = A first word
flavour-D015 = The little one by the boiler has spoken. Opinions differ, but the stokers insist that the word was "warm".

card-D016 = The cradle stands still
flavour-D016 = The child born between the flour sacks has stopped crying. Its mother holds it out to whoever comes
    through the door.
option-D016-1 = Heat that room all night
option-D016-2 = Keep the doctors there
option-D016-3 = There is nothing to be done

card-D017 = Sand in the gears
flavour-D017 = The fire sinks, and nobody has touched the valves. In the oil of the great pump we find a good
    handful of gravel, still wet.
option-D017-1 = Find out whose gravel it is
option-D017-2 = Send supper to the strikers' tents
option-D017-3 = Clean it and keep quiet

card-D018 = The hour that was given back
flavour-D018 = We wondered what they would do with an hour of their own. This evening we walked through the lanes to
    see.

card-D019 = The ringleader
flavour-D019 = She does not deny it. Four gangs have stopped to hear what we will say, and she looks as if she
    already knew.
option-D019-1 = Out of the gate with her
option-D019-2 = Give her a foreman's whistle
option-D019-3 = Make an end of it

card-D020 = Everyone whispers
flavour-D020 = Conversations end when we come near. The list has grown to four pages, and there are neighbours on
    it who have named each other.
option-D020-1 = Burn the pages in the square
option-D020-2 = Read on by candlelight
option-D020-3 = Arrest the first page

card-D021 = A sheet of cheap paper
flavour-D021 = It is nailed to the cookhouse door and copied before we can tear it down. All it does is list what we
    decreed, and what happened next.
option-D021-1 = Answer it point by point
option-D021-2 = Let them read
option-D021-3 = Collect the paper and the nails

card-D022 = More caps in the snow
flavour-D022 = Tonight they did not fit into the square any more. The girl is tired, but she has dreamt of a wide
    white road and would like to tell of it outdoors.
option-D022-1 = Let her preach in the snow
option-D022-2 = Feed the crowd, and speak after her
option-D022-3 = Put the child to bed

card-D023 = The girl has stopped talking
flavour-D023 = She eats when she is fed and looks at the wall. Her listeners have found a cellar to meet in, and leave
    her chair free.
option-D023-1 = Beg her pardon in public
option-D023-2 = Do not give way
option-D023-3 = Hear all sides in the open

card-D024 = The wrong neck
flavour-D024 = The shed has been emptied again, in the same manner. The man they took for the thief has been lying
    behind the wall for days.
option-D024-1 = Say it aloud
option-D024-2 = Nobody needs to know
option-D024-3 = Drive out the one who held the rope

card-D025 = Barking behind the wall
flavour-D025 = Something has found the row under the snow. It comes at night, it is not alone, and it carries things
    between the tents.

card-D026 = The white road
flavour-D026 = They have packed sledges, even the sober ones. At first light they mean to walk behind her onto the
    ice, singing, to where the green begins.
option-D026-1 = Bar the gate
option-D026-2 = Let them walk
option-D026-3 = A procession around the wall
option-D026-4 = Walk with them, and bring them home

card-D027 = The seam opens
flavour-D027 = The note that the boiler had been singing for days has gone up an octave. Then it stops.
option-D027-1 = Plate it with a core housing
option-D027-2 = Everybody out of the pit
option-D027-3 = Wedge it with beams

card-D028 = Sums on the workshop wall
flavour-D028 = Somebody has corrected the engineers' figures in chalk, at knee height. The corrections are right.

card-D029 = Ice under small feet
flavour-D029 = The kindling party came back with full baskets and one sledge that was not for wood. They know all
    the good places now.
option-D029-1 = No more errands
option-D029-2 = The baskets were full, after all

card-D030 = Something pale and edible
flavour-D030 = It grows in the dark, it tastes of nothing, and there is a great deal of it. The draughtsman has
    already sharpened his pencil again.
option-D030-1 = Timber and heat for a larger one
option-D030-2 = Name it after him

card-D031 = The terraces underground
flavour-D031 = Where there was a tunnel there are now shelves, and damp, and a smell like autumn. Anyone can pick,
    which is both the beauty and the trouble of it.

card-D032 = They come home on foot
flavour-D032 = Two of the party we gave up have followed the sound of the bell for days. They do not ask why nobody
    came. They ask who decided it.
option-D032-1 = Set a table for them
option-D032-2 = We did, and stand by it
option-D032-3 = Give their gang a day of rest

card-D033 = Hammers after dark
flavour-D033 = A crowd has gathered around the machine with hammers in their hands. It does the work of five, and
    the five are here.
option-D033-1 = Put a guard on it
option-D033-2 = Look the other way
option-D033-3 = Let it carry their loads home

card-D034 = It does not look down
flavour-D034 = The machine stepped where it always steps. Nobody had told the new men, and the machine cannot be told
    anything.
option-D034-1 = Let its fire go out
option-D034-2 = The quota stands
option-D034-3 = An engineer beside every step

card-D035 = Hollow walls
flavour-D035 = The lesson people took from the floorboards was to choose a better place. The store empties faster
    than mouths can explain.
option-D035-1 = Search house by house
option-D035-2 = Weigh out rations in public
option-D035-3 = It will sort itself out

card-D036 = The searchers' pantry
flavour-D036 = Someone thought of searching the searchers. Their bunkroom has better bread than the council, and
    they offer us a slice.
option-D036-1 = Dismiss them from the city
option-D036-2 = Accept the slice
option-D036-3 = Try them like anyone else

card-D037 = Those who were sent back
flavour-D037 = The shovels are manned again. In the tents lie the others, who were told to come tomorrow, and a
    sister is reading their names at our door.
option-D037-1 = Admit it, and open the door
option-D037-2 = Somebody had to choose

card-D038 = Fire under canvas
flavour-D038 = A crooked chimney, a gust, a spark. In a city that begs for warmth, this is the first evening on which
    everybody runs from it.
option-D038-1 = A chain of buckets, all hands
option-D038-2 = Save the neighbours' tents
option-D038-3 = Somebody runs into the flames

card-D039 = The new foreman's pace
flavour-D039 = He asks of nobody what he would not do himself, and therein lies the trouble. The heaps grow; so does the
    row of men sitting beside them.
option-D039-1 = Let him set the pace
option-D039-2 = Take the whistle from him
option-D039-3 = Ask him for a slower week

card-D040 = Nobody carved a medal
flavour-D040 = The man from the shaft no longer comes to the table. His hands have not healed, and he has noticed how
    quickly a city forgets.
option-D040-1 = Bring the three he saved
option-D040-2 = The world does not owe medals
option-D040-3 = Make him one after all

card-D041 = Knapsacks by the door
flavour-D041 = Since the others left, the talk of lamps in the south has become a plan with dates. Tonight there are
    knapsacks standing by doors that we pass every day.
option-D041-1 = Empty the knapsacks
option-D041-2 = Wish them luck
option-D041-3 = Walk them through what we built
option-D041-4 = Share a last supper and ask them to stay

card-D042 = Knocking from outside
flavour-D042 = There was no city and there were no gardens. There was a wreck with a core in it, and they have
    dragged it all the way home.
option-D042-1 = Come in, all of you
option-D042-2 = The core may come in
option-D042-3 = Come in, and eat first

card-D043 = Whose bench it is
flavour-D043 = One half of the square kneels and the other half stands with crossed arms. They all look to us, or to
    whatever we have put above us.

card-D044 = The honest table
flavour-D044 = They play for buttons and pipe stems, and a referee has been elected. There is laughter in the wash
    house, and a box by the door for the losers' fees.
option-D044-1 = Praise the referee
option-D044-2 = The box goes to the kitchens
option-D044-3 = Raffle off a proper bunk

card-D045 = Somebody else's shift
flavour-D045 = Those at the pumps this evening are not on the roster. They lost, they say, and the ones who won are
    asleep.
option-D045-1 = Strike out every debt
option-D045-2 = A debt is a debt

card-D046 = Paid in small coin
flavour-D046 = The ledger of the dice table has a new column. Where fathers have nothing left to stake, the names of
    sons and daughters are written in.
option-D046-1 = Buy the ledger and burn it
option-D046-2 = Not our signature
option-D046-3 = Arrest the banker

card-D047 = The knife on the green cloth
flavour-D047 = The banker sits upright at his table with his chest of winnings open before him. A father has put the
    knife down and is waiting for us.
option-D047-1 = A life for a life
option-D047-2 = Nobody saw anything
option-D047-3 = Let him work for the banker's kin

card-D048 = The house always eats
flavour-D048 = The kitchens have grown used to the box by the wash house door. To fill it, the stakes had to rise, and
    the cooks do not ask what with.
option-D048-1 = Close the wash house
option-D048-2 = The pots must be filled

card-D049 = Two empty bunks
flavour-D049 = The map with the circle is gone, and so are those who drew it. The blankets are folded. In the strongbox
    there is a note with the word "borrowed" on it.
option-D049-1 = Bring them back
option-D049-2 = Let them light it

card-D050 = The other fire
flavour-D050 = On the horizon stands a thread of smoke, straight as a plumb line. It comes in long and short puffs, and
    the old telegraphist has begun to weep.

card-D051 = Armbands without orders
flavour-D051 = The patrols have not stopped; they have only stopped reporting. There is a fee for the well now, and one
    for walking home.
option-D051-1 = Take the armbands off them
option-D051-2 = Pay, for tonight
option-D051-3 = Swear them in for good

card-D052 = A knock after midnight
flavour-D052 = They have taken the baker from his bed for a joke he told. It was, we must admit, about us.
option-D052-1 = Walk him home ourselves
option-D052-2 = Let the sentence stand
option-D052-3 = A fair cell, then the gate

card-D053 = The answer is due
flavour-D053 = The spokesman has brought the sheet with the names, and a pencil. He goes from bunk to bunk and from
    pot to pot, and ticks off what he finds.

card-D054 = Letters under the pillows
flavour-D054 = Making the beds of the old ones, the girls found an envelope in each. They are addressed to all of
    us, and they are not sealed.
option-D054-1 = Read them to everyone
option-D054-2 = Into the stove, unread
option-D054-3 = Read them to those who grieve

card-D055 = One of them lived
flavour-D055 = A trapper's hut, a goat, and a stubborn heart. The old woman stands at the gate again, and her first
    question is how we liked her letter.

card-D056 = Swollen lids
flavour-D056 = Not every tin from the cellar was what its label said. The doctor wants the rest thrown out; the cook
    wants to smell each of them first.
option-D056-1 = Throw them all away
option-D056-2 = Keep those that look sound
option-D056-3 = Dig them into the hothouse beds

card-D057 = The last of the tins
flavour-D057 = We had nearly forgotten the shelf at the back. Somebody else had not, and whether that is a blessing
    depends on the state of the pots.

card-D058 = Snow water and lamp oil
flavour-D058 = The chemist has boiled one of the bottles down to the bottom. Those who trusted in sunlight have lost a
    week that they did not have.
option-D058-1 = Let him drink them in the square
option-D058-2 = Hand him a mop and a teacher
option-D058-3 = Seize his earnings and show him the gate

card-D059 = A pair of steady hands
flavour-D059 = The hat maker sews wounds as he once sewed felt, small and even. He has not sold anything for a long
    time, and when he says that it will heal, it does.

card-D060 = The back-door trade
flavour-D060 = After his day in the square the bottle seller became careful. Now he calls after dark, on those who have
    tried everything else.

## Disputes

card-DIS01 = What prevails
flavour-DIS01 = There will be an evening on which nobody leads the talk and it still goes one way. Whatever fills most
    hearts by then will speak for all.

card-DIS02 = The bread quarrel
flavour-DIS02 = They want to see the store, every shelf of it, by lantern light. What they find there, and whom they
    suspect, will be the talk of the winter.

card-DIS03 = The quarrel over roofs
flavour-DIS03 = A woman will carry her frozen blanket into the council room and lay it on the table. It will stand up
    by itself.

card-DIS04 = The quarrel over the dead
flavour-DIS04 = One evening somebody will ask where his brother lies. A city may be judged by whether it can point to
    the place.

card-DIS05 = What the children saw
flavour-DIS05 = They are going to put it into a song, as children do. We shall hear it in the lanes and learn what sort
    of winter we gave them.

card-DIS06 = The quarrel over the fire
flavour-DIS06 = Stokers and engineers will blame one another before everyone. The fire itself will give evidence: how
    hard it was driven, and what there is left to feed it.

card-DIS07 = The quarrel over the sickbeds
flavour-DIS07 = Those who still can will come in person, those who cannot will be carried. They want to know who sat
    with them, and who only counted them.

card-DIS08 = Whose city it is
flavour-DIS08 = Altar or armband, or neither of the two: sooner or later someone will ask aloud in whose name all these
    decrees were written.

card-DIS09 = Hands and tools
flavour-DIS09 = One can tell a city by its tools. An evening comes when they are laid out side by side, the mended,
    the missing, and the smashed.

card-DIS10 = The reckoning
flavour-DIS10 = Every kindness and every blow has been kept by someone. They will all be brought to the square and
    added up.
