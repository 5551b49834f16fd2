### What is mine: my games, my own page, reviews, notices, and the end of it all.

## My games

page-mine-title = My games · Noren
# $n (number)
page-mine-waiting = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
# $game (text)
page-mine-first = First: { $game }.
# $game, $asked (text)
page-mine-first-asks = First: { $game }. “{ $asked }”
# $time (text)
page-mine-left = { $time }.
page-mine-next = Next game
page-mine-running = Running
# $n (number)
page-mine-tables = { $n ->
    [one] one table
   *[other] { $n } tables
}
page-mine-no-running = No game waits for you.
page-mine-no-running-more = Play alone against bots, or open a table and send friends the link.
# $name (text)
page-mine-is-playing = { $name } is playing
page-mine-nothing-asked = Nothing to do for you yet
page-mine-not-begun = Waiting for everybody to sit down
page-mine-asked = The table asks you
page-mine-no-clock = no clock
# $n (number)
page-mine-left-days = { $n } days left
# $n (number)
page-mine-left-hours = { $n } hours left
# $n (number)
page-mine-left-minutes = { $n } min left
page-mine-offers = Offers
# $name (text)
page-mine-plays-again = { $name } plays again
# $name (text)
page-mine-invites = { $name } invites you
page-mine-look = Look
# $name (text)
page-mine-decline = Decline what { $name } offers
page-mine-here = On this device
page-mine-here-more = Nobody else sees these games.
page-mine-go-on = Go on

## Finished games

page-mine-finished = Finished
# $n (number)
page-mine-games = { $n ->
    [one] one game
   *[other] { $n } games
}
page-mine-statistics = Statistics
page-mine-filter = Which games
page-mine-all = All
page-mine-with-notes = With notes
page-mine-search = Played with
page-mine-none = No finished game yet.
page-mine-none-more = When one is over, it waits here with its result, and you can look at it again card by card.
page-mine-none-found = No game fits.
page-mine-col-game = Game
page-mine-col-with = With
page-mine-col-score = Your score
page-mine-col-chance = Your chance
page-mine-older = Older games
page-mine-review = Review
page-mine-won = You won
page-mine-shared = You shared the victory
# $name (text) $place, $players (number)
page-mine-lost = { $name } first, you came { $place } of { $players }
page-mine-held = You held out together
page-mine-fell = Lost together
page-mine-ended = The table ended the game
page-mine-gave-up = You gave up
page-mine-they-gave-up = The other one gave up
page-mine-today = today
page-mine-yesterday = yesterday
# $n (number)
page-mine-minutes = { $n } min
# $from (number)
page-mine-chance = Your chance along the game, from { $from } % on
# $game (text)
page-mine-more-of = Note and more: { $game }
page-mine-note-table = A note on this game, for you alone
page-mine-saved = Saved
page-mine-hide = Take it off my list
page-mine-reviews-title = Reviews · Noren
page-mine-reviews-more = Every finished game can be looked at again, card by card.

## My own page

page-mine-me-title = My page · Noren
# $month (text)
page-mine-since = Here since { $month }.
# $n (number)
page-mine-total-games = { $n ->
    [one] game
   *[other] games
}
# $n (number)
page-mine-hours = { $n } h
page-mine-total-time = at the table
page-mine-total-won = won or shared
# $n (number)
page-mine-total-met = { $n ->
    [one] person met
   *[other] people met
}
page-mine-by-game = By game
page-mine-by-game-more = won or shared, with its 95 % range; dashed is an even share
# $n (number)
page-mine-players = { $n } players
# $least, $most (number)
page-mine-players-range = { $least } to { $most } players
# $won, $games (number)
page-mine-too-few = { $won } of { $games } won or shared. Shares are said from five games on.
# $low, $high (number)
page-mine-range = Between { $low } and { $high } percent
# $n (number)
page-mine-even = even { $n }
# $n (number)
page-mine-bots = Bushi bots { $n }
# $unit (text)
page-mine-mean = { $unit } on average
page-mine-own = own choices, points
page-mine-luck = luck, points
page-mine-places = Places
# $place (number)
page-mine-place = { $place }.
# $n (number)
page-mine-slips = Points lost to own choices, last { $n } games
page-mine-lucks = Luck in the same games: above the line it gave points, below it took them
page-mine-ways = Favourite ways to win
page-mine-rivals = Head to head
page-mine-rivals-more = who finished ahead, team games left out
# $n (number)
page-mine-together = { $n ->
    [one] one game together
   *[other] { $n } games together
}
# $ahead, $level, $behind (number)
page-mine-ahead = You ahead { $ahead }, level { $level }, behind { $behind }
# $n, $won (number)
page-mine-nights = { $n ->
    [one] One game as a team, { $won } won.
   *[other] { $n } games as a team, { $won } won.
}
# $name (text)
page-mine-note-of = Note on { $name }
# $name (text)
page-mine-note-person = A note on { $name }, for you alone
page-mine-again = Invite again

