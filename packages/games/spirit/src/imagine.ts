import type { Outcome, Rng } from '@noren/engine'
import { fork } from '@noren/engine'
import type { Book } from './book.ts'
import { CARDS, DOLL } from './book.ts'
import { ICONS, MODES, SAMURAI } from './cards.ts'
import type { SamuraiName } from './cards.ts'
import { mix } from './chance.ts'
import type { Kiai, Penalty, SpiritFrame, Turn } from './frames.ts'
import {
  absentFrame,
  actionFrame,
  againFrame,
  arrangeFrame,
  bonusFrame,
  chooseFrame,
  compareFrame,
  cutFrame,
  endOfRoundFrame,
  farmWoundFrame,
  healFrame,
  ignoreFrame,
  kiaiFrame,
  lendFromFrame,
  lendToFrame,
  loseDefenceFrame,
  moveFromFrame,
  moveToFrame,
  orderFrame,
  penaltyFrame,
  placeFrame,
  powerFrame,
  receiveFrame,
  recipientFrame,
  turnFrame,
} from './frames.ts'
import type { Spirit } from './state.ts'
import { clone } from './state.ts'
import type { BoardView, PlainQuestion, Question, Seen, SpaceView, SpiritOpen, SpiritView } from './view.ts'
import { BANS, bookOfView, cardAtHand, HIDDEN, unseen } from './view.ts'

/** A whole world that agrees with a view. */

const set = (list: readonly SamuraiName[]): number =>
  list.reduce((all, n) => all | (1 << SAMURAI.indexOf(n)), 0)

/**
 * SS-DUO-3: in round 1 with absent supports everybody knows that at least two plunderers in the game show a
 * doll.
 */
function enoughDolls(v: SpiritOpen, book: Book, maybe: readonly number[], open: number): boolean {
  if (!v.variant || v.round !== 1) return true
  let dolls = 0
  let possible = 0
  for (let c = 0; c < CARDS; c++) if (book.rank[c] === 0 && book.symbol[c] === DOLL) dolls++
  for (const c of maybe) if (book.symbol[c] === DOLL) possible++
  let held = dolls - possible
  for (let i = 0; i < open; i++) if (book.symbol[maybe[i] as number] === DOLL) held++
  return held >= 2
}

/** The tokens that lie under no space that shows its own. */
const unseenTokens = (spaces: readonly SpaceView<unknown>[]): number[] =>
  spaces.map((_, i) => i).filter(i => !spaces.some(p => p.token === i))

/** Puts unseen tokens under the spaces that still hide theirs. */
function hideTokens(tokens: number[], unseen: readonly number[], rng: Rng): void {
  const rest = mix(rng, unseen.slice())
  for (let i = 0; i < tokens.length; i++) if (tokens[i] === HIDDEN) tokens[i] = rest.pop() as number
}

const sharedOutcome = (o: Outcome | null): Outcome | null =>
  o === null
    ? null
    : Object.freeze({
        payoff: Object.freeze([...o.payoff]),
        scores: Object.freeze([...o.scores]),
        ranks: Object.freeze([...o.ranks]),
        clause: o.clause,
      })

/** Business under the question; whatever asks is never under one. */
function underFrame(f: Seen): SpiritFrame {
  switch (f.kind) {
    case 'penalty': {
      const frame: Penalty = penaltyFrame(f.seat, f.card)
      frame.first = f.first
      frame.second = f.second
      return frame
    }
    case 'kiai': {
      const frame: Kiai = kiaiFrame(f.seat, f.animal)
      frame.part = f.part
      return frame
    }
    case 'compare':
      return compareFrame(f.seat)
    case 'endOfRound': {
      const frame = endOfRoundFrame(f.seat)
      frame.stage = f.stage
      frame.done = f.done
      return frame
    }
    default: {
      const frame: Turn = turnFrame(f.seat)
      if (f.kind === 'turn') frame.stage = f.stage
      return frame
    }
  }
}

const PLAIN: Readonly<Record<PlainQuestion, (seat: number) => SpiritFrame>> = {
  choose: chooseFrame,
  absent: absentFrame,
  loseDefence: loseDefenceFrame,
  action: actionFrame,
  recipient: recipientFrame,
  again: againFrame,
  moveFrom: moveFromFrame,
  cut: cutFrame,
  lendFrom: lendFromFrame,
  heal: healFrame,
  farmWound: farmWoundFrame,
  bonus: bonusFrame,
}

function askedFrame(q: Question): SpiritFrame {
  const { seat } = q
  switch (q.kind) {
    case 'order':
      return orderFrame(seat, q.card)
    case 'ignore':
      return ignoreFrame(seat, q.card, ICONS.indexOf(q.icon))
    case 'place': {
      const givers = q.givers.reduce((all, who) => all | (1 << who), 0)
      return placeFrame(seat, q.card, q.from, givers, q.kept)
    }
    case 'receive':
      return receiveFrame(seat, q.card, q.from)
    case 'power':
      return powerFrame(seat, q.power, q.animal)
    case 'moveTo':
      return moveToFrame(seat, q.from)
    case 'lendTo':
      return lendToFrame(seat, q.owner)
    case 'arrange':
      return arrangeFrame(seat, q.cards.length, q.animal)
    default:
      return PLAIN[q.kind](seat)
  }
}

