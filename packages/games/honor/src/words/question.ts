/** What the scroll asks, or whom the table waits for. */
import type { Lang, Names, Seat } from '@noren/engine'
import type { HonorView } from '../view.ts'
import { cardName, PHRASES, typeIn } from './names.ts'
import type { Phrases } from './phrases.ts'

type Window = Extract<HonorView['frame'], { kind: 'window' }>

/** Whom the table waits for, told to somebody whom it may concern. */
function waitText(p: Phrases, v: HonorView, seat: Seat, names: Names): string {
  const f = v.frame
  if (f.kind === 'answer')
    return f.by === seat
      ? p.asks.waitShamed(names.of(f.target))
      : p.asks.waitAnswer(names.of(f.target), names.of(f.by))
  if (f.kind === 'castle')
    return f.loser === seat
      ? p.asks.waitMyCastle(names.of(f.winner))
      : p.asks.waitCastle(names.of(f.winner), names.of(f.loser))
  return p.asks.waitTurn(names.of(v.turn.seat))
}

/** A sealed window, as the loser, the winner or a bystander reads it. */
function windowText(p: Phrases, f: Window, seat: Seat, names: Names): string {
  const who = names.of(f.affected)
  if (!f.open.includes(seat)) {
    if (f.asked.includes(seat)) return f.affected === seat ? p.asks.sealedMine : p.asks.sealed(who)
    return f.affected === seat ? p.asks.waitMine : p.asks.waitWindow(who)
  }
  if (f.about === 'dishonor') return f.by === seat ? p.asks.saveShamed(who) : p.asks.saveDishonor(who)
  if (f.affected === seat) return p.asks.saveMine(names.of(f.by))
  return f.by === seat ? p.asks.saveBeaten(who) : p.asks.saveBattle(who, names.of(f.by))
}

export function question(lang: Lang, v: HonorView, seat: Seat, names: Names): string {
  const p = PHRASES[lang]
  const f = v.frame
  const named = (c: number): string => cardName(lang, c, v.data)
  if (f.kind === 'over') {
    const winner = v.outcome?.ranks.indexOf(1) ?? -1
    return winner === seat && seat >= 0 ? p.asks.overMine : p.asks.over(names.of(winner))
  }
  if (f.kind === 'window') return windowText(p, f, seat, names)
  if (f.kind === 'answer' && f.target === seat) return p.asks.answer(names.of(f.by))
  if (f.kind === 'castle' && f.winner === seat) return p.asks.castle(names.of(f.loser))
  if (f.kind === 'answer' || f.kind === 'castle' || v.turn.seat !== seat) return waitText(p, v, seat, names)
  switch (f.kind) {
    case 'place':
      return typeIn(v, f.card) === 'daimyo' ? p.asks.daimyo(named(f.card)) : p.asks.place(named(f.card))
    case 'spy':
      if (f.second >= 0) return p.asks.fate(named(f.second))
      if (f.first < 0) return p.asks.pick
      return f.firstFate < 0 ? p.asks.fate(named(f.first)) : p.asks.pickMore
    case 'assassin':
    case 'dishonor':
      return p.asks[f.kind]
    default:
      return p.asks.turn(v.turn.left)
  }
}
