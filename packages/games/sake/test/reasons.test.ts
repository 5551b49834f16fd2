/** What players reach for and may not have, each with its one reason and the sentence they read. */
import { describe, expect, test } from 'vitest'
import { COPY_IDS } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import type { Scene } from '../src/stage.ts'
import { lexicon } from '../src/words.ts'
import type { Seat, Words } from './engine.ts'
import { LANGS } from './engine.ts'
import { namesFor, reasons } from './reasons.ts'
import type { Play } from './scenario.ts'
import { given } from './scenario.ts'

/** Both piles are empty: what lay there is under a Life pile. */
function emptied(t: Play): Play {
  t.s.life[1] = [...t.s.deck, ...t.s.discard, ...(t.s.life[1] as number[])]
  t.s.deck = []
  t.s.discard = []
  return t
}

/** Puts a certain copy into a hand, for another card. */
function holding(t: Play, seat: Seat, copy: string): Play {
  const card = COPY_IDS.indexOf(copy)
  const old = (t.s.hand[seat] as number[])[0] as number
  t.s.deck = t.s.deck.map(c => (c === card ? old : c))
  t.s.hand[seat] = [card]
  t.s.known[card] = 1 << seat
  t.s.known[old] = 0
  return t
}

const using = (scene: Scene, i = 0): Play => {
  const t = given(scene)
  return t.does(0, 'card', t.card(0, i))
}
/** The i-th card of seat 0 for a use; its next pick is open. */
const used = (scene: Scene, use: string): Play => using(scene).does(0, 'use', use)

const spirit = { status: 'spirit' as const }
const haunting: Omit<Scene, 'players'> = { gaps: [3], turn: 2, at: 'step3', top: ['M1:drowse'] }

interface Case {
  readonly id: string
  readonly says: string
  readonly seat?: Seat
  readonly words: Words
  readonly at: () => Play
}

