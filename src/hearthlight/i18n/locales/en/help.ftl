# Help where the eye is, and the library.

web-help-rule = Rule { $rule }
web-help-key = To find out what something is, point at it, press and hold it, or press E to go from one thing to the next.

library = Library
library-of = { $game }: cards and icons
library-all = All
library-icons = Icons and tracks
library-kind = Kind
library-pack = Pack
library-search = Search titles and texts
library-cost = Costs
library-when = Phase
library-any = any
library-found = { $count ->
    [0] No matches.
    [one] 1 entry
   *[other] { $count } entries
}
library-more = Show { $count } more
library-link = Cards and icons
