import type { ClauseTexts } from '@noren/engine'

/** Worked examples, rulings on open questions, and what the table does for a seat that does not answer. */
export const rulings: ClauseTexts = {
  'SS-EX-1':
    'Five samurai on Normal start with 7 barricades and 35 plunderers in the draw pile; 17 plunderers leave the game unseen.',
  'SS-EX-2':
    'A BURN card at the end of the line costs a barricade, then Fight, Support and Pass are all open.',
  'SS-EX-3':
    'With a farm on the left, a hat may go left, while a card without symbol or a second farm must go right.',
  'SS-EX-4': "Heihachi's token does not help with a 3: it goes home unused.",
  'SS-EX-5': 'Gorobei at 10 suffers the BURN of a 3 and then has to pass.',
  'SS-EX-6': 'Kyuzo at 6 confronts a 3: kiai at 9, and the first card, a 4, is shed.',
  'SS-EX-7': 'A second wound turns the board; cards and total stay, and the kiai value rises.',
  'SS-EX-8':
    'Three intruders: the first has no flames, the second burns the last barricade, the third a farm.',
  'SS-EX-9': 'Kikuchiyo defends with his first card and fights a second time.',
  'SS-EX-10': 'Kyuzo is given a 2 he already has: he discards it, or confronts it and is overwhelmed.',
  'SS-EX-11':
    'A card given to Daisuke, odd or even, may be given on by him to Kyuzo out of turn, or played by him.',
  'SS-EX-12': 'A wound in step A turns an overwhelmed Kanbei into an animal and saves him from passing.',
  'SS-EX-13': 'The last samurai in play cannot support anybody.',
  'SS-EX-14': 'A bonus heals a marker only; an animal stays an animal.',
  'SS-EX-15': 'Scores of 7+, 10++ and 8+++.',
  'SS-EX-16':
    "A token Kyuzo takes in his own turn helps nobody; one taken in another's turn helps in his next.",
  'SS-EX-17': 'Katsushiro at 4, at 10 and at 12: nothing, kiai, one Burn.',
  'SS-EX-18': 'The neighbour of the last active player begins the next round.',
  'SS-EX-19': 'A draw pile with a single doll is set aside and another is drawn.',
  'SS-EX-20': 'An arrow at a passed neighbour draws nothing and wounds the player.',
  'SS-EX-21': 'An arrow overwhelms Daisuke: one Burn, and he stays in play until his turn.',
  'SS-EX-22': "An arrow triggers Gorobei's kiai, which empties the draw pile and ends the round.",
  'SS-EX-23': 'A farm chain in Hard: three farms fall and a samurai is wounded.',
  'SS-EX-24': 'A double BURN costs the last barricade and a farm.',
  'SS-EX-25': 'When everyone has passed, the six cards left join the two intruders.',
  'SS-EX-26': "Daisuke's kiai sets off Kyuzo's, then Kikuchiyo's, before his own ends.",
  'SS-EX-27': 'A whole end of a round for three samurai, step by step.',
  'SS-EX-28': 'Katsushiro cannot exchange the last card; with two he can.',
  'SS-EX-29': 'A card given back cannot be given a second time.',
  'SS-EX-30': "Kikuchiyo's kiai on himself sheds his last card and then his first.",
  'SS-EX-31': 'Daisuke feeds himself inside his kiai, burns a barricade, and a new kiai follows.',
  'SS-AMB-1':
    'The end of the round is looked for after each icon, Fight, Support or Pass with all it set off; the rest of the turn is then skipped.',
  'SS-AMB-8': 'Being overwhelmed with no barricade left destroys a farm.',
  'SS-AMB-10': 'Every card added above the kiai value burns again; merely staying above does not.',
  'SS-AMB-12':
    'Only an arrow at a passed neighbour, a reinforcement without discards and a lost defence with nothing on the left cannot be applied.',
  'SS-AMB-13':
    'The penalty is that of the card which is last when step A begins, whatever happens to it meanwhile.',
  'SS-AMB-23': "Daisuke's kiai moves a card to a different samurai.",
  'SS-AMB-26': 'A reinforcement shuffles the whole pile face down; nothing about it stays known.',
  'SS-AMB-28':
    'When everyone has passed, the draw pile is laid as a block on the intruders, its top card on top.',
  'SS-AMB-31':
    'A choice of the team is entered by the active player, at the end of a round by the last active one.',
  'SS-AMB-32': 'Healing by a family may be declined.',
  'SS-AMB-33': 'The last active player is the one whose turn it was, whoever drew the last card.',
  'SS-AMB-35':
    'A kiai keeps the effect of the side it was triggered on; the comparison afterwards uses the new value.',
  'SS-AMB-36': 'Losing the last farm or family in the middle of a round loses the game at once.',
  'SS-AMB-37':
    'Talents add up: a samurai whose own talent gives cards may give on a given card, whatever its value, to the neighbour on the other side; a card it draws, or gives straight back, must be of the value its talent covers.',
  'SS-AMB-38': 'A card everybody has seen go face down somewhere stays known until a shuffle.',
  'SS-AMB-39':
    'Draw piles rejected by the doll check stay aside; if too few cards are left, all are shuffled again.',
  'SS-AMB-42':
    "If the same position begins a turn for the fifth time in a round, Kyuzo's discard is withheld in that turn.",
  'SS-AMB-43': 'All icons are resolved in step A, then the forced Pass is the action.',
  'SS-AMB-44': 'The game is lost at the third family or the sixth farm; further removals are not played.',
  'SS-AMB-46':
    'Under NO DEFENDING the active samurai places no card on its left, drawn, given or moved; the others may.',
  'SS-AMB-47': 'NO TALENT takes effect when it is applied, so the order of two icons matters.',
  'SS-AMB-48':
    'Out of turn, a receiver uses its own giving, discarding or exchanging talent on a given card.',
  'SS-AMB-49': "A held token cannot be used for a card given before its holder's turn.",
  'SS-AMB-50': 'Each part or repetition of a kiai may be used or declined on its own.',
  'SS-AMB-52':
    'One person may play two to seven samurai: absent tokens always with two and three, by choice with four to six, none with seven.',
  'SS-AMB-54': 'A face-up card that slips in is turned face down.',
  'SS-AMB-55': 'An activated absent token is spent even if the turn gives no use for it.',
  'SS-AMB-57': 'A fourth wound or a last farm or family in the end-of-round steps of round 3 is a loss.',
  'SS-AMB-61': 'A family is removed at random and shown; nobody chooses it.',
  'SS-AMB-63': 'Only a wound marker costs the last point; an unmarked animal does not.',
  'SS-AMB-65': 'The player whose kiai it is names the samurai concerned; they need not agree.',
  'SS-AMB-66':
    'With the option strictParity, giving a card on needs the value that the own talent of the giver covers.',
  'SS-DEC-1':
    'The host settles mode, samurai, seats (two to seven also for one person) and absent supports before set-up.',
  'SS-DEC-2': 'Each player chooses a samurai not yet taken; by default a random one.',
  'SS-DEC-3': 'At the start of a turn absent tokens may be activated; by default none.',
  'SS-DEC-4': 'The player orders two icons; by default as printed.',
  'SS-DEC-5': 'The player ignores or suffers an icon; by default it is ignored.',
  'SS-DEC-6': 'The player gives up a defending card; by default the farm, else the hat, else the doll.',
  'SS-DEC-7': 'The player chooses an action; by default Fight.',
  'SS-DEC-8': 'The player chooses whom to support; by default the nearest clockwise.',
  'SS-DEC-9':
    'The player places a drawn card; by default left if possible, else it is discarded if possible, else right.',
  'SS-DEC-10':
    'The receiver places a given card, or gives it on with its own talent; defaults as for a drawn one.',
  'SS-DEC-11': 'A replacement is placed; by default left if possible, else right.',
  'SS-DEC-12': 'A second Fight may follow; by default none.',
  'SS-DEC-13': "A kiai's effect is used or declined; by default it is used where it needs no aim.",
  'SS-DEC-14': "Daisuke's player names who loses and who receives a card; by default nobody.",
  'SS-DEC-15': 'The receiver of a moved card says left or right; by default left.',
  'SS-DEC-16': "Kikuchiyo's player names whose last card goes; by default his own.",
  'SS-DEC-17': "Kyuzo's player names whose token goes to whom; by default nobody's.",
  'SS-DEC-18': "Heihachi's player names whose marker goes; by default an animal's, else a human's.",
  'SS-DEC-19': "Katsushiro's player orders the cards shown; by default they stay as they are.",
  'SS-DEC-20': 'The decider names who is wounded; by default the samurai with the fewest wounds.',
  'SS-DEC-21': 'The decider names who is healed; by default an animal, else a human.',
}
