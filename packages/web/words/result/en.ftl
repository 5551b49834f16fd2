page-result-ended = The table ended the game
page-result-you = You
page-result-why = By which rule
page-result-show-again = Show again
page-result-share = Share this game
# $n (number)
page-result-players = { $n ->
    [one] One player
   *[other] { $n } players
 }
