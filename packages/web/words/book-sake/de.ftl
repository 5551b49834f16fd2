page-book-sake-length = bis das Masu leer ist
page-book-sake-pic-1 = Zwei Karten
page-book-sake-pic-1-text = Jede dient mit einem ihrer vier Werte oder mit ihrem Text, nie mit beidem.
page-book-sake-pic-2 = Schritte entscheiden
page-book-sake-pic-2-text = Ein Katana reicht genau 1 Schritt, ein No-Dachi 2, eine Naginata 3, ein Yumi 4 und mehr.
page-book-sake-pic-3 = Trinke und lege
page-book-sake-pic-3-text = Jeder Schluck muss auf etwas von dir liegen. Was er bedeckt, schläft.
page-book-sake-pic-4 = Verteidige
page-book-sake-pic-4-text = Eine Handkarte, dazu die Waffe, die du führst. Der Rest kostet Lebenspunkte.
page-book-sake-pic-5 = Ziehe zwei
page-book-sake-pic-5-text = Dann wähle die Waffe, die du führst. Vier Karten sind eine volle Hand.

page-book-sake-icon-attack = Angriff
page-book-sake-icon-attack-text = Wie hart die Karte trifft, zur Waffe gezählt.
page-book-sake-icon-defence = Verteidigung
page-book-sake-icon-defence-text = Wie viel sie abhält, wenn du angegriffen wirst.
page-book-sake-icon-move = Bewegung
page-book-sake-icon-move-text = So viele Schritte darfst du gehen.
page-book-sake-icon-drink = Trinken
page-book-sake-icon-drink-text = So viele Schlucke nimmst du.
page-book-sake-icon-step = Schritt
page-book-sake-icon-step-text = Ein Würfel zwischen zwei Samurai. Die Entfernung ist die Zahl der Würfel.
page-book-sake-icon-sip = Schluck
page-book-sake-icon-sip-text = Worum es geht. Er bedeckt, worauf er liegt.
page-book-sake-icon-seat = Sitzend
page-book-sake-icon-seat-text = Du kannst noch aus dem Sitz ziehen: Iaido.
page-book-sake-icon-life = Leben
page-book-sake-icon-life-text = Ein Stapel verdeckter Karten; jede Wunde nimmt eine.
page-book-sake-icon-backs = Drei Rückseiten
page-book-sake-icon-backs-text = Schubsen, Raufen, Dösen: Nur Geister spielen danach.

page-book-sake-end-text =
    Wer den letzten Schluck nimmt, beginnt die Todesrunde: { $edition ->
        [it] Sein Zug geht weiter und ist sein letzter, und alle anderen haben noch einen Zug.
       *[fr] Sein Zug endet dort, er beginnt sofort einen ganzen neuen, und dann haben alle anderen einen Zug.
    }

    Danach gewinnt der lebende Samurai, der allein die meisten Schlucke hat, wenn es mehr sind als bei allen Geistern zusammen. Haben die Geister mehr, gewinnen sie. { $edition ->
        [it] Haben sie gleich viele, oder führen mehrere Samurai, spielen die Beteiligten eine weitere Todesrunde und die anderen begehen Seppuku; auch Geister mit weniger scheiden aus.
       *[fr] Haben sie gleich viele, oder führen mehrere Samurai, begehen die anderen Samurai Seppuku und der Rest spielt eine weitere Todesrunde, Geister eingeschlossen.
    }
page-book-sake-setup = Spielaufbau
page-book-sake-setup-text =
    { $edition ->
        [it] Die Samurai werden zufällig verteilt.
       *[fr] Jeder wählt in Zugreihenfolge einen Samurai.
    } Alle sitzen, jeder mit einem Katana in der Hand, 4 Karten und einem Lebensstapel, so groß wie die Spielertafel sagt. Zwischen Nachbarn liegen drei Schritte. Im Masu sind zweieinhalb Schlucke für jeden Spieler, aufgerundet.
