### What the command line says. Commands, options, file names and JSON are the same in every language.
### $name, $what, $file, $where, $game, $why, $list, $version, $bot, $id, $from, $to, $hash, $seed, $p (text)
### $a, $b, $c, $d (text) figures of a table, written out
### $n, $m, $k, $l, $players, $seats, $faults (number)

cli-about = The table of four samurai games, from the command line.
cli-help-usage = Usage:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-option = show this help
cli-help-command = show the help of a command
cli-opt-lang = speak this language: de, en, fr or it (LC_ALL or LANG)

cli-no-command = there is no command “{ $name }”; try noren --help
cli-no-option = there is no option “{ $name }”; try noren --help
cli-no-argument = “{ $name }” is missing; try noren --help
cli-no-value = “{ $name }” wants a value; try noren --help
cli-too-many = “{ $name }” takes fewer words; try noren --help
cli-not-understood = that was not understood: { $what }; try noren --help
cli-no-lang = --lang must be one of { $list }, not “{ $name }”
cli-whole = --{ $name } must be a whole number from { $from } to { $to }, not “{ $what }”
cli-one-of = --{ $name } must be one of { $list }, not “{ $what }”
cli-no-game = no game is called “{ $name }”; there are { $list }
cli-no-chromium = this needs Chromium, which is not on this machine: install it, or say in CHROMIUM where it is
cli-no-rules = there are no rules of version { $version } of { $game }
cli-unreadable = cannot read { $file }: { $why }
cli-for-players = { $game } is for { $from } to { $to } players, not { $n }
cli-wrong = noren: { $why }

cli-about-away = people at three servers play while NATS, PostgreSQL or one of the servers is away: how long anybody waits
cli-about-backup = write people, tables and logs into one file; the house may stay open
cli-about-bench = measure: “engine”, “server” beside its peers, “bots” against one that sees all hands, their “turns”, the “page” in Chromium, the pages of somebody with 300 games (“mine”), or how costs grow with a match and its crowd (“growth”)
cli-about-bot = let a bot of your own (see docs/bots/protocol.md) sit down at a table and play
cli-about-chaos = simulate several servers that break: whatever was acknowledged must be in the log, once and in order
cli-about-crowd = how long people wait for their own moves while tables full of bots think
cli-about-data = print the printed figures of a game as a commented file, or check a file of figures
cli-about-doctor = audit every log: counts, chain of hashes, and every move again under the rules of its table
cli-about-forks = open a fork at every turn of recorded matches and let bots finish it
cli-about-freeze = write the newest rules of a game, with its goldens, as a version that never changes
cli-about-fuzz = throw hostile frames, requests and bytes at a server: it must answer, stay as it is, and not grow
cli-about-health = ask the house on this machine whether it is well; exit code 1 if it is not
cli-about-honesty = deal the hidden cards anew, again and again: no bot may choose differently
cli-about-kill = kill -9 a loaded server again and again and look for acknowledged moves that are gone
cli-about-ladder = let levels play each other with mirrored deals until a sequential test decides
cli-about-laws = judge what is dim in many positions: one reason each, its facts true, its sentence plain
cli-about-layout = look for what is covered, cut or too small at full tables, at four sizes
cli-about-pictures = write every picture of the README and of docs
cli-about-leaks = deal the hidden cards anew, again and again: no seat may notice
cli-about-lessons = check the lessons: played by the rules along every branch, read in every language
cli-about-load = compare a house with thousands of stored matches with an empty one: memory, time to the first move
cli-about-mutants = write the rules of a game wrongly, one place at a time, and list what no test notices
cli-about-new-game = lay out a new game: rules, words, laws and examples, and its line in the list of games
cli-about-outside = whole games by clients that know nothing but the protocol: nothing they are offered may be refused
cli-about-puzzles = check the puzzles, proved or found, or find more of them
cli-about-record = play one random game and keep it as a golden replay
cli-about-replay = play a golden file or a downloaded log again, under the rules it was played by
cli-about-restore = put a backup back into an empty house
cli-about-review = tell luck from skill in a finished match, or try the measure out with --trial
cli-about-rules = compare the ids of the rules with those cited in code and in test titles
cli-about-serve = open the house: page, API and WebSocket on one port
cli-about-siege = how long people wait for their own moves while somebody attacks the server, in eight ways
cli-about-simulate = play whole games and print speed and a hash of everything that happened
cli-about-verify = check a downloaded log: key, every shuffle, every move, the chain, the end
cli-about-versions = replay the goldens of every version of every game with its own rules
cli-about-words = check the catalogues: what is missing, unused, unknown, forbidden, too long or badly written

