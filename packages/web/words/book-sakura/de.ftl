page-book-sakura-length = 3 Runden
page-book-sakura-pic-1 = Bediene beide Stapel
page-book-sakura-pic-1-text = In jedem Zug gibst du jedem Stapel eine Karte. Welchem zuerst, wählst du.
page-book-sakura-pic-2 = Einer steigt
page-book-sakura-pic-2-text = Auf den Plus-Stapel: gleiche Farbe, höher. Oder die gleiche Zahl in jeder Farbe.
page-book-sakura-pic-3 = Einer fällt
page-book-sakura-pic-3-text = Auf den Minus-Stapel: gleiche Farbe, niedriger. Oder die gleiche Zahl in jeder Farbe.
page-book-sakura-pic-4 = Nichts passt? Nimm ihn
page-book-sakura-pic-4-text = Der Stapel gehört dir: Münzen jetzt, Shuriken am Ende. Irgendeine Karte beginnt ihn neu.
page-book-sakura-pic-5 = Heuere an, dann beende den Zug
page-book-sakura-pic-5-text = Jederzeit in deinem Zug heuern Münzen Charaktere an. Dann ist der Nächste dran.

page-book-sakura-icon-shuriken = Shuriken
page-book-sakura-icon-shuriken-text = Auf genommenen Karten: Punkte gegen dich. Die 7 trägt drei, 1 und 13 je zwei, 4, 6, 8 und 10 keinen.
page-book-sakura-icon-coin = Münzen
page-book-sakura-icon-coin-text = Auf genommenen Karten: sofort bezahlt. Du beginnst die Partie mit 5.
page-book-sakura-icon-yinyang = Yin-Yang
page-book-sakura-icon-yinyang-text = Das Plus zeigt auf den Stapel, der steigt, das Minus auf den, der fällt.
page-book-sakura-icon-colours = Vier Farben
page-book-sakura-icon-colours-text = Rot, Grün, Blau, Schwarz, je 1 bis 13. Keine Farbe schlägt eine andere.
page-book-sakura-icon-count = Zahl auf einem Stapel
page-book-sakura-icon-count-text = So viele Karten liegen darin.
page-book-sakura-icon-price = Münze über einem Charakter
page-book-sakura-icon-price-text = Sein Preis.

page-book-sakura-end-text =
    Eine Runde ist vorbei, wenn alle zwei Karten halten. Diese zwei werden weder gespielt noch gezählt. Zähl die Shuriken auf deinen genommenen Karten. Deine Münzen bleiben dir; neue bekommt niemand. Alle Karten werden gemischt und neu verteilt, und links vom letzten Startspieler wird begonnen.

    Nach drei Runden gewinnt, wer am wenigsten Shuriken hat. Bei Gleichstand die meisten Münzen; steht es auch dann gleich, teilt ihr den Sieg.
page-book-sakura-setup = Vorbereitung
page-book-sakura-setup-text =
    Zu 2, 3, 4, 5 oder 6 bekommt jeder 14, 12, 10, 8 oder 6 Karten. Zwei weitere Karten beginnen die beiden Stapel; der Rest bleibt in dieser Runde ungesehen beiseite. Die Yin-Yang-Karte liegt zwischen den Stapeln.

    Jeder hat 5 Münzen und ein zweiseitiges Plättchen. Fünf Charaktere liegen in der Auslage, zehn warten im Nachziehstapel. Wer beginnt, wird gelost.
page-book-sakura-place = Eine Karte legen
page-book-sakura-place-text =
    Sieh nur die oberste Karte an: Was darunter liegt, zählt nicht mehr, und niemand darf nachsehen. Auf den steigenden Stapel kommt eine höhere Karte seiner Farbe, auf den fallenden eine niedrigere; der Schritt darf beliebig groß sein. Die gleiche Zahl passt auf beide Stapel, in jeder Farbe.

    Und der Kreis schließt sich: Auf dem steigenden Stapel darf eine 1 auf eine 13 folgen, auf dem fallenden eine 13 auf eine 1, in der gleichen Farbe. Sonst geht nichts um die Ecke: Eine 2 auf eine 13 passt nicht.

    Hältst du eine Karte, die passt, musst du eine legen. Welche, und auf welchen Stapel zuerst, ist deine Sache, auch wenn dir dann für den anderen keine bleibt.
