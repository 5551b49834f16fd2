### The page: home, lobby, the frame of every table, settings, what the server refuses. This file is the source: its comments say what a fact is.

## Everywhere

page-common-close = Close
page-common-save = Save
page-common-loading = One moment…

## Home

page-home-title = Noren: four samurai tables
page-home-choose = Choose a game
page-home-chosen = Chosen
page-home-pick = Choose
page-home-soon = Soon
page-home-soon-more = This table is still being built. Sakura is open.
page-home-outside = Online only
page-home-outside-more = The rules of this game are on the server alone: it is played at an online table.
# $min, $max (number)
page-home-size = { $min }–{ $max } players
page-home-players = Players
# $min, $max (number)
page-home-range = { $min } to { $max }
page-home-fewer = Fewer players
page-home-more = More players
page-home-bots = Bots
page-home-options = Table options
page-home-listed = Show it among the open tables
page-home-private = Only those who sit there may look at the game again
page-home-play = Play now
page-home-create = Create a table
page-home-continue = Continue
page-home-open = Open tables
page-home-no-open = No open tables
page-home-no-open-more = Open one and send the link, or fill it with bots.
page-home-no-games = No games yet
page-home-no-games-more = Your running games will wait for you here.
page-home-your-turn = Your turn
page-home-running = Playing
page-home-waiting = Waiting for players
page-home-over = Finished
page-home-join = Join
# $taken, $seats (number)
page-home-taken = { $taken } of { $seats } seats taken
# $name (text)
page-home-by = by { $name }
page-home-new-here = New here?
page-home-new-more = Sit down with an old monk: he teaches the chosen game in a few minutes, one idea at a time.
# $game (text), $minutes (number)
page-home-lesson = Learn { $game }, { $minutes } min
page-home-checked = Every rule is checked for you
page-home-no-account = No account needed to play
page-home-credits = A free fan project, not affiliated with the makers of these games. Rules are told and pictures drawn in our own hand. Typefaces: Shippori Mincho, Yuji Boku and Source Sans 3 (OFL).

## Games before they are loaded

page-game-sake-name = Saké & Samouraï
page-game-sake-size = 3–8 players · 40 min
page-game-sake-line = Brawl for the last cup
page-game-spirit-name = Samurai Spirit
page-game-spirit-size = 1–7 together · 30 min
page-game-spirit-line = Hold the village, three nights
page-game-sakura-name = Sakura
page-game-sakura-size = 2–6 players · 25 min
page-game-sakura-line = Empty your hand, take no tricks
page-game-honor-name = Honor of the Samurai
page-game-honor-size = 3–6 players · 60 min
page-game-honor-line = First to 400 honour

## Bots

page-bots-wanderer = Wanderer
page-bots-ashigaru = Ashigaru
page-bots-bushi = Bushi
page-bots-samurai = Samurai
page-bots-daimyo = Daimyo

## What bots are like

page-bots-more-wanderer = plays at random
page-bots-more-ashigaru = thinks a little
page-bots-more-bushi = a fair rival
page-bots-more-samurai = thinks well ahead
page-bots-more-daimyo = takes its time and forgives nothing

## Who you are

page-me-title = Who you are
page-me-name = Your name
page-me-crest = Your crest
# $n (number)
page-me-crest-no = Crest { $n }
page-me-edit = Change name and crest

## Settings

page-settings-title = Settings
page-settings-language = Language
page-settings-zoom = Text size
page-settings-contrast = High contrast paper
page-settings-keys = Single-key shortcuts
page-settings-heard = Sounds on
page-settings-muted = Sounds off
page-settings-sound = Sounds
page-settings-volume-calls = Calls
page-settings-volume-things = Things that are handled
page-settings-volume-blows = Blows
page-settings-volume-ends = The end
page-settings-captions = Write the sounds
page-settings-sound-turn = wood block, your turn
page-settings-sound-bell = bell, you are asked
page-settings-sound-stamp = stamp
page-settings-sound-paper = paper
page-settings-sound-wood = wood
page-settings-sound-pour = sake is poured
page-settings-sound-drum = dull drum
page-settings-sound-taiko = great drum
page-settings-sound-bone = dice
page-settings-sound-coin = coins
page-settings-sound-tick = ticking
page-settings-sound-win = shamisen
page-settings-sound-loss = low string
page-settings-seal = Seal at once
page-settings-seal-off = Off
page-settings-seal-double = Two touches
page-settings-seal-always = One touch
page-settings-bots = Pace of bots
page-settings-bots-brisk = Brisk
page-settings-bots-easy = Patient
page-settings-bots-quick = At once
page-settings-bots-step = Step by step
page-settings-motion = Movement
page-settings-motion-full = Full
page-settings-motion-short = Short
page-settings-motion-off = None
page-settings-passes = Pass what I cannot answer

