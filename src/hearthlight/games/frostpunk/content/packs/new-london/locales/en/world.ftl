# Places, weather, scenario, groups, and buildings of New London, in our own words.

## Expeditions

card-X01 = The emptied camp
flavour-X01 = Nine tents, nine stoves, and in every stove the kindling is laid and was never lit. The store tent
    is full, and the one set of footprints leads away from it.
way-X01-1 = Load the tins and leave before nightfall
way-X01-2 = Take the tins and follow the footprints

card-X02 = Sledge on its side
flavour-X02 = A freight sledge has tipped over into a gully, its team long gone. Half the sacks have burst and
    the snow beneath is black with coal.
way-X02-1 = Fill our own sledge and turn back
way-X02-2 = Take what we can carry onward

card-X03 = Smoke from a chimney
flavour-X03 = A hut no bigger than a cart, and a family who bar the door until they see our faces. Their shelves
    are better filled than their cheeks.
way-X03-1 = Bring the family home with us
way-X03-2 = Take what is on their shelves
way-X03-3 = Send them along our track and go on

card-X04 = The frozen ferry
flavour-X04 = A river ferry stands upright in the ice, lamps still hanging from the rail. Someone has been
    sleeping in the wheelhouse.
way-X04-1 = Break up the deck for timber
way-X04-2 = Look for the sleepers
way-X04-3 = Take the rail and the benches and go on

card-X05 = The forester's lodge
flavour-X05 = Half the roof has come down under the snow, and the other half shelters a woodpile and a pantry.
    On the wall hang portraits with their faces turned away.
way-X05-1 = This place is not for us; back home
way-X05-2 = Load up and walk on

card-X06 = The survey mast
flavour-X06 = An iron mast with a box at its foot, and in the box maps with pencilled routes. One line runs much
    further out than any of us would have dared.
way-X06-1 = Home with the maps and the surveyors' rations
way-X06-2 = Follow the near route
way-X06-3 = Risk the far line with extra fuel

card-X07 = Sleepers by the road
flavour-X07 = Nine people sit in a ring around ashes, shoulder to shoulder. The frost has kept them as they were
    on the last evening.
way-X07-1 = Give them a grave, then take their packs
way-X07-2 = Take the packs and leave them sitting
way-X07-3 = Walk on past them with a few tins

card-X08 = The whalers' shed
flavour-X08 = On a beach without sea stands a shed full of barrels. The smell is dreadful, and it is the smell
    of food.
way-X08-1 = Roll the barrels home
way-X08-2 = Take the lighter casks along

card-X09 = The narrow-gauge line
flavour-X09 = A little engine stands where the snow stopped it, with three trucks behind. The fireman left his
    shovel neatly in its bracket.
way-X09-1 = Empty the tender and the first truck
way-X09-2 = Strip the whole train and let it lie
way-X09-3 = Fill our sacks and follow the rails

card-X10 = A sledge pulled by children
flavour-X10 = Four of them hold the rope and a fifth walks in front with a lantern. They tell us that the
    grown-ups will catch up soon.
way-X10-1 = Lift them onto our sledge
way-X10-2 = Feed them first, then carry them home
way-X10-3 = Leave them a fire and fetch them on the way back

card-X11 = The loggers' landing
flavour-X11 = Trunks are stacked to the height of a house and iced into one block. The saws hang in the shed,
    oiled for a spring that did not come.
way-X11-1 = Chop out as much as we can pull
way-X11-2 = Blast the stack open and take it all
way-X11-3 = Split a small load and go on

card-X12 = Men without badges
flavour-X12 = A squad that walked away from its post has dug itself in under a rock. They offer their hands for
    work and keep their eyes on the ground.
way-X12-1 = Take them in, and say nothing
way-X12-2 = Trade a few tins for their coal
way-X12-3 = Point them to the city and go on

card-X13 = The cold chapel
flavour-X13 = The roof has held, and the benches stand in their rows. Somebody has written names on the wall,
    and left room for more.
way-X13-1 = Kindle the lamp before we go
way-X13-2 = The benches will burn well
way-X13-3 = Rest here one hour and go on

card-X14 = Lines through the ice
flavour-X14 = Two windbreaks of sealskin, a row of holes, and a catch laid out like silver. The fishers have not
    seen a stranger since the summer.
