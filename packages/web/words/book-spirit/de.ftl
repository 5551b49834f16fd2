page-book-spirit-length = 3 Nächte
page-book-spirit-pic-1 = Der letzte Räuber beißt
page-book-spirit-pic-1-text = Dein Zug beginnt mit der Strafe der letzten Karte rechts von dir. Hier brennt eine Barrikade.
page-book-spirit-pic-2 = Kämpfe
page-book-spirit-pic-2-text = Deck einen Räuber auf. Er muss nach links oder nach rechts.
page-book-spirit-pic-3 = Links: ein Zeichen, das fehlt
page-book-spirit-pic-3-text = Ein Hut, ein Bauernhof, eine Puppe. Links beißt nichts und zählt nichts.
page-book-spirit-pic-4 = Rechts: zusammenzählen
page-book-spirit-pic-4-text = Genau deine Zahl ist ein Kiai. Eins mehr brennt, und im nächsten Zug passt du.
page-book-spirit-pic-5 = Oder hilf
page-book-spirit-pic-5-text = Statt zu kämpfen, leih einem Freund dein Plättchen oder passe für die Nacht.

page-book-spirit-icon-hat = Hut
page-book-spirit-icon-hat-text = Wer am Morgen links keinen hat, wird verwundet.
page-book-spirit-icon-farm = Bauernhof
page-book-spirit-icon-farm-text = Für jeden Samurai ohne ihn geht am Morgen ein Bauernhof verloren.
page-book-spirit-icon-doll = Puppe
page-book-spirit-icon-doll-text = Für jeden Samurai ohne sie geht am Morgen eine Familie verloren.
page-book-spirit-icon-flame = Flamme
page-book-spirit-icon-flame-text = Dieser Räuber brennt etwas nieder, wenn er ins Dorf schleicht.
page-book-spirit-icon-kiai = Kiai
page-book-spirit-icon-kiai-text = Der Schlachtruf bei genau deiner Zahl: Er wirkt, und deine erste Karte rechts geht fort.
page-book-spirit-icon-token = Hilfsplättchen
page-book-spirit-icon-token-text = Wer es hält, darf im nächsten Zug dein Talent nutzen.
page-book-spirit-icon-wound = Wunde
page-book-spirit-icon-wound-text = Die zweite macht dich zum Tier; die vierte verliert die Partie.
page-book-spirit-icon-gate = Tor
page-book-spirit-icon-gate-text = Der nächste Räuber schleicht ungesehen hinein und wartet auf den Morgen.
page-book-spirit-icon-burn = Barrikade
page-book-spirit-icon-burn-text = Brennen: Eine Barrikade fällt, und ist keine mehr da, ein Bauernhof.
page-book-spirit-icon-arrow = Pfeil
page-book-spirit-icon-arrow-text = Der Nachbar auf dieser Seite legt den nächsten Räuber rechts an.
page-book-spirit-icon-never = Durchgestrichen
page-book-spirit-icon-never-text = In diesem Zug keine Verteidigung, keine Hilfe oder kein Talent, wie gezeichnet.

page-book-spirit-end-text =
    Eine Nacht endet, wenn der Räuberstapel leer ist oder alle gepasst haben. Dann kommt der Morgen in vier Schritten: Wunden für fehlende Hüte, Bauernhöfe für fehlende Bauernhöfe, Familien für fehlende Puppen, und die Eindringlinge werden aufgedeckt: Jeder mit Flamme brennt.

    Ihr verliert sofort mit der vierten Wunde eines Samurai, mit dem letzten Bauernhof oder der letzten Familie. Ihr gewinnt, wenn nach dem dritten Morgen ein Bauernhof und eine Familie da sind. Punkte: je einer für Bauernhof und Familie, und einer, wenn niemand eine Wunde trägt; schwerere Stufen fügen Pluszeichen an.
