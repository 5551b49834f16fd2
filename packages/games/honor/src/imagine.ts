import type { Rng } from '@noren/engine'
import { below, copyRng, only, shuffle } from '@noren/engine'
import { FATES } from './actions.ts'
import { freezeData, PACK, SAMURAI_CARDS } from './cards.ts'
import { saveFaceOf } from './figures.ts'
import type { HonorFrame } from './frames.ts'
import {
  answerFrame,
  assassinFrame,
  bearFrame,
  castleFrame,
  dishonorFrame,
  fateFrame,
  lossFrame,
  pickFrame,
  placeFrame,
  turnFrame,
  windowFrame,
} from './frames.ts'
import type { Honor } from './state.ts'
import { honorState, player } from './state.ts'
import { NONE, STATUSES } from './terms.ts'
import type { HonorView, Question, Seen } from './view.ts'

/** Sealed answers of others may be anything that a hand allows. */
function imagineWindow(s: Honor, q: Question & { kind: 'window' }, viewer: number, rng: Rng): HonorFrame {
  const set = (seats: readonly number[]): number => seats.reduce((all, seat) => all | only(seat), 0)
  const f = windowFrame(q.seat, q.about, q.by, set(q.asked))
  f.waiting = set(q.open)
  for (const seat of q.asked) {
    if (q.open.includes(seat)) continue
    const saves = seat === viewer ? q.mine === 'save' : saveFaceOf(s, seat) !== NONE && below(rng, 2) === 0
    if (saves) f.saves |= only(seat)
  }
  return f
}

function underneath(f: Seen): HonorFrame {
  if (f.kind === 'turn') return turnFrame(f.seat, f.used, f.declared)
  const loss = f.kind === 'bear' ? bearFrame(f.seat) : lossFrame(f.seat, f.winner)
  loss.saved = f.saved
  return loss
}

const fateNumber = (name: string | null): number => FATES.findIndex(fate => fate === name)

/** What is asked, as frames: a play half made stands on the turn. */
function imagineQuestion(s: Honor, { open: o, own }: HonorView, rng: Rng): HonorFrame[] {
  const turn = turnFrame(o.turn.seat, o.turn.used, o.turn.declared)
  const q = own.question
  switch (q?.kind) {
    case 'answer':
      return [answerFrame(q.seat, q.by)]
    case 'castle':
      return [castleFrame(q.seat, q.loser, q.saved)]
    case 'window':
      return [imagineWindow(s, q, own.seat, rng)]
    case 'place':
      return [turn, placeFrame(q.seat, q.card)]
    case 'assassin':
      return [turn, assassinFrame(q.seat, q.card)]
    case 'dishonor':
      return [turn, dishonorFrame(q.seat, q.card)]
    case 'pick':
      return [turn, pickFrame(q.seat, q.card, q.first, fateNumber(q.firstFate))]
    case 'fate':
      return [turn, fateFrame(q.seat, q.card, q.picked, q.first, fateNumber(q.firstFate))]
    default:
      return [turn]
  }
}

/** A whole state that agrees with a view: deals the unseen cards anew, each to a place of its own shuffle. */
export function imagine(v: HonorView, rng: Rng): Honor {
  const { open: o, own } = v
  const r = copyRng(rng)
  const epoch = Array.from({ length: PACK }, () => 0)
  const pools = new Map<number, number[]>()
  for (const group of own.unseen) {
    for (const card of group.cards) epoch[card] = group.epoch
    pools.set(group.epoch, shuffle(r, [...group.cards]))
  }
  const players = o.players.map((p, seat) => {
    const mine = seat === own.seat
    const hand = mine ? [...own.hand] : p.epochs.map(e => (pools.get(e) as number[]).pop() as number)
    const epochs = mine ? own.epochs : p.epochs
    hand.forEach((card, i) => (epoch[card] = epochs[i] as number))
    const { honour, lord, daimyo, samurai } = p
    return player(honour, STATUSES.indexOf(p.status), lord, daimyo, samurai, [...p.court], [...p.home], hand)
  })
  const { alliances, shogunSaves } = o.options
  const data = o.data === null || Object.isFrozen(o.data) ? o.data : freezeData(o.data)
  const s = honorState(
    { target: o.target, data, alliances, shogunSaves },
    o.seats,
    [],
    r,
    o.outcome,
    o.dealer,
    o.turn.seat,
    o.round,
    players,
    pools.get(o.shuffles) ?? [],
    [...o.discard],
    SAMURAI_CARDS.filter(c => !players.some(p => p.samurai === c)),
    o.shogun,
    o.shuffles,
    epoch,
  )
  s.frames = [...o.stack.map(underneath), ...imagineQuestion(s, v, r)]
  return s
}
