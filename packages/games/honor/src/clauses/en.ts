/** The rulebook, one sentence a clause: rules, decisions with their defaults, rulings on doubts, names of the examples. */
import type { ClauseTexts } from '@noren/engine'

export const clauses: ClauseTexts = {
  'HS-SETUP-1': 'The game is for 3, 4, 5 or 6 players.',
  'HS-SETUP-2': 'Take the 6 Samurai cards, the 6 start Daimyo cards and the Shogun card out of the pack.',
  'HS-SETUP-3': 'Put the Shogun card in the middle of the table.',
  'HS-SETUP-4': 'Each player receives one Samurai card, face up.',
  'HS-SETUP-5': 'Each player receives one random start Daimyo card, face up.',
  'HS-SETUP-6': 'Left-over Samurai cards are out of the game.',
  'HS-SETUP-7': 'Left-over start Daimyo cards are shuffled into the pack with all other cards.',
  'HS-SETUP-8': 'Deal 7 cards to each player.',
  'HS-SETUP-9': 'The rest is the face-down draw pile.',
  'HS-SETUP-10': 'The player to the left of the dealer begins.',
  'HS-SETUP-11': 'Turns go clockwise.',
  'HS-SETUP-12': 'Every player starts with 0 honour.',
  'HS-SETUP-13': 'Online the dealer is a random player.',
  'HS-HOUSE-1': "Each player has a Samurai's house: the Samurai card and the cards beside it.",
  'HS-HOUSE-2':
    "A player who controls a Daimyo also has that Daimyo's house: the Daimyo card and the cards beside it.",
  'HS-HOUSE-3': 'A house holds at most one Okugata.',
  'HS-HOUSE-4': 'A house holds at most 5 Army cards.',
  'HS-HOUSE-5': "A castle can lie only in a Daimyo's house.",
  'HS-HOUSE-6': 'A Daimyo has at most one castle.',
  'HS-HOUSE-7': 'There is no other limit on the cards in a house.',
  'HS-HOUSE-8': 'A card laid down cannot be moved or withdrawn by its owner.',
  'HS-HOUSE-9': 'The Samurai card never leaves play.',
  'HS-TURN-1':
    'A turn has these steps in order: (0) pending alliance changes take effect, (1) collect honour, (2) determine actions, (3) draw, play and discard, (4) optional declaration, (5) declare the end.',
  'HS-TURN-2':
    'The declaration of step 4 may be made at any moment after step 1, also between actions of step 3.',
  'HS-TURN-3': 'The turn ends when the player declares it ended.',
  'HS-TURN-4': 'Unused actions are lost at the end of the turn.',
  'HS-COLLECT-1':
    "At the start of the turn the player's income is added to the player's honour as one single amount.",
  'HS-COLLECT-2': 'Only cards on the table count, never cards in hand.',
  'HS-COLLECT-3':
    "The income of a 1st Samurai is the sum of the honour of the Daimyo, of all cards in the Daimyo's house and of all cards in the own Samurai's house.",
  'HS-COLLECT-4': 'If the Daimyo is Shogun the Shogun bonus is added to the income of the 1st Samurai.',
  'HS-COLLECT-5': 'A Rônin (pledged or not) gains no honour.',
  'HS-COLLECT-6':
    "If the honour in a Rônin's Samurai's house adds up to less than 0, that loss is still applied.",
  'HS-COLLECT-7': "Cards played in a turn bring honour from the start of the player's next turn on.",
  'HS-COLLECT-8':
    'The income of a second Samurai includes half the honour of the served Daimyo, its house and, if it is Shogun, the Shogun bonus.',
  'HS-COLLECT-9':
    "The income of a second Samurai further includes half the honour of the own Samurai's house.",
  'HS-COLLECT-10': "The honour in the Samurai's house of the 1st Samurai does not count for the second.",
  'HS-COLLECT-11': 'A second Samurai does not change the income of the 1st Samurai.',
  'HS-COLLECT-12': 'An amount that is not a multiple of 5 is rounded up to the next multiple of 5.',
  'HS-COLLECT-13': 'The two halves of HS-COLLECT-8 and 9 are rounded separately and then added.',
  'HS-COLLECT-14': 'Income may be negative and is then subtracted.',
  'HS-COLLECT-15': 'Honour may be negative without limit.',
  'HS-ACT-1': 'Drawing one card costs one action.',
  'HS-ACT-2': 'Playing one card costs one action.',
  'HS-ACT-3': 'Playing Dishonor costs two actions.',
  'HS-ACT-4': 'Playing Save Face costs no action.',
  'HS-ACT-5': 'Discarding costs no action.',
  'HS-ACT-6': 'Declarations cost no action.',
  'HS-ACT-7': "The number of actions is the player's ki divided by 3, rounded down.",
  'HS-ACT-8': 'A player always has at least 2 actions.',
  'HS-ACT-9': 'A player never has more than 5 actions in a turn.',
  'HS-ACT-10':
    "A player's ki is the sum of the ki of the cards in the own Samurai's house (Samurai card 6) and, as 1st Samurai, of the Daimyo and the Daimyo's house.",
  'HS-ACT-11':
    'The number of actions is recalculated whenever ki changes during the turn; a gain can be used at once.',
  'HS-ACT-12':
    'A fall of ki during the turn reduces the actions still open, never below zero and never undoing actions taken.',
  'HS-ACT-13': 'Actions may be used in any mix and order of drawing and playing, and need not be used.',
  'HS-ACT-14': 'Dishonor can be played only with at least two actions left.',
  'HS-HAND-1': 'A hand never holds more than 7 cards.',
  'HS-HAND-2': 'A player with 7 cards cannot draw before playing or discarding.',
  'HS-HAND-3': 'In step 3 the active player may discard any number of hand cards.',
  'HS-HAND-4': 'When the draw pile is used up the discard pile is shuffled to form a new draw pile.',
  'HS-HAND-5': 'If both piles are empty nobody can draw.',
  'HS-HAND-6':
    'Used action cards, destroyed cards and the cards of a discarded house go to the discard pile.',
  'HS-HAND-7': 'Dead Daimyos go to the discard pile and can come back with it.',
  'HS-PLACE-1':
    "A player plays Okugata, possessions, armies and guards into the own Samurai's house or, as 1st Samurai, into the Daimyo's house.",
  'HS-PLACE-2':
    'A second Samurai may also play Okugata, possessions, armies and guards into the house of the Daimyo served.',
  'HS-PLACE-3': "A castle may be played from hand only by a 1st Samurai, into the Daimyo's house.",
  'HS-PLACE-4': 'A Rônin may play a Daimyo card from hand and thereby controls it as 1st Samurai.',
  'HS-PLACE-5': 'A player with any other status cannot play a Daimyo card for himself.',
  'HS-PLACE-6': 'A newly played Daimyo starts with an empty house.',
  'HS-PLACE-7':
    'A 1st Samurai may play a Daimyo card from hand onto the second (or pledged) Samurai of the own Daimyo (HS-ALLY-18).',
  'HS-PLACE-8': 'Cards cannot be played into houses other than those named here.',
  'HS-PLACE-9': 'A castle cannot be played from hand into a house that already has one.',
  'HS-DECL-1': 'A player may make at most one declaration per turn.',
  'HS-DECL-2': 'Proclaim: a 1st Samurai may proclaim the own Daimyo Shogun if no Daimyo holds the title.',
  'HS-DECL-3': 'The proclaimed Daimyo takes the Shogun card beside it.',
  'HS-DECL-4': 'Attack: a 1st Samurai may attack with the own Daimyo.',
  'HS-DECL-5':
    'Ally: a Rônin (by HS-AMB-64 anyone) may declare an alliance with a Daimyo controlled by another player.',
  'HS-DECL-6': 'Dissolve: a second Samurai may declare the dissolution of the own alliance.',
  'HS-ALLY-1': 'A Samurai whose Daimyo dies becomes a Rônin at once.',
  'HS-ALLY-2':
    "A Samurai who becomes a Rônin keeps the Samurai card, the cards in the Samurai's house (unless he was himself killed: HS-NINJA-17, HS-DIS-8), the hand and the honour.",
  'HS-ALLY-3':
    "A declared alliance starts at the beginning of the declaring player's next turn, before collecting.",
  'HS-ALLY-4':
    "From the declaration on the Daimyo can use the strength of the ally's Samurai's house in every battle.",
  'HS-ALLY-5':
    'An alliance cannot be declared with a Daimyo that already has a second (also a leaving) or a pledged Samurai.',
  'HS-ALLY-6': 'At most two Samurai serve a Daimyo at a time.',
  'HS-ALLY-7': 'An alliance cannot be refused.',
  'HS-ALLY-8': 'The player who controls the Daimyo remains its 1st Samurai.',
  'HS-ALLY-9': 'Only the 1st Samurai decides whether the Daimyo attacks or is proclaimed.',
  'HS-ALLY-10':
    'When the 1st Samurai is assassinated or commits suicide and the Daimyo has a second Samurai, that one becomes the 1st Samurai immediately.',
  'HS-ALLY-11': "The new 1st Samurai takes over the Daimyo with the complete Daimyo's house.",
  'HS-ALLY-12': 'The Shogun title, if held, stays with that Daimyo.',
  'HS-ALLY-13': 'The former 1st Samurai becomes a Rônin.',
  'HS-ALLY-14': 'The new 1st Samurai collects the full income from the own next turn on.',
  'HS-ALLY-15': 'Declaring dissolution costs 25 honour immediately.',
  'HS-ALLY-16':
    "A declared dissolution takes effect at the beginning of the declaring player's next turn, before collecting; the player is then a Rônin.",
  'HS-ALLY-17': 'The alliance ends at once when the second Samurai is assassinated, whoever did it.',
  'HS-ALLY-18': 'The 1st Samurai can dismiss the second by playing a Daimyo card on him (one action).',
  'HS-ALLY-19': 'The dismissed player must accept that Daimyo and leave.',
  'HS-ALLY-20':
    'The alliance ends at once when the second Samurai is dishonoured, unless Save Face was played on that Dishonor.',
  'HS-ALLY-21': 'When the served Daimyo dies, both its Samurai become Rônin.',
  'HS-ALLY-22':
    'A pledged alliance is cancelled by the same events as in HS-ALLY-17, 18, 20 and 21; HS-ALLY-19 and 23 hold for a dismissed pledged player too.',
  'HS-ALLY-23': 'The dismissed player controls the Daimyo received at once as 1st Samurai.',
  'HS-ALLY-24':
    'A second, leaving or pledged Samurai whose alliance ends before its time (HS-ALLY-17, 20, 21) is a Rônin at once; a declared dissolution is then void and its 25 honour stay lost.',
  'HS-NINJA-1': 'Playing any Ninja card (Spy, Elite Spy, Assassin) costs its user 25 honour.',
  'HS-NINJA-2': 'The loss applies whether or not the ninja succeeds.',
  'HS-NINJA-3': 'Ninja Spy steals or destroys one possession in one house of another player.',
  'HS-NINJA-4':
    'Elite Ninja Spy steals or destroys up to two possessions in one and the same house of another player.',
  'HS-NINJA-5': 'For an Elite Spy stealing or destroying is chosen separately for each card.',
  'HS-NINJA-6': 'A destroyed card goes to the discard pile.',
  'HS-NINJA-7':
    "A stolen card is laid at once into a house of the thief: own Samurai's house, or the Daimyo's house he controls or serves, or the Samurai's house of the second Samurai of the Daimyo he controls.",
  'HS-NINJA-8': 'Two stolen cards may go to the same or to different houses allowed by HS-NINJA-7.',
  'HS-NINJA-9': 'Spies need no die roll and guards do not stop them.',
  'HS-NINJA-10': "A spy can be played only if some other player's house holds a possession.",
  'HS-NINJA-11':
    'Ninja Assassin: its user first names the target: a Samurai of another player or a Daimyo controlled by another player.',
  'HS-NINJA-12': 'The user rolls one die.',
  'HS-NINJA-13': "Without a guard in the target's house a roll of 3, 4, 5 or 6 succeeds.",
  'HS-NINJA-14': "With at least one guard in the target's house only 5 or 6 succeeds.",
  'HS-NINJA-15': "One guard of the target's house is discarded after the roll whatever the result.",
  'HS-NINJA-16': 'An assassinated Daimyo is discarded with all cards of its house, castle included.',
  'HS-NINJA-17':
    "An assassinated Samurai loses all cards of the Samurai's house to the discard pile; the Samurai card stays.",
  'HS-NINJA-18': 'An assassinated 1st Samurai without second Samurai keeps the Daimyo.',
  'HS-NINJA-19':
    'A second Samurai who plays an Assassin on the 1st Samurai of the Daimyo he serves loses 50 honour instead of 25.',
  'HS-NINJA-20': 'HS-NINJA-19 applies to the attempt as to the success.',
  'HS-NINJA-21': 'Save Face does not help against an assassin.',
  'HS-NINJA-22':
    'A stolen card cannot be laid back into the house it was taken from, and never goes to a hand.',
  'HS-BATTLE-1': 'Only a Daimyo can attack, on the declaration of its 1st Samurai.',
  'HS-BATTLE-2': 'Only a Daimyo of another player that is Shogun or has a castle can be attacked.',
  'HS-BATTLE-3': "A side's strength is that of the Daimyo, the Daimyo's house and the 1st Samurai's house.",
  'HS-BATTLE-4': "The strength of the second (or pledged) Samurai's house is added.",
  'HS-BATTLE-5': "A castle's strength counts only for the defender.",
  'HS-BATTLE-6': 'The number of dice is the strength divided by 3, rounded down.',
  'HS-BATTLE-7': 'Nobody rolls more than 6 dice.',
  'HS-BATTLE-8': 'A side with strength below 3 rolls no die and totals 0.',
  'HS-BATTLE-9': 'An attack can be declared only by a side that has at least one die.',
  'HS-BATTLE-10': 'The attacker names the opponent, rolls the own dice and adds them up.',
  'HS-BATTLE-11': 'Then the defender rolls the own dice and adds them up.',
  'HS-BATTLE-12': 'The higher total wins.',
  'HS-BATTLE-13': 'On a tie both sides roll all their dice again.',
  'HS-BATTLE-14': 'The losing Daimyo, attacker or defender alike, dies unless Save Face is played for it.',
  'HS-BATTLE-15': 'Save Face can be played for the losing Daimyo by any player.',
  'HS-BATTLE-16': 'Save Face cannot be played for a losing Daimyo that is Shogun.',
  'HS-BATTLE-17': 'A dead Daimyo is discarded with its whole house (the castle is handled by HS-BATTLE-19).',
  'HS-BATTLE-18': "The Samurai's houses of both sides are not affected by a battle.",
  'HS-BATTLE-19':
    "The winner (the player who controls the winning Daimyo) takes the loser's castle into the own Daimyo's house or burns (discards) it.",
  'HS-BATTLE-20': 'HS-BATTLE-19 also applies if the loser survives by Save Face.',
  'HS-BATTLE-21': 'Apart from the castle a Daimyo saved by Save Face loses no card.',
  'HS-BATTLE-22': 'A winner who takes a castle while having one discards the old one.',
  'HS-BATTLE-23': 'A Daimyo that defeats the Shogun must take the Shogun card.',
  'HS-BATTLE-24': "Winning or losing a battle does not change anyone's honour directly.",
  'HS-SHOGUN-1': 'The title belongs to the Daimyo, not to the player.',
  'HS-SHOGUN-2': 'At most one Daimyo is Shogun at a time.',
  'HS-SHOGUN-3': 'A Shogun who dies in battle passes the title to the winner (HS-BATTLE-23).',
  'HS-SHOGUN-4': 'If the Shogun dies in any other way the Shogun card returns to the middle of the table.',
  'HS-SHOGUN-5': 'The title cannot be given up voluntarily.',
  'HS-DIS-1': 'Dishonor is played against one other player.',
  'HS-DIS-2': 'The target must choose one answer: accept the loss, play Save Face, or suicide.',
  'HS-DIS-3': 'Accepting costs 75 honour.',
  'HS-DIS-4': 'With Save Face the loss is 30 honour instead of 75.',
  'HS-DIS-5': 'With a suicide no honour is lost.',
  'HS-DIS-6':
    'The target chooses whether the own Samurai or, as 1st Samurai, the own Daimyo commits suicide.',
  'HS-DIS-7': "A Daimyo's suicide discards the Daimyo and its whole house, castle included.",
  'HS-DIS-8': "A Samurai's suicide discards the cards of the Samurai's house; the Samurai card stays.",
  'HS-DIS-9':
    "A Samurai's suicide has the consequences of HS-ALLY-10 (succession) or, for a second or pledged Samurai, HS-ALLY-20.",
  'HS-DIS-10':
    'If the target accepts, the other players may play Save Face for the target before the loss is booked.',
  'HS-DIS-11': 'The player of Dishonor loses no honour for it.',
  'HS-DIS-12': 'The card is discarded whatever the answer.',
  'HS-SAVE-1': 'Save Face can be played at any time, also out of turn.',
  'HS-SAVE-2':
    'Save Face has exactly two uses: after a lost battle (HS-BATTLE-14) and against Dishonor (HS-DIS-4).',
  'HS-SAVE-3': 'Any player may play it for any other player.',
  'HS-SAVE-4':
    'It cannot be used for the Shogun: neither in battle nor against a Dishonor aimed at the player who controls the Shogun.',
  'HS-SAVE-5':
    'At most one Save Face takes effect per event; once one is played no other is accepted or spent.',
  'HS-SAVE-6':
    'If several players want to play it, priority is: the affected player, then clockwise from the affected player.',
  'HS-GUN-1':
    'Gunpowder Weapons count −20 honour in every collection that counts their house (for a second Samurai inside the halves of HS-COLLECT-8 and 9, for a Rônin by HS-COLLECT-6).',
  'HS-GUN-2': 'They lower the ki of the player whose ki includes their house by 2.',
  'HS-GUN-3': 'They are a possession like any other for playing, stealing and destroying.',
  'HS-END-1': 'The target is 400 honour.',
  'HS-END-2': 'With 5 or 6 players a target of 250 or 300 is recommended.',
  'HS-END-3': "The game ends at once when a player's honour reaches or exceeds the target.",
  'HS-END-4':
    'This is checked once, after the whole income of step 1 (collect) has been added, the only moment at which honour rises.',
  'HS-END-5': 'The player who reached the target wins.',
  'HS-END-6':
    'The host chooses the target 250, 300 or 400 before the game; the default is 400 with 3 or 4 players and 300 with 5 or 6.',
  'HS-DEC-1':
    'Active player, step 3 and 4 of the own turn: draw, play(card, …), discard(cards), declare(…), endTurn. When the time is over: endTurn.',
  'HS-DEC-2':
    'Active player, playing a house card: which allowed house (table 3.16). The choice is part of the command.',
  'HS-DEC-3':
    'Active player, Ninja Spy: house and possession; steal or destroy; destination house if stolen. The choice is part of the command.',
  'HS-DEC-4':
    'Active player, Elite Ninja Spy: one house, one or two possessions; for each steal or destroy and destination. The choice is part of the command.',
  'HS-DEC-5':
    'Active player, Ninja Assassin: which Samurai or Daimyo of another player. The choice is part of the command.',
  'HS-DEC-6': 'Active player, Dishonor: which other player. The choice is part of the command.',
  'HS-DEC-7':
    'Target of Dishonor, out of turn, when Dishonor is played: (a) accept, (b) play own Save Face (if held and not controlling the Shogun), (c) suicide of own Samurai, (d) suicide of own Daimyo (only 1st Samurai). When the time is over: (a) accept.',
  'HS-DEC-8':
    'Every other player, out of turn, after (a), unless the target controls the Shogun: play Save Face for the target, or pass. When the time is over: pass.',
  'HS-DEC-9':
    'Every player, in or out of turn, after a battle whose loser is not Shogun: play Save Face for the losing Daimyo, or pass; priority HS-SAVE-6 with the controller of the losing Daimyo as affected player. When the time is over: pass.',
  'HS-DEC-10':
    'Controller of the winning Daimyo (may be the defender, out of turn), if the loser has a castle, after HS-DEC-9: take it (discarding an own castle) or burn it. When the time is over: take if the winner has no castle, otherwise keep the castle with more honour and discard the other.',
  'HS-DEC-11':
    'Active 1st Samurai, title free, any time after collecting: proclaim, or not. When the time is over: not.',
  'HS-DEC-12':
    'Active 1st Samurai, any time after collecting: attack one attackable Daimyo, or not. When the time is over: not.',
  'HS-DEC-13':
    'Active Rônin (by HS-AMB-64 anyone but the player of the Shogun), any time after collecting: ally with one eligible Daimyo, or not. When the time is over: not.',
  'HS-DEC-14':
    'Active second Samurai, any time after collecting: dissolve, or not. When the time is over: not.',
  'HS-DEC-15':
    'Active 1st Samurai with a second or pledged Samurai, step 3: dismiss by playing a Daimyo card on him. When the time is over: not.',
  'HS-DEC-16':
    'The table host, before the game: target 250, 300 or 400. Default: 400 with 3–4 players, 300 with 5–6.',
  'HS-AMB-1': 'Who is the dealer online? A random player; the player to the left begins.',
  'HS-AMB-2': 'How many declarations per turn? One of any kind, hence at most one attack per turn.',
  'HS-AMB-3':
    "May a player who has a Daimyo join another player's Daimyo? No, only a Rônin, unless the table plays HS-AMB-64.",
  'HS-AMB-4':
    "Are the halves of a second Samurai rounded together or apart? Apart: (Daimyo's house + Shogun) and Samurai's house.",
  'HS-AMB-5': "Does Gunpowder cost a Rônin honour? Yes, if the sum of the Samurai's house is negative.",
  'HS-AMB-6':
    "Does a second Samurai count the ki of the served Daimyo's house? No; only the own Samurai's house. The 1st Samurai counts the Daimyo's house in full.",
  'HS-AMB-7':
    'Ki falls during the turn (Gunpowder played, Daimyo lost). Allowed actions are recomputed; if fewer than already used, none are left; nothing is undone.',
  'HS-AMB-8': 'Draw pile and discard pile are both empty. Drawing is not possible; other actions remain.',
  'HS-AMB-9':
    'Where do dead Daimyos go? To the discard pile, start Daimyos included; after a reshuffle they can be drawn.',
  'HS-AMB-10':
    "What may a second Samurai lay into the Daimyo's house? The seed's list reads weapons, Okugata, possessions, guards. Armies too. Never castles or Daimyos. A 1st Samurai cannot lay hand cards into the second's house.",
  'HS-AMB-11': 'May a castle from hand replace the present castle? No; only a captured one may.',
  'HS-AMB-12':
    'May a player exchange a living Daimyo for a better one from hand? No. While pledged or serving a player cannot play a Daimyo for himself either.',
  'HS-AMB-13':
    "What exactly holds between declaring an alliance and its start? Strength counts at once; the place is taken; no income, no gifts into the Daimyo's house, no succession, no doubled penalty. The pledge is cancelled by death of the Daimyo, assassination or unsaved dishonour of the pledged Samurai, or dismissal. It costs nothing to be cancelled and cannot be withdrawn.",
  'HS-AMB-14': 'May a second Samurai proclaim the Daimyo Shogun? No.',
  'HS-AMB-15':
    'The Shogun dies by assassination or suicide, or changes hands. Assassination, suicide: card to the middle, free to be proclaimed (even in the same turn). Succession: the title stays with the Daimyo. It cannot be laid down.',
  'HS-AMB-16':
    'When is a 1st Samurai "killed", and what becomes of him? By assassination or by suicide after Dishonor. With a second Samurai present: succession, he becomes a Rônin with an empty Samurai\'s house, keeping hand, honour and Samurai card. Without: he stays 1st Samurai.',
  'HS-AMB-17':
    "When does a dissolved alliance end? At the start of the leaver's next turn, before collecting.",
  'HS-AMB-18': 'Does only an assassination by the 1st Samurai end the alliance? No, by anyone.',
  'HS-AMB-19':
    'Is the Ninja penalty due on failure, and can a player with little or negative honour play Ninjas? Due always, paid before the effect; always allowed.',
  'HS-AMB-20':
    '"Even that of the second Samurai": into whose house may a stolen card go? Any house the thief belongs to or commands: see HS-NINJA-7. A pledged Samurai\'s house is not included.',
  'HS-AMB-21':
    'Spy without any possession in other houses; Elite Spy with only one. Spy cannot be played (it can be discarded). Elite Spy may act on one.',
  'HS-AMB-22': 'Upper limit of dice: 6.',
  'HS-AMB-23':
    'Strength below 3: 0 dice, total 0. With 0 dice one cannot attack; a defender with 0 dice loses automatically against any roll.',
  'HS-AMB-24':
    '"Cannot be used by the Shogun": battle only, or Dishonor too? May the Shogun\'s player use it for others? Both uses are barred for the player who controls the Shogun; that player may still play it for others, unless HS-AMB-65 is off; the Shogun\'s second Samurai may benefit from it against Dishonor.',
  'HS-AMB-25':
    'May others "save" a target who would rather commit suicide? The target answers first; only after "accept" do the others get their window. A Save Face then played cannot be refused.',
  'HS-AMB-26':
    'Several players want to play Save Face. Affected player first, then clockwise; one card only. In battle the affected player is the controller of the losing Daimyo.',
  'HS-AMB-27': 'Target with 5 or 6 players: Host option; default 300.',
  'HS-AMB-28':
    'Can two players reach the target together? No. Honour rises only at the own collection, so only the active player can reach it.',
  'HS-AMB-29': 'Is a castle a possession that spies can steal or destroy? No.',
  'HS-AMB-30': 'May a Samurai with an empty house commit suicide to avoid Dishonor? Yes.',
  'HS-AMB-31':
    'The attacker loses and has a castle: does the defender get it? Yes. "Attacker" in the Save Face text is read as "winner".',
  'HS-AMB-32':
    'Several guards in one house: Allowed; together they give the same 5–6; one is discarded per attempt, also a failed one (after a success the whole house goes).',
  'HS-AMB-33':
    "Whom may an assassin target? Any Samurai of another player, any Daimyo controlled by another player, including the Daimyo one serves and one's own second Samurai. Never the own Samurai or own Daimyo. The doubled penalty applies only to a second Samurai against his 1st Samurai.",
  'HS-AMB-34': 'May armies, Okugata, guards be stolen? No.',
  'HS-AMB-35': 'Rounding of negative halves: Up, towards plus infinity: −2.5 → 0.',
  'HS-AMB-36': 'Chits run out: Never; the score is a number.',
  'HS-AMB-37':
    'Can the Shogun attack? Yes, any other Daimyo with a castle; if it loses it dies without Save Face and the winner must take the title.',
  'HS-AMB-38':
    'Is an attack possible in the first round or directly after playing a castle? Yes; a castle exposes its owner at once.',
  'HS-AMB-39':
    'Can an attack be taken back after the roll or the target respond before it? No; nothing can be played between declaration and result.',
  'HS-AMB-40':
    'A leaving second Samurai becomes 1st Samurai by succession before the dissolution starts. He controls the Daimyo; the dissolution is void; the 25 honour are not returned.',
  'HS-AMB-41': 'Can a second Samurai declare dissolution twice, or dissolve while pledged? No.',
  'HS-AMB-42': 'May players discard out of turn? No, only the active player in step 3, hand cards only.',
  'HS-AMB-43': 'Drawing with 7 cards: Not allowed even if the player intends to discard afterwards.',
  'HS-AMB-44':
    "Can the second Samurai spoil the Daimyo's house with Gunpowder, or the 1st the second's house by a stolen Gunpowder? Yes; nobody can refuse.",
  'HS-AMB-45':
    "Does the second Samurai's own Daimyo's row exist? No. He has only a Samurai's house until he controls a Daimyo again.",
  'HS-AMB-46':
    "May Rônin be targets of Dishonor, spies and assassins? Yes (Samurai and Samurai's house). They cannot be attacked in battle.",
  'HS-AMB-47': "Daimyo's suicide: which Daimyo may a second Samurai sacrifice? None; only the own Samurai.",
  'HS-AMB-48': 'Does Save Face keep the alliance if another player plays it? Yes.',
  'HS-AMB-49':
    "After the Shogun's death by an assassin, may the assassin's user proclaim in the same turn? Yes, if no declaration was made yet in that turn.",
  'HS-AMB-50': 'Ki below 6: Minimum of 2 actions always holds.',
  'HS-AMB-51':
    'Which cards may be returned to the pack at set-up with fewer than 6 players? The undealt start Daimyos; undealt Samurai stay out.',
  'HS-AMB-52':
    'A Daimyo is dismissed onto a second Samurai who is leaving. Allowed; the alliance ends at once, the pending dissolution is void, the 25 honour stay lost.',
  'HS-AMB-53':
    'Does a 1st Samurai who dies by suicide avoid the loss even though the second takes the Daimyo? Yes, no honour is lost; the loss is the Daimyo.',
  'HS-AMB-54':
    'May Save Face be played outside the two windows ("at any time")? No; it would have no effect. It may be discarded like any card.',
  'HS-AMB-55':
    "The attacker's own Daimyo dies in mid-turn: does the turn go on? Yes. Ki and actions are recomputed without the Daimyo's house; with actions left the player may play a new Daimyo at once; no second declaration is possible in that turn.",
  'HS-AMB-56':
    'A player leaves the game: The seat remains; the server ends its turns after collecting and answers with the defaults of section 4. If the absent player reaches the target by collecting, that player wins.',
  'HS-AMB-57':
    'The seed says of the ten Daimyos that each has different attributes; table 2.3 has three start Daimyos 5/0/1 and three 10/0/2. The table stands.',
  'HS-AMB-58':
    "Do castles bring honour, although the seed's list of honour cards names only Daimyo, Okugata and possessions? Yes, as in table 2.3.",
  'HS-AMB-59':
    "In whose houses may a spy work? In every house that belongs to another player (HS-HOUSE-1, 2): also the house of the Daimyo one serves and that of one's own second Samurai; never in an own house. A stolen card must change houses.",
  'HS-AMB-60':
    'Is the discard pile shuffled when the last card is drawn or when the next one is wanted? When a player draws and the draw pile is empty.',
  'HS-AMB-61':
    'A second Samurai has a positive and a negative half, or the sum passes the target and falls back. Only the total counts: both halves are rounded, added and booked in one step; then the target is checked once.',
  'HS-AMB-62':
    "The served Daimyo dies in the very attack the second (leaving, pledged) Samurai supported, or dies otherwise while he is leaving. All Samurai of that Daimyo are Rônin at once; a declared dissolution is void, its 25 honour are not returned. His Samurai's house is untouched.",
  'HS-AMB-63':
    'May a picked card be put back before its house or target is chosen? Picking a card and then its house or target is one play. The rules offer no way back between the two and set no limit: the table itself takes a half-made play back, which costs nothing, tells others nothing and leaves nothing in the count of actions.',
  'HS-AMB-64':
    'Option, who may declare an alliance: Rônin alone, or anyone. Anyone: a 1st Samurai whose Daimyo is not Shogun may declare it too. His Daimyo leaves play as one that dies outside battle: it is discarded with its house, castle included, its other Samurai are Rônin at once, nobody is asked for Save Face and no honour is lost. He is a Rônin in that moment and pledged by the declaration, which is that of his turn; ki and actions are reckoned anew.',
  'HS-AMB-65':
    'Option, Save Face by the Shogun: on, the player who controls the Shogun may play Save Face for others. Off: he may not play it at all.',
  'HS-EX-1': 'Honour below zero.',
  'HS-EX-2': 'A fifth action in mid-turn.',
  'HS-EX-3': 'Income of a second Samurai.',
  'HS-EX-4': 'Rounding.',
  'HS-EX-5': 'Ki and actions.',
  'HS-EX-6': 'Separate rounding.',
  'HS-EX-7': 'Dice in a battle.',
  'HS-EX-8': 'Tie.',
  'HS-EX-9': 'Save Face after a lost battle.',
  'HS-EX-10': 'Assassin and guards.',
  'HS-EX-11': 'The treacherous second Samurai.',
  'HS-EX-12': 'Alliance timetable.',
  'HS-EX-13': 'Dissolution timetable.',
  'HS-EX-14': 'Dismissal.',
  'HS-EX-15': 'Answers to Dishonor.',
  'HS-EX-16': "Dishonor against the Shogun's player.",
  'HS-EX-17': 'Elite Spy.',
  'HS-EX-18': 'Victory.',
  'HS-EX-19': 'Rônin with Gunpowder.',
  'HS-EX-20': 'Several Save Face.',
  'HS-EX-21': 'A negative half near the target.',
  'HS-EX-22': 'The attacker loses, with a leaving second Samurai.',
}

export default clauses