cli-opt-json = one JSON object
cli-opt-seed = where chance begins (1)
cli-opt-players = seats at the table
cli-opt-data = where the database lives (NOREN_DATA; DATABASE_URL chooses PostgreSQL)
cli-opt-away-stop = so many seconds one server is stopped with SIGSTOP (30)
cli-opt-bench-rounds = rounds, of which the median counts (5)
cli-opt-bench-deals = bots: mirrored deals (1000)
cli-opt-bench-millis = bots: CPU for each choice (5)
cli-opt-bench-seed = bots, turns: where chance begins (1)
cli-opt-bench-level = turns: whose (daimyo)
cli-opt-bench-game = engine, turns: of one game only; server: another game than trick4, without peers
cli-opt-bench-before = engine, server, page: a commit or the folder of a checkout, measured beside this tree in turns (. shows the noise)
cli-opt-bench-processes = engine: processes on either side (1, beside another tree 3); server: as so many, on PostgreSQL, beside one
cli-opt-bench-choices = turns: at most so many choices at each table (400)
cli-opt-bench-tables = server: tables that play at once (100)
cli-opt-bench-seats = server: seats at each (4; of another game, as many as it has)
cli-opt-bench-seconds = server: measured time for each server (20)
cli-opt-bench-rows = growth: entries stored beside the match (1000000)
cli-opt-bench-web = page: another build, such as that of the commit before
cli-opt-bench-main = page: the main.ts of the server that came with it
cli-opt-bot-cmd = how the bot is started; it speaks JSON lines
cli-opt-bot-name = what it is called (Visitor)
cli-opt-bot-seat = where it sits (the first free seat)
cli-opt-chaos-seeds = so many seeds, one after the other (100)
cli-opt-chaos-seed = the first of them (1)
cli-opt-chaos-acts = so many times somebody acts in each (900)
cli-opt-chaos-game = one game only
cli-opt-chaos-houses = so many servers, 1 to 3 (2 or 3)
cli-opt-chaos-calm = nothing breaks
cli-opt-chaos-plant = put a known fault back: number-alone, any-revision
cli-opt-crowd-tables = tables full of bots (20)
cli-opt-crowd-seats = bots at each of them (4)
cli-opt-crowd-level = how they play (the highest)
cli-opt-crowd-seconds = how long, alone and among bots (20)
cli-opt-data-check = check this file instead: exit code 1 and a line for each fault
cli-opt-data-players = for so many players; usually for every number that the game allows
cli-opt-data-json = with --check: one JSON object
cli-opt-doctor-copy = copy this table up to its last good entry; the table itself stays as it is
cli-opt-forks-game = one game (all)
cli-opt-forks-matches = recorded matches of each game (100)
cli-opt-fuzz-frames = frames; a third as many requests, and some rude connections (100000)
cli-opt-health-port = where it listens (PORT, else 3000)
cli-opt-honesty-worlds = how many worlds to compare (10000)
cli-opt-kill-kills = how often (50)
cli-opt-kill-tables = tables that are played at (50)
cli-opt-kill-postgres = so many kills on a PostgreSQL of our own as well (0)
cli-opt-kill-houses = so many kills of one of two houses on PostgreSQL and NATS of our own as well (0)
cli-opt-kill-changing = so many kills as well, of one server and of one of two, while people change sealed answers as windows close (0)
cli-opt-kill-program = another program in place of the server of this clone, such as the packed one
cli-opt-ladder-levels = two of them: upper,lower; also oracle and cmd:COMMAND (all neighbours)
cli-opt-ladder-players = seats at the table (smallest, middle and largest)
cli-opt-ladder-seating = half the seats each, exchanged; or one of the upper level among the lower, once at every seat (half)
cli-opt-ladder-deals = at most so many deals, each played from both sides or from every seat (400)
cli-opt-ladder-iterations = thoughts of every searching level, instead of its own
cli-opt-ladder-millis = time of every searching level: equal CPU; such runs cannot be repeated exactly
cli-opt-ladder-share = part of each searching level’s own budget (100)
cli-opt-ladder-shipped = with each level’s stops by time too, as at a table; such runs cannot be repeated exactly
cli-opt-ladder-whole = play all deals, even after the test has decided
cli-opt-ladder-write = put table and plot among the project’s own (docs/bots); without it nothing is written
cli-opt-ladder-out = put table and plot there instead
cli-opt-laws-positions = how many positions to judge (10000)
cli-opt-laws-every = hold each of these games to all the other laws too
cli-opt-layout-games = recorded games of each kind (10)
cli-opt-layout-decisions = at most so many decisions of each, spread over it (all)
cli-opt-layout-hardest = only the so many hardest positions of all of them
cli-opt-layout-size = at one size of the page only (all)
cli-opt-layout-seats = so many at the table, or as few or many as a game takes (all seats)
cli-opt-layout-unlike = leave out decisions that put nothing on the board that an earlier one did not
cli-opt-pictures-out = where to (docs/screenshots)
cli-opt-pictures-only = only those with one of these in their names, separated by commas (all)
cli-opt-pictures-moments = only the great moments: ten frames a second, a strip each, under moments/
cli-opt-leaks-worlds = how many worlds to compare (10000)
cli-opt-lessons-check = check them; there is nothing else to do yet
cli-opt-load-tables = stored matches (10000)
cli-opt-load-runs = starts of each house, of which the median counts (5)
cli-opt-mutants-sample = so many of them, by lot (all)
cli-opt-mutants-minutes = begin nothing more after so long; the same command goes on from there
cli-opt-mutants-in = only in files whose path holds this; file:line for one line
cli-opt-mutants-unlisted = none that is listed as equivalent: those have to meet every test
cli-opt-mutants-killers = ask first the tests that this record names, then write it anew for this game
cli-opt-outside-games = games of each kind (50)
cli-opt-outside-game = one kind only (all)
cli-opt-puzzles-check = check all of them, or those of one game
cli-opt-puzzles-deep = search so many again, eight times as long as they were found with
cli-opt-puzzles-make = find so many more in games between bots
cli-opt-puzzles-list = write the list of a game anew
cli-opt-record-settings = options of the table
cli-opt-review-trial = plant so many bad choices and see how many are found
cli-opt-review-game = the game of the trial
cli-opt-review-players = seats at the tables of the trial
cli-opt-review-strong = matches of the strongest bot, for false alarms (5)
cli-opt-review-matches = matches for luck and calibration (200)
cli-opt-review-worlds = worlds of a position, instead of the usual ones
cli-opt-review-fit = hold chances against the ends of so many matches, and print a row of the game’s table (400)
cli-opt-review-keep = keep finished parts in this file: the same command goes on from there
cli-opt-rules-json = one JSON object, or a list for all games
cli-opt-serve-port = port to listen on (PORT, else 3000)
cli-opt-serve-data = where the database lives (NOREN_DATA)
cli-opt-serve-https = speak https, with a certificate of the house’s own (NOREN_HTTPS)
cli-opt-serve-mdns = be found as noren.local in the local network; NOREN_MDNS may be another name
cli-opt-serve-games = serve the built games in this folder too (NOREN_GAMES)
cli-opt-serve-dev = list the worked example too, for whoever builds a game (NOREN_DEV)
cli-opt-serve-demo = a house for trying out: bots only, nothing kept, low limits (NOREN_DEMO)
cli-opt-serve-processes = with DATABASE_URL: so many processes behind one port, one for each core (1)
cli-opt-siege-seconds = how long in each case, alone and under attack (10)
cli-opt-siege-only = cases by name, separated by commas (all)
cli-opt-simulate-games = how many games (100)
cli-opt-simulate-bot = who plays: random, wanderer, ashigaru, bushi, samurai, daimyo (random)
cli-opt-simulate-iterations = thoughts of a searching bot for each choice, instead of its level’s own
cli-opt-simulate-shipped = with the level’s stops by time too, as at a table; then no hash is printed
cli-opt-simulate-mode = the game’s mode of difficulty, where it has one
cli-opt-simulate-option = any option of the game, such as edition=it
cli-opt-verify-key-hash = the fingerprint that was published when the match began, if you kept it
cli-opt-verify-seen = a head that a page was shown while the match ran, and the entry it belongs to
cli-opt-verify-trial = instead: play so many matches, check each, and tamper with each in twelve ways
cli-opt-verify-seed = where chance of the trial begins (1)
cli-opt-versions-check = say what the tree changed since the last frozen version, and fail if a rule moved unseen
cli-opt-versions-games = with --check: games that are compared at each number of players (5)
cli-opt-words-check = check them, as it also does by itself
cli-opt-words-lines = write forty lines of the log of every game in every language there, and check nothing

