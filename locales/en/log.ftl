### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.

log-phase = Round { $round } · { $phase }
log-empty = Nothing has happened yet.
log-continued = The game goes on from here.

## Chance

log-start = { $seat } is the start player.
log-drawn = { $name } draws a die: { $color }.
log-rolled = { $name } rolls: { $dice }.
log-revealed = New in the market: { $cards }.
log-discarded = To the discard pile: { $cards }.
log-trashed = To the trash: { $cards }.
log-dealt-backstory = { $name } is dealt the backstory { $backstory }.
log-dealt-alignment = { $name } is dealt the alignment { $alignment }.
log-enemy = The enemy die shows { $value }.

## Moves

log-race = { $name } chooses the race { $race }.
log-class = { $name } chooses the class { $class }.
log-order = { $name } orders the tied dice: { $dice }.
log-take = { $name } takes initiative card { $card } ({ $die }).
log-place = { $name } places a die in { $row }: { $die }.
log-place-starting = { $name } places a starting die in { $row }: { $die }.
log-flip = { $name } turns a die over, { $space }: now { $die }.
log-swap = { $name } exchanges { $one } and { $two }.
log-raise = { $name } increases a die, { $space }: now { $die }.
log-lower = { $name } decreases a die, { $space }: now { $die }.
log-reroll = { $name } rerolls the { $die } at { $space }.
log-reroll-center = { $name } rerolls the dice on initiative cards { $cards }.
log-keep = { $name } keeps { $value }.
log-align = { $name } moves the alignment token: { $direction }.
log-charisma = { $name } takes a Charisma token.
log-pass =
    { $prompt ->
        [market] { $name } ends the turn.
        [last-call] { $name } is done.
       *[other] { $name } skips.
    }
log-buy = { $name } buys { $card }.
log-buy-drop = { $name } buys { $card } and drops { $drop }.
log-discard = { $name } discards { $card } for gold.
log-gold = { $name } takes gold.
log-donate = { $name } pays 1 gold to move the alignment token.
log-return = { $name } returns { $card } to the market.
log-use = { $name } uses { $card }.
log-use-as = { $name } uses { $card } as { $as }.
log-reveal = { $name } reveals the top card of the deck.
log-exchange-bag = { $name } exchanges a die with the bag, { $space }: now { $die }.
log-exchange-center = { $name } exchanges a die with initiative card { $card }, { $space }: now { $die }.
log-turn = { $name } turns the die on initiative card { $card } over: now { $die }.
log-move = { $name } moves a die to { $row }: { $die }.
log-refresh = { $name } refreshes { $card }.
log-drop = { $name } drops { $card }.
log-undone = { $name } takes back a move.
