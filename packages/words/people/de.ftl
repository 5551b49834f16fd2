### Am Satzanfang wird „du“ von selbst groß; mitten im Text nach einem Punkt steht .head.
### Der Genitiv steht voran: „Botans Hand“, „Yunus’ Hand“. Vor einem Nomen mit „dein“ wählt der Satz selbst: deine Hand, deinem Stapel.

person = { $name }
    .head = { person }
    .acc = { person }
    .dat = { person }
    .gen = { IS($name, "final") ->
        [s] { person }’
       *[other] { person }s
    }
    .of = von { person }
you = du
    .head = Du
    .acc = dich
    .dat = dir
    .gen = deine
    .of = von dir
