### The deal of the day: its card on the page of lessons, its own page, and the table it is played at.

page-daily-title = Today’s deal
# $game (text), $short (text)
page-daily-what = { $game }: { $short }.
page-daily-more = Everybody gets these very cards and the same bots. One try counts, nothing is taken back, and results are compared tomorrow.
page-daily-short-sakura = three seats, one round
page-daily-short-spirit = three samurai, one night
page-daily-short-sake = four seats, half the bowl
page-daily-short-honor = three seats, first to 250
# $minutes (number)
page-daily-play = Play today’s deal, { $minutes } min
page-daily-go-on = Go on with today’s deal
page-daily-freely = Play it again, for yourself
page-daily-practice = Play a practice game
page-daily-no-key = This device has not met the server since midnight (UTC). It deals a practice game: other cards than everybody’s, and nothing counts.
page-daily-wrong-key = The key of today is not the one that was announced yesterday. Nothing is played with it here.
# $n (number)
page-daily-played = { $n ->
    [0] Nobody has played it yet.
    [one] One person has played it.
   *[other] { $n } people have played it.
}
# $result (text)
page-daily-mine = Your result: { $result }
page-daily-waits = It counts once this device meets the server again.
page-daily-refused = The server could not play it again, so it does not count.
# $n (number)
page-daily-score-sakura = { $n ->
    [one] one shuriken
   *[other] { $n } shurikens
}
# $n (number)
page-daily-score-spirit = { $n ->
    [one] one point
   *[other] { $n } points
}
# $n (number)
page-daily-score-sake = { $n ->
    [one] one sip
   *[other] { $n } sips
}
# $n (number)
page-daily-score-honor = { $n } honour
# $score (text)
page-daily-won = { $score }, won
# $score (text), $place (number)
page-daily-place = { $score }, place { $place }
# $score (text)
page-daily-lost = { $score }, lost
page-daily-yesterday = Yesterday
page-daily-nobody = Nobody played it.
page-daily-unknown = Yesterday’s results come with the server.
page-daily-best = The best
page-daily-review-best = Review the best game
page-daily-you = You
page-daily-tomorrow = Tomorrow
# $game (text)
page-daily-tomorrow-more = { $game }. The fingerprint of its key, out a day ahead:
page-daily-sub = Today’s deal
page-daily-sub-practice = Practice, nothing counts
page-daily-all = Yesterday’s results
page-daily-back = Back to the deal
page-daily-guest = You