cli-n-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
 }
cli-away-nothing = PostgreSQL or NATS is not installed: not tried
cli-away-shown = { $name }: { $n } shown everywhere, the slowest after { $m } ms
cli-away-sum = { $n } acknowledged: { $m } lost, { $k } duplicated
cli-backup-done = kept: { $n ->
    [one] { $n } person
   *[other] { $n } people
 } and { $m ->
    [one] { $m } table
   *[other] { $m } tables
 }
cli-restore-done = restored: { $n ->
    [one] { $n } person
   *[other] { $n } people
 } and { $m ->
    [one] { $m } table
   *[other] { $m } tables
 }
cli-damaged = set aside, because it is damaged: { $id }: { $why }
cli-process-ended = server process { $n } ended ({ $why }) and is started again
cli-bench-nothing = there is nothing to measure called “{ $name }”; try engine, server, bots, turns, page, mine or growth
cli-bench-engine = trick4, playouts per CPU-second (median of the rounds)
cli-bench-bare = bare loop
cli-bench-search = search path
cli-bench-full = full path
cli-bench-times = { $a } boardgame.io, { $b } bare
cli-bench-games = play-outs from dealt tables on the search path, decisions per CPU-second (median, slowest and fastest round)
cli-bench-random = { $game }, at random
cli-bench-policy = { $game }, by policy
cli-bench-ratio = { $a }× before ({ $b } to { $c })
cli-bench-ratio-other = { $a }× before ({ $b } to { $c }), with other choices
cli-bench-no-before = “{ $name }” is neither a folder with a checkout nor a commit
cli-bench-sockets = { $name } over sockets, { $n } seats a table
cli-bench-moves = moves/CPU-s
cli-bench-median = median
cli-bench-per-second = moves/s
cli-bench-server-cores = srv. cores
cli-bench-player-cores = pl. cores
cli-bench-scaled = { $n } processes by one: { $a } times the moves a second, { $b } times the moves for a CPU-second of the server
cli-bench-processes = { $name }, processes: { $n }
cli-bench-no-postgres = --processes needs PostgreSQL, and none is installed here
cli-bench-either = bench server takes either --processes or --before
cli-bench-onlookers = onl. p99 ms
cli-bench-bytes = bytes/move
cli-bench-disk = { $name }, on disk
cli-bench-most = at most { $p }
cli-bench-page = the page over slow 4G, on a processor four times slower
cli-bench-first = first visit
cli-bench-first-figures = { $a } on the wire, largest paint after { $b } ms, shift { $c }
cli-bench-more = { $a } more, shift { $b }, { $c } elements at a full table
cli-bench-page-before = the same visits to the page before, in turns
cli-bench-more-wire = { $a } more
cli-bench-paint-ratio = largest paint: now { $a } of the time before ({ $b } to { $c } in single rounds)
cli-bench-duel = trick4, seed { $seed }: { $n } mirrored deals, { $m } games
cli-bench-won = noren (honest) won { $a }, the MCTSBot of boardgame.io (sees all hands) won { $b }: z { $c }, p { $d }
cli-bench-cpu = CPU for a choice: { $a } ms and { $b } ms; iterations { $c } and { $d }
cli-bench-levels = --level wants one of the five levels
cli-bench-turns = { $name }, seed { $seed }: one game, or its first { $n } choices; milliseconds of CPU (of wall clock)
cli-bench-game = game
cli-bench-players = players
cli-bench-turn-count = turns
cli-bench-mean = a turn, mean
cli-bench-dearest = dearest turn
cli-bench-choices = its choices
cli-bench-choice = dearest choice
cli-bench-reactions = reactions
cli-bench-reaction = dearest reaction
cli-bench-stopped = over the stop
cli-bench-mine = { $a } games { $b } ms, { $c } games { $d } ms: { $p }×
cli-bench-mine-slow = { $a } games { $b } ms, { $c } games { $d } ms: { $p }×, too slow
cli-bench-opens = { $name } opens
cli-bench-warms = { $name } warms up
cli-bench-round = { $name }, round { $n } of { $m }
cli-bench-deals = { $n } of { $m } deals, lead { $a }
cli-bot-cmd = --cmd must say how the bot is started
cli-bot-name = Visitor
cli-bot-link = “{ $what }” is not an invite link; it looks like { $where }
cli-bot-table = “{ $what }” names no table: an invite link ends in /t/ and its id
cli-bot-sits = { $name } sits on seat { $n } of { $where } ({ $game })
cli-bot-ended = “{ $name }” ended before it answered
cli-bot-slow = “{ $name }” did not answer in time
cli-bot-said = “{ $name }” said { $what }
cli-bot-gone = “{ $name }” has ended
cli-bot-command = cmd: wants a command after it
cli-bot-level = no level is called “{ $name }”; there are { $list }, oracle and cmd:COMMAND
cli-chaos-game = --game must be one of { $list }
cli-chaos-seed = seed { $seed }
cli-chaos-fault = seed { $seed }: { $what }: { $why }
cli-chaos-again = again: { $what }
cli-chaos-seeds = { $n } seeds, { $m } moves acknowledged in { $a } s
cli-chaos-sum = { $n } lost, { $m } duplicated, { $k } reordered, { $l } split
cli-crowd-cores = { $n } cores, { $m } for bots; { $k } tables of { $name } bots
cli-crowd-alone = people alone
cli-crowd-among = people among bots
cli-crowd-waits = { $n } moves, p50 { $a } ms, p99 { $b } ms, longest { $c } ms
cli-crowd-bots = the bots made { $n } choices, { $m } of them by rules of thumb; { $a } s of processor time
cli-data-none = { $game } has no figures that a host may replace
cli-data-head = The printed figures of { $name }, as they come with Noren.
cli-data-change = Change what differs in your copy and hand the file to a table, or check it first:
cli-data-leave = Parts that stay as they are may be left out; comments and commas too many are read over.
cli-data-made = What is marked “reconstructed” is in no source that we found and was made for this project.
cli-data-with = with { $list } players
cli-data-good = { $file }: good, { $n ->
    [one] { $n } figure of its own
   *[other] { $n } figures of its own
 }