way-X14-1 = Ask them to come and fish for us
way-X14-2 = Buy the catch with firewood
way-X14-3 = Accept a share and go on

card-X15 = The signal fire
flavour-X15 = Every hour a light goes up from the ridge, three short and one long. Two women in railway coats
    have been feeding it with their own furniture.
way-X15-1 = Take the signallers home
way-X15-2 = Tell them which way to walk and go on

card-X16 = The depot under the drift
flavour-X16 = Our pole strikes wood where the chart shows nothing. Below lies a store that some expedition dug
    in and never came back to.
way-X16-1 = Take a load and mark the place
way-X16-2 = Empty it to the floor
way-X16-3 = Carry on, well provided

card-X17 = The colliery gate
flavour-X17 = The winding tower leans over the pit like a tired man. What was brought up before the end still
    lies in wagons under the ice.
way-X17-1 = Hitch up the wagons
way-X17-2 = Take the core out of the pump as well
way-X17-3 = Load one wagon and go on

card-X18 = The stranded land engine
flavour-X18 = A machine as tall as a church sits with its belly on the ice, and its hatch stands open. Deep
    inside something is still faintly warm.
way-X18-1 = Draw the core and drain the bunkers
way-X18-2 = Draw the core and go on

card-X19 = The walled farm
flavour-X19 = Behind a wall of snow bricks eight people and a cow have lasted the winter. They have food for the
    season, and no coal for the week.
way-X19-1 = Bring them all in
way-X19-2 = Take the food and go
way-X19-3 = Share our coal and leave friends behind

card-X20 = The field hospital
flavour-X20 = Forty beds in a marquee that has frozen stiff as a drum. Three orderlies are still on their feet,
    and they ask us for soap.
way-X20-1 = Take the staff, their chest, and whoever can walk
way-X20-2 = Take every one of them
way-X20-3 = Copy their methods and go on

card-X21 = The broken viaduct
flavour-X21 = The middle spans have gone and the timber of the scaffolding lies in the gorge. A rope still
    crosses to the other side.
way-X21-1 = Haul timber until dark
way-X21-2 = Take the scaffolding down to the last plank
way-X21-3 = Mend the crossing and go over

card-X22 = The seed merchant's vault
flavour-X22 = A cellar with an iron door and a thermometer, and rows of drawers with Latin names. The clerk has
    died at his desk with the inventory complete.
way-X22-1 = Take the sacks of grain
way-X22-2 = Take the small drawers and go on

card-X23 = The observatory
flavour-X23 = The dome turns when we push it. Its people have measured the cold every hour and know more about
    it than anyone should.
way-X23-1 = Bring the observers and their books
way-X23-2 = Bring the drive of the great dome
way-X23-3 = Copy the tables and go on

card-X24 = The ship in the pack ice
flavour-X24 = She lies over at such an angle that we climb her like a hill. The crew have kept discipline, a
    stove, and a hymn on Sundays.
way-X24-1 = Sign on the crew
way-X24-2 = Salvage the ship and leave the crew aboard
way-X24-3 = Trade tools for planks and go on

card-X25 = Men with rifles
flavour-X25 = They stop us at a barrier made of sledges and look less at our weapons than at our bread. Their
    captain would rather be asked than obeyed.
way-X25-1 = Warm them at our fire and invite them home
way-X25-2 = Pay the toll and turn round
way-X25-3 = Slip past in the dark with a sack of theirs

card-X26 = Two sledges, one road
flavour-X26 = A schoolmistress with her class on one sledge, and a load of machine parts on the other. We have
    one team of dogs left.
way-X26-1 = The children
way-X26-2 = The machine parts
way-X26-3 = The children, guided by their teacher, while we go on

card-X27 = The machine yard
flavour-X27 = Rows of iron legs stand in a shed like horses in a stable. Most have been robbed of their hearts,
    but one still answers to the lever.
way-X27-1 = Fire it up and let it walk home
way-X27-2 = Take it apart for its core
way-X27-3 = Take a core and go on

card-X28 = Crosses in a row
flavour-X28 = Thirty graves, dug in order, and at the end of the row an open one with the digger in it. His
    handcart is still packed.