## Taking along, and the end

page-mine-take = Take it with you
page-mine-take-more = All your games, notes and settings, readable without us.
page-mine-take-json = Everything, as JSON
page-mine-take-csv = Table of plays, as CSV
page-mine-take-bgstats = For the app BG Stats
page-mine-forget = Forget me
page-mine-forget-more = Your name, crest, notes, messages and addresses for notices go at once. Games you shared with others stay theirs, with “a guest” in your seat.
page-mine-forget-button = Delete my data
page-mine-forget-all = This deletes your name and crest, notes, messages, standing replies, addresses for notices, webhook and devices, every game you played with bots alone, and all games on this device. In games with others your seat becomes a guest’s and your moves stay; running ones are given up. It is done at once, and nobody can bring it back.
# $n (number)
page-mine-backups = Backups of this server live for { $n ->
    [one] one day
   *[other] { $n } days
} and are then gone too.
page-mine-backups-unknown = The host of this server may keep backups; ask for how long.
# $name (text)
page-mine-forget-type = Type your name, { $name }
page-mine-forget-sure = Delete everything

## Notices

page-mine-shall-we = Shall we tell you?
# $n (number)
page-mine-shall-we-more = { $n ->
    [one] One of your tables plays at a day a turn. This device can tell you when it is your turn, and at the last hour of your time. Nothing else unless you say so.
   *[other] { $n } of your tables play at a day a turn. This device can tell you when it is your turn, and at the last hour of your time. Nothing else unless you say so.
 }
page-mine-tell-me = Yes, tell me
page-mine-tell-no = No
page-mine-notices-on = This device tells you from now on.
page-mine-install-first = Put Noren on your home screen first; then it can tell you.
page-mine-install-share = Touch the sign for sharing
page-mine-install-add = Choose “Add to Home Screen”
page-mine-notices-more = What this device tells you while no page of yours looks at the table.
page-mine-notices-none = This browser cannot be told anything while the page is closed.
page-mine-notices-blocked = The browser does not allow it; its settings can.
page-mine-notice-turn = My turn
page-mine-notice-time = My time is nearly over
page-mine-notice-vote = A vote needs me
page-mine-notice-full = My table is full and begins
page-mine-notice-rematch = Somebody I played with plays again
page-mine-notice-result = A game at a day a turn is over
page-mine-quiet = Quiet hours
page-mine-quiet-from = from
page-mine-quiet-to = to
page-mine-quiet-breaks = Tell me all the same when my time is nearly over

## The figures of the server

page-mine-house = This server
page-mine-house-title = This server · Noren
page-mine-house-host = The host shows these figures to nobody else.
page-mine-house-public = Its host lets everybody see these figures.
page-mine-house-shut = The host of this server does not show its figures.
# $n (number)
page-mine-house-open = { $n ->
    [one] One table is open.
   *[other] { $n } tables are open.
}
# $n (number)
page-mine-house-seat = Seat { $n }
page-mine-house-people = People
# $n (text)
page-mine-house-entries = { $n } entries on average
# $won, $games (number)
page-mine-house-of = { $won } of { $games } won or shared

## A table from inside

page-mine-dev-frames = Frames
page-mine-dev-state = State
# $seat (number)
page-mine-dev-seat = Seat { $seat } sees
page-mine-dev-setup = Set up a position
page-mine-dev-setup-more = From the description that the game’s stage.ts reads. It lies at no table and is kept nowhere.
page-mine-dev-description = Description (JSON)
page-mine-dev-lay = Set up
page-mine-dev-back = Take the last move back
# $seat (number)
page-mine-dev-may = Seat { $seat } may
page-mine-dev-over = The game is over here.
page-mine-dev-bad = That is no JSON.
page-mine-dev-eyes = Seen by seat

## Who may see what

page-mine-sight = Who may see this
page-mine-sight-more = Nobody, unless you say so. No rating is kept.
page-mine-sight-page = My page
page-mine-sight-games = My finished games
page-mine-sight-me = Me
page-mine-sight-met = Met
page-mine-sight-link = Link
page-mine-sight-all = All
page-mine-sight-page-me = Only you see this page.
page-mine-sight-page-met = People you played with see its figures; your notes and your rivals stay yours.
page-mine-sight-page-all = Everybody who has its address sees its figures; your notes and your rivals stay yours.
page-mine-sight-games-me = In reviews you are a guest for everybody who did not sit there.
page-mine-sight-games-link = Whoever has the link of a game sees who played.
page-mine-sight-games-all = They are listed on your page, for whoever may see it.
page-mine-sight-look = My page as others see it
page-mine-sight-copy = Copy the address of my page
page-mine-sight-copied = The address is copied.
# $name (text)
page-mine-person-title = { $name } · Noren
page-mine-shown-held = Held out together
page-mine-shown-won = Won
page-mine-shown-shared = Shared the victory
# $place, $players (number)
page-mine-shown-place = Place { $place } of { $players }
