page-figures-title = Eigene Werte
page-figures-intro = Werte mit dem Zeichen „nachgebildet“ stehen in keiner Quelle, die wir fanden. Setz die deiner Schachtel ein, oder probier etwas aus.
page-figures-reconstructed = nachgebildet
page-figures-put-back = Zurück auf { $value }
page-figures-put-all-back = Alles zurücksetzen
page-figures-load = Datei laden
page-figures-paste = Einfügen
page-figures-pasted = Werte als JSON
page-figures-take = Diese nehmen
page-figures-save = Als Datei speichern
page-figures-done = Fertig
page-figures-find = Karte suchen
page-figures-changed = { $n } geändert
page-figures-must-number = Eine ganze Zahl von { $min } bis { $max }.
page-figures-must-step = Ein Vielfaches von { $step } von { $min } bis { $max }.
page-figures-must-text = 1 bis { $most } Buchstaben, Ziffern oder Leerzeichen.
page-figures-wrong = { $n ->
    [one] Ein Wert stimmt nicht:
   *[other] { $n } Werte stimmen nicht:
 }
page-figures-few = Zu wenig von „{ $what }“: { $need } braucht es, { $found } sind da.
page-figures-exactly = Von „{ $what }“ muss es { $need } geben, nicht { $found }.
page-figures-dealt = Bis zu { $need } Karten würden ausgeteilt, und es gibt { $found }.
page-figures-above = „{ $what }“ muss mehr sein als „{ $than }“.
page-figures-only = Hier kann nur „{ $what }“ stehen.
page-figures-twice = Derselbe Eintrag steht hier zweimal.
page-figures-not-json = Das lässt sich nicht als JSON lesen.
page-figures-nothing-there = –
