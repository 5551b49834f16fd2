/**
 * What a seat cannot tell apart, written from section 5 of the rules (hidden information) and from nothing else:
 * cards in the hands of others and the draw pile are hidden, everything on the table and in the discard pile is open.
 * Cards shuffled back were seen by all and everybody counts draws, so hidden cards are exchanged only within one shuffle.
 */
import type { Rng, Seat } from '@noren/engine'
import { below } from '@noren/engine'
import type { Fixture, Secrets } from '@noren/engine/laws'
import { actions, card } from '../actions.ts'
import { CARDS, freezeData, PACK } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import type { HonorFrame } from '../frames.ts'
import { isHalf, placeFrame } from '../frames.ts'
import type { HonorOptions } from '../index.ts'
import { honor } from '../index.ts'
import { sense } from '../sense.ts'
import type { Honor, Player } from '../state.ts'
import type { HonorView } from '../view.ts'
import { annexB } from './annex.ts'
import { leaky } from './leaky.ts'
import { reasons } from './reasons.ts'

type Renaming = (card: number) => number

function groups(s: Honor, seat: Seat): number[][] {
  const hidden = [...s.deck]
  s.players.forEach((p, i) => {
    if (i !== seat) hidden.push(...p.hand)
  })
  const byShuffle: number[][] = Array.from({ length: s.shuffles + 1 }, () => [])
  for (const card of hidden) byShuffle[s.epoch[card] as number]?.push(card)
  return byShuffle
}

const renameFrame = (f: HonorFrame, to: Renaming): HonorFrame =>
  isHalf(f) ? { ...f, card: to(f.card) } : { ...f }

function rename(s: Honor, to: Renaming): Honor {
  const world = honor.clone(s)
  const all = (cards: number[]): number[] => cards.map(to)
  world.players = world.players.map((p): Player => ({
    ...p,
    court: all(p.court),
    home: all(p.home),
    hand: all(p.hand),
  }))
  world.deck = all(world.deck)
  world.frames = world.frames.map(f => renameFrame(f, to))
  return world
}

const isSaveFace = (card: number): boolean => CARDS[card]?.type === 'saveface'

/** Sealed answers of others may be anything their hands allow; nobody knows whether the active player holds a card up. */
function stir(s: Honor, seat: Seat, rng: Rng): void {
  const f = s.frames.at(-1)
  if (f === undefined || s.outcome !== null) return
  if (f.kind === 'window') {
    for (let i = 0; i < s.seats; i++) {
      const answered = (f.asked & (1 << i)) !== 0 && (f.waiting & (1 << i)) === 0
      if (i === seat || !answered) continue
      const saves = s.players[i]?.hand.some(isSaveFace) === true && below(rng, 2) === 0
      f.saves = saves ? f.saves | (1 << i) : f.saves & ~(1 << i)
    }
  } else if (seat !== s.active && (f.kind === 'turn' || isHalf(f))) {
    if (isHalf(f)) s.frames.pop()
    const hand = s.players[s.active]?.hand ?? []
    if (below(rng, 2) === 0 && hand.length > 0)
      s.frames.push(placeFrame(s.active, hand[below(rng, hand.length)] as number))
  }
}

/** In a Save Face window nobody else may learn who passed and who did not while it stays open (section 4.1). */
const sealed = (s: Honor): boolean => s.frames.at(-1)?.kind === 'window'

export const secrets: Secrets<Honor> = {
  sealed,
  groups,
  rename,
  renameAction: (a, to) => actions.rename(a, card, to),
  stir,
}

/** Where every card is, and that none is twice or nowhere. */
function census(s: Honor): Record<string, number> {
  const all = [...s.deck, ...s.discard, ...s.out, 16]
  for (const p of s.players) {
    all.push(p.samurai, ...p.court, ...p.home, ...p.hand)
    if (p.daimyo >= 0) all.push(p.daimyo)
  }
  return { cards: all.length, distinct: new Set(all).size, box: PACK, out: s.out.length }
}

/** A poor title and poor Daimyos: long games with many reshuffles, and a host's own figures at work. */
export const poor: HonorOptions = {
  target: 250,
  alliances: 'ronin',
  shogunSaves: false,
  data: freezeData({
    cards: {
      'daimyo-d4': { honour: 10, name: 'Tokugawa Hidetada' },
      'spy-6': { type: 'elite' },
      'army-1': { strength: 2 },
    },
    shogun: [5, 5, 5, 5],
  }),
}

const usual = honor.options.defaults

export const fixture: Fixture<HonorOptions, Honor, HonorFrame, HonorEvent, HonorView> = {
  game: honor,
  options: [
    { ...usual, target: 250 },
    { ...usual, target: 300, alliances: 'anyone' },
    { ...usual, target: 400 },
    { ...usual, target: 250, alliances: 'anyone', shogunSaves: false },
    poor,
  ],
  secrets,
  census,
  invariants: annexB,
  // half blind, half sensible: blind players throw their hands away and meet few castles, spies and heirs
  pick: (s, seat, open, rng) =>
    below(rng, 2) === 0 ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size),
  reasons,
  maxDecisions: 30_000,
  leaky,
}
