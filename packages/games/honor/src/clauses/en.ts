/** The rulebook, one sentence a clause, with its decisions, rulings and worked examples. */
import type { ClauseTexts } from '@noren/engine'
import { rulings } from './rulings/en.ts'

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
  'HS-DECL-5': 'Ally: a Rônin may declare an alliance with a Daimyo controlled by another player.',
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
  ...rulings,
}

export default clauses
