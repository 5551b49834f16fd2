/** What the scroll asks, or whom the table waits for. */
import type { Lang, Names, Seat } from '@noren/engine'
import type { HonorView, Question } from '../view.ts'
import { cardName, PHRASES, typeIn } from './names.ts'
import type { Phrases } from './phrases.ts'

type Window = Extract<Question, { kind: 'window' }>

/** Whom the table waits for, told to somebody whom it may concern. */
function waitText(p: Phrases, q: Question, seat: Seat, names: Names): string {
  if (q.kind === 'answer')
    return q.by === seat
      ? p.asks.waitShamed(names.of(q.seat))
      : p.asks.waitAnswer(names.of(q.seat), names.of(q.by))
  if (q.kind === 'castle')
    return q.loser === seat
      ? p.asks.waitMyCastle(names.of(q.seat))
      : p.asks.waitCastle(names.of(q.seat), names.of(q.loser))
  return p.asks.waitTurn(names.of(q.seat))
}

/** A sealed window, as the loser, the winner or a bystander reads it. */
function windowText(p: Phrases, f: Window, seat: Seat, names: Names): string {
  const who = names.of(f.seat)
  if (!f.open.includes(seat)) {
    if (f.asked.includes(seat)) return f.seat === seat ? p.asks.sealedMine : p.asks.sealed(who)
    return f.seat === seat ? p.asks.waitMine : p.asks.waitWindow(who)
  }
  if (f.about === 'dishonor') return f.by === seat ? p.asks.saveShamed(who) : p.asks.saveDishonor(who)
  if (f.seat === seat) return p.asks.saveMine(names.of(f.by))
  return f.by === seat ? p.asks.saveBeaten(who) : p.asks.saveBattle(who, names.of(f.by))
}

export function question(lang: Lang, v: HonorView, seat: Seat, names: Names): string {
  const p = PHRASES[lang]
  const q = v.own.question
  const named = (c: number): string => cardName(lang, c, v.open.data)
  if (q === null) {
    const winner = v.open.outcome?.ranks.indexOf(1) ?? -1
    return winner === seat && seat >= 0 ? p.asks.overMine : p.asks.over(names.of(winner))
  }
  if (q.kind === 'window') return windowText(p, q, seat, names)
  if (q.seat !== seat) return waitText(p, q, seat, names)
  switch (q.kind) {
    case 'answer':
      return p.asks.answer(names.of(q.by))
    case 'castle':
      return p.asks.castle(names.of(q.loser))
    case 'place':
      return typeIn(v, q.card) === 'daimyo' ? p.asks.daimyo(named(q.card)) : p.asks.place(named(q.card))
    case 'fate':
      return p.asks.fate(named(q.picked))
    case 'pick':
      return q.first < 0 ? p.asks.pick : p.asks.pickMore
    case 'assassin':
    case 'dishonor':
      return p.asks[q.kind]
    default:
      return p.asks.turn(v.open.turn.left)
  }
}