page-book-spirit-setup = Vorbereitung und vier Stufen
page-book-spirit-setup-text =
    Das Dorf hat 6 Bauernhöfe und 3 Familien mit unbekannter Rückseite. Jeder hat einen Samurai auf der Menschenseite, ein Hilfsplättchen und die Summe 0.

    Normal gibt 2 Barrikaden mehr als Samurai und je 7 Räuber. Leicht gibt eine Barrikade mehr und 6 Räuber; Schwer eine weniger, und die Rückseiten verlorener Bauernhöfe wirken; Heroisch nimmt noch eine, und Familien helfen am Morgen nicht. Zur zweiten Nacht kommen Leutnants, zur dritten Anführer.
page-book-spirit-night = Eine Nacht und ihr Ende
page-book-spirit-night-text = Gespielt wird im Uhrzeigersinn. Wer gepasst hat, ist diese Nacht nicht mehr am Zug; ein Samurai allein nimmt alle Züge. Ist der letzte Räuber erledigt oder haben alle gepasst, ist die Nacht sofort vorbei. Räuber, die im Stapel bleiben, schleichen dann hinein.
page-book-spirit-turn = Dein Zug
page-book-spirit-turn-text = Erst die Strafe, dann eine Aktion: Kämpfen, Helfen oder Passen. Liegt deine Summe nach der Strafe über deiner Zahl, musst du passen. Am Ende des Zugs kehren geliehene Plättchen heim, und was eine Strafe verbot, ist wieder erlaubt.
page-book-spirit-bite = Was beißt: Strafen
page-book-spirit-bite-text =
    Nur die letzte Karte deiner Kampfreihe rechts beißt, und zwar in jedem Zug, solange sie die letzte ist. Zwei Zeichen: beide, in beliebiger Reihenfolge. Was nicht geht, wird eine Wunde für dich.

    Brand, Wunde, Tor und Verstärkung treffen das Dorf; Pfeile geben dem Nachbarn den nächsten Räuber; andere Zeichen verbieten etwas in diesem Zug oder kosten eine Karte links.
page-book-spirit-fight = Kämpfen: links und rechts
page-book-spirit-fight-text =
    Ein Räuber mit Hut, Bauernhof oder Puppe darf nach links, wenn dir das Zeichen dort fehlt. Drei Plätze, je einer. Alles andere kommt rechts als letzte Karte in deine Kampfreihe und wird dazugezählt.

    Unter deiner Zahl: nichts. Genau: Kiai. Darüber: Sofort brennt etwas, und mit jeder weiteren Karte wieder.
page-book-spirit-kiai = Kiai
page-book-spirit-kiai-text = Sobald eine Summe genau die Zahl wird, in wessen Zug und wodurch auch immer, ruft dieser Samurai: Die Wirkung darf genutzt werden, dann geht die erste Karte der Kampfreihe fort, genutzt oder nicht. Der Samurai bleibt im Spiel und kann wieder rufen.
page-book-spirit-support = Ein Talent leihen
page-book-spirit-support-text = Helfen gibt dein Plättchen einem anderen Samurai im Spiel, und der nächste Räuber schleicht ungesehen hinein. Der Freund darf dein Talent in seinem nächsten Zug nutzen; du behältst es auch. Dann kehrt das Plättchen heim.
page-book-spirit-pass = Passen
page-book-spirit-pass-text = Du darfst immer passen. Deine Karten bleiben bis zum Morgen liegen; keine Karte, kein Plättchen und keine Strafe erreicht dich mehr in dieser Nacht. Das lässt sich nicht zurücknehmen.
page-book-spirit-people = Die sieben Samurai
page-book-spirit-people-text = Jeder hat eine Zahl, ein Talent und einen Kiai, und ein Tier mit höherer Zahl. Talente sind nie Pflicht. Eine Karte, die du bekommst, ist wie von dir gezogen.
page-book-spirit-wound = Wunden und das Tier
page-book-spirit-wound-text = Die erste Wunde legt einen Marker. Die zweite nimmt ihn weg und wendet deine Tafel: Deine Zahl steigt, Karten und Summe bleiben. Die dritte legt wieder einen Marker, die vierte verliert die Partie. Heilen nimmt einen Marker weg, nie das Tier.
page-book-spirit-village = Barrikaden, Bauernhöfe, Familien
page-book-spirit-village-text = Brennen heißt, eine Barrikade zu verlieren; ist keine da, einen Bauernhof. Bauernhöfe und Familien gehen durch das Los verloren und kommen nie zurück. Bei Schwer und Heroisch schlägt die Rückseite eines verlorenen Bauernhofs sofort zu.
page-book-spirit-dawn = Der Morgen
page-book-spirit-dawn-text = Hüte, Bauernhöfe, Puppen, Eindringlinge: in dieser Reihenfolge, jeder Schritt im Uhrzeigersinn ab dem letzten Spieler. Vor den Eindringlingen hilft jede Familie, die da ist: Ein Marker wird geheilt, eine Barrikade gebaut, ein Eindringling vertrieben. Bei Heroisch nicht.
page-book-spirit-next = Die nächste Nacht
page-book-spirit-next-text = Alle Räuber werden gesammelt, Leutnants oder Anführer kommen dazu, alles wird gemischt. Die Summen sind 0 und alle sind im Spiel. Wunden, Tiere, Barrikaden, Bauernhöfe und Familien bleiben. Der Nachbar des letzten Spielers beginnt.
page-book-spirit-few = Zu zweit, allein
page-book-spirit-few-text = Mit zwei Samurai liegen die Plättchen der fünf Abwesenden bereit: Jedes hilft einmal in der Partie, in dem Zug, für den es gewendet wird. Eine Person kann ebenso zwei bis sieben Samurai spielen.

