page-figures-title = Cifre proprie
page-figures-intro = Le cifre segnate «ricostruita» non compaiono in nessuna fonte trovata. Metti al loro posto quelle della tua copia, o prova altro.
page-figures-reconstructed = ricostruita
page-figures-put-back = Rimetti { $value }
page-figures-put-all-back = Rimetti tutto
page-figures-load = Carica un file
page-figures-paste = Incolla
page-figures-pasted = Cifre in JSON
page-figures-take = Prendi queste
page-figures-save = Salva su file
page-figures-done = Fatto
page-figures-find = Cerca una carta
page-figures-changed = { $n ->
    [one] { $n } cambiata
   *[other] { $n } cambiate
 }
page-figures-must-number = Un numero intero da { $min } a { $max }.
page-figures-must-step = Un multiplo di { $step } da { $min } a { $max }.
page-figures-must-text = Da 1 a { $most } lettere, cifre o spazi.
page-figures-wrong = { $n ->
    [one] { $n } cifra è sbagliata:
   *[other] { $n } cifre sono sbagliate:
 }
page-figures-few = «{ $what }»: ne servono { $need }, ce ne sono { $found }.
page-figures-exactly = «{ $what }»: devono essere { $need }, non { $found }.
page-figures-dealt = Si distribuirebbero fino a { $need } carte, e ce ne sono { $found }.
page-figures-above = «{ $what }» deve superare «{ $than }».
page-figures-only = Qui può stare solo «{ $what }».
page-figures-twice = Lo stesso valore compare due volte.
page-figures-not-json = Questo testo non è JSON.
page-figures-nothing-there = –