page-book-sake-ring = Der Kreis und seine Schritte
page-book-sake-ring-text =
    Die Lebenden sitzen im Kreis. Die Entfernung zählt man in Schritten, linksherum oder rechtsherum; wer dazwischen sitzt, zählt nicht. „Genau 2“ gilt, wenn einer der beiden Wege 2 ist.

    { $edition ->
        [it] „3 oder mehr“ gilt, wenn beide Wege mindestens 3 sind.
       *[fr] „3 oder mehr“ gilt, wenn einer der Wege mindestens 3 ist.
    }
page-book-sake-turn = Dein Zug
page-book-sake-turn-text = Vier Phasen: Spiele bis zu 2 Karten; deine Schüler handeln; ziehe 2 Karten; wähle die Waffe, die du führst. Eine dritte Karte kostet einen verbrannten Schluck, und jede weitere ebenso. Eine Karte muss etwas bewirken.
page-book-sake-attack = Angriff
page-book-sake-attack-text =
    Spiele eine Karte für ihren Angriff, nenne ein Ziel und eine trockene Waffe in der richtigen Entfernung. Zähle Karte und Waffe, zieh die Verteidigung ab: Der Rest kostet Lebenspunkte. Wer dazwischen ist, hält dich nie auf.

    { $edition ->
        [it] Bloße Hände treffen auf 1 Schritt, und nur wenn du gar keine Waffe hast.
       *[fr] Bloße Hände treffen auf 1 Schritt, und nur wenn du keine trockene Waffe hast.
    }
page-book-sake-move = Bewegung
page-book-sake-move-text = Geh auf einen Nachbarn zu: Würfel vor dir kommen hinter dich. Halte 1 Schritt vor jedem Gegner oder dessen Schüler. Eigene Schüler schiebst du. Nach der ersten Bewegung stehst du für immer.
page-book-sake-iaido = Iaido
page-book-sake-iaido-text =
    Aus dem Sitz darfst du bis zu 2 Schritte gehen und mit derselben Karte zuschlagen. Danach stehst du. Die Waffe wählst du nach der Bewegung.

    { $edition ->
        [it] Die Bewegung darf auch 0 Schritte sein.
       *[fr] Die Bewegung ist mindestens 1 Schritt.
    }
page-book-sake-drink = Trinken, und was ein Schluck tut
page-book-sake-drink-text = Nimm so viele Schlucke, wie die Karte sagt, solange Schlucke und freie Plätze da sind. Jeder liegt auf einer Waffe, einem Gegenstand, dem Lebensstapel oder der Spielertafel, je einer. Eine nasse Waffe schlägt und schützt nicht; eine nasse Spielertafel hat keine Fähigkeit; ein Schluck auf dem Lebensstapel ist ein Lebenspunkt mehr.
page-book-sake-burn = Verbrennen
page-book-sake-burn-text = Ein verbrannter Schluck ist fort. Jederzeit lässt er dich eine Karte ziehen; in deinem Zug bezahlt er eine dritte Karte. Was er bedeckte, ist sofort trocken.
page-book-sake-defence = Verteidigung
page-book-sake-defence-text = Eine Karte für ihre Verteidigung, dazu die Waffe, die du führst, wenn sie trocken ist und der Angriff kein Fernangriff. Ohne Karte verteidigt nichts. Oder wirf einen Schüler aus der Hand ab: kein Schaden.
page-book-sake-cards = Waffen, Gegenstände, Ereignisse
page-book-sake-cards-text = Waffen und Gegenstände bleiben vor dir, von jeder Art eine. Ereignisse wirken sofort.
page-book-sake-interrupt = Unterbrechungen
page-book-sake-interrupt-text = Die eine hält eine Bewegung eines anderen auf, die andere einen Angriff. Jeder lebende Samurai darf sie spielen, ob Ziel oder nicht. Wollen mehrere, zählt der Erste. Sie selbst werden nicht unterbrochen.
page-book-sake-disciple = Schüler
page-book-sake-disciple-text = Ein Schüler steht an deiner Seite, geht in jedem Zug 2 Schritte von dir weg und schlägt, wer genau 1 Schritt entfernt ist, mit der obersten Karte des Nachziehstapels. Eine Wunde beendet ihn.
page-book-sake-soul = Hand, Stapel und Glühende Seele
page-book-sake-soul-text = Eine Hand fasst 4 Karten. Einmal in jedem Zug, auch in dem anderer, darfst du aus deinem Lebensstapel ziehen: Nenne zuerst die Zahl, und lass eine liegen. Dieses Leben kommt nicht zurück.
page-book-sake-wound = Wunden und Tod
page-book-sake-wound-text = Jeder Punkt Schaden bringt eine Lebenskarte zu den Wunden; ein Schluck auf dem Stapel geht zuerst. Ohne Leben stirbst du: Schlucke und Güter sind fort, deine Wunden werden deine Hand, und du spielst als Geist weiter.
page-book-sake-line = Nur noch zwei, nur noch einer
page-book-sake-line-text = Zwei lebende Samurai stehen auf einer Linie: Du gehst hin oder weg. Der Letzte allein bewegt sich nicht, und kein Schritt führt zu ihm.
page-book-sake-spirit = Das Leben als Geist
page-book-sake-spirit-text =
    Ein Geist spielt nach der Rückseite, die oben liegt: Schubsen gibt oder nimmt einen Schritt, Raufen versetzt einen Schluck, Dösen gibt eine Karte weiter. { $edition ->
        [it] Er darf diese Kraft nutzen.
       *[fr] Er muss diese Kraft nutzen, wenn er kann.
    }

    Dann zieht er eine Karte und stiehlt einen Schluck aus dem Masu, oder er sucht einen Samurai heim: Jede Karte mit passender Rückseite nimmt einen Schluck, und dieser darf sich verteidigen. { $edition ->
        [it] Jeder andere Geist darf mit einer Karte helfen.
       *[fr] Andere Geister dürfen mit beliebig vielen Karten helfen.
    }