page-book-spirit-rare-pile = Der Stapel endet mitten in meinem Zug?
page-book-spirit-rare-pile-text = Was läuft, wird beendet, der Rest des Zugs entfällt, und es ist Morgen.
page-book-spirit-rare-animal = Muss ich passen, wenn mich die Strafe zum Tier machte?
page-book-spirit-rare-animal-text = Nicht, wenn deine Summe nicht mehr über der neuen Zahl liegt.
page-book-spirit-rare-arrow = Ein Pfeil auf jemanden, der gepasst hat?
page-book-spirit-rare-arrow-text = Das geht nicht, also nimmst du eine Wunde.
page-book-spirit-rare-two = Zwei Rufe durch eine Karte?
page-book-spirit-rare-two-text = Einer nach dem anderen: erst wer die Karte verlor, dann wer sie bekam. Ein Ruf im anderen wird zuerst beendet.
page-book-spirit-rare-token = Ein Plättchen kommt in meinem eigenen Zug?
page-book-spirit-rare-token-text = Es hilft nur in einem Zug, der danach beginnt; also geht es ungenutzt heim.
page-book-spirit-rare-last = Katsushiro und die letzte Karte?
page-book-spirit-rare-last-text = Er kann sie nicht tauschen: Es gibt nichts, was er stattdessen zieht.
page-book-spirit-rare-team = Wer wählt für alle?
page-book-spirit-rare-team-text = Wer am Zug ist; am Morgen, wer zuletzt gespielt hat.

page-book-spirit-word-line = Kampfreihe
page-book-spirit-word-line-text = Die Karten rechts von dir; die letzte beißt, die erste geht mit einem Kiai.
page-book-spirit-word-kiai = Kiai
page-book-spirit-word-kiai-text = Der Schlachtruf eines Samurai bei genau seiner Zahl.
page-book-spirit-word-over = Überwältigt
page-book-spirit-word-over-text = Über deiner Zahl: Im nächsten Zug passt du.
page-book-spirit-word-burn = Brennen
page-book-spirit-word-burn-text = Eine Barrikade verlieren, oder einen Bauernhof, wenn keine da ist.
page-book-spirit-word-intruder = Eindringling
page-book-spirit-word-intruder-text = Ein Räuber, der ungesehen hineinschlich und am Morgen aufgedeckt wird.
page-book-spirit-word-play = Im Spiel
page-book-spirit-word-play-text = Hat diese Nacht nicht gepasst.