cli-data-bad = { $file }: { $n } wrong
cli-doctor-none = there is no table { $id }, or its rules are not here
cli-doctor-copied = { $from } goes on as { $to }, after { $n ->
    [one] { $n } entry
   *[other] { $n } entries
 }
cli-doctor-progress = tables
cli-doctor-sum = { $n ->
    [one] { $n } table
   *[other] { $n } tables
 }, { $m ->
    [one] { $m } entry
   *[other] { $m } entries
 }: { $k } damaged
cli-doctor-unplayed = { $n } could not be played again: their rules are not here
cli-doctor-damaged = { $id }: good up to entry { $n }; { $why }
cli-forks-which = which game? { $list }
cli-forks-match = { $game }: match { $n } of { $m }
cli-forks-sum = { $game }: { $n } forks of { $m } matches, { $k } finished, { $l } checked
cli-freeze-done = { $file }: { $a } bytes, { $n } goldens beside it
cli-freeze-again = version { $version } of { $game } is frozen already ({ $hash }); a frozen version never changes
cli-freeze-other = { $file } was recorded under another version: record the goldens first
cli-fuzz-sum = { $n } frames, { $m } requests, { $k } rude connections: { cli-n-faults }
cli-fuzz-memory = memory in use changed by { $a } MiB; { $b } timers, { $c } before
cli-health-nobody = nobody answers at { $where }
cli-health-answer = { $where } answered { $a }
cli-honesty-worlds = { $n } of { $m } worlds
cli-honesty-held = { $game }, seed { $seed }: { $n } worlds at { $m } questions of { $k } games ({ $list }), every choice the same
cli-honesty-caught = { $game }: caught after { $n } worlds. { $why }
cli-again-with = again with: { $what }
cli-kill-line = { $name }: { $n } kills, { $m } tables, { $k } acknowledged moves: { $what }{ $a } lost, { $b } duplicated, { $c } reordered, { $d } logs damaged
cli-kill-changed = { $n } sealed answers changed, { $m } void by the rules,
cli-kill-absent = { $name }: not installed, not tried
cli-kill-nothing = the control lost nothing: this run proves nothing
cli-ladder-two = --levels wants two names, such as samurai,bushi
cli-ladder-seating = --seating wants half or one
cli-ladder-progress = { $name }, { $n } players: { $a } ± { $b }
cli-ladder-seed = seed { $seed }
cli-ladder-written = seed { $seed }; table and plot in { $where }
cli-ladder-line = { $players } players, { $name } { $a } deals: { $b }, share { $p } %, CPU { $c } ms, { $what }
cli-laws-none = { $game } has no src/laws/reasons.ts, so its refusals cannot be judged
cli-laws-progress = { $n } of { $m } positions
cli-laws-held = { $game }, seed { $seed }: { $n } positions of { $m } games, { $k } refusals by { $l } reasons, all true
cli-laws-unmet = not met this time: { $list }
cli-laws-broken = { $game }: “{ $name }” does not hold. { $why }
cli-layout-sum = { $n } views, { $m } breaches
# $n (number)
# $folder (text)
cli-pictures-sum = { $n } pictures in { $folder }
cli-pictures-none = no picture has “{ $name }” in its name
cli-pictures-build = building the page first, so that no picture is older than it …
# $name (text): the moment
# $frames (number)
# $held (number): frames while it was on
# $early (number): of those, frames that showed what follows
cli-pictures-moment = { $name }: { $frames } frames, held for { $held }, { $early } of them ahead of it
cli-leaks-held = { $game }, seed { $seed }: { $n } worlds in { $m } games, nothing leaked
cli-leaks-leak = { $game }: a leak after { $n } worlds. { $why }
cli-lessons-time = { $name }: first seal after { $a } s, { $b } min in all
cli-lessons-sum = { $n } lessons, { $k } steps, { $m } branches, { $l } languages: { cli-n-faults }
cli-load-stored = { $n } stored matches with about { $m } entries, beside none
cli-load-memory = resident memory
cli-load-first = start to first move
cli-load-cpu = processor time to first move
cli-load-open = start to open
cli-load-list = the list of tables
cli-load-tables = tables in memory
cli-load-move = first move at a stored match: { $a } ms; the longest list of own games has { $b }
cli-mutants-sum = { $game }: { $n } mutants, { $m } killed ({ $a } of them ran without end), { $b } equivalent, { $c } survived: { $p } %
cli-mutants-none = no test gets there
cli-mutants-some = { $n ->
    [one] { $n } test file gets there
   *[other] { $n } test files get there
 }
