### The first game with a teacher: what the coach says, idea by idea. ① and ② are the numbered lanterns.
### Titles have at most 28 signs, sentences 120 in English and 140 in other languages.

lesson-goal-title = The goal
lesson-goal-say = This is a race for honour. ① First to 250 wins on the spot; a full game goes to 400.
lesson-goal-why = Honour only rises when you collect, at the start of your own turn.

lesson-pay-title = Your houses pay
lesson-pay-say = Your turn begins with pay: ① your Daimyo 10, ② the lady Nō 10. Only cards on the table count.
lesson-pay-why = The first figure of a card is honour, the second ki, the third strength.

lesson-ki-title = Ki is time
lesson-ki-say = Nine ki, three actions. ① The Noh Theater brings 3 ki and 20 honour a turn: play it beside your Samurai.
lesson-ki-why = Every 3 ki are one action. With the theatre you have 12 ki, so three are still left.
lesson-ki-else-daimyo = Same figures; if your Daimyo dies, it dies with him.

lesson-lady-title = One lady a house
lesson-lady-say = One lady a house. Nō lives with your Samurai, so ① O-Ichi goes to your Daimyo: 16 ki, five actions.
lesson-lady-why = Ladies bring ki and honour. A house has room for one.
lesson-lady-else-other = Legal: the lady can come after it.

lesson-army-title = Armies are dice
lesson-army-say = Every 3 strength is a die in battle. ① Two troops of cavalry make yours 13: four dice.
lesson-army-why = The strength of both houses counts when you attack. Your Daimyo leads.
lesson-army-else-samurai = It fights too, and survives a lost battle.

lesson-draw-title = Draw
lesson-draw-say = The last action draws ① a card. Seven in hand is the most. Then end your turn.
lesson-draw-then-end = Nothing more to do. End your turn.
lesson-draw-why = Actions you do not use are gone with the turn.
lesson-draw-else-play = Legal: two more strength instead of a card.

lesson-face-title = Save face
lesson-face-say = An insult! Bearing it costs 75, a death costs a whole house. ① Save Face makes it 30, and costs no action.
lesson-face-why = Some cards answer out of turn. 80 becomes 50.
lesson-face-else-accept = Legal: 75 lost, 5 left.
lesson-face-else-death = No honour lost, but a house goes with him.

lesson-castle-title = A castle can be stormed
lesson-castle-say = ① Chiyo built a castle. It pays her, and whoever has a castle or the title can be attacked: 4 dice against 3.
lesson-castle-why = A declaration is free, one a turn. The castle gives her 5 strength in defence.
lesson-castle-else-card = Legal: cards may come before a declaration.
lesson-castle-else-end = You may; a declaration is free, one a turn.

lesson-sum-title = The higher sum
lesson-sum-say = Seventeen against eleven: her Daimyo falls, and his house with him. Everyone is asked to save his face; you pass.
lesson-sum-why = Each side adds up its dice; the higher sum wins.

lesson-spoils-title = Spoils
lesson-spoils-say = Take ① the castle: 15 honour a turn, and 5 strength whenever you are attacked.
lesson-spoils-then-end = One declaration a turn, and it is made. End your turn.
lesson-spoils-why = You could also burn it, so that nobody has it.
lesson-spoils-after = Without a lord ① Chiyo is a Rônin: she earns nothing, and pledges herself to Botan.
lesson-spoils-else-burn = Legal: nobody has it now, and your income stays 45.

lesson-guard-title = A guard
lesson-guard-say = Ninjas kill on a 3 or more. With ① a guard in the house only 5 and 6 will do. Post him by your Daimyo.
lesson-guard-why = A guard takes the blow once and is gone.
lesson-guard-else-samurai = Legal: there he guards your Samurai. The Daimyo stands alone.

lesson-shogun-title = Shogun
lesson-shogun-say = No Shogun yet. Claim ① the title: 50 honour a turn with three players. But now everyone may attack you.
lesson-shogun-then-end = You are Shogun. End your turn, and hold on.
lesson-shogun-why = 60 a turn from the houses, 50 from the title: 110.
lesson-shogun-else-end = Legal: without the title it lasts a turn longer.

lesson-hold-title = Holding it
lesson-hold-say = Six dice hold the title; Botan’s lord is gone. Chiyo’s assassin rolls a four: ① your guard took the blow.
lesson-hold-why = Botan fought with Chiyo’s cavalry: 11 strength, three dice, 15. You had 18 with the castle: six dice, 21.

lesson-race-title = The race is run
lesson-race-say = Daimyo 10, ladies 15, theatre 20, castle 15, title 50. With 265 you cross the line: you win.
lesson-race-why = A whole game goes to 400, with more lords, ninjas and alliances.

lesson-hint-proclaim = There is no Shogun. The title pays every turn, and makes you a target.
lesson-hint-attack = You may attack who has a castle or the title: compare the dice first.
lesson-hint-ally = Without a lord you earn nothing. You may pledge yourself to another’s Daimyo.
lesson-hint-accept = An insult: bear it, save your face with a card, or let somebody die for it.
lesson-hint-pick = Your spy is in a hand: choose the card that would hurt most.
lesson-hint-kill = An assassin needs a 3 or more; with a guard in the house, 5 or 6.
lesson-hint-take = The castle is yours to take or to burn. Taken, it pays and makes you a target.
lesson-hint-enthrone = A Daimyo from your hand makes you first Samurai again: your own lord.