page-book-sakura-take = Einen Stapel nehmen
page-book-sakura-take-text =
    Keine Karte passt: Der ganze Stapel gehört dir. Du bekommst die aufgedruckten Münzen. Die Karten kommen zu deinen früher genommenen, verdeckt vor dich; nur du darfst sie durchsehen.

    Dann beginne den Stapel mit irgendeiner Handkarte neu: Für sie gilt keine Regel, und sie ist deine Karte für diesen Stapel. Passt auf beide nichts, nimm einen, beginne ihn neu, und du darfst die neuen Münzen ausgeben, bevor du den anderen ansiehst.
page-book-sakura-hire = Charaktere anheuern
page-book-sakura-hire-text =
    Fünf warten in der Auslage. Der Preis ist der Platz: 1 Münze am fernen Ende, 5 neben dem Nachziehstapel. Heuere so viele an, wie du bezahlen kannst, vor, zwischen oder nach deinen beiden Karten. Ein Charakter tut sein Werk sofort und geht. Wer jetzt nichts tun könnte, kann nicht angeheuert werden.

    Solange dein Zug dauert, bleiben die anderen zu ihren Preisen liegen; danach rückt die Auslage zum billigen Ende und neue kommen. Für 6 Münzen legst du die ganze Auslage ab, bekommst fünf neue und darfst einen davon sofort kostenlos nutzen.
page-book-sakura-help = Helfer für eine Karte
page-book-sakura-help-text = Die Köche, die Konohana der Farben und des Windes und die beiden Samurai gegen den Strom warten neben dir bis zu deinem nächsten Stapel. Mehrere können derselben Karte helfen; der Tisch findet den Weg. Danach ist die Karte wieder sie selbst. Mit diesem Stapel sind sie fort, genutzt oder nicht, auch wenn du ihn nimmst.
page-book-sakura-people = Die fünfzehn
page-book-sakura-people-text = Jeder tut sein Werk einmal und geht. Die Zahl eines Kochs läuft im Kreis: 12 und 2 ist 1. Bei der Wette des Daimyo gewinnst du, wenn mindestens die Hälfte aller Plättchen, deines mitgezählt, deine Seite zeigt. Eine gestohlene Karte bringt ihre Shuriken mit.
page-book-sakura-secrets = Wer was sieht
page-book-sakura-secrets-text = Deine Hand und deine genommenen Karten siehst nur du. Offen für alle: Münzen, Zahl der Karten in Händen und Stapeln, die Auslage, die Punkte. Was du gesehen hast, darfst du dir merken; das Protokoll merkt es sich für dich.

page-book-sakura-rare-both = Nur eine Karte passt, und auf beide Stapel?
page-book-sakura-rare-both-text = Spiel sie, wo du willst; der andere Stapel gehört dann dir.
page-book-sakura-rare-cook = Der Koch und die 13?
page-book-sakura-rare-cook-text = Die geänderte Zahl läuft im Kreis: Mit dem Zweiten Koch zählt eine schwarze 12 als 1 und darf auf die schwarze 13.
page-book-sakura-rare-deny = Anheuern, nur damit andere ihn nicht haben?
page-book-sakura-rare-deny-text = Ja, wenn er jetzt sein Werk tun kann.
page-book-sakura-rare-toss = Eine Wette zu zweit?
page-book-sakura-rare-toss-text = Ein drittes Plättchen wird geworfen.
page-book-sakura-rare-free = Eine kostenlose Wette nach einer neuen Auslage?
page-book-sakura-rare-free-text = Der Preis war 0, also gewinnst du 0.
page-book-sakura-rare-bank = Der Vorrat ist leer?
page-book-sakura-rare-bank-text = Du bekommst, was noch da ist.

page-book-sakura-word-serve = Bedienen
page-book-sakura-word-serve-text = Einem Stapel seine Karte geben oder ihn nehmen.
page-book-sakura-word-tricks = Stichkarten
page-book-sakura-word-tricks-text = Die Karten, die du genommen hast.
page-book-sakura-word-row = Auslage
page-book-sakura-word-row-text = Die fünf Charaktere, die man anheuern kann.
page-book-sakura-word-wall = Mauer
page-book-sakura-word-wall-text = Spielerwort für eine 1 auf dem fallenden oder eine 13 auf dem steigenden Stapel.