cli-mutants-wrong = listed as equivalent, but killed by { $what }: { $where }
cli-mutants-stale = listed as equivalent, but nowhere in the rules: { $where }
cli-mutants-in = --in must be a file, or file:line, not “{ $what }”
cli-mutants-survived = survived: { $where }
cli-mutants-left = { $n } are left; the same command goes on from here
cli-mutants-progress = mutants
cli-mutants-tests = tests that pass as they should
cli-new-game-format = prettier is not installed: run npm run format before you commit
cli-new-game-done = { $n } files in { $where }, and its line in { $list }
cli-new-game-next = next: npx vitest run { $where }; npm start, and it hangs on the curtain (docs/adding-a-game.md)
cli-new-game-name = a game is called by small letters, such as tea-house
cli-new-game-prefix = a prefix is two capital letters, such as TH
cli-new-game-taken = the clauses of another game begin with { $name }; name another prefix
cli-new-game-there = { $where } is there already
cli-outside-sum = { $n } games, { $m } answers, { $k } of them stale, { $l } refused { $list }
cli-puzzles-which = of which game? noren puzzles GAME --make 50
cli-puzzles-none = { $game } keeps no puzzles yet
cli-puzzles-found = { $game }: { $n } of { $k }, { $m } questions looked at
cli-puzzles-made = { $game }: { $n } puzzles more, in { $m } questions
cli-puzzles-agrees = { $name }: agrees, { $a } points ahead
cli-puzzles-disagrees = { $name }: disagrees, { $a } points
cli-puzzles-agreed = { $n } of { $m } agree
cli-puzzles-kinds = { $game }: { $n } chosen, { $m } found
cli-puzzles-sum = { $n } puzzles, { $m } faults
cli-record-done = { $n } decisions written to { $file }
cli-record-json = --settings must be JSON
cli-replay-not = { $file } is not a replay: { $why }
cli-replay-id = no game here has the id “{ $id }”
cli-replay-rules = there are no rules of version { $version } of { $game } here
cli-replay-bundle = there are no rules of version { $version } ({ $hash }) of { $game } here
cli-replay-entry = entry { $n }: { $why }
cli-replay-same = { $game }, { $players } players, { $n } decisions: everything is as it was
cli-replay-other = { $game }, { $players } players: { $why }
cli-review-json = { $file } is not the log of a match: it is no JSON
cli-review-not = { $file } is not the log of a match: { $why }
cli-review-rules = the rules of { $game } are not here
cli-review-running = this match is not over: a review would show what is still hidden
cli-review-seat = seat { $n } of { $m }
cli-review-line = seat { $n }: { $a } became { $b }: luck { $c }, the others { $d }, own choices { $p }
cli-review-choice = entry { $n }, { $name }: { $a } instead of { $b }, { $c } ± { $d } points
cli-review-game = --trial and --fit want --game
cli-review-part = { $n } of { $m } { $what }
cli-review-trial = { $game }, { $players } players, seed { $seed }
cli-review-found = { $n } of { $m } planted choices were called a mistake or a blunder
cli-review-alarms = { $n } of { $m } choices of the strongest bot were, too
cli-review-luck = mean luck { $a } with a standard error of { $b }
cli-review-said = said { $a }: won { $b } ({ $n } positions)
cli-review-withheld = said { $a }: won { $b } ({ $n } positions), no labels
cli-review-blind = { $game } has no outlook to fit
cli-review-kept = { $file } keeps another trial
cli-review-which = which file? or --trial with --game
cli-rules-sum = { $game }: { $n } clauses, { $m } cited, { $k } tested, { $l } untestable
cli-rules-not = { $what ->
    [cited] { $id } is not cited
    [tested] { $id } is not tested
   *[both] { $id } is not cited and not tested
 }
