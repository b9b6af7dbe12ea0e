### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.
### $who is [you] where the reader is that player; the page names everybody.

log-phase = Round { $round } · { $phase }
log-empty = Nothing has happened yet.
log-continued = The game goes on from here.

## Chance

log-start =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } the start player.
log-drawn =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } a die: { $color }.
log-rolled =
    { $who ->
        [you] You roll
       *[other] { $name } rolls
    }: { $dice }.
log-revealed = New in the market: { $cards }.
log-discarded = To the discard pile: { $cards }.
log-trashed = To the trash: { $cards }.
log-dealt-backstory =
    { $who ->
        [you] You get
       *[other] { $name } gets
    } the { $backstory } backstory.
log-dealt-alignment =
    { $who ->
        [you] You get
       *[other] { $name } gets
    } the { $alignment } alignment.
log-enemy = The enemy die shows { $value }.

## Moves

log-race =
    { $who ->
        [you] You choose
       *[other] { $name } chooses
    } { $race }.
log-class =
    { $who ->
        [you] You choose
       *[other] { $name } chooses
    } { $class }.
log-order =
    { $who ->
        [you] You order
       *[other] { $name } orders
    } the tied dice: { $dice }.
log-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } initiative card { $card } ({ $die }).
log-place =
    { $who ->
        [you] You place
       *[other] { $name } places
    } a die in { $row }: { $die }.
log-place-starting =
    { $who ->
        [you] You place
       *[other] { $name } places
    } a starting die in { $row }: { $die }.
log-flip =
    { $who ->
        [you] You turn
       *[other] { $name } turns
    } a die over, { $space }: now { $die }.
log-swap =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } { $one } and { $two }.
log-raise =
    { $who ->
        [you] You increase
       *[other] { $name } increases
    } a die, { $space }: now { $die }.
log-lower =
    { $who ->
        [you] You decrease
       *[other] { $name } decreases
    } a die, { $space }: now { $die }.
log-reroll =
    { $who ->
        [you] You reroll
       *[other] { $name } rerolls
    } the { $die } at { $space }.
log-reroll-center =
    { $who ->
        [you] You reroll
       *[other] { $name } rerolls
    } the dice on initiative cards { $cards }.
log-keep =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { $value }.
log-align =
    { $who ->
        [you] You move your
       *[other] { $name } moves the
    } alignment token: { $direction }.
log-charisma =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } a Charisma token.
log-pass =
    { $prompt ->
        [market] { $who ->
            [you] You end your turn.
           *[other] { $name } ends the turn.
        }
        [last-call] { $who ->
            [you] You’re done.
           *[other] { $name } is done.
        }
       *[other] { $who ->
            [you] You skip.
           *[other] { $name } skips.
        }
    }
log-buy =
    { $who ->
        [you] You buy
       *[other] { $name } buys
    } { $card }.
log-buy-drop =
    { $who ->
        [you] You buy { $card } and drop
       *[other] { $name } buys { $card } and drops
    } { $drop }.
log-discard =
    { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $card } for gold.
log-gold =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } gold.
log-donate =
    { $who ->
        [you] You pay 1 gold to move your
       *[other] { $name } pays 1 gold to move the
    } alignment token.
log-return =
    { $who ->
        [you] You return
       *[other] { $name } returns
    } { $card } to the market.
log-use =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $card }.
log-use-as =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $card } as { $as }.
log-reveal =
    { $who ->
        [you] You reveal
       *[other] { $name } reveals
    } the top card of the deck.
log-exchange-bag =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } a die with the bag, { $space }: now { $die }.
log-exchange-center =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } a die with initiative card { $card }, { $space }: now { $die }.
log-turn =
    { $who ->
        [you] You turn
       *[other] { $name } turns
    } the die on initiative card { $card } over: now { $die }.
log-move =
    { $who ->
        [you] You move
       *[other] { $name } moves
    } a die to { $row }: { $die }.
log-refresh =
    { $who ->
        [you] You refresh
       *[other] { $name } refreshes
    } { $card }.
log-drop =
    { $who ->
        [you] You drop
       *[other] { $name } drops
    } { $card }.
log-undone =
    { $who ->
        [you] You take back your last
       *[other] { $name } takes back a
    } move.
