# Laws, their consequences, technologies, citizens, and advisors: titles, flavour, labels of options.

## Laws

card-G01 = Small hands
flavour-G01 = There is more to carry than there are backs to carry it. Anyone tall enough to drag a basket
    now has a basket.
card-G02 = The children's home
flavour-G02 = One warm room with a proper door, and every child in the city behind it. The older ones ladle
    soup and feel important.
card-G03 = Thin soup
flavour-G03 = The cooks have found that a pot goes twice as far if nobody looks into it. The workers look.
card-G04 = Ration books
flavour-G04 = Every name, every portion, every stamp, pinned up where all can read it. What is short is at
    least short for everyone.
card-G05 = Three to a bunk
flavour-G05 = Three to a bunk is warm, if you do not mind whose elbows they are. Most of us mind.
card-G06 = Canvas and hot bricks
flavour-G06 = What the storm has torn open gets a roof of sailcloth, and bricks from the boiler grate are carried
    from bed to bed before lights out. It is a small thing, and it arrives every night.
card-G07 = New Faith
flavour-G07 = The old prayers were made for gentler weather. Here we kneel towards the furnace, and more of
    us kneel every week.
card-G08 = New Order
flavour-G08 = A city is a machine, and a machine needs every part in its place. Loose parts will be
    tightened.
card-G09 = Care for the incurable
flavour-G09 = Some will never swing a pick again. We have decided that they are still ours.
card-G10 = Blood on the sand
flavour-G10 = They will hit somebody in any case. Let it be in a ring, with a bell, and with an audience.
card-G11 = Last orders
flavour-G11 = Potato peel, sawdust heat, and a fiddle with three strings. For an hour nobody talks about the
    thermometer.
card-G12 = Apprentices' bench
flavour-G12 = The cleverest of the children have been given rulers, oilcans, and a seat beside the drawing
    office stove. Childhood was not asked for its opinion.
card-G13 = The second whistle
flavour-G13 = When the first whistle blows, the shift is over. When the second blows, for some of them, it is
    not.
card-G14 = Study of the dead
flavour-G14 = A body on the table can teach the surgeons what a body in the bed could not. The families are
    asked afterwards.
card-G15 = The closed cart
flavour-G15 = The dead leave before sunrise, under canvas, and the cooks never ask what the driver is paid
    in. No bell, no names.
card-G16 = The night watch
flavour-G16 = Men with armbands and a brazier on every corner. Warm your hands if you like, and keep your
    voice down.

## Consequences of the laws

card-K01A = Black spittle
flavour-K01A = The little ones have learnt to cough like old miners. Whoever was out today coughs loudest.
card-K01B = The jammed conveyor
flavour-K01B = The belt stopped because something was caught in it. The other children stand around it and do
    not say what.
option-K01B-1 = Build guards along the whole belt
option-K01B-2 = Send them all home until it is mended
option-K01B-3 = Free the belt and carry on

card-K02A = Lanterns in the window
flavour-K02A = The parents look for that window on their way back from the shift. If it is lit, they walk the
    rest of the way upright.
card-K02B = One cough, thirty cots
flavour-K02B = What one of them brings in at breakfast, all of them have by supper. They share everything
    here.

card-K03A = Knees of water
flavour-K03A = A hauler sat down in the middle of the road today and could not remember how to get up. Soup
    that thin carries nobody far.
card-K03B = The ladle's deep end
flavour-K03B = Friends of the cook are served from the bottom of the pot. Everybody else gets the view from
    above.
option-K03B-1 = Let people fend for themselves
option-K03B-2 = Make the kitchen pay it back
option-K03B-3 = Drive the cook out of the gate

card-K04A = Forged stamps
flavour-K04A = The potato stamps are good work, one must admit. The store is emptier than the books say.
card-K04B = The end of the queue
flavour-K04B = Everyone watched the last man in line today, to see what would be left for him. It was a kind
    of vote.

card-K05A = A curtain's worth of room
flavour-K05A = They have hung blankets between the bunks and thrown the extra sleepers out. Tonight each bed
    holds whom it was built for.
card-K05B = Too close
flavour-K05B = A borrowed spoon, a wife looked at, a boot across somebody's face. Strangers who breathe each
    other's breath do not become friends.

card-K06A = Smouldering sacking
flavour-K06A = One of the bricks was too hot for its wrapping. The tent went up like a paper lantern.
option-K06A-1 = Let the tent burn
option-K06A-2 = Beat out the flames by hand
card-K06B = The brick ledger
flavour-K06B = People have begun to count on the bricks, and then to count the bricks. Three good nights and
    they will believe in us again.

