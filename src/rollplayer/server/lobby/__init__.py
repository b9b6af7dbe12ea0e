"""Tables before and beside play: making, joining, listing, branching, rematches, records."""
