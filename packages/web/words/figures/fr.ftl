page-figures-title = Chiffres maison
page-figures-intro = Les chiffres marqués « reconstitué » ne figurent dans aucune source trouvée. Mettez ceux de votre boîte à leur place, ou essayez autre chose.
page-figures-reconstructed = reconstitué
page-figures-put-back = Remettre { $value }
page-figures-put-all-back = Tout remettre
page-figures-load = Charger un fichier
page-figures-paste = Coller
page-figures-pasted = Chiffres en JSON
page-figures-take = Prendre ceux-ci
page-figures-save = Enregistrer
page-figures-done = Terminé
page-figures-find = Chercher une carte
page-figures-changed = { $n ->
    [one] { $n } modifié
   *[other] { $n } modifiés
 }
page-figures-must-number = Un nombre entier de { $min } à { $max }.
page-figures-must-step = Un multiple de { $step } de { $min } à { $max }.
page-figures-must-text = 1 à { $most } lettres, chiffres ou espaces.
page-figures-wrong = { $n ->
    [one] { $n } chiffre est faux :
   *[other] { $n } chiffres sont faux :
 }
page-figures-few = Trop peu de « { $what } » : il en faut { $need }, il y en a { $found }.
page-figures-exactly = Il faut exactement { $need } « { $what } », pas { $found }.
page-figures-dealt = Jusqu’à { $need } cartes seraient distribuées, et il n’y en a que { $found }.
page-figures-above = « { $what } » doit dépasser « { $than } ».
page-figures-only = Seul « { $what } » convient ici.
page-figures-twice = La même valeur figure deux fois ici.
page-figures-not-json = Ce texte n’est pas du JSON.
page-figures-nothing-there = –