way-X28-1 = Finish his work, then take the cart
way-X28-2 = Take the cart
way-X28-3 = Take a little and go on quietly

card-X29 = The warm spring
flavour-X29 = Steam rises from a hollow, and in the steam there are voices. They have lived on roots and hot
    water, and grown oddly cheerful.
way-X29-1 = Invite them, and bathe once ourselves
way-X29-2 = Take everybody, young and old
way-X29-3 = Send our sick here while we go on

card-X30 = The relay post
flavour-X30 = A stone house where sledges used to change their dogs. The keeper left his stock in order and a note with the word "sorry" on it.
way-X30-1 = Load the stock
way-X30-2 = Load the stock and take the far road

card-X31 = The other crater
flavour-X31 = There is a tower here like ours, and it is cold. Whoever built it had everything but time.
way-X31-1 = Take the cores from the dead tower
way-X31-2 = Search the barracks for the living

card-X32 = The iron lighthouse
flavour-X32 = It stands on what was a coast, and its lamp has never gone out. The keepers count the days by the
    stairs they still manage to climb.
way-X32-1 = Take the keepers and their families home
way-X32-2 = Take the lamp's core and its oil
way-X32-3 = Leave the lamp burning and take only the young

card-X33 = The town in the salt
flavour-X33 = Whole streets have been cut into the salt, with lamps and shop signs. They have a council, a brass
    band, and no more firewood.
way-X33-1 = Lead them out
way-X33-2 = Buy their stores with promises
way-X33-3 = Put it to a vote, as their custom is

card-X34 = The arsenal
flavour-X34 = Behind the last door they stand in their racks, untouched, with paper tags on their hooks. Whoever
    ordered them never signed the receipt.
way-X34-1 = Heat two of them and march home
way-X34-2 = Wake one and load it with spare parts
way-X34-3 = Bring home only their hearts

card-X35 = The convoy that stopped
flavour-X35 = Forty sledges in a line, the tarpaulins still laced. A few people live beneath them, and every day
    there are fewer.
way-X35-1 = The people first
way-X35-2 = The cargo first
way-X35-3 = Half of each

card-X36 = The last train
flavour-X36 = It was meant to go south and got as far as this cutting. Its goods vans were never opened.
way-X36-1 = Open the vans
way-X36-2 = Take out the boiler

card-X37 = The glass garden
flavour-X37 = Under a hill of snow there is light, and under the light there are beans. The gardener asks us to
    wipe our boots.
way-X37-1 = Harvest everything
way-X37-2 = Take the gardeners and leave the roots

card-X38 = The deep shaft
flavour-X38 = It goes down further than our ropes, and warm air comes up. At the first landing stand
    crates that bear a royal seal.
way-X38-1 = Climb down and bring up the crates
way-X38-2 = Send a second rope party to the bottom
way-X38-3 = Take what lies at the first landing

card-X39 = The governor's cellar
flavour-X39 = Under a burnt villa lie wine, flour, and two families of servants. The governor went ahead with the
    good sledge.
way-X39-1 = Bring the servants and what they can carry
way-X39-2 = Bring the flour and the panelling
way-X39-3 = Pour out the wine at home, for everyone

card-X40 = The silent city
flavour-X40 = We walk through it for half a day and count chimneys. No smoke, no tracks, and every door
    carefully closed.
way-X40-1 = Toll its bell, close its gate, and tell them at home
way-X40-2 = Take from the houses what the dead cannot use
way-X40-3 = Search cellar by cellar for a living soul

## Scenario

card-S01 = A light for the others
flavour-S01 = We were not the only ones who set out for the north. A beacon above the crater would tell the
    other columns that one of the towers is burning.

card-S02 = Lanterns on the ridge
flavour-S02 = They saw our light from three days away and walked towards it. A first group stands at the rim
    of the crater, and further out a second one is waiting for supplies to make the last stretch.
option-S02-1 = Let them all in
option-S02-2 = Only those who can work
option-S02-3 = Send them on, and keep the toll they offered
action-S02 = Send a supply sledge to the second column

card-S03 = Nobody answers
flavour-S03 = For seven weeks nothing has come over the rim but snow. People have begun to say aloud what they
    used to think at night: that we are all that is left.
