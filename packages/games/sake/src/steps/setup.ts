import type { Seat } from '@noren/engine'
import { shuffle } from '@noren/engine'
import { act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { backsOf } from '../atoms.ts'
import { BATTLEFIELD, HAND_LIMIT, KATANA, NARROW_BRIDGE, SAMURAI } from '../cards.ts'
import { placeOfType, printed, locationRule } from '../printed.ts'
import { BOARD_TAKEN } from '../reasons.ts'
import type { Sake } from '../state.ts'
import { ALL_EYES, SHOWN } from '../state.ts'
import type { AskOf, RunOf } from './types.ts'

const { board } = act

/** W-SETUP, D-1: each player takes a board nobody has, in turn order (SK-SETUP-2, A-72). */
export const boards: AskOf<'boards'> = {
  clause: 'SK-SETUP-2',
  offers(s, _f, _seat, out) {
    for (let b = 0; b < SAMURAI.length; b++) out.put(board(b), s.board.includes(b) ? BOARD_TAKEN : null)
  },
  apply(s, f, seat, a, t) {
    s.board[seat] = board.board(a)
    t.tell({ type: 'boardTaken', seat, board: board.board(a), clause: 'SK-SETUP-2' })
    const next = (seat + 1) % s.seats
    if (next === s.first) s.frames.pop()
    else {
      f.seat = next
      f.waiting = 1 << next
    }
  },
}

/** SK-SETUP-4, SK-SETUP-5, SK-SETUP-6, SK-SETUP-7, SK-SETUP-8, SK-SETUP-9, SK-SETUP-10, SK-SETUP-11, SK-SETUP-12, SK-SETUP-13: markers, Katanas, one shuffled deck, hands and Life piles, cubes, the Masu. */
export const deal: RunOf<'deal'> = {
  clause: 'SK-SETUP-7',
  run(s, _f, t) {
    s.frames.pop()
    const p = printed(s)
    for (let i = 0; i < s.seats; i++) {
      if (!s.rules.choose)
        t.tell({ type: 'boardTaken', seat: i, board: s.board[i] as number, clause: 'SK-SETUP-2' })
      takeKatana(s, i, p.katanas[i] as number)
    }
    const given = p.katanas.slice(0, s.seats)
    s.deck = shuffle(
      s.rng,
      s.deck.filter(c => !given.includes(c)), // SK-SETUP-6: the other Katanas are in it
    )
    for (let i = 0; i < s.seats; i++) dealTo(s, i, t)
    // SK-SETUP-4; the Battlefield gives no markers.
    s.seated = locationRule(s) === BATTLEFIELD ? 0 : (1 << s.seats) - 1
    // SK-SETUP-11; the Narrow Bridge puts 2 Steps.
    const steps = locationRule(s) === NARROW_BRIDGE ? 2 : 3
    for (let i = 0; i < s.seats; i++) s.cubes[i] = [steps]
    s.supply -= steps * s.seats
    // SK-SETUP-18: the first player is addressed with "-san"; the words see to that.
    t.reveal({
      type: 'gameBegan',
      seat: s.first,
      masu: s.masu,
      location: s.rules.location,
      clause: 'SK-SETUP-17',
    })
  },
}

/** SK-SETUP-5: into the Defence zone. */
function takeKatana(s: Sake, seat: Seat, card: number): void {
  const place = placeOfType(KATANA)
  s.gear[seat] = [card]
  s.places[seat] = 1 << place
  s.wield[seat] = place
  s.known[card] = ALL_EYES | SHOWN
}

/** SK-SETUP-7, SK-SETUP-8, SK-SETUP-9: life + 4 cards, four of them the hand, the rest the Life pile nobody has seen. */
function dealTo(s: Sake, seat: Seat, t: Told): void {
  const life = printed(s).life[s.board[seat] as number] as number
  const cards = s.deck.splice(s.deck.length - HAND_LIMIT - life, HAND_LIMIT + life)
  const hand = cards.splice(0, HAND_LIMIT)
  s.hand[seat] = hand
  s.life[seat] = cards
  for (const c of hand) s.known[c] = 1 << seat
  const backs = backsOf(s, hand)
  const clause = 'SK-SETUP-8'
  const katana = (s.gear[seat] as number[])[0] as number
  t.whisper(
    1 << seat,
    { type: 'dealt', seat, cards: hand.slice(), backs, life, katana, clause },
    { type: 'dealt', seat, cards: null, backs, life, katana, clause },
  )
}
