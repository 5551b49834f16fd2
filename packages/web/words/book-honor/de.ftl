page-book-honor-length = als Erster 400
page-book-honor-pic-1 = Sammle
page-book-honor-pic-1-text = Dein Zug beginnt mit der Ehre aller Karten in deinen beiden Häusern.
page-book-honor-pic-2 = Ki macht Aktionen
page-book-honor-pic-2-text = Drei Ki geben eine Aktion: mindestens 2, höchstens 5.
page-book-honor-pic-3 = Spiele oder ziehe
page-book-honor-pic-3-text = Eine Karte in ein Haus oder eine vom Nachziehstapel: je eine Aktion.
page-book-honor-pic-4 = Erkläre, kostenlos, einmal
page-book-honor-pic-4-text = Den Shogun ausrufen, angreifen, dich mit einem Herrn verbünden oder ihn verlassen.
page-book-honor-pic-5 = Schlacht
page-book-honor-pic-5-text = Drei Stärke werfen einen Würfel. Die höhere Summe gewinnt; der Daimyo des Verlierers stirbt.

page-book-honor-icon-honour = Ehre
page-book-honor-icon-honour-text = Was die Karte bei jedem Sammeln bringt.
page-book-honor-icon-ki = Ki
page-book-honor-icon-ki-text = Drei davon sind eine Aktion.
page-book-honor-icon-force = Stärke
page-book-honor-icon-force-text = Drei davon sind ein Würfel in der Schlacht.
page-book-honor-icon-castle = Burg
page-book-honor-icon-castle-text = Eine für einen Daimyo. Ihre Stärke verteidigt, und wer eine hat, kann angegriffen werden.
page-book-honor-icon-guard = Wache
page-book-honor-icon-guard-text = Ein Attentäter muss 5 oder 6 statt 3 werfen.
page-book-honor-icon-lady = Dame
page-book-honor-icon-lady-text = Viel Ki. Eine in jedem Haus.
page-book-honor-icon-shogun = Shogun
page-book-honor-icon-shogun-text = Der Titel bringt 50, 75, 100 oder 150 Ehre zu 3, 4, 5 oder 6.
page-book-honor-icon-save = Gesicht wahren
page-book-honor-icon-save-text = Außerhalb des eigenen Zugs, für jeden: gegen Entehrung oder nach verlorener Schlacht.

page-book-honor-end-text =
    Wer als Erster das Ziel erreicht, gewinnt sofort. Es ist 400, oder 250 oder 300, wenn es so vereinbart ist. Ehre steigt nur beim Sammeln, am Anfang deines Zugs; also kann nur gewinnen, wer gerade sammelt. Verluste können dich unter null bringen.
page-book-honor-setup = Spielaufbau
page-book-honor-setup-text = Jeder erhält einen Samurai, einen Start-Daimyo und 7 Karten. Die Shogun-Karte liegt in der Mitte. Noch hat niemand Ehre.
page-book-honor-houses = Deine beiden Häuser
page-book-honor-houses-text = Neben deinem Samurai ist ein Haus, neben deinem Daimyo ein zweites. Jedes fasst höchstens eine Dame und 5 Armeen; eine Burg gehört einem Daimyo, nur eine. Was dort liegt, bleibt dort. Dein Samurai verlässt nie das Spiel; dein Daimyo kann sterben.
page-book-honor-turn = Der Zug
page-book-honor-turn-text = Zuerst beginnen oder enden Bündnisse. Dann sammelst du, zählst deine Aktionen und nutzt sie in beliebiger Reihenfolge. Eine Erklärung darf jederzeit nach dem Sammeln kommen. Ungenutzte Aktionen verfallen.
page-book-honor-collect = Sammeln
page-book-honor-collect-text =
    Wer einen Daimyo führt, als erster Samurai, sammelt alle Ehre beider Häuser, und die Prämie, wenn er Shogun ist. Wer dem Daimyo eines anderen dient, als zweiter Samurai, sammelt die Hälfte von dessen Haus und die Hälfte des eigenen, je auf Fünf aufgerundet.

    Ein Rônin, ohne Herrn, sammelt nichts, aber ein Haus unter null kostet trotzdem.