card-K07A = Prayer before medicine
flavour-K07A = A family has barred the door to the surgeon. The furnace gives and the furnace takes, they
    call through the planks.
option-K07A-1 = Leave them to their prayers
option-K07A-2 = Sit with them until they open
option-K07A-3 = Break the door down
card-K07B = Those who stayed standing
flavour-K07B = At the evening hymn a dozen people did not kneel. By now everyone knows each of them by name.

card-K08A = A box full of letters
flavour-K08A = We asked the people to report what they hear. They have heard a great deal, mostly about their
    neighbours.
option-K08A-1 = Act on the letters
option-K08A-2 = Burn them in the square
option-K08A-3 = Lock up the loudest names
card-K08B = The oath in the square
flavour-K08B = They swear it in rows, hand on heart. In a quiet city it is a ceremony; in an unquiet one it
    is a sieve.

card-K09A = Beds that never empty
flavour-K09A = The healthy ask what the sick are fed, and the sick hear them ask. A promise like ours has to
    be kept in the open.
card-K09B = The matron's list
flavour-K09B = She has written down what she needs and underlined what she would settle for. It is not a long
    list.
option-K09B-1 = Give her the engineers' ward
option-K09B-2 = Build her the beds
option-K09B-3 = Give her a feast day

card-K10A = Split knuckles
flavour-K10A = The grudges of the week were settled in one evening. So were a few jaws.
card-K10B = The undefeated
flavour-K10B = Nobody has put him on the floor yet, and he has begun to give interviews about it. The crowd
    wants to know what comes next.
option-K10B-1 = Tax the wagers
option-K10B-2 = Put him in against a dozen
option-K10B-3 = Hire him as a gang boss

card-K11A = The morning after
flavour-K11A = The mash was meant for bread, and the drinkers were meant for work. Both are lost.
card-K11B = A song with forty verses
flavour-K11B = Somebody started it, and nobody wanted to be the first to go home. The stove burnt until
    dawn; where there was no stove, they only sang about money.

card-K12A = A clever pair of hands
flavour-K12A = The youngest in the drawing office has found the error in sheet nine. She has not slept since
    sheet four.
card-K12B = The wrong valve
flavour-K12B = He was told to turn the one on the left, and nobody told him whose left. Now the whole
    generator is humming a note it should not know.
option-K12B-1 = Clear the room and let it hum
option-K12B-2 = Have the apprentices close it by hand
option-K12B-3 = Ask a master to stay the night

card-K13A = Sitting on their tools
flavour-K13A = At the second whistle nobody got up. They are not shouting. That is what worries the
    overseers.
option-K13A-1 = Keep the whistle silent for a day
option-K13A-2 = Blow it again
option-K13A-3 = Serve a second supper first
card-K13B = Asleep at the cogs
flavour-K13B = It was the fourteenth hour, and his sleeve went in before he did. Someone should have been
    watching him.

card-K14A = Jars on a shelf
flavour-K14A = The surgeons have learnt a great deal this week. A widow has learnt where her husband is kept.
card-K14B = The chalk theatre
flavour-K14B = Twenty engineers leaned over the table to see, and one of them cut himself on what he was
    shown.
option-K14B-1 = Let the lesson run its course
option-K14B-2 = Boil every instrument first
option-K14B-3 = Clear the theatre

card-K15A = Empty ground
flavour-K15A = A boy went to look for his mother's grave and came back with a question. Now everyone has it.
card-K15B = A name on every door
flavour-K15B = By morning the names of the dead were chalked on half the doors of the city. Somebody will
    have to read them out, at a fire, aloud.

card-K16A = Coal for the corners
flavour-K16A = The watch burns more than the cookhouse does. At least the streets are quiet, as long as the
    braziers are lit.
card-K16B = Armbands in the dark
flavour-K16B = Five men of the watch and one man who had answered back. The snow by the stores is still
    pink.
option-K16B-1 = Call it a brawl
option-K16B-2 = Put their captain on trial
option-K16B-3 = Say nothing at all

## Technologies

card-T01 = Birch runners
flavour-T01 = Half the weight and twice the curve. The first mile now costs the scouts nothing but their
    breath.
card-T02 = Wire snares
flavour-T02 = Between the huts run whole streets of snares. They hunt while the hunters sleep.
card-T03 = Iron rakes
flavour-T03 = What the frost has welded to the ground, a hot iron tooth will lift. No basket comes home half
    full.
card-T04 = Two-man saws
flavour-T04 = Frozen trunks ring like bells and break like glass, if the teeth are set right.
card-T05 = Field surgery
flavour-T05 = A folding table, a clean blade, and a page of rules. It saves those for whom the infirmary is too
    far.