option-S03-1 = Tell them the truth
option-S03-2 = Forbid the talk
option-S03-3 = Let the cheerful ones speak first
action-S03 = Hold a supper in memory of the others

card-S04 = The great frost
flavour-S04 = The glass has fallen below its last mark, and the few birds that were still here have gone. In a few
    days a cold will lie on us that no fire can answer: we need stores of fuel, food in the larder, and a bed for
    everybody.
option-S04-1 = Announce it from the platform
option-S04-2 = Tell the foremen only
action-S04 = Lay in fuel for the last day

card-S05 = The white day
flavour-S05 = The doors are caulked, the tower roars, and outside there is no sky. If our city still stands at
    dusk, it will stand in the spring: then we have won.

card-S06 = No light in the sky
flavour-S06 = Somewhere out there columns are marching past us in the dark. If the beacon goes up at last, some
    of them may still turn round.

card-S07 = We are not alone
flavour-S07 = Strangers share our soup and tell us of other fires. Tonight there is singing in the cookhouse, in
    two languages and no key.
action-S07 = Ask the newcomers what they can do

card-S08 = What the wind takes
flavour-S08 = It comes over the rim like a wall that falls and does not stop falling. What was only pegged or
    nailed to the ground will not be there in the morning.

## Weather

card-W01 = Clear and bitter
card-W02 = A mild spell
card-W03 = Hard frost
card-W04 = Ground frost
card-W05 = Gathering clouds
card-W06 = Wind from the north
card-W07 = Ice fog
card-W08 = Light snow
card-W09 = Glassy air
card-W10 = Drifting snow
card-W11 = Storm front
card-W12 = Grey calm
card-W13 = Blizzard
flavour-W01 = Not a breath of wind, and the snow bears a sledge.
flavour-W02 = For one day the icicles drip.
flavour-W03 = Nails snap in the beams at night.
flavour-W04 = The cold creeps up through the soles.
flavour-W05 = A dark line lies over the rim, and it grows.
flavour-W06 = The chimneys hum on one note.
flavour-W07 = We hear the scouts' bell long before we see them.
flavour-W08 = It falls straight down and makes no sound.
flavour-W09 = One can see for miles, and every mile is white.
flavour-W10 = The paths we dug are gone by noon.
flavour-W11 = The glass falls while we look at it.
flavour-W12 = Nothing moves, and everybody waits.
flavour-W13 = A rope is strung from door to door.

## Groups

card-start-1-normal = Group I: the passenger list
flavour-start-1-normal = Dockers, clerks, a choir, and a whole street from the north end, in the order in which
    the boats took them aboard. They have settled on one cook and one song.
card-start-1-hard = Group I: the passenger list (hard)
flavour-start-1-hard = The same list, with more names struck out. The cook is still there, and has less to cook.

card-start-2-normal = Group II: the orphan train
flavour-start-2-normal = Three schools and an orphanage set out together with everyone who could carry a child.
    There is much laughter, and much to feed.
card-start-2-hard = Group II: the orphan train (hard)
flavour-start-2-hard = The cough began with the smallest ones. The teachers have been giving their own bread
    away for days.

card-start-3-normal = Group III: the drawing office
flavour-start-3-normal = Engineers, draughtsmen, and their wives, who are engineers too. They have saved the
    plans and a core, and forgotten the spades.
card-start-3-hard = Group III: the drawing office (hard)
flavour-start-3-hard = They argued about the route until the provisions ran low. They are still arguing.

card-start-4-normal = Group IV: the fever ship
flavour-start-4-normal = No harbour would let them land, so they walked across the ice. Many are ill, and all of
    them hold together.
card-start-4-hard = Group IV: the fever ship (hard)
flavour-start-4-hard = The fever walked with them. They have stopped counting the ones they had to leave.

card-start-5-normal = Group V: the night shift
flavour-start-5-normal = Miners who came straight from the pit, with full tubs and empty lunch boxes. They will
    not freeze this week.
card-start-5-hard = Group V: the night shift (hard)
flavour-start-5-hard = They have boiled their belts. The coal glows, and nothing stands on the fire.

card-start-6-normal = Group VI: two camps
flavour-start-6-normal = Half of them wanted to turn back, and the other half owned the walking machine. They
    pitched their tents on two sides of it.
