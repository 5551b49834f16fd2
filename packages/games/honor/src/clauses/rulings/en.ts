/** Decisions with their defaults (section 4), rulings on doubts (section 7) and the names of the examples (section 6). */
import type { ClauseTexts } from '@noren/engine'

export const rulings: ClauseTexts = {
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
    'Active Rônin, any time after collecting: ally with one eligible Daimyo, or not. When the time is over: not.',
  'HS-DEC-14':
    'Active second Samurai, any time after collecting: dissolve, or not. When the time is over: not.',
  'HS-DEC-15':
    'Active 1st Samurai with a second or pledged Samurai, step 3: dismiss by playing a Daimyo card on him. When the time is over: not.',
  'HS-DEC-16':
    'The table host, before the game: target 250, 300 or 400. Default: 400 with 3–4 players, 300 with 5–6.',
  'HS-AMB-1': 'Who is the dealer online? A random player; the player to the left begins.',
  'HS-AMB-2': 'How many declarations per turn? One of any kind, hence at most one attack per turn.',
  'HS-AMB-3': "May a player who has a Daimyo join another player's Daimyo? No, only a Rônin.",
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
    '"Cannot be used by the Shogun": battle only, or Dishonor too? May the Shogun\'s player use it for others? Both uses are barred for the player who controls the Shogun; that player may still play it for others; the Shogun\'s second Samurai may benefit from it against Dishonor.',
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