page-book-honor-act = Aktionen und Ki
page-book-honor-act-text = Teile dein Ki durch 3. Ziehen oder Spielen kostet eine Aktion, Entehrung zwei, Gesicht wahren und Abwerfen keine. Ändert sich dein Ki im Zug, ändern sich die Aktionen mit.
page-book-honor-hand = Hand, Ziehen, Abwerfen
page-book-honor-hand-text = Eine Hand fasst 7 Karten; mit 7 ziehst du nicht. In deinem Zug darfst du beliebig viele abwerfen. Ein leerer Nachziehstapel entsteht neu aus dem Ablagestapel.
page-book-honor-place = Wohin eine Karte darf
page-book-honor-place-text = Damen, Besitz, Armeen und Wachen kommen in das Haus deines Samurai, deines Daimyo oder des Daimyo, dem du dienst. Burgen nur zu einem Daimyo, den du führst. Eine Daimyo-Karte ist für einen Rônin, der ihn dann führt, oder entlässt den zweiten Samurai deines Daimyo.
page-book-honor-declare = Erklärungen
page-book-honor-declare-text = Eine im Zug, kostenlos. Führst du einen Daimyo, darfst du ihn zum Shogun ausrufen, wenn es keinen gibt, oder angreifen. Als Rônin darfst du dich mit dem Daimyo eines anderen verbünden. Dienst du einem, darfst du ihn verlassen.
page-book-honor-shogun = Der Shogun
page-book-honor-shogun-text = Der Titel gehört dem Daimyo und kann nicht abgelegt werden. Er zahlt in jedem Zug, aber er kann ohne Burg angegriffen werden, und niemand wahrt sein Gesicht. Wer ihn in der Schlacht tötet, wird Shogun; stirbt er sonst, kommt die Karte in die Mitte.
page-book-honor-battle = Die Schlacht Schritt für Schritt
page-book-honor-battle-text =
    Angegriffen wird nur ein Daimyo, der Shogun ist oder eine Burg hat. Zähle die Stärke des Daimyo, seines Hauses, des Hauses seines ersten Samurai und des zweiten. Eine Burg zählt nur in der Verteidigung. Teile durch 3: so viele Würfel, höchstens 6.

    Die höhere Summe gewinnt, bei Gleichstand wird neu geworfen. Stärke 12 wirft vier Würfel, Stärke 16 fünf. Der unterlegene Daimyo stirbt mit seinem Haus, wenn niemand sein Gesicht wahrt. Der Sieger nimmt die Burg oder brennt sie nieder.
page-book-honor-ninja = Ninjas
page-book-honor-ninja-text = Jeder kostet 25 Ehre, ob er Erfolg hat oder nicht. Ein Spion stiehlt oder zerstört einen Besitz in einem fremden Haus, ein Elite-Spion zwei in einem Haus. Ein Attentäter nennt einen Samurai oder Daimyo und wirft: 3 oder mehr tötet, an einer Wache vorbei 5 oder mehr. Die Wache ist so oder so fort.
page-book-honor-dishonor = Entehrung und Gesicht wahren
page-book-honor-dishonor-text = Entehrung kostet zwei Aktionen. Das Ziel verliert 75 Ehre, oder 30 mit Gesicht wahren, oder keine durch den Freitod von Samurai oder Daimyo. Nimmt das Ziel an, dürfen die anderen noch sein Gesicht wahren. Nur eine Karte zählt.
page-book-honor-ally = Rônin und Bündnisse
page-book-honor-ally-text =
    Dein Daimyo stirbt: Du bist sofort Rônin, mit dem Haus deines Samurai, Hand und Ehre. Erkläre ein Bündnis: Deine Stärke hilft diesem Daimyo ab jetzt, und am Anfang deines nächsten Zugs dienst du ihm. Wird der erste Samurai getötet, führt der zweite.

    Verlassen kostet 25 Ehre und gilt ab dem Anfang deines nächsten Zugs. Tod, Entehrung ohne Gesicht wahren oder Entlassung beenden ein Bündnis sofort.
page-book-honor-gun = Feuerwaffen
page-book-honor-gun-text = 9 Stärke, aber 20 Ehre weniger bei jedem Sammeln und 2 Ki weniger. Sie werden gespielt, gestohlen und zerstört wie jeder Besitz.
page-book-honor-cards = Alle Karten
page-book-honor-cards-text = Jede Karte der Schachtel mit ihren drei Werten und ihrer Anzahl.

page-book-honor-rare-shogun = Der Shogun wird ermordet?
page-book-honor-rare-shogun-text = Die Karte kommt in die Mitte und darf genommen werden, auch im selben Zug.
page-book-honor-rare-mine = Mein Daimyo stirbt in meinem eigenen Zug?
page-book-honor-rare-mine-text = Der Zug geht mit weniger Ki weiter. Bleibt eine Aktion, darfst du einen neuen legen.
page-book-honor-rare-three = Drei wollen ein Gesicht wahren?
page-book-honor-rare-three-text = Zuerst der Betroffene, dann im Uhrzeigersinn; nur eine Karte wird verbraucht.
page-book-honor-rare-second = Der zweite Samurai tötet den ersten?
page-book-honor-rare-second-text = Er zahlt 50 Ehre und nimmt den Daimyo mit Haus und Titel.
page-book-honor-rare-halves = Wie werden Hälften gerundet?
page-book-honor-rare-halves-text = Jede für sich, auf die nächste Fünf hinauf, dann zusammengezählt.
page-book-honor-rare-spy = Ein Spion in dem Haus, dem ich diene?
page-book-honor-rare-spy-text = Ja: Jedes Haus eines anderen Spielers steht Spionen offen.

page-book-honor-word-house = Haus
page-book-honor-word-house-text = Ein Samurai oder ein Daimyo und die Karten neben ihm.
page-book-honor-word-ki = Ki
page-book-honor-word-ki-text = Innere Kraft; sie macht Aktionen.
page-book-honor-word-ronin = Rônin
page-book-honor-word-ronin-text = Ein Samurai ohne Herrn.
page-book-honor-word-pledged = Versprochen
page-book-honor-word-pledged-text = Hat ein Bündnis erklärt, das im eigenen nächsten Zug beginnt.
page-book-honor-word-second = Zweiter Samurai
page-book-honor-word-second-text = Dient einem Daimyo, den ein anderer Spieler führt.
page-book-honor-word-save = Gesicht wahren
page-book-honor-word-save-text = Diese Karte spielen, für sich oder für andere.
