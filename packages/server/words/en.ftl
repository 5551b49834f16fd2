### The page without https on which a phone comes to trust the house.

page-trust-title = Trust this house
page-trust-why = Noren is served here with a certificate of its own. Once this device trusts it, the page can be installed and works without a network.
page-trust-get = Fetch the certificate
page-trust-ios = iPhone, iPad: open it, then Settings, General, VPN & Device Management: install it; then General, About, Certificate Trust Settings: switch it on.
page-trust-android = Android: Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file.
page-trust-desktop = Windows, macOS, Linux: open the file and put it among the trusted root authorities.
# The address of the house follows.
page-trust-open = Then open

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
