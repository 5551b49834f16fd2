### Puzzles of Saké & Samouraï: name, question, what solved it, and why not the others.

puzzle-enough-name = No more than needed
puzzle-enough-ask = Botan strikes for 4. Your Katana is dry and adds 2. Lose no life, and keep the better card.
puzzle-enough-done = 2 and 2 make 4: nothing gets through, and the Armour stays in your hand.
puzzle-enough-try-armour = 3 and 2 make 5, one more than needed: the Armour would have been worth more later.

puzzle-disciple-name = Somebody else
puzzle-disciple-ask = Botan strikes for 6, and your Katana lies under a cup. Lose no life.
puzzle-disciple-done = A Disciple from your hand takes the blow, however hard it is.
puzzle-disciple-try-armour = The wet Katana adds nothing: 6 less 3 are three lives.

puzzle-arrow-name = From afar
puzzle-arrow-ask = Botan shoots from four Steps, for 3. Your Katana is dry. Lose no life.
puzzle-arrow-done = A blade stops no arrow: only the card counts, and the Armour has 3.
puzzle-arrow-try-stomach = 2, and the Katana adds nothing against an arrow: one gets through.

puzzle-dry-name = Where to put the cups
puzzle-dry-ask = One card left: drink two. Botan stands one Step away, so keep your guard.
puzzle-dry-done = On your life a sip is a life more, on your sheet it costs a gift. The Katana stays dry.
puzzle-dry-try-katana = A wet Katana adds nothing to your defence.

puzzle-room-name = No room
puzzle-room-ask = Two cards, and every place of yours holds a sip. Still, have one more at the end.
puzzle-room-done = The bowl laid down is a new place, and a place can hold a sip.
puzzle-room-try-end = Without a free place nobody drinks. But a place can be made.

puzzle-invest-name = One for two
puzzle-invest-ask = Both cards of your turn are played, and you hold one more. End with the most sips, and on your guard.
puzzle-invest-done = A burnt sip pays for a third card, and the card drinks two.
puzzle-invest-try-end = One sip kept. Burnt, it would have brought two.

puzzle-bargain-name = A good bargain
puzzle-bargain-ask = One card left. Cost Botan a sip, and more if you can.
puzzle-bargain-done = His Katana goes, and the sip on it with it.
puzzle-bargain-try-yumi = The Yumi goes, but it is dry: all his sips stay.
puzzle-bargain-try-stomach = A sip less, and nothing else: both his weapons stay.

puzzle-close-name = Too close
puzzle-close-ask = Botan, two Steps to the left, has a Katana; Chiyo, two to the right, a No-Dachi. Stand where neither reaches.
puzzle-close-done = A No-Dachi reaches exactly two Steps: at one, Chiyo cannot swing it.
puzzle-close-try-left = One Step from Botan: that is where a Katana cuts.
puzzle-close-try-stay = Two Steps are what a No-Dachi reaches.

puzzle-stench-name = Some air
puzzle-stench-ask = One Step to the left a Katana, one Step to the right another. Let neither reach you.
puzzle-stench-done = A Step on each side: both stand at two, and a Katana reaches one.
puzzle-stench-try-one = Botan is far away now. Chiyo still stands one Step from you.

puzzle-lights-name = In the dark
puzzle-lights-ask = Both rivals stand two Steps away, and your Katana reaches one. Bring both within reach.
puzzle-lights-done = A Step less on each side, and both stand at one.
puzzle-lights-try-move = Nearer to Botan, farther from Chiyo: one within reach, not two.

puzzle-hand-name = In the sleeve
puzzle-hand-ask = Your turn ends. Which weapon do you hold until the next one? Your Katana lies under a cup.
puzzle-hand-done = The Wakizashi is dry and adds 3 to every defence.
puzzle-hand-try-katana = Under its cup the Katana adds nothing.
puzzle-hand-try-nodachi = The No-Dachi adds 1: it is made for striking.

puzzle-flask-name = A sip for cards
puzzle-flask-ask = Your cards are played, your hand is empty. Make the most of one sip, and keep your life.
puzzle-flask-done = The Flask turns a sip into two cards. The one on your sheet is missed least.
puzzle-flask-try-burn = A sip burnt by itself draws one card. The Flask draws two.
puzzle-flask-try-life = Two cards too, but the sip on your life was a life.
