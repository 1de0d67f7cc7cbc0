#!/usr/bin/env perl
# A bot in Perl: any of the moves that it is offered, in any game. It needs no module to read them.
use strict;
use warnings;

$| = 1;    # write each answer at once
while (my $line = <STDIN>) {
    srand($1) if $line =~ /"random":(\d+)/;    # the greeting: a seed, so that it plays the same again
    if ($line =~ /"moves":\["(.*?)"\]/) {      # a question
        my @moves = split /","/, $1;
        print $moves[rand @moves], "\n";
    }
}
