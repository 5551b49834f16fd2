### Looking at a finished game again.

page-review-title = Review
# $game (text)
page-review-moment-in = A moment in a game of { $game }
page-review-ended-early = The table ended the game
# $n (number) $m (number)
page-review-facts = { $n } { $n ->
    [one] player
   *[other] players
 }, { $m } { $m ->
    [one] move
   *[other] moves
 }
page-review-log = Log
page-review-turns = Turns
page-review-notes = Notes
page-review-papers = Log, turns and notes
page-review-first = To the beginning
page-review-back = One move back
page-review-forward = One move on
page-review-last = To the end
page-review-play = Play
page-review-pause = Pause
page-review-speed = Speed
page-review-scrub = Moment of the game
page-review-start = The deal
# $n (number) $m (number)
page-review-move-of = Move { $n } of { $m }
page-review-eyes = Whose eyes
# $name (text)
page-review-as-seen = As { $name } saw it
page-review-as-isaw = As I saw it
page-review-open = All hands open
# $name (text)
page-review-hand = Hand of { $name }
page-review-empty = nothing
page-review-share = Share this moment
page-review-share-hide = Hide the result
page-review-share-hide-more = Who opens the link sees this moment first, and the end when they ask for it.
page-review-copy = Copy the link
page-review-copied = Link copied
page-review-show-on = Show what happened
page-review-checking = Checking …
page-review-checked = Checked in this browser
page-review-checked-log = Checked from the log
# $n (number)
page-review-wrong-at = Does not match, move { $n }
page-review-wrong = Does not match
page-review-seal-title = What was checked
page-review-seal-key = The key that the server had fixed is the one whose fingerprint was published when the table was opened.
# $names (text)
page-review-seal-seeds = The shuffles were mixed from that key and from what the pages of { $names } added. The server’s key was fixed before the first of them was opened, so that nobody could choose a deal.
# $names (text)
page-review-seal-late = { $names } did not open theirs in time: it is left out.
page-review-seal-alone = No page added to the shuffles: the randomness is the server’s alone, as in every game that began before pages could add to it.
page-review-seal-bots = Only bots sat at this table: the randomness is the server’s alone.
page-review-seal-device = The game was played on one device, which drew the key by itself.
# $n (number)
page-review-seal-heads = This browser was there and kept that fingerprint and { $n } { $n ->
    [one] mark
   *[other] marks
 } of the log: the past is the one it was shown.
page-review-seal-passed-on = The log ends as the one from which the link was sent.
page-review-seal-compare = Ask the others: whoever sees the same code has the same game.
page-review-seal-witness = This browser was there and kept that fingerprint: it is the same.
page-review-seal-no-witness = This browser was not there at the start; it compares with what the log itself says was published.
# $n (number)
page-review-seal-moves = All { $n } moves were played again under the rules of this game: each was allowed, and every card fell as the key lets it fall.
page-review-seal-chain = The moves hang together in a chain, none is missing, and the last one ends the game as shown.
page-review-seal-not = Not proven: who chose the key. The server drew it alone, and the server sees all hands.
page-review-seal-not-seeds = Not proven: that the server keeps the hands it sees to itself, and that somebody who did not open in time meant well.
page-review-seal-not-device = Not proven to anybody else: whoever has the device can look at everything on it.
# $why (text)
page-review-seal-bad = The first thing that does not fit: { $why }.
# $n (number)
page-review-note-for = Note to move { $n }, for you alone
page-review-note-start = Note to the deal, for you alone
page-review-note-place = Write a note to this move
page-review-no-notes = No note yet. Notes stay on this device.
page-review-undone = Taken back:
# $name (text) $n (number)
page-review-turn-of = { $name }, { $n } { $n ->
    [one] move
   *[other] moves
 }
# $n (number)
page-review-broken-at = From move { $n } on the rules do not allow what the log says: the record ends here.
page-review-cannot = This game cannot be shown again here: its rules are not at hand.
page-review-broken = The record of this game cannot be read.
page-review-running = This game is not over yet. It can be reviewed when it is.
page-review-to-table = To the table
page-review-share-game = Link to this game
page-review-fork = Play on from here
# $n (number)
page-review-fork-about = A new game on this device goes on from move { $n }, marked as a fork. It counts for nothing.
# $n (number)
page-review-fork-about-friends = A new table goes on from move { $n }, marked as a fork: send its link to friends, or seat bots there. It counts for nothing.
page-review-fork-others = The others
page-review-fork-bots = Bots
page-review-fork-friends = Friends, by link
page-review-fork-open = Open the table
page-review-fork-seat = Your seat
page-review-fork-cards = Hidden cards
page-review-fork-anew = Dealt anew
page-review-fork-anew-more = As they could have been, seen from your seat then.
page-review-fork-kept = As they were
page-review-fork-kept-more = Hands and piles as they lay.
page-review-fork-begin = Play on
