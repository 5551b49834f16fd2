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

/** The cards that are known to be somewhere among those of one shuffle. */
type Group = HonorView['own']['unseen'][number]

/** Which shuffle every card came from last: the same in all worlds, since a hidden card is dealt to a place of its own shuffle. */
function epochsOf({ own }: HonorView): number[] {
  const epoch = Array.from({ length: PACK }, () => 0)
  for (const group of own.unseen) for (const card of group.cards) epoch[card] = group.epoch
  own.hand.forEach((card, i) => (epoch[card] = own.epochs[i] as number))
  return epoch
}

/** The whole states that agree with a view: each deals the unseen cards anew, each to a place of its own shuffle. */
export function imaginer(v: HonorView): (rng: Rng) => Honor {
  const { open: o, own } = v
  const groups: readonly Group[] = own.unseen
  const epoch = epochsOf(v)
  const pile = groups.findIndex(g => g.epoch === o.shuffles)
  // Of every hidden hand, the group from which each of its cards comes.
  const from = o.players.map((p, seat) =>
    seat === own.seat ? [] : p.epochs.map(e => groups.findIndex(g => g.epoch === e)),
  )
  const { alliances, shogunSaves } = o.options
  const data = o.data === null || Object.isFrozen(o.data) ? o.data : freezeData(o.data)
  const agreed = { target: o.target, data, alliances, shogunSaves }
  const out = SAMURAI_CARDS.filter(c => !o.players.some(p => p.samurai === c))
  return rng => {
    const r = copyRng(rng)
    const pools = groups.map(group => shuffle(r, group.cards.slice()))
    const players = o.players.map((p, seat) => {
      const hand =
        seat === own.seat
          ? own.hand.slice()
          : (from[seat] as number[]).map(n => (pools[n] as number[]).pop() as number)
      const { honour, lord, daimyo, samurai } = p
      const status = STATUSES.indexOf(p.status)
      return player(honour, status, lord, daimyo, samurai, p.court.slice(), p.home.slice(), hand)
    })
    const s = honorState(
      agreed,
      o.seats,
      [],
      r,
      o.outcome,
      o.dealer,
      o.turn.seat,
      o.round,
      players,
      pools[pile] ?? [],
      o.discard.slice(),
      out.slice(),
      o.shogun,
      o.shuffles,
      epoch.slice(),
    )
    s.frames = [...o.stack.map(underneath), ...imagineQuestion(s, v, r)]
    return s
  }
}

/** One of them. */
export const imagine = (v: HonorView, rng: Rng): Honor => imaginer(v)(rng)
