# Help where the eye is, and the library.

web-help-rule = Rule { $rule }
web-help-key = Point at anything, press and hold it, or press E again and again to find out what it is.

library = Library
library-of = { $game }: cards and icons
library-all = All
library-icons = Icons and tracks
library-kind = Kind
library-search = Search titles and texts
library-cost = Costs
library-when = Phase
library-any = any
library-found = { $count ->
    [0] Nothing fits.
    [one] 1 entry
   *[other] { $count } entries
}
library-more = Show { $count } more
library-link = Cards and icons
