### What the page says beyond the home page: lobby, the frame of every table, dialogs. It is fetched with the first of them.

## Everywhere

page-common-cancel = Cancel

## Options of a table

page-options-built-in = built in

## Figures of a table’s own

page-figures-mark = Figures of its own
page-figures-mark-more = This table plays with figures of its own. See what differs.
page-figures-differs = Against the figures that come with the game, this table has:
page-figures-nothing = Every figure is the one that comes with the game.
page-figures-shipped = shipped
page-figures-own = here
page-figures-what = figure

## The lobby

page-lobby-title = Waiting for players
page-lobby-where = Your address in the network
page-lobby-invite = Invite link
page-lobby-copy = Copy invite
page-lobby-copied = Invite copied
page-lobby-copy-by-hand = Copy the marked link yourself
page-lobby-empty = Empty mat
page-lobby-sit = Sit here
page-lobby-stand = Stand up
# $level (text)
page-lobby-bot = Bot: { $level }
page-lobby-add-bot = Seat a bot
page-lobby-remove-bot = Send away
# $seat (number)
page-lobby-level-of = Strength of the bot on seat { $seat }
page-lobby-fill = Fill with bots
page-lobby-start = Start the game
page-lobby-start-bots = Start with bots
page-lobby-host-only = The host starts the game when every mat is taken.
page-lobby-mixing = The shuffles are being mixed from everybody’s share …
page-lobby-full = Every seat at this table is taken
page-lobby-you = you
page-lobby-options = Options
# $n (number)
page-lobby-seat = Seat { $n }
page-lobby-show = Or point a camera at it

## The table

page-table-home = Home
page-table-decision = Your decision
page-table-options = Options
page-table-pick = Pick something that rises
page-table-back = Back
page-table-run-on = Run on to my turn
page-table-step = Next move
page-table-for-me = Choose for me
page-table-pass-only = Always pass what I cannot answer
page-table-take-back = Take back
# $choice (text)
page-table-sealed = Your sealed answer: <b>{ $choice }</b>. Nobody sees it before all have answered.
page-table-rules = Rules
page-table-log = Log
page-table-menu = Menu
page-table-rail = Log and rules
page-table-mine = My place
page-table-last = Last event
page-table-phases = The turn
page-table-watching = You are watching
page-table-since = Since your last turn
page-table-nothing-yet = Nothing has happened yet.
page-table-undone = Taken back:
page-table-search-rules = Search the rules
page-table-why-more = More
page-table-no-rule = No rule says that.
# $count (number)
page-table-more-reasons = { $count ->
    [one] and one more sentence of the rules
   *[other] and { $count } more sentences of the rules
 }
page-table-leave = Leave the game
page-table-leave-sure = Leave: the table plays for me
page-table-fair = Fair shuffles
page-table-fair-more = Every shuffle follows from a key whose SHA-256 was published before the first card:
page-table-fair-key = The key:
page-table-come-back = Take my seat again

## Keys

page-keys-title = Keys
page-keys-arrows = along the hand
page-keys-digits = pick an option
page-keys-enter = seal
page-keys-escape = back a step
page-keys-undo = take back
page-keys-target = next legal piece
page-keys-hint = what would you do?
page-keys-pass = pass
page-keys-until = pass everything until my turn
page-keys-hold = hold everything this turn
page-keys-replay = replay since my turn
page-keys-chat = chat
page-keys-point = put a finger on a piece
page-keys-log = log
page-keys-mute = sounds on or off
page-keys-speak = speak the table
page-keys-rules = rules
page-keys-settings = settings

## A seat

page-seat-away = away
page-seat-playing = playing
page-seat-thinking = choosing
# $level (text)
page-seat-bot = bot, { $level }

## The line to the table

# $tries (number)
page-link-again = Reconnecting, try { $tries }
page-link-left = You left; the table plays for you.
page-link-again-more = The table waits. Nothing is lost.
page-link-offline = You are offline
page-link-offline-more = You can look around, not play.
# $count (number)
page-link-back = { $count ->
    [one] Back. One move happened.
   *[other] Back. { $count } moves happened.
 }
page-link-replaying = Once more, since your turn
page-link-replaying-more = Touch the table to come back to now.

## The end

page-result-you-win = You win
page-result-you-share = You share the victory
# $count (number) $names (text)
page-result-they-win = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
page-result-player = Player
page-result-see-table = See the table
page-result-see-result = See the result
page-result-again = Play again

## You, your devices, what this device keeps