// prettier-ignore
const CASES: readonly Case[] = [
  { id: 'noUsePaid', says: 'With the sake on the Life pile gone, nothing on Katana could be used.', words: ['pay', 'life'],
    at: () => using({ options: { edition: 'it' }, players: [{ hand: ['katana'], sake: ['katana', 'life'], standing: true }, {}, {}], gaps: [1, 3, 1], plays: 2, round: { number: 1, starter: 0, todo: [1, 2] } }) },
  { id: 'costsSake', says: 'You have played 2 cards; one more costs a sake, and you have none.', words: ['card', 'ramen-1'],
    at: () => given({ players: [{ hand: ['ramen'] }, {}, {}], plays: 2 }) },
  { id: 'wetItem', says: 'A sake lies on the Flask: burn that first.', words: ['activate', 'flask'],
    at: () => given({ players: [{ gear: ['flask'], sake: ['flask'] }, {}, {}] }) },
  { id: 'noFuel', says: 'The Flask costs a sake, and you have none.', words: ['activate', 'flask'],
    at: () => given({ players: [{ gear: ['flask'] }, {}, {}] }) },
  { id: 'bowlNoWounds', says: 'You have no wound for the Rice Bowl to heal.', words: ['activate', 'rice-bowl'],
    at: () => given({ players: [{ gear: ['rice-bowl'], sake: ['life'] }, {}, {}] }) },
  { id: 'pipeNoHands', says: 'Nobody else holds a card for the Pipe to take.', words: ['activate', 'pipe'],
    at: () => given({ players: [{ hand: ['M1'], gear: ['pipe'], sake: ['life'] }, {}, {}] }) },
  { id: 'flaskNoCards', says: 'No card is left to draw.', words: ['activate', 'flask'],
    at: () => emptied(given({ players: [{ gear: ['flask'], sake: ['life'] }, {}, {}] })) },
  { id: 'abilityWet', says: 'A sake lies on your board: your ability is off.', words: ['remedy', 'ramen-1'],
    at: () => given({ players: [{ hand: ['ramen'], board: 'masako', wounds: 1, sake: ['board'] }, {}, {}] }) },
  { id: 'healedOnce', says: 'You have healed a wound this way in this turn.', words: ['remedy', 'ramen-2'],
    at: () => given({ players: [{ hand: ['ramen', 'ramen'], board: 'masako', wounds: 2 }, {}, {}] }).does(0, 'remedy', 'ramen-1') },
  { id: 'remedyNoWounds', says: 'You have no wound to heal.', words: ['remedy', 'ramen-1'],
    at: () => given({ players: [{ hand: ['ramen'], board: 'masako' }, {}, {}] }) },
  { id: 'strikeAlone', says: 'You are the last Samurai, and no Spirit has a sake to lose.', words: ['use', 'attack'],
    at: () => using({ players: [{ hand: ['B1'] }, spirit, spirit], gaps: [] }) },
  { id: 'allWet', says: 'A sake lies on every weapon you have.', words: ['use', 'attack'],
    at: () => using({ options: { edition: 'it' }, players: [{ hand: ['A2'], sake: ['katana'] }, {}, {}], gaps: [1, 3, 3] }) },
  { id: 'dojoStrike', says: 'In the Dojo nothing strikes from afar.', words: ['use', 'attack'],
    at: () => using({ options: { location: 'dojo' }, players: [{ hand: ['A2'], gear: ['yumi'] }, {}, {}], gaps: [6, 6, 6] }) },
  { id: 'nothingReaches', says: 'None of your weapons reaches anybody; the nearest is at 3.', words: ['use', 'attack'],
    at: () => using({ players: [{ hand: ['A2'] }, {}, {}], gaps: [3, 3, 3] }) },
  { id: 'nothingReaches', says: 'Bare hands reach 1 Step; the nearest is at 2.', words: ['use', 'attack'],
    at: () => using({ players: [{ hand: ['A2'], gear: [] }, {}, {}], gaps: [2, 3, 3] }) },
  { id: 'worthNothing', says: 'The Attack box of Strategic Stench is 0: the blow would be worth nothing.', words: ['use', 'attack'],
    at: () => using({ players: [{ hand: ['A0D2M2B2'], gear: [] }, {}, {}], gaps: [1, 3, 3] }) },
  { id: 'standing', says: 'You stand: only a seated Samurai draws by iaido.', words: ['use', 'iaido'],
    at: () => using({ players: [{ hand: ['A2'], standing: true }, {}, {}] }) },
  { id: 'iaidoMisses', says: 'After a move of up to 2 Steps your blow would reach nobody.', words: ['use', 'iaido'],
    at: () => using({ players: [{ hand: ['A2'] }, {}, {}], gaps: [6, 6, 6] }) },
  { id: 'noMoveBox', says: 'The Move box of Flask is 0.', words: ['use', 'move'],
    at: () => holding(given({ players: [{ hand: ['A2'] }, {}, {}] }), 0, 'flask-4').does(0, 'card', 'flask-4') },
  { id: 'stuck', says: 'You cannot move even 1 Step in any direction.', words: ['use', 'move'],
    at: () => using({ players: [{ hand: ['A2'] }, {}, {}], gaps: [1, 3, 1] }) },
  { id: 'moveAlone', says: 'You are the last Samurai: there are no Steps.', words: ['use', 'move'],
    at: () => using({ players: [{ hand: ['B1'] }, spirit, spirit], gaps: [] }) },
  { id: 'noDrinkBox', says: 'The Drink box of Rice Balls in the Face is 0.', words: ['use', 'drink'],
    at: () => using({ players: [{ hand: ['A2D2M2B0'] }, {}, {}] }) },
  { id: 'masuEmpty', says: 'The Masu is empty.', words: ['use', 'drink'],
    at: () => using({ players: [{ hand: ['B2'] }, {}, {}], round: { number: 1, starter: 0, todo: [1, 2] } }) },
  { id: 'noPlace', says: 'All your 3 places hold a sake.', words: ['use', 'drink'],
    at: () => using({ players: [{ hand: ['B2'], sake: ['life', 'board', 'katana'] }, {}, {}] }) },
  { id: 'notInMyTurn', says: "Stumble is played only in somebody else's turn.", words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['stumble'] }, {}, {}] }) },
  { id: 'secondOfType', says: 'You have Katana in play already.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['katana'] }, {}, {}] }) },
  { id: 'discipleAlone', says: 'You are the last Samurai: a Disciple has no place to stand.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['disciple'] }, spirit, spirit], gaps: [] }) },
  { id: 'dojoEvent', says: 'In the Dojo nothing strikes from afar, Scalding Ramen neither.', words: ['use', 'text'],
    at: () => using({ options: { location: 'dojo' }, players: [{ hand: ['ramen'] }, {}, {}] }) },
  { id: 'eventMisses', says: 'Roar (burp!) needs somebody at 2 Steps.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['roar'], sake: ['life'] }, {}, {}], gaps: [3, 3, 3] }) },
  { id: 'roarNoSake', says: 'Roar costs a sake, and you have none.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['roar'] }, {}, {}], gaps: [2, 3, 3] }) },
  { id: 'noCubes', says: 'No Step is left in the box.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['stench'] }, {}, {}], gaps: [10, 9, 9] }) },
  { id: 'noLooseCube', says: 'No Step can go: opponents keep one between them.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['lanterns'] }, {}, {}], gaps: [1, 1, 1] }) },
  { id: 'riceballsNobody', says: 'Nobody at 4 Steps or more holds a card.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['riceballs'] }, {}, {}], gaps: [4, 4, 4] }) },
  { id: 'sakuragiNoCards', says: 'No card is left to draw.', words: ['use', 'text'],
    at: () => { const t = emptied(given({ players: [{ hand: ['sakuragi'] }, {}, {}] })); return t.does(0, 'card', t.card(0, 0)) } },
  { id: 'nobodyHasGear', says: 'Nobody has a weapon or an Item in play.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['purchase'], gear: [] }, { gear: [] }, { gear: [] }] }) },
  { id: 'nobodyHasSake', says: 'Nobody has a sake to lose.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['stomach'] }, {}, {}] }) },
  { id: 'feignedNoWounds', says: 'You have no wound to heal.', words: ['use', 'text'],
    at: () => using({ players: [{ hand: ['feigned'] }, {}, {}] }) },
  { id: 'mustStep', says: 'An iaido begins with 1 Step at least.', words: ['step', 'left', 0],
    at: () => used({ players: [{ hand: ['A2'] }, {}, {}], gaps: [2, 3, 3] }, 'iaido') },
  { id: 'tooFar', says: 'You can go 1 Step left, not 2.', words: ['step', 'left', 2],
    at: () => used({ players: [{ hand: ['A1D1M3B1'] }, {}, {}], gaps: [2, 3, 3] }, 'move') },
  { id: 'tooFar', says: 'You cannot go a single Step left.', words: ['step', 'left', 1],
    at: () => used({ players: [{ hand: ['A1D1M3B1'] }, {}, {}], gaps: [1, 3, 3] }, 'move') },
  { id: 'iaidoMissesThere', says: 'After 1 Step right your blow would reach nobody.', words: ['step', 'right', 1],
    at: () => used({ players: [{ hand: ['A2'] }, {}, {}], gaps: [2, 3, 4] }, 'iaido') },
  { id: 'spiritDry', says: 'Chiyo has no sake to lose.', words: ['target', 2],
    at: () => used({ players: [{ hand: ['A2'] }, {}, spirit], gaps: [1] }, 'attack') },
  { id: 'emptyHand', says: 'Chiyo has no card in hand.', words: ['target', 2],
    at: () => used({ players: [{ hand: ['riceballs'] }, { hand: ['A1'] }, {}], gaps: [4, 4, 4] }, 'text') },
  { id: 'eventDistance', says: 'Roar (burp!) needs 2 Steps; Chiyo is at 5 or 3.', words: ['target', 2],
    at: () => used({ players: [{ hand: ['roar'], sake: ['life'] }, {}, {}], gaps: [2, 3, 3] }, 'text').does(0, 'cost', 'life') },
  { id: 'eventDistance', says: 'Throwing Chopsticks needs 2 Steps or more on both sides; Benkei is at 1 or 6.', words: ['target', 1],
    at: () => used({ options: { edition: 'it' }, players: [{ hand: ['chopsticks'] }, {}, {}], gaps: [1, 3, 3] }, 'text') },
  { id: 'outOfReach', says: 'The Katana reaches 1 Step; Benkei is at 2 or 4.', words: ['target', 1],
    at: () => used({ players: [{ hand: ['A2'] }, {}, {}], gaps: [2, 3, 1] }, 'attack') },
  { id: 'outOfReach', says: 'Bare hands reach 1 Step; Benkei is at 2 or 4.', words: ['target', 1],
    at: () => used({ players: [{ hand: ['A2'], gear: [] }, {}, {}], gaps: [2, 3, 1] }, 'attack') },
  { id: 'outOfReach', says: 'None of your weapons reaches Benkei, at 2 or 4.', words: ['target', 1],
    at: () => used({ players: [{ hand: ['A2'], gear: ['katana', 'wakizashi'] }, {}, {}], gaps: [2, 3, 1] }, 'attack') },
  { id: 'weaponReach', says: 'The Naginata reaches 3 Steps; Benkei is at 1 or 6.', words: ['weapon', 'naginata'],
    at: () => used({ players: [{ hand: ['A2'], gear: ['katana', 'wakizashi', 'naginata'] }, {}, {}], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1) },
  { id: 'dojoWeapon', says: 'In the Dojo nothing strikes from afar, the Yumi neither.', words: ['weapon', 'yumi'],
    at: () => used({ options: { location: 'dojo' }, players: [{ hand: ['A2'], gear: ['katana', 'wakizashi', 'yumi'] }, {}, {}], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1) },
  { id: 'wetWeapon', says: 'A sake lies on the Naginata.', words: ['weapon', 'naginata'],
    at: () => used({ players: [{ hand: ['A2'], gear: ['katana', 'wakizashi', 'naginata'], sake: ['naginata'] }, {}, {}], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1) },
  { id: 'armed', says: 'You have the Katana: bare hands are for those without.', words: ['weapon', 'bare'],
    at: () => used({ players: [{ hand: ['A2'], gear: ['katana', 'wakizashi'] }, {}, {}], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1) },
  { id: 'weaponWorthless', says: 'With bare hands the blow would be worth 0.', words: ['weapon', 'bare'],
    at: () => { const t = given({ options: { bareHandsOutOfRange: true }, players: [{ hand: ['A0D2M2B2'], gear: ['no-dachi'] }, { hand: ['stumble'] }, {}], gaps: [1, 3, 3] })
      return t.uses(0, 0, 'iaido', ['step', 'right', 1], ['target', 1]).does(1, 'interrupt', t.card(1, 0)).passAll() } },
  { id: 'mustStrike', says: 'Who draws by iaido must strike if he can.', words: ['pass'],
    at: () => given({ players: [{ hand: ['A2'] }, {}, {}], gaps: [2, 3, 3] }).uses(0, 0, 'iaido', ['step', 'left', 1], ['target', 1]).passAll() },
  { id: 'placeTaken', says: 'A sake lies on the board already.', words: ['place', 'board'],
    at: () => given({ players: [{ hand: ['B1'], sake: ['board'] }, {}, {}] }).uses(0, 0, 'drink') },
  { id: 'wrongBack', says: 'This back is Shove; the top card shows Drowse.', seat: 2, words: ['spend', 'chopsticks-1'],
    at: () => given({ ...haunting, players: [{ sake: ['life'] }, {}, { ...spirit, hand: ['chopsticks:shove', 'A1:drowse'] }] }).does(2, 'torment', 0) },
  { id: 'noCardYet', says: 'It takes one card with the matching back at least.', seat: 2, words: ['done'],
    at: () => given({ ...haunting, players: [{ sake: ['life'] }, {}, { ...spirit, hand: ['A1:drowse'] }] }).does(2, 'torment', 0) },
  { id: 'stealEmpty', says: 'The Masu is empty.', seat: 2, words: ['steal'],
    at: () => given({ ...haunting, players: [{}, {}, spirit], round: { number: 1, starter: 0, todo: [0, 1] } }) },
  { id: 'noSakeThere', says: 'Benkei has no sake.', seat: 2, words: ['torment', 1],
    at: () => given({ ...haunting, players: [{ sake: ['life'] }, {}, { ...spirit, hand: ['A1:drowse'] }] }) },
  { id: 'noMatch', says: 'You hold no card with the back Drowse.', seat: 2, words: ['torment', 0],
    at: () => given({ ...haunting, players: [{ sake: ['life'] }, {}, { ...spirit, hand: ['A1:shove'] }] }) },
  { id: 'allPlacesFull', says: 'Every place of Aiko holds a sake.', seat: 2, words: ['brawl', 0, 'life'],
    at: () => given({ players: [{ gear: [], sake: ['life', 'board'] }, { sake: ['life'] }, spirit], gaps: [3], turn: 2, top: ['M1:brawl'] }) },
  { id: 'drowseAlone', says: 'Aiko is the last Samurai: nobody else can get the card.', seat: 1, words: ['drowse', 0, 'shove'],
    at: () => given({ players: [{ hand: ['A1:shove'], sake: ['life', 'board'] }, spirit, spirit], gaps: [], turn: 1, top: ['M1:brawl', 'M1:drowse'] }).does(0, 'burn', 'life') },
  { id: 'mustPower', says: 'The power must be used if it can be: Shove.', seat: 2, words: ['pass'],
    at: () => given({ players: [{}, {}, spirit], gaps: [3], turn: 2, top: ['M1:shove'] }) },
  { id: 'lastCube', says: 'The last Step between two opponents stays.', seat: 2, words: ['shove', 'remove', 0, 0],
    at: () => given({ players: [{}, {}, spirit], gaps: [1], turn: 2, top: ['M1:shove'] }) },
  { id: 'wrongShout', says: 'An Attack is stopped by Double Vision; this is Stumble.', seat: 2, words: ['interrupt', 'stumble-1'],
    at: () => used({ players: [{ hand: ['A2'] }, {}, { hand: ['stumble'] }], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1) },
  { id: 'noDisciple', says: 'Only a Disciple can be sacrificed; this is Stumble.', seat: 1, words: ['sacrifice', 'stumble-1'],
    at: () => used({ players: [{ hand: ['A2'] }, { hand: ['stumble'] }, {}], gaps: [1, 3, 3] }, 'attack').does(0, 'target', 1).passAll('window') },
  { id: 'noSacrifice', says: 'No Disciple can be sacrificed against Torment.', seat: 0, words: ['sacrifice', 'disciple-1'],
    at: () => { const t = given({ ...haunting, players: [{ hand: ['disciple'], sake: ['life'] }, {}, { ...spirit, hand: ['A1:drowse'] }] })
      return t.does(2, 'torment', 0).does(2, 'spend', t.card(2, 0)).does(2, 'done') } },
  { id: 'pickedAlready', says: 'You have named Scalding Ramen already.', words: ['discard', 'ramen-1'],
    at: () => given({ players: [{ hand: ['ramen', 'A1', 'A2', 'A3'] }, {}, {}], at: 'draw' }).does(0, 'discard', 'ramen-1') },
  { id: 'notShortest', says: 'The shortest gap stays, of 1 Step; this one has 5.', seat: 1, words: ['keep', 2],
    at: () => used({ players: [{ hand: ['A3'] }, { life: 1 }, {}], gaps: [1, [1, 'b', 0], 5] }, 'attack').does(0, 'target', 1).passAll('window', 'defend') },
  { id: 'soulAll', says: 'One of your 5 Life cards must stay.', words: ['soul', 5], at: () => given({ players: [{}, {}, {}] }) },
  { id: 'soulWet', says: 'A sake lies on your Life pile.', words: ['soul', 1], at: () => given({ players: [{ sake: ['life'] }, {}, {}] }) },
  { id: 'soulTwice', says: 'You have used Ardent Soul in this turn.', words: ['soul', 1],
    at: () => given({ players: [{}, {}, {}] }).does(0, 'soul', 1) },
  { id: 'boardTaken', says: 'Aiko has Miyamoto Musashi already.', seat: 1, words: ['board', 'musashi'],
    at: () => given({ players: [{}, {}, {}], at: 'choosing', options: { boardAssignment: 'choose' } }).does(0, 'board', 'musashi') },
]

describe('why not', () => {
  for (const { id, says, seat = 0, words, at } of CASES)
    test(`${id}: ${says}`, () => {
      const t = at()
      const why = t.because(seat, ...words)
      expect(why?.id).toBe(id)
      if (why === null) throw new Error('allowed')
      const view = sake.view(t.s, seat)
      expect(reasons.truths[id]?.(view, seat, words, why.facts), JSON.stringify(why.facts)).toBe(true)
      expect(['must', 'mustNot', 'is']).toContain(reasons.kinds[why.clauses[0] ?? ''])
      expect(lexicon.whyNot?.('en', why, namesFor(seat), view)).toBe(says)
      const said = LANGS.map(lang => lexicon.whyNot?.(lang, why, namesFor(seat), view) ?? '')
      for (const line of said) expect(line).toMatch(/^\S.{4,118}\.$/)
      expect(new Set(said).size).toBe(3)
    })

  test('every reason has an example', () => {
    const shown = new Set(CASES.map(c => c.id))
    // What play at random meets all the time.
    const byPlay = ['noUse']
    expect(Object.keys(reasons.truths).filter(id => !shown.has(id) && !byPlay.includes(id))).toEqual([])
  })

  test('not my turn: the table says for whom it waits, and cites no clause', () => {
    const t = given({ players: [{ hand: ['A2'] }, { hand: ['A2'] }, {}] })
    expect(t.because(1, 'end')).toEqual({ id: 'notAsked', facts: { waiting: 1 }, clauses: [] })
    t.does(0, 'card', t.card(0, 0))
    // A choice in the making tells others nothing, by a refusal neither.
    expect(t.because(1, 'end')).toEqual({ id: 'notAsked', facts: { waiting: 1 }, clauses: [] })
  })

  test('a card that somebody else holds is no answer, wherever it is', () => {
    const t = given({ players: [{ hand: ['A2'] }, { hand: ['stumble'] }, {}] })
    for (const copy of ['stumble-1', 'pipe-1'])
      expect(t.because(0, 'card', copy)).toEqual({ id: 'noAnswer', facts: { question: 'play' }, clauses: [] })
  })
})