cli-rules-untestable = { $id } is untestable: { $why }
cli-rules-unknown = { $id } is named but no rule has that number
cli-rules-nowhere = neither { $a } nor { $b } is there
cli-siege-only = --only names cases: { $list }; not “{ $name }”
cli-siege-case = alone p50 { $a } p99 { $b } ms; under attack p50 { $c } p99 { $d } ms; { $p } MB; { $n } sent, answered { $list }
cli-simulate-option = --option wants key=value, not “{ $what }”
cli-simulate-unknown = { $game } has no option “{ $name }”
cli-simulate-progress = { $n } of { $m } games
cli-simulate-finished = { $n } of { $m } games of { $game } with { $players } players finished
cli-simulate-speed = { $n } decisions in { $a } s: { $b } a second
cli-simulate-hash = hash { $hash }
cli-simulate-ended = ended by { $list }
cli-simulate-wins = { $n } with a winner, mean score { $a }, mean payoffs { $b }
cli-verify-seats = { $n ->
    [one] seat { $list }
   *[other] seats { $list }
 }
cli-verify-alone = randomness: the server alone
cli-verify-with = randomness: the server and { $list }
cli-verify-left = { $what }; left out: { $list }
cli-verify-progress = matches
cli-verify-trial = { $n } of { $m } matches hold, { $k } of { $l } tamperings found, the slowest check took { $a } ms
cli-verify-which = which file? noren verify FILE, or --trial N
cli-verify-ok = { $game }, { $players } players, { $n } entries: key, seeds, shuffles, moves, chain and end are as they should be; { $what }
cli-verify-not = does not match at entry { $n }: { $why }
cli-verify-seen = --seen wants the number of an entry, a colon and sixteen letters
cli-versions-tree = (in the tree)
cli-versions-none = it has no goldens
cli-versions-changed = { $file } is not the file that was frozen
cli-versions-first = nothing is frozen yet
cli-versions-since = since version { $version }: { $what }
cli-versions-where = { $what }, first at decision { $n } of seed { $seed } with { $m }
cli-versions-same = { $name }: { $n } goldens, all as they were
cli-versions-faults = { $name }: { $n } goldens, { $list }
cli-words-sum = { $n } messages in { $list }: { cli-n-faults }
cli-words-lines = { $game }: { $n } lines
