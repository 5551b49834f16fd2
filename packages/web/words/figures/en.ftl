### Figures of a table’s own, and the dialog that changes them.

page-figures-title = Figures of your own
page-figures-intro = Figures marked “reconstructed” are in no source that we found. Put those of your copy in their place, or try something.
page-figures-reconstructed = reconstructed
# $value (text)
page-figures-put-back = Put back { $value }
page-figures-put-all-back = Put everything back
page-figures-load = Load a file
page-figures-paste = Paste
page-figures-pasted = Figures as JSON
page-figures-take = Take these
page-figures-save = Save as a file
page-figures-done = Done
page-figures-find = Find a card
# $n (number)
page-figures-changed = { $n } changed
# $min, $max (number)
page-figures-must-number = A whole number from { $min } to { $max }.
# $step, $min, $max (number)
page-figures-must-step = A multiple of { $step } from { $min } to { $max }.
# $most (number)
page-figures-must-text = 1 to { $most } letters, digits or spaces.
# $n (number)
page-figures-wrong = { $n ->
    [one] One figure is wrong:
   *[other] { $n } figures are wrong:
 }
# $what (text) $need, $found (number)
page-figures-few = Too few of “{ $what }”: { $need } are needed, { $found } found.
# $what (text) $need, $found (number)
page-figures-exactly = There must be { $need } of “{ $what }”, not { $found }.
# $need, $found (number)
page-figures-dealt = Up to { $need } cards would be dealt, and there are { $found }.
# $what, $than (text)
page-figures-above = “{ $what }” must be more than “{ $than }”.
# $what (text)
page-figures-only = Only “{ $what }” can stand here.
page-figures-twice = The same entry stands here twice.
page-figures-not-json = This cannot be read as JSON.
page-figures-nothing-there = –