card-T06 = Relief valves
flavour-T06 = The boiler screams before it bursts now, and lets off the worst through the roof. Screaming we
    can live with.
card-T07 = Lagged pipes
flavour-T07 = Felt, tar, and sacking around every pipe in every workshop. The warmth arrives where it was
    sent.
card-T08 = Coal-dust burners
flavour-T08 = We used to sweep it up and curse it. Pressed, sieved, and blown into the flame, the dust does a
    third of the work.

## Citizens: workers

card-B01 = Edda Torvald
flavour-B01 = A charcoal burner who can hear from the crackle when a clamp is done.
card-B02 = Big Tam Ridley
flavour-B02 = Once a porter at a fish market, he has never learnt to make two trips.
card-B03 = Ansa Lindqvist
flavour-B03 = She hunted these ridges before there was a city, and keeps a fire pot under her coat.
card-B04 = Joss Hatherley
flavour-B04 = A forester who talks to a tree first, and drops it exactly where he said.
card-B05 = Mother Brannock
flavour-B05 = She shovels in four shawls, sings in three languages, and has not been ill since the old king.
card-B06 = Nils Oakshott
flavour-B06 = A shipwright without a sea, who straightens every nail and wastes no plank.
card-B07 = Corin Vale
flavour-B07 = He waves from the last ridge every time he goes out, and the whole city waits for it.
card-B08 = Hob Prentiss
flavour-B08 = Whatever thankless job is posted on the board, Hob is already joking about it.
card-B09 = Sanna Greaves
flavour-B09 = She drove a snow plough on the northern railway, and drives shovels the same way.
card-B10 = Dorrit Malone
flavour-B10 = A roofer who cannot pass a building without making it better than it was.
card-B11 = Old Fergus Pike
flavour-B11 = Forty years underground have taught him where a seam goes when it thinks nobody is looking.

## Citizens: engineers

card-B12 = Dr Ilse Marrow
flavour-B12 = She remembers the name of every patient, and makes the others remember too.
card-B13 = Barnaby Stoke
flavour-B13 = A locomotive fitter who sleeps beside the boiler and wakes when its pitch changes.
card-B14 = Honora Finch
flavour-B14 = A clerk of petitions, she can make an unpleasant letter disappear for a very long time.
card-B15 = Casimir Dolan
flavour-B15 = He builds walking machines out of stove plate and clock springs, and apologises to each.
card-B16 = Rosalind Achebe
flavour-B16 = A botanist who smuggled seeds north in the hem of her skirt.
card-B17 = Surgeon Pell
flavour-B17 = He was struck off in the capital for taking risks, which is now the most wanted of his skills.
card-B18 = Professor Amory Quill
flavour-B18 = She thinks best in a hot room at night, and charges the city for the coal.
card-B19 = Wilhelmina Tarr
flavour-B19 = She works through her meals, and then through everybody else's.
card-B20 = Josephine Abara
flavour-B20 = An engineer who believes that a good dinner is a load-bearing part.
card-B21 = Lieutenant Osric Hale
flavour-B21 = A surveyor of the lost expedition, who knows who else might still be out there.
card-B22 = Matthias Flint
flavour-B22 = He has walked every steam pipe in the city on his knees, with a stethoscope.

## Citizens: children

card-B23 = Pip
flavour-B23 = She finds wood where there is none, and it is better not to ask whose fence it was.
card-B24 = Clara Bell
flavour-B24 = She holds hands in the sick ward, and will not be sent home.
card-B25 = Little Augustin
flavour-B25 = He carries the bowls, spills nothing, and has a word for everyone in the line.
card-B26 = Wren Ashby
flavour-B26 = She climbs whatever is highest and draws what lies beyond it.
card-B27 = Tobias Crook
flavour-B27 = The best snare setter in the city is nine years old and keeps the squirrels' tails.
card-B28 = Maud and her brother
flavour-B28 = Where anything is being built, they build a smaller one beside it and invite all the others.
card-B29 = Emmeline Shore
flavour-B29 = She stood on the platform to recite a poem, and the men at the front put down their bottles.
card-B30 = Sooty Jack
flavour-B30 = A sweep's boy thin enough for any flue, and black to the bone.

## Advisors

card-generator-lead = Boiler master
flavour-generator-lead = He has one hand on the pressure wheel at all times, and asks for faith while he turns
    it.
card-health-officer = Matron
flavour-health-officer = She counts the beds each morning, and then goes looking for somebody who cares.
card-society-adviser = Peacemaker
flavour-society-adviser = He knows what the city is muttering before it mutters, and which fair word, or which
    shared loaf, will settle it.
card-foreman = Shift boss
flavour-foreman = Give her people who want to work, and she will have them out before the whistle and back
    with full sledges.