/** Everything that lies open, marked. */
function openCards({ open: v, own }: SpiritView): Uint8Array {
  const seen = new Uint8Array(CARDS)
  for (const b of v.boards) {
    for (const c of b.line) seen[c] = 1
    for (const c of b.defence) if (c >= 0) seen[c] = 1
  }
  for (const c of v.discard) seen[c] = 1
  const held = cardAtHand(own.question)
  if (held >= 0) seen[held] = 1
  return seen
}

/** What all worlds of a view have in common: HIDDEN stands where each has a card or a token of its own, and the box is empty. */
function common({ open: v, own }: SpiritView): Spirit {
  let known = 0 // cards under the pile that everybody saw go there
  for (let i = v.deck.length - 1; i >= v.up && v.deck[i] !== HIDDEN; i--) known++
  const bits = (test: (b: BoardView) => boolean): number =>
    v.boards.reduce((all, b, i) => all | (test(b) ? 1 << i : 0), 0)
  const frames = v.stack.map(underFrame)
  if (own.question !== null) frames.push(askedFrame(own.question))
  return {
    seats: v.seats,
    frames,
    rng: [0, 0, 0, 0],
    outcome: sharedOutcome(v.outcome),
    book: v.data === null ? null : bookOfView(v),
    mode: MODES.indexOf(v.mode),
    variant: v.variant ? 1 : 0,
    strictParity: v.options.strictParity,
    round: v.round,
    active: v.active,
    running: v.running ? 1 : 0,
    samurai: v.boards.map(b => (b.samurai === null ? -1 : SAMURAI.indexOf(b.samurai))),
    animals: bits(b => b.animal),
    marked: bits(b => b.wound),
    passed: bits(b => b.passed),
    lines: v.boards.map(b => b.line.slice()),
    totals: v.boards.map(b => b.total),
    defence: v.boards.flatMap(b => b.defence),
    token: v.boards.map(b => b.token),
    live: bits(b => b.live),
    talents: set(v.talents),
    absent: set(v.absent),
    bans: v.bans.reduce((all, ban) => all | (1 << BANS.indexOf(ban)), 0),
    resolving: v.stack.reduce((all, f) => (f.kind === 'kiai' ? all | (1 << f.seat) : all), 0),
    deck: v.deck.slice().reverse(),
    up: v.up,
    under: known,
    gate: v.gate.slice().reverse(),
    gateKnown: v.gate.map(c => (c === HIDDEN ? 0 : 1)).reverse(),
    discard: v.discard.slice(),
    box: [],
    roster: v.roster.slice(),
    barricades: v.barricades,
    cap: v.cap,
    farms: v.farms.map(p => p.token),
    farmLost: v.farms.map(p => p.lost),
    farmsLeft: v.farms.filter(p => p.lost === 0).length,
    families: v.families.map(p => p.token),
    familyLost: v.families.map(p => p.lost),
    familiesLeft: v.families.filter(p => p.lost === 0).length,
    familiesShown: v.familiesShown ? 1 : 0,
    fallen: v.fallen,
    seen: v.seen.slice(),
  }
}

/** Deals a pile from its top, which is its end: hidden cards are those of `fill`. */
function dealPile(pile: number[], fill: number[], inGame: Uint8Array): void {
  for (let i = pile.length - 1; i >= 0; i--) {
    if (pile[i] === HIDDEN) pile[i] = fill.pop() as number
    inGame[pile[i] as number] = 1
  }
}

/** The worlds of a view: every unseen card and token dealt anew, each possible deal equally likely. */
export function imaginer(view: SpiritView): (rng: Rng) => Spirit {
  const { open: v } = view
  const book = bookOfView(v)
  const { sure, maybe, open } = unseen(view)
  const seen = openCards(view)
  const model = common(view)
  const [farms, families] = [unseenTokens(v.farms), unseenTokens(v.families)]
  return rng => {
    const newcomers = maybe.slice()
    do mix(rng, newcomers)
    while (!enoughDolls(v, book, newcomers, open))
    const fill = mix(rng, sure.concat(newcomers.slice(0, open)))
    const s = clone(model)
    const inGame = seen.slice()
    dealPile(s.deck, fill, inGame)
    dealPile(s.gate, fill, inGame)
    for (let c = 0; c < CARDS; c++) if (inGame[c] === 0) s.box.push(c)
    s.rng = fork(rng)
    hideTokens(s.farms, farms, rng)
    hideTokens(s.families, families, rng)
    return s
  }
}

/** One of them. */
export const imagine = (view: SpiritView, rng: Rng): Spirit => imaginer(view)(rng)