## Options of a table

page-options-reconstructed = Some printed figures of this game are in no public source and were reconstructed for this project. A host may replace them.
page-options-clear = Use the built-in figures
page-options-faults = The server found these faults:
page-options-yes = yes
page-options-no = no

## Figures of a table’s own

page-figures-open = Figures of your own…
# $n (number)
page-figures-count = { $n ->
    [one] One figure of your own
   *[other] { $n } figures of your own
 }

## Nothing here

page-gone-title = There is no such table
page-gone-more = The link may be old or mistyped.
page-gone-version = This page is older than the server
page-gone-version-more = Reload it to go on.
page-gone-mishap = Something on this page went wrong
page-gone-mishap-more = Nothing is lost: the game lies safe. Reload the page to go on.
page-gone-reload = Reload
page-gone-home = To the curtain

## How a table keeps time

page-time-clock = Thinking time
page-time-none = None
page-time-live = Live
page-time-days = By the day
page-time-none-more = nobody is hurried
page-time-live-more = seconds for each decision, and a bank
page-time-days-more = play when you pass by
page-time-each = For each decision
page-time-bank = Bank
page-time-bank-more = for long thoughts, for the whole game
page-time-no-bank = none
# $n (number)
page-time-seconds = { $n } s
# $n (number)
page-time-minutes = { $n } min
page-time-day = 1 day
# $n (number)
page-time-n-days = { $n } days

## You, your devices, what this device keeps

# $what (text)
page-you-volume = How loud: { $what }
page-you-notes = Notify me when it is my turn
page-you-notes-ask = Allow notifications
page-you-notes-no = This browser blocks notifications of this page; its settings can change that.
page-you-notes-none = This browser has none.
page-you-newer = A newer Noren is ready.
page-you-newer-go = Take it
page-you-newer-later = Later
page-you-keep-all = Keep all four for offline play
# $mb (number)
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, fetched once

## On one device

# $n (number)
page-sofa-alone = Alone, { $n } samurai
page-sofa-where = Where do you play?
page-sofa-online = Online table
page-sofa-device = This device
page-sofa-device-more = Alone against bots, or passing the device around. Nothing leaves it; it also works without a network.
page-sofa-unreachable = Online tables are out of reach just now. On this device everything works.
# $n (number)
page-sofa-player = Player { $n }
# $n (number)
page-sofa-name-of = Name on seat { $n }
# $n (number)
page-sofa-crest-of = Another crest for seat { $n }
page-sofa-bot = Bot
# $n (number)
page-sofa-to-bot = Let a bot take seat { $n }
# $n (number)
page-sofa-to-person = Let a person take seat { $n }
page-sofa-seats = Who sits where
page-sofa-begin = Sit down and play
page-sofa-pass = Pass the device to
# $name (text)
page-sofa-part = I am { $name }, part the curtain
page-sofa-nobody = Nobody else should look now.
page-sofa-others = Or somebody else looks at their hand first:
page-sofa-draw = Draw the curtain
page-sofa-here = on this device
page-sofa-drop = Delete
page-sofa-drop-sure = Delete for ever
# $game (text)
page-sofa-drop-of = Delete this game of { $game }
# $name (text)
page-sofa-turn-of = { $name } to play
page-sofa-trouble = This device could not keep the game. Is there room left?

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-no-clock = no clock
# $seconds (number)
page-aside-live = { $seconds } s a decision
# $seconds (number) $bank (text)
page-aside-live-bank = { $seconds } s a decision, bank { $bank }
# $count (number)
page-aside-days = { $count ->
    [one] a day a decision
   *[other] { $count } days a decision
 }

## Looking at a finished game again

page-review-button = Review
# $game (text)
page-review-button-of = Review { $game }

refusal-offline = The server does not answer.

## The bar of every page

page-bar-places = Places of the page
page-bar-play = Play
page-bar-games = My games
page-bar-reviews = Reviews
page-bar-learn = Learn
page-bar-notices = Notices
# $tables (number)
page-bar-waiting = { $tables ->
    [one] one table waits for you
   *[other] { $tables } tables wait for you
}
page-bar-me = My page
page-home-all-games = All my games
# $n (number)
page-table-next = Next game ({ $n })
page-table-guest = A guest