page-you-device = Another device
page-you-device-more = The same name, the same games: scan this with the other device, or open the link there.
page-you-device-show = Show a link
page-you-device-again = A new link
page-you-device-once = It works once, within ten minutes. Whoever opens it is you: show it to nobody else.
page-you-device-over = This link has run out.
# $where (text)
page-you-device-code = Or type this code at { $where }
page-you-device-link = Link for the other device
page-you-devices = Your devices
page-you-devices-more = Every browser that acts under your name. End those you do not know or do not use any more.
page-you-devices-show = Show my devices
page-you-devices-here = this one
page-you-devices-old = browsers from before devices were told apart
page-you-devices-unknown = an unknown browser
# $day (text)
page-you-devices-since = since { $day }
page-you-devices-end = End
# $name (text)
page-you-devices-end-of = End { $name }
page-you-devices-ended = That device is signed out.
page-you-copy = Copy
page-you-copied = Copied
page-you-hook = Webhook
page-you-hook-more = For games at a day a turn: the server sends a small message to this address when it becomes your turn. Discord, Slack and ntfy get a text in their own form.
page-you-hook-url = Address
page-you-hook-save = Save
page-you-hook-drop = Remove
page-you-hook-saved = Saved. From now on you are told there.
page-you-hook-gone = Removed.
page-you-hook-bad = That address cannot be used: it must begin with https:// and be reachable from the internet.
page-you-hook-secret = Secret that signs the messages
page-you-claim-new = Go on with your own name here?
page-you-claim-more = You made this link on another device. If you go on, this browser takes that name and those games.
# $name (text)
page-you-claim-lose = What was played here as { $name } stays with that name: you leave it.
page-you-claim-yes = Yes, that is me
page-you-claim-no = Not now
page-you-claim-type = Code from the other device
page-you-claim-bad = This link was used already or is older than ten minutes. Make a new one on the other device.
page-you-claim-off = The server does not answer just now. The link stays good for ten minutes: try again.
# $name (text)
page-you-claim-done = Welcome back, { $name }.

## Waiting for players

page-waiting-shuffle = Shuffle the seats
page-waiting-shuffle-more = Chance says who sits where.
page-waiting-move = Move here
page-waiting-ready = here
page-waiting-not-here = not here yet
page-waiting-host = host
page-waiting-again = Open the same table
page-waiting-watch = You watch from here; the game opens by itself when it begins.
# $names (text)
page-waiting-wait-for = Still on the way: { $names }

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-chat = Chat
page-aside-talk-to = Say something…
page-aside-send = Send
page-aside-quiet = Nobody has said anything yet.
page-aside-only-seated = Those who sit at the table speak; you listen.
page-aside-phrases = Ready-made phrases
page-aside-slower = One line at a time: wait a moment, then send it again.
page-aside-not-sent = The line to the table is down; your words are still here.
# $count (number)
page-aside-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
 }
page-aside-point = Point at something
page-aside-point-more = Touch what you mean, or walk there with the arrows: everybody sees your finger.
# $name (text)
page-aside-points-at = { $name } points at something
page-aside-clock = Thinking time
# $name (text)
page-aside-time-left = Time left for { $name }
page-aside-my-time = Your time left
page-aside-ten = Ten seconds left.
# $time (text)
page-aside-bank = bank { $time }
page-aside-bank-more = Your bank: time for long thoughts. It is used when a decision takes longer than its own time.
page-aside-stopped = clock stopped
page-aside-your-stopped = The table waits. Your clock is stopped.
# $name (text)
page-aside-bot-plays = a bot plays for { $name }
page-aside-bot-badge = bot plays
page-aside-bot-for-you = Your time ran out three times: a bot plays for you.
page-aside-ask-back = Ask to take back
# $name (text)
page-aside-asks = { $name } asks to take back a move
page-aside-you-ask = You ask to take back your move
page-aside-would-undo = This would be undone:
page-aside-agree = I agree
page-aside-disagree = No
page-aside-never-mind = Never mind
# $name (text)
page-aside-agreed = { $name } agrees
# $name (text)
page-aside-not-yet = { $name } has not answered
# $name (text)
page-aside-said-no = { $name } would rather not go back.
# $name (text)
page-aside-took-away = { $name } thought better of it.
page-aside-all-agreed = Everybody agreed: the table went back.
page-aside-another = Another game with the same people
# $name (text)
page-aside-asks-another = { $name } asks for another game
page-aside-somebody-asks = Another game with the same people is laid out
page-aside-go = Go there
# $count (number)
page-aside-earlier = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
 }