page-book-sake-people = Die acht Samurai
page-book-sake-people-text = Jeder hat Lebenspunkte und eine Fähigkeit. Sie schläft, solange ein Schluck auf der Spielertafel liegt.
page-book-sake-places = Orte
page-book-sake-places-text = Vor der Partie kann ein Ort gewählt werden; seine Regel geht den anderen vor.

page-book-sake-rare-stop = Mitten im Iaido aufgehalten?
page-book-sake-rare-stop-text = Ist die Bewegung aufgehoben, darfst du noch zuschlagen, wo du bist, wenn eine Waffe reicht. Ist der Angriff aufgehoben, gilt die Bewegung.
page-book-sake-rare-ways = Zwei Entfernungen im Kreis?
page-book-sake-rare-ways-text = Für eine genaue Entfernung reicht eine davon.
page-book-sake-rare-wet = Eine nasse Waffe in der Hand?
page-book-sake-rare-wet-text = Sie darf dort bleiben, tut aber nichts.
page-book-sake-rare-cup = Genau den Schluck verbrennen, der die Klinge bedeckt?
page-book-sake-rare-cup-text = Ja, er wird zuerst verbrannt, und die Klinge ist für diese Karte trocken.
page-book-sake-rare-gap = Ein Tod schließt eine Strecke mit meinem Schüler?
page-book-sake-rare-gap-text = Er kommt auf deine Hand zurück.

page-book-sake-word-bowl = Masu
page-book-sake-word-bowl-text = Die Schale in der Mitte, mit allen Schlucken.
page-book-sake-word-sip = Schluck
page-book-sake-word-sip-text = Ein Plättchen Sake.
page-book-sake-word-step = Schritt
page-book-sake-word-step-text = Ein Würfel Entfernung.
page-book-sake-word-seated = Sitzend
page-book-sake-word-seated-text = Hat sich noch nicht bewegt; darf Iaido nutzen.
page-book-sake-word-hand = Geführt
page-book-sake-word-hand-text = Die eine Waffe, die dich verteidigt.
page-book-sake-word-spirit = Geist
page-book-sake-word-spirit-text = Ein toter Samurai, der mit den anderen Toten weiterspielt.
page-book-sake-word-torment = Heimsuchung
page-book-sake-word-torment-text = Wie ein Geist den Lebenden Schlucke nimmt.
page-book-sake-word-fatal = Todesrunde
page-book-sake-word-fatal-text = Die letzte Runde, nach dem letzten Schluck.
