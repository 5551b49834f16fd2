
lesson-goal-title = Das Ziel
lesson-goal-say = Räuber kommen drei Nächte; dies ist die letzte. Stehen im Morgengrauen ① ein Hof und ② eine Familie, gewinnen wir alle.
lesson-goal-why = Verloren ist sofort: bei der vierten Wunde eines Samurai, dem letzten Hof oder der letzten Familie.

lesson-fight-title = Kämpfen
lesson-fight-say = Zehn Räuber warten auf ① dem Hügel. Kämpfe: Deck den nächsten auf und kümmere dich um ihn.
lesson-fight-why = Ein Zug ist eines von dreien: kämpfen, einem Freund helfen oder für die Nacht passen.
lesson-fight-else-support = Du leihst dein Talent für einen Zug; ein Räuber schleicht unbemerkt ein.
lesson-fight-else-pass = Passen beendet deine Nacht; nimm es zurück, um weiterzuspielen.

lesson-defend-title = Links verteidigen
lesson-defend-say = Er trägt einen Hof. Leg ihn ① links an: Bis zum Morgen braucht dort jeder von uns Hut, Hof und Puppe.
lesson-defend-why = Jedes Zeichen hat links einen Platz. Was im Morgengrauen fehlt, kostet das Dorf.
lesson-defend-else-confront = Erlaubt: 5 von 8. Der Hof ist noch offen.
lesson-defend-else-give = Erlaubt: Die Karte gehört nun ihm. Dein Hof ist noch offen.

lesson-bites-title = Was beißt
lesson-bites-say = Hast du es gesehen? Zu Beginn eines Zuges beißt die letzte Karte ① rechts. Karten links tun das nie.
lesson-bites-why = Katsushiros letzte Karte verbrannte eine Barrikade. Gorobei übergeht gerade Karten: Seine tat nichts.

lesson-confront-title = Rechts bekämpfen
lesson-confront-say = Ein zweiter Hof findet keinen Platz. Bekämpfe ihn ① rechts: 3 + 4 = 7, und deine Zahl ist 8.
lesson-confront-then-fight = Du bist wieder dran. Kämpfe: Deck den nächsten Räuber von ① dem Hügel auf.
lesson-confront-why = Rechts zählen die Werte zusammen. Unter deiner Zahl ist alles gut, darüber musst du passen.
lesson-confront-else-left = Erlaubt: 9 von 10 für ihn.
lesson-confront-else-right = 11, mehr als seine 9: Eine Barrikade brennt.

lesson-talent-title = Das Talent eines Freundes
lesson-talent-say = Deine 4 würde dich jetzt verwunden. Gorobei lieh dir ① seine Marke: In diesem Zug darfst du gerade Karten übergehen.
lesson-talent-why = Es kostete ihn seinen Zug, und ein Räuber schlich ein.
lesson-talent-else-suffer = Eine Wunde. Zwei wecken das Tier. Vier sind das Ende.

lesson-give-title = Gib sie weiter
lesson-give-say = 7 + 4 ist mehr als deine 8. Aber ① eine Vier ist gerade, und gerade darfst du geben: ② Katsushiro steht dann genau auf 10.
lesson-give-then-fight = Die 4 bleibt still. Kämpfe weiter: Deck den nächsten Räuber von ① dem Hügel auf.
lesson-give-why = Genau auf der Zahl ist ein Schrei: ein Kiai. Er tut Gutes und nimmt eine alte Karte weg.
lesson-give-after = Genau 10: Kiai! Er sah ① die nächsten zwei Räuber an und ließ sie offen. Dann passten beide.
lesson-give-else-right = Mehr als 9: Eine Barrikade brennt.
lesson-give-else-confront = 11, mehr als 8: Eine Barrikade brennt, und du musst passen.

lesson-wound-title = Eine Wunde
lesson-wound-say = Diesmal beißt sie. Eine Wunde ist ein Kratzer; die zweite weckt dein Tier; mit der vierten ist das Spiel verloren.
lesson-wound-why = Die Marke ist wieder daheim: Sie hilft nur einen Zug lang.

lesson-exact-title = Genau acht
lesson-exact-say = Du weißt, was kommt: ① eine Eins, dann eine Zwei. Sieben und eins ist genau 8. Kämpfe und bekämpfe sie rechts.
lesson-exact-then-use = Kiai! Dein Schrei bringt eine Barrikade zurück, und deine älteste Karte geht.
lesson-exact-why = Die 3 geht: 5 von 8, und Platz für mehr.
lesson-exact-else-defend = Die Puppe ist abgedeckt; die Zwei wird neun machen, nicht acht.

lesson-doll-title = Deck die Puppe ab
lesson-doll-say = Die Zwei trägt eine Puppe, und ① dieser Platz ist frei. Deck ihn ab.
lesson-doll-why = Hut, Hof und Puppe: Deine Seite des Dorfes ist sicher.
lesson-doll-else-confront = 7 von 8. Im Morgengrauen kostet die fehlende Puppe eine Familie.

lesson-call-title = Du entscheidest
lesson-call-say = Ein Räuber bleibt. Bekämpfe ihn, oder passe: Er schleicht ein und brennt nur, wenn er Feuer trägt. Du entscheidest.
lesson-call-then-use = Wieder genau 8: Kiai. Nimm die Barrikade.
lesson-call-why = Du stehst auf 5, und alles ist abgedeckt. Beides ist gut.

lesson-dawn-title = Morgengrauen
lesson-dawn-say = Der Morgen fragt viererlei: Hüte, Höfe, Puppen, Eindringlinge. ① Gorobei fehlt die Puppe: Eine Familie geht.
lesson-dawn-why = Familien, die bleiben, helfen: Eine heilt dich, wenn du willst, eine gibt eine Barrikade.
lesson-dawn-else-nobody = Erlaubt: Die Wunde bleibt, und der Punkt für keine Wunde ist verloren.

lesson-hold-title = Wir halten stand
lesson-hold-say = Vier Höfe, zwei Familien, keine Wunde: Das Dorf hält stand, 7 Punkte. Nächstes Mal drei Nächte von Anfang an.
lesson-hold-why = Ein Punkt für jeden Hof und jede Familie, die stehen, und einer, wenn niemand verwundet ist.

lesson-hint-support = Helfen leiht dein Talent für einen Zug; dafür schleicht ein Räuber ein.
lesson-hint-ignore = Dein Talent oder eine geliehene Marke kann diese Karte zum Schweigen bringen.
lesson-hint-give = Du darfst diese Karte weitergeben: Sieh, wer genau auf seine Zahl kommt.
lesson-hint-use = Genau deine Zahl: ein Kiai. Das ist gut für alle.
lesson-hint-first = Mehreres beißt zugleich: Du wählst, was zuerst kommt.
lesson-hint-lose = Eine Karte deiner linken Seite geht: Behalt, was sonst niemand abdeckt.
lesson-hint-heal = Eine Familie heilt einen von euch: den, der vier Wunden am nächsten ist.