card-start-6-hard = Group VI: two camps (hard)
flavour-start-6-hard = Blows have been struck over the last crate of biscuits. The machine stood by and hissed.

## Buildings

building-name-cookhouse = Cookhouse
    .a = a cookhouse
    .many = cookhouses
    .none = cookhouse
    .in = cookhouse
building-name-platform = Platform
    .a = a platform
    .many = platforms
    .none = platform
    .in = platform
building-name-generator = Generator
    .a = a generator
    .many = generators
    .none = generator
    .in = generator
building-name-workshop = Workshop
    .a = a workshop
    .many = workshops
    .none = workshop
    .in = workshop
building-name-charcoal-kiln = Charcoal kiln
    .a = a charcoal kiln
    .many = charcoal kilns
    .none = charcoal kiln
    .in = charcoal kiln
building-name-gathering-post = Gathering post
    .a = a gathering post
    .many = gathering posts
    .none = gathering post
    .in = gathering post
building-name-hunters-hut = Hunters' hut
    .a = a hunters' hut
    .many = hunters' huts
    .none = hunters' hut
    .in = hunters' hut
building-name-factory = Factory
    .a = a factory
    .many = factories
    .none = factory
    .in = factory
building-name-sawmill = Sawmill
    .a = a sawmill
    .many = sawmills
    .none = sawmill
    .in = sawmill
building-name-medical-post = Medical post
    .a = a medical post
    .many = medical posts
    .none = medical post
    .in = medical post
building-name-coal-thumper = Coal thumper
    .a = a coal thumper
    .many = coal thumpers
    .none = coal thumper
    .in = coal thumper
building-name-beacon = Beacon
    .a = a beacon
    .many = beacons
    .none = beacon
    .in = beacon
building-name-infirmary = Infirmary
    .a = an infirmary
    .many = infirmaries
    .none = infirmary
    .in = infirmary
building-name-hothouse = Hothouse
    .a = a hothouse
    .many = hothouses
    .none = hothouse
    .in = hothouse
building-name-coal-mine = Coal mine
    .a = a coal mine
    .many = coal mines
    .none = coal mine
    .in = coal mine
building-name-wall-drill = Wall drill
    .a = a wall drill
    .many = wall drills
    .none = wall drill
    .in = wall drill
building-name-tent = Tent
    .a = a tent
    .many = tents
    .none = tent
    .in = tent
building-name-bunkhouse = Bunkhouse
    .a = a bunkhouse
    .many = bunkhouses
    .none = bunkhouse
    .in = bunkhouse
building-name-house = House
    .a = a house
    .many = houses
    .none = house
    .in = house
building-name-ruin = Ruin
    .a = a ruin
    .many = ruins
    .none = ruin
    .in = ruin
building-name-childrens-home = Child shelter
    .a = a child shelter
    .many = child shelters
    .none = child shelter
    .in = child shelter
building-name-care-home = Care house
    .a = a care house
    .many = care houses
    .none = care house
    .in = care house
building-name-fighting-arena = Fighting arena
    .a = a fighting arena
    .many = fighting arenas
    .none = fighting arena
    .in = fighting arena
building-name-public-house = Public house
    .a = a public house
    .many = public houses
    .none = public house
    .in = public house
building-name-field-kitchen = Field kitchen
    .a = a field kitchen
    .many = field kitchens
    .none = field kitchen
    .in = field kitchen
building-name-cemetery = Cemetery
    .a = a cemetery
    .many = cemeteries
    .none = cemetery
    .in = cemetery
building-name-temple = Temple
    .a = a temple
    .many = temples
    .none = temple
    .in = temple
building-name-faith-keepers = Faith keepers
    .a = the faith keepers
    .none = faith keepers
    .in = faith keepers
building-name-snow-pit = Snow pit
    .a = a snow pit
    .many = snow pits
    .none = snow pit
    .in = snow pit
building-name-propaganda-centre = Propaganda centre
    .a = a propaganda centre
    .many = propaganda centres
    .none = propaganda centre
    .in = propaganda centre
building-name-agitator = Agitator
    .a = an agitator
    .many = agitators
    .none = agitator
    .in = agitator
building-name-prison = Prison
    .a = a prison
    .many = prisons
    .none = prison
    .in = prison
