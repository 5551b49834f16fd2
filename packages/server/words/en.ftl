### What the server itself says: the page without https on which a phone comes to trust the house, and notices.

page-trust-title = Trust this house
page-trust-why = Noren is served here with a certificate of its own. Once this device trusts it, the page can be installed and works without a network.
page-trust-get = Fetch the certificate
page-trust-ios = iPhone, iPad: open it, then Settings, General, VPN & Device Management: install it; then General, About, Certificate Trust Settings: switch it on.
page-trust-android = Android: Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file.
page-trust-desktop = Windows, macOS, Linux: open the file and put it among the trusted root authorities.
# The address of the house follows.
page-trust-open = Then open

## Notices to somebody who is not looking: public facts, and nothing that is hidden at a table. The name of the game stands before them.

say-notice-turn = your turn
# $time (text)
say-notice-turn-left = your turn, { $time }
say-notice-time = your time is nearly over
say-notice-vote = a vote needs you
say-notice-full = everybody has come, the game begins
say-notice-rematch = somebody plays again
say-notice-result = the game is over
# $n (number)
say-notice-several = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
 }
# $n (number)
say-notice-hours = { $n ->
    [one] one hour left
   *[other] { $n } hours left
 }
# $n (number)
say-notice-minutes = { $n ->
    [one] one minute left
   *[other] { $n } minutes left
 }

## What whoever opened the house is told in the terminal

# $where (text)
cli-open = Noren is open at { $where }
# $where (text)
cli-network = In your network: { $where }
# $where (text)
cli-named = By name, where devices know such names: { $where }
# $where (text)
cli-trust = Phones learn to trust it at { $where }
# $where (text)
cli-kept = Games are kept in { $where }
cli-kept-nowhere = Nothing is kept
cli-demo = Nothing is kept: people play bots only
# $games (text)
cli-games = From your folder of games: { $games }
# $game, $fault (text)
cli-game-fault = Not served: { $game }. { $fault }
