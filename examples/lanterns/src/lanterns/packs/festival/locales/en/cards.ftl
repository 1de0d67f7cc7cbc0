## The lanterns of the festival

card-red-lotus = Red lotus
card-green-lotus = Green lotus
card-blue-lotus = Blue lotus
card-red-fish = Red fish
card-green-fish = Green fish
card-blue-fish = Blue fish
card-red-moon = Red moon
card-green-moon = Green moon
card-blue-moon = Blue moon
card-red-crane = Red crane
card-green-crane = Green crane
card-blue-crane = Blue crane