## What would you do?

page-hint-ask = What would you do?
page-hint-thinking = Thinking…
# $n (number)
page-hint-chance = { $n } %
# $n (number)
page-hint-chance-more = Chance: { $n } in 100
page-hint-only = There is nothing else to weigh here.
# $n (number) imagined games
page-hint-close = They cannot be told apart in { $n } imagined games.
page-hint-unsaid = It did better in the imagined games, and no one thing decides.
# $one (text) the first choice
# $other (text) another one that is shown
page-hint-sides = { $one } beside { $other }:
# $n (number)
page-hint-from = Thought from your own view alone, in { $n } imagined games.
page-hint-show = Pick one and its pieces are laid out; nothing is played.
page-hint-stale = The table moved on while I was thinking. Ask again.
page-hint-shut = Close

## Manners

# $name (text)
page-manners-gone = { $name } has been gone for a while
page-manners-gone-more = What shall become of the seat? Most of those present decide; to end the game all must agree.
page-manners-bot = A bot plays
page-manners-wait = Wait
page-manners-end = End the game
# $name, $what (text)
page-manners-wants = { $name }: { $what }
page-manners-concede = Concede
page-manners-concede-sure = Yes, I give up
page-manners-concede-two = The other player wins.
page-manners-concede-more = A bot plays your seat to the end; you may watch.
# $name (text)
page-manners-over-conceded = { $name } gave up. The game is over.
page-manners-over-agreed = Everybody present agreed to end the game.
page-manners-people = People at this table
page-manners-mute-all = Mute for everybody
page-manners-unmute-all = Let everybody hear again
page-manners-mute-me = Do not hear
page-manners-unmute-me = Hear again
# $what, $name (text)
page-manners-of = { $what }: { $name }
page-manners-muted = muted by the host
page-manners-you-muted = The host has muted you here.
page-manners-send-away = Send away
# $name (text)
page-manners-send-away-of = Send { $name } away
page-manners-sent-away = The host has asked you to leave this table. You may watch.
page-manners-ready = I am ready
page-manners-not-ready = Not ready after all
page-manners-is-ready = is ready
page-manners-self-start = Begin by itself when all are ready

## The board of a game that has none

page-plain-players = Players
page-plain-table = On the table
page-plain-choices = What you may do, and what you may not
page-plain-plain = Plain board
page-plain-none = nothing
page-plain-yes = yes
page-plain-no = no

## What passes by itself

page-standing-title = What passes by itself
page-standing-title-answers = My standing replies
page-standing-more = These answer with doing nothing, after the same short pause each time. They look at the question, never at your cards.
page-standing-turn = Pass everything until my turn
page-standing-hold = Hold everything this turn
page-standing-held-now = Held this turn
page-standing-passing = Passing by itself…
page-standing-answers = Answered for me
page-standing-answers-more = From the figure on my best card is played. Below it, or without such a card, the question passes, always after the same pause: nobody can tell.
page-standing-away = Here, and also while this page is closed.
page-standing-away-days = At a day a turn nobody need wait for you: these answer while you are away.
page-standing-passes = Passed for me
page-standing-bell = Standing replies
page-standing-invite = While I am away…
page-standing-invite-now = Answer this for me…
page-standing-less = Less
page-standing-greater = More

## Ready-made phrases

page-phrase-hello = Good evening!
page-phrase-luck = Good luck to all.
page-phrase-moment = One moment, please.
page-phrase-back = I am back.
page-phrase-turn = It is your turn.
page-phrase-nice = Well played!
page-phrase-ouch = That hurt.
page-phrase-thanks = Thank you.
page-phrase-sorry = My apologies.
page-phrase-again = Another one?
page-phrase-farewell = It was an honour.
page-phrase-help = I need help here.
page-phrase-mine = Leave this to me.
page-phrase-can-take = I can take one more.
page-phrase-cannot-take = I cannot take any more.
page-phrase-even = I can take an even one.
page-phrase-odd = I can take an odd one.
page-phrase-pass = Shall I pass?

## Parts that every rulebook has

chapter-dec = Who decides what
chapter-ex = Examples
chapter-a = Doubtful cases
chapter-d = Who decides what
chapter-amb = Doubtful cases, settled
page-table-fork = Fork of another game
page-table-try = Try it out
page-table-try-more = On this device, from what you see: hidden cards are dealt anew, bots play the others, and nothing of it is kept.
