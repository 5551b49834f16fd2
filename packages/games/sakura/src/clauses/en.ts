import type { ClauseTexts } from '@noren/engine'

/** The rulebook of Sakura, one sentence a clause: rules, worked examples, rulings and defaults. */
export const clauses: ClauseTexts = {
  'SA-SETUP-1': 'The game is for 2, 3, 4, 5 or 6 players.',
  'SA-SETUP-2': 'Shuffle all Sakura cards that are in the game (52 in the first round).',
  'SA-SETUP-3': 'Deal each player 14 / 12 / 10 / 8 / 6 cards with 2 / 3 / 4 / 5 / 6 players.',
  'SA-SETUP-4': 'Put two further cards face up on the table; each starts one of the two piles (left, right).',
  'SA-SETUP-5':
    'Set all remaining Sakura cards aside, face down and unseen; they are not used in this round.',
  'SA-SETUP-6':
    'Put the Yin-Yang card between the two piles so that its + end points to one pile and its − end to the other.',
  'SA-SETUP-7': 'Each player receives 5 coins from the reserve (first round only).',
  'SA-SETUP-8': 'Each player receives one Yin-Yang token.',
  'SA-SETUP-9': 'Shuffle the 15 characters and lay 5 of them face up in slots 1 to 5 (first round only).',
  'SA-SETUP-10': 'The other 10 characters form a face-down deck beside slot 5.',
  'SA-SETUP-11': 'The first player of the first round is the player who last saw a cherry tree in blossom.',
  'SA-SETUP-12': 'All coins not held by players are in the reserve (80 minus what players hold).',
  'SA-SETUP-13': 'Online the first player of the first round is picked at random instead of by SA-SETUP-11.',
  'SA-PLAY-1': 'Play goes clockwise, one turn at a time.',
  'SA-PLAY-2': 'In a turn the active player serves each of the two piles exactly once.',
  'SA-PLAY-3': 'The active player chooses the order in which the two piles are served.',
  'SA-PLAY-4':
    'A pile is served either by placing a legal card on it (SA-PLAY-6 to 12) or by taking it and replacing it (SA-TAKE-1 to 8).',
  'SA-PLAY-5': 'A placed card completely covers the previous top card and becomes the new top card.',
  'SA-PLAY-6': "On the + pile a card of the top card's colour and of higher value is legal.",
  'SA-PLAY-7': "On the − pile a card of the top card's colour and of lower value is legal.",
  'SA-PLAY-8': 'The difference between the two values may be of any size; values need not be consecutive.',
  'SA-PLAY-9': 'On the + pile a 1 is legal on a 13 of the same colour.',
  'SA-PLAY-10': 'On the − pile a 13 is legal on a 1 of the same colour.',
  'SA-PLAY-11': 'A card of the same value as the top card is legal on either pile.',
  'SA-PLAY-12': 'A card placed under SA-PLAY-11 may be of any colour.',
  'SA-PLAY-13':
    'Legality is always judged against the printed colour and printed value of the current top card, whatever it counted as when it was placed.',
  'SA-PLAY-14':
    'Nobody may look at the cards under the top card of a table pile, except through geisha-reorder.',
  'SA-PLAY-15':
    'A player who has at least one legal hand card for a pile (with any choice of the modifiers pending at that moment) cannot take that pile, unless the table option voluntaryTake is on.',
  'SA-PLAY-16': 'Nobody is ever obliged to hire a character.',
  'SA-PLAY-17':
    'The turn ends when both piles have been served and the active player declares the end of the turn.',
  'SA-PLAY-18': 'Serving a pile uses exactly one hand card, so a turn uses exactly two.',
  'SA-TAKE-1': 'A player who cannot legally place on a pile must take that whole pile.',
  'SA-TAKE-2':
    'A player who can place on neither pile must take both piles, unless a character hired after the first take makes a card legal on the second (SA-TAKE-8).',
  'SA-TAKE-3':
    "Taken cards join the player's trick pile: one single pile in front of the player holding all cards taken in the round (closed to others, section 5).",
  'SA-TAKE-4':
    'On taking a pile the player adds up the coins printed on its cards and takes that sum from the reserve.',
  'SA-TAKE-5':
    'Immediately after taking a pile the player puts any one card from hand in its place as a new pile of one card.',
  'SA-TAKE-6': 'The replacement card is free of every placement rule.',
  'SA-TAKE-7':
    "The replacement card is the player's card for that pile in this turn; no further card is placed on it in this turn.",
  'SA-TAKE-8':
    'Piles are taken and replaced one after the other; coins from the first are available before the second is served.',
  'SA-TAKE-9':
    'If the reserve holds less than the sum due, the player takes what is left and the rest is forfeited.',
  'SA-HIRE-1':
    'The active player may hire characters at any time during the own turn: before, between and after serving the two piles.',
  'SA-HIRE-2': 'The number of characters hired in a turn is limited only by the coins to pay for them.',
  'SA-HIRE-3': 'The price is that of the slot the character lies in: 1, 2, 3, 4, 5 coins for slots 1 to 5.',
  'SA-HIRE-4': 'The price is paid to the reserve before the effect.',
  'SA-HIRE-5': 'A player who cannot pay the full price cannot hire.',
  'SA-HIRE-6': 'The ability of a hired character must be used immediately.',
  'SA-HIRE-7': 'A used character goes face up to the character discard pile.',
  'SA-HIRE-8':
    'A character whose effect cannot be used at that moment (table 3.6, "hire condition") can be neither hired nor used free of charge.',
  'SA-HIRE-9': 'A slot emptied during a turn stays empty until the end of that turn.',
  'SA-HIRE-10': 'Prices of the characters still in the row do not change during a turn.',
  'SA-HIRE-11':
    'At the end of a turn in which at least one character left the row, the remaining characters slide left, keeping their order, to fill the lowest slots.',
  'SA-HIRE-12':
    'After sliding, the empty slots (on the right, next to the deck) are refilled from the deck, lowest empty slot first.',
  'SA-HIRE-13':
    'If the deck runs out while cards are needed, the remaining deck cards are used first, then the discard pile is shuffled to form a new deck and drawing goes on.',
  'SA-HIRE-14':
    'The active player may replace the row at any time during the own turn by paying 6 coins to the reserve.',
  'SA-HIRE-15': 'Replacing discards every character in the row.',
  'SA-HIRE-16': 'Five new characters are then drawn into slots 1 to 5 in order.',
  'SA-HIRE-17':
    'Directly after a replacement the player may use one of the five new characters free of charge.',
  'SA-HIRE-18': 'The character used free of charge is discarded.',
  'SA-HIRE-19': 'The free use is optional.',
  'SA-HIRE-20': 'The other new characters can be hired in the same turn at their slot prices.',
  'SA-HIRE-21':
    'The row may be replaced several times in a turn, 6 coins each time, each time with a new free use.',
  'SA-HIRE-22': "The free use lapses if it is not the player's very next action.",
  'SA-HIRE-23': 'In one turn the row can be replaced at most 30 times.',
  'SA-MOD-1':
    "cook-n, samurai-lower, samurai-higher, konohana-colour and konohana-free are placement modifiers: on hiring they become pending for the player's next service of a pile in this turn.",
  'SA-MOD-2': 'Several pending modifiers may all be applied to the same placement.',
  'SA-MOD-3':
    'A placement is legal if the pending modifiers, each applied or not, each cook with either sign, make it so.',
  'SA-MOD-4':
    'All pending modifiers end with the next service of a pile, whether it is a placement or a take.',
  'SA-MOD-5':
    'A modifier affects only how the placed card counts for that placement; the card keeps its printed colour and value afterwards.',
  'SA-MOD-6':
    'The card of a pending modifier lies beside the player; it goes to the character discard pile when the modifier ends (SA-MOD-4), not before.',
  'SA-CHAR-1':
    'Cook. The placed card counts as exactly n higher or exactly n lower than printed, n being the number on the cook.',
  'SA-CHAR-2': 'The player chooses higher or lower.',
  'SA-CHAR-3': 'Cook arithmetic wraps: 13 + 1 = 1 and 1 − 1 = 13.',
  'SA-CHAR-4':
    'The modified value is used for every placement rule, including equal value and the 13/1 and 1/13 continuations.',
  'SA-CHAR-5': 'For the next player the card has its printed value again.',
  'SA-CHAR-6': 'Cook hire condition: at least one pile is not yet served in this turn.',
  'SA-CHAR-7':
    'Geisha-Neighbours. The player first draws one random unseen card from the hand of the left neighbour and one from the hand of the right neighbour.',
  'SA-CHAR-8': 'Then the player gives each of those two neighbours one card from the own hand.',
  'SA-CHAR-9': 'A drawn card may be given to the other neighbour.',
  'SA-CHAR-10': 'A drawn card cannot be given back to the player it was drawn from.',
  'SA-CHAR-11': 'With 2 players the player draws one card from the opponent and gives one other card back.',
  'SA-CHAR-12': 'Geisha-Peek. The player chooses another player and sees that whole hand.',
  'SA-CHAR-13': 'The player may then take one card of that hand.',
  'SA-CHAR-14':
    'A player who took a card must give that player a different card from the own hand in exchange.',
  'SA-CHAR-15': 'Geisha-Reorder. The player chooses one table pile and sees all its cards.',
  'SA-CHAR-16': 'The player puts the cards of that pile in any order, the present one included.',
  'SA-CHAR-17':
    "The new top card counts for every following placement, including the player's own in the same turn.",
  'SA-CHAR-18': 'Samurai-Flip. The Yin-Yang card is turned: the + pile becomes the − pile and vice versa.',
  'SA-CHAR-19':
    'The flip takes effect at once and also governs the second pile of a turn whose first pile is already served.',
  'SA-CHAR-20': 'The new orientation stays until the card is turned again.',
  'SA-CHAR-21':
    'Samurai-Lower. For the next placement a card of lower value may be placed on the + (white) pile.',
  'SA-CHAR-22': 'The colour rule still applies to a card placed with Samurai-Lower.',
  'SA-CHAR-23':
    'Samurai-Lower hire condition: the pile that is + at that moment is not yet served in this turn.',
  'SA-CHAR-24':
    'Samurai-Higher. For the next placement a card of higher value may be placed on the − (black) pile.',
  'SA-CHAR-25': 'The colour rule still applies to a card placed with Samurai-Higher.',
  'SA-CHAR-26':
    'Samurai-Higher hire condition: the pile that is − at that moment is not yet served in this turn.',
  'SA-CHAR-27': 'Daimyo-Discard. The player chooses one card of the own trick pile and discards it.',
  'SA-CHAR-28': 'The player gains coins equal to twice the shurikens on the discarded card.',
  'SA-CHAR-29': "The discarded card no longer counts for the player's score.",
  'SA-CHAR-30':
    'The discarded card is removed from the game for good and does not come back in later rounds.',
  'SA-CHAR-31': 'Daimyo-Discard hire condition: the own trick pile is not empty.',
  'SA-CHAR-32': 'Daimyo-Steal. The player takes one card from the trick pile of another player of choice.',
  'SA-CHAR-33': 'The player gains coins equal to three times the shurikens on the taken card.',
  'SA-CHAR-34': "The taken card joins the player's own trick pile.",
  'SA-CHAR-35': "Daimyo-Steal hire condition: at least one other player's trick pile is not empty.",
  'SA-CHAR-36':
    'Daimyo-Vote. All players including the hirer secretly choose one side of their Yin-Yang token.',
  'SA-CHAR-37': 'All choices are revealed at the same time.',
  'SA-CHAR-38':
    "If the number of tokens on the hirer's side (the hirer's own included) is at least the number on the other side, the hirer gains twice the price paid for this Daimyo.",
  'SA-CHAR-39': 'Otherwise the hirer gains half the price paid, rounded down.',
  'SA-CHAR-40': 'With 2 players a third token is tossed after the reveal and counts as a third vote.',
  'SA-CHAR-41': 'Players other than the hirer gain and lose nothing by the vote.',
  'SA-CHAR-42':
    'Konohana-Harvest. The player chooses one table pile and gains the sum of the coins printed on all its cards.',
  'SA-CHAR-43': 'The harvested pile stays on the table unchanged and unseen.',
  'SA-CHAR-44':
    'Konohana-Colour. The next placed card counts as having the colour of the top card of the pile it is placed on.',
  'SA-CHAR-45': 'The value rules still apply to a card placed with Konohana-Colour.',
  'SA-CHAR-46':
    'Konohana-Free. The next card may be placed on either unserved pile without regard to any placement rule.',
  'SA-CHAR-47':
    'Konohana-Colour and Konohana-Free hire condition: at least one pile is not yet served in this turn.',
  'SA-CHAR-48':
    'Geisha-Neighbours, Geisha-Peek, Geisha-Reorder, Samurai-Flip, Daimyo-Vote and Konohana-Harvest can be hired at any moment of the turn.',
  'SA-CHAR-49': 'Every coin gained by a character is taken from the reserve, subject to SA-TAKE-9.',
  'SA-CHAR-50': 'For Daimyo-Steal the hirer looks through the chosen trick pile and picks the card.',
  'SA-END-1': 'The round ends when every player has exactly 2 cards in hand.',
  'SA-END-2': 'Those last 2 cards are not played.',
  'SA-END-3': 'Those last 2 cards do not score.',
  'SA-END-4': "Each player's round score is the number of shurikens on the cards of the own trick pile.",
  'SA-END-5': 'The round score is written down and kept per round.',
  'SA-END-6':
    'After scoring, trick piles, table piles, hands and set-aside cards are gathered and shuffled for the next deal (cards removed by SA-CHAR-30 excepted).',
  'SA-END-7':
    "The next round is started by the player to the left (clockwise) of the previous round's first player.",
  'SA-END-8': 'Coins are kept from round to round.',
  'SA-END-9': 'No coins are handed out at the start of rounds 2 and 3.',
  'SA-END-10': 'A player without coins starts the new round without coins.',
  'SA-END-11':
    'The character row, deck and discard pile and the Yin-Yang orientation stay as they are between rounds.',
  'SA-END-12': 'The game lasts exactly 3 rounds.',
  'SA-END-13': 'The final score is the sum of the three round scores.',
  'SA-END-14': 'The player with the lowest final score wins.',
  'SA-END-15': 'Among players tied for the lowest score the one with most coins wins.',
  'SA-END-16': 'Players still tied share the victory.',
  'SA-EX-1':
    'Monica turns the Yin-Yang card after serving both piles, and the next player faces the piles the other way round.',
  'SA-EX-2a':
    'With a cook of 2, a black 12 counts as a 1 and climbs onto a black 13; afterwards it is a 12 again.',
  'SA-EX-2b':
    'With a cook of 2, a black 2 counts as a 13 and falls onto a black 1; afterwards it is a 2 again.',
  'SA-EX-3':
    'Anette pays 4 for the vote: with four or three of six tokens on her side she gains 8, with two of six she gains 2.',
  'SA-EX-4':
    'Red 4, red 7, blue 7 and blue 13 are taken: 3 coins, 4 trick cards with 8 shurikens, and green 1 starts the pile anew.',
  'SA-EX-5': 'The only card that fits both piles is placed on one of them, so the other pile must be taken.',
  'SA-EX-6': 'A red 6 is placed on a black 6; from then on the pile asks for red below 6 or for any 6.',
  'SA-EX-7':
    'Only a red 1 turns the corner on a red 13, and only a red 13 on a red 1; a red 2 or a red 12 does not.',
  'SA-EX-8':
    'Two characters are hired in one turn at unmoved prices; afterwards the row slides left and is refilled.',
  'SA-EX-9':
    'A row with two gaps is replaced by five characters; one is used free of charge and one is hired for 1 coin.',
  'SA-EX-10': 'A vote that was used free of charge cost nothing, so it gains nothing.',
  'SA-EX-11':
    'With two players a third token is tossed: it can win or lose the vote only when the two players differ.',
  'SA-EX-12':
    'The two cards drawn from the neighbours may be exchanged crosswise, but not given back to where they came from.',
  'SA-EX-13': 'A red 7 is stolen for 9 coins and later discarded for 6, with its three shurikens.',
  'SA-EX-14': 'Equal scores and equal coins share the victory; one coin more wins alone.',
  'SA-EX-15': 'With Samurai-Lower, every blue card may go on a climbing blue 11, but a red 3 may not.',
  'SA-EX-16': 'Taking the first pile pays for Konohana-Free, so the second pile is not taken but served.',
  'SA-AMB-1': 'Whoever can place must place; only the table option voluntaryTake allows taking at will.',
  'SA-AMB-2': 'The two piles are served one after the other, in either order.',
  'SA-AMB-3':
    "If neither pile can be continued, they are taken one after the other, and the first take's coins may be spent in between.",
  'SA-AMB-4':
    'Every player ends a round with exactly two cards, because hands are even and each turn uses two cards.',
  'SA-AMB-5': 'The replacement card is the card for that pile, so a turn still uses exactly two cards.',
  'SA-AMB-6': 'Each placement only has to be legal by itself; nobody is obliged to plan for the other pile.',
  'SA-AMB-7': 'With a cook, equal value and turning the corner use the modified value, which itself wraps.',
  'SA-AMB-8': 'Without a cook only 1 on 13 and 13 on 1 of the same colour turn the corner.',
  'SA-AMB-9': 'Prices and slots move once, at the end of the turn.',
  'SA-AMB-10':
    'The free character must be used as the very next action after the replacement, or not at all.',
  'SA-AMB-11':
    'When the character deck runs out, the discard pile becomes the new deck; characters just discarded may come back.',
  'SA-AMB-12': 'A replacement discards what is left in the row and fills all five slots.',
  'SA-AMB-13':
    'The row may be replaced several times in a turn, each time for 6 coins and with a new free use.',
  'SA-AMB-14': 'From an empty reserve a player receives what is left, and nothing is owed later.',
  'SA-AMB-15': "The hirer's own token counts in the vote, and a tie pays double.",
  'SA-AMB-16':
    'Cards drawn from the neighbours are random and unseen, and both are drawn before any is given.',
  'SA-AMB-17':
    'A discarded trick card is out for the whole game; only if a deal would lack cards are all removed cards shuffled back in.',
  'SA-AMB-18': 'Whoever steals a trick card looks through the pile and chooses.',
  'SA-AMB-19':
    'A character whose effect cannot be used cannot be hired; for a modifier an unserved pile is enough.',
  'SA-AMB-20':
    'A modifier counts for the next service of a pile in the turn, and is spent then even if it was not applied.',
  'SA-AMB-21': 'Several cooks may be combined on one card, each with its own sign.',
  'SA-AMB-22': 'Samurai-Lower and Samurai-Higher lift only the direction; the colour must still match.',
  'SA-AMB-23': 'A harvest does not open the pile; only the sum is told.',
  'SA-AMB-24': 'Trick piles and last hand cards are shuffled in with all other cards for the next round.',
  'SA-AMB-25': 'Characters and the Yin-Yang card are not reset between rounds.',
  'SA-AMB-26': 'A vote used free of charge has the price 0, and is held all the same.',
  'SA-AMB-27': 'Only the owner may look through a trick pile; others see how many cards it has.',
  'SA-AMB-28': 'Coins are public.',
  'SA-AMB-29': 'Online a random player begins; the next rounds rotate clockwise.',
  'SA-AMB-30': 'With two players there is one neighbour and one exchange; with three there are two.',
  'SA-AMB-31': 'A hand that is down to its last two cards can still be exchanged with or looked at.',
  'SA-AMB-32': 'Nothing can be hired between taking a pile and replacing it.',
  'SA-AMB-33':
    'After a flip, a pending Samurai-Lower or Samurai-Higher counts for whichever pile has its sign now.',
  'SA-AMB-34': 'A pile of one card, or one already served, may be chosen for reordering too.',
  'SA-AMB-35': 'A card is its printed self again as soon as it is placed.',
  'SA-AMB-36': 'Konohana-Colour gives the colour of the pile the card is placed on.',
  'SA-AMB-37': 'The card taken from a hand cannot be handed straight back.',
  'SA-AMB-38': 'A card that is legal for two reasons needs no choice between them.',
  'SA-AMB-39': 'With a cook a card may equal the top card in colour and value, and is legal.',
  'SA-AMB-40': 'Every slot that is empty at the end of a turn is refilled, also after a replacement.',
  'SA-AMB-41': 'The row slides and is refilled after the last turn of a round as well.',
  'SA-AMB-42': 'Players behind the winner rank by score, then by coins; equal ones share their place.',
  'SA-AMB-43': 'The row can be replaced at most 30 times in a turn, so every turn is finite.',
  'SA-AMB-44': 'A player who leaves keeps the seat: the table plays the defaults and hires nothing.',
  'SA-AMB-45':
    "A modifier's card lies beside the player until it ends, so it cannot come back in the same turn before.",
  'SA-AMB-46': 'The token tossed for two players is a third vote.',
  'SA-AMB-47': "The row can be replaced only in one's own turn.",
  'SA-AMB-48': 'A seat may remember what it rightly saw; the pile itself is never opened.',
  'SA-AMB-49':
    'Nobody is asked how helpers count: all pending modifiers are spent with the pile, and the card lies as printed.',
  'SA-AMB-50':
    'Labels and plates name the coins a pile pays, never more than the reserve holds; without the table option openSums, they name its cards alone.',
  'SA-AMB-51':
    'With the table option denialHiring a character whose effect cannot be used may still be hired and paid; nothing else happens, and it is discarded.',
  'SA-AMB-52':
    'While a pile is put in order, putting everything back returns it to its first order and the question stays open; ending it is a choice of its own.',
  'SA-DEC-1': 'When time is over in a turn, the unserved piles are served, left first, and the turn ends.',
  'SA-DEC-2':
    'When time is over, a pile is served with the legal card nearest to its top, without modifiers if possible; it is taken only if no card is legal.',
  'SA-DEC-3': 'When time is over after a take, the hand card with fewest shurikens replaces the pile.',
  'SA-DEC-5': 'When time is over after a replacement of the row, the free use is declined.',
  'SA-DEC-6': 'When time is over, each neighbour of the Geisha gets the lowest card that may be given.',
  'SA-DEC-7': 'When time is over, the Geisha looks at the hand of the next player clockwise.',
  'SA-DEC-8': 'When time is over, no card of the seen hand is taken.',
  'SA-DEC-9': 'When time is over, the lowest card that may be given goes in exchange.',
  'SA-DEC-10': 'When time is over, the left pile is chosen for reordering.',
  'SA-DEC-11': 'When time is over, the order of the pile stays as it was.',
  'SA-DEC-12': 'When time is over, the own trick card with most shurikens is discarded.',
  'SA-DEC-13': 'When time is over, the first player clockwise who has trick cards is robbed.',
  'SA-DEC-14': 'When time is over, the trick card with fewest shurikens is stolen.',
  'SA-DEC-15': 'When time is over in a vote, the side is drawn at random.',
  'SA-DEC-16': 'When time is over, the pile with more cards is harvested, the left one if they are equal.',
  'SA-DEC-17':
    'The host decides before the game whether piles may be taken at will; by default they may not.',
}

export default clauses
