# Help where the eye is: headings of the list of icons, who is next.

about-group-phases = Round and phases
about-group-resources = Resources
about-group-tokens = Money, points, and tokens
about-group-cards = Cards
about-group-map = Map
about-group-people = People
about-group-actions = Actions
about-group-buildings = Buildings
about-next = Next, in this order: { $players }.
