page-review-title = Nachsehen
page-review-moment-in = Ein Augenblick in einer Partie { $game }
page-review-ended-early = Der Tisch hat die Partie beendet
page-review-facts = { $n } Spieler, { $m } { $m ->
    [one] Zug
   *[other] Züge
 }
page-review-log = Verlauf
page-review-turns = Züge
page-review-notes = Notizen
page-review-papers = Verlauf, Züge und Notizen
page-review-first = Zum Anfang
page-review-back = Einen Zug zurück
page-review-forward = Einen Zug weiter
page-review-last = Zum Ende
page-review-play = Abspielen
page-review-pause = Anhalten
page-review-speed = Tempo
page-review-scrub = Augenblick der Partie
page-review-start = Das Austeilen
page-review-move-of = Zug { $n } von { $m }
page-review-eyes = Wessen Augen
page-review-as-seen = Wie { $name } es sah
page-review-as-isaw = Wie ich es sah
page-review-open = Alle Hände offen
page-review-hand = Hand von { $name }
page-review-empty = nichts
page-review-share = Diesen Augenblick teilen
page-review-share-hide = Ergebnis verbergen
page-review-share-hide-more = Wer den Link öffnet, sieht zuerst diesen Augenblick und das Ende erst auf Wunsch.
page-review-copy = Link kopieren
page-review-copied = Link kopiert
page-review-show-on = Zeigen, was geschah
page-review-checking = Wird geprüft …
page-review-checked = In diesem Browser geprüft
page-review-checked-log = Aus dem Verlauf geprüft
page-review-wrong-at = Stimmt nicht, Zug { $n }
page-review-wrong = Stimmt nicht
page-review-seal-title = Was geprüft wurde
page-review-seal-key = Der Schlüssel, den der Server festgelegt hatte, ist der, dessen Fingerabdruck beim Öffnen des Tisches veröffentlicht wurde.
page-review-seal-seeds = Gemischt wurde aus diesem Schlüssel und aus dem, was die Seiten von { $names } beigaben. Der Schlüssel des Servers stand fest, bevor der erste Beitrag geöffnet wurde: Niemand konnte die Verteilung wählen.
page-review-seal-late = { $names }: nicht rechtzeitig geöffnet, der Beitrag bleibt weg.
page-review-seal-alone = Keine Seite gab etwas zum Mischen bei: Der Zufall kommt allein vom Server, wie in jeder Partie, die begann, bevor Seiten das konnten.
page-review-seal-bots = An diesem Tisch saßen nur Bots: Der Zufall kommt allein vom Server.
page-review-seal-device = Die Partie wurde auf einem Gerät gespielt, das den Schlüssel selbst zog.
page-review-seal-heads = Dieser Browser war dabei und hat jenen Fingerabdruck und { $n } { $n ->
    [one] Marke
   *[other] Marken
 } des Verlaufs aufgehoben: Die Vergangenheit ist die, die er sah.
page-review-seal-passed-on = Der Verlauf endet wie der, von dem aus der Link geschickt wurde.
page-review-seal-compare = Frag die anderen: Wer denselben Code sieht, hat dieselbe Partie.
page-review-seal-witness = Dieser Browser war dabei und hat jenen Fingerabdruck aufgehoben: Es ist derselbe.
page-review-seal-no-witness = Dieser Browser war zu Beginn nicht dabei; er vergleicht mit dem, was laut Verlauf veröffentlicht wurde.
page-review-seal-moves = { $n ->
    [one] Der eine Zug wurde
   *[other] Alle { $n } Züge wurden
 } nach den Regeln dieses Spiels noch einmal gespielt: Jeder war erlaubt, und jede Karte fiel, wie der Schlüssel sie fallen lässt.
page-review-seal-chain = Die Züge hängen aneinander, keiner fehlt, und der letzte beendet die Partie wie gezeigt.
page-review-seal-not = Nicht bewiesen: wer den Schlüssel wählte. Der Server zog ihn allein, und der Server sieht alle Hände.
page-review-seal-not-seeds = Nicht bewiesen: dass der Server die Hände, die er sieht, für sich behält, und dass es gut meinte, wer nicht rechtzeitig öffnete.
page-review-seal-not-device = Anderen ist nichts bewiesen: Wer das Gerät hat, kann alles darauf ansehen.
page-review-seal-bad = Das Erste, was nicht passt: { $why }.
page-review-note-for = Notiz zu Zug { $n }, nur für dich
page-review-note-start = Notiz zum Austeilen, nur für dich
page-review-note-place = Schreib eine Notiz zu diesem Zug
page-review-no-notes = Noch keine Notiz. Notizen bleiben auf diesem Gerät.
page-review-undone = Zurückgenommen:
page-review-turn-of = { $name }, { $n } { $n ->
    [one] Zug
   *[other] Züge
 }
page-review-broken-at = Ab Zug { $n } erlauben die Regeln nicht, was im Verlauf steht: Die Aufzeichnung endet hier.
page-review-cannot = Diese Partie lässt sich hier nicht noch einmal zeigen: Ihre Regeln sind nicht zur Hand.
page-review-broken = Die Aufzeichnung dieser Partie lässt sich nicht lesen.
page-review-running = Diese Partie ist noch nicht zu Ende. Danach kann man sie ansehen.
page-review-to-table = Zum Tisch
page-review-share-game = Link zu diesem Spiel
page-review-fork = Von hier weiterspielen
# $n (number)
page-review-fork-about = Ein neues Spiel auf diesem Gerät geht bei Zug { $n } weiter, als Abzweig gekennzeichnet. Es zählt nicht.
page-review-fork-about-friends = Ein neuer Tisch spielt nach Zug { $n } weiter, als Abzweig gekennzeichnet: Schick den Link an Freunde oder setz Bots dazu. Er zählt nicht.
page-review-fork-others = Die anderen
page-review-fork-bots = Bots
page-review-fork-friends = Freunde, per Link
page-review-fork-open = Tisch öffnen
page-review-fork-seat = Dein Platz
page-review-fork-cards = Verdeckte Karten
page-review-fork-anew = Neu gegeben
page-review-fork-anew-more = Wie sie von deinem Platz aus hätten liegen können.
page-review-fork-kept = Wie sie lagen
page-review-fork-kept-more = Hände und Stapel, wie sie lagen.
page-review-fork-begin = Weiterspielen
