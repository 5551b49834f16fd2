/** What the scroll asks, or whom the table waits for. */
import type { Lang, Names, Seat } from '@noren/engine'
import type { HonorView } from '../view.ts'
import { cardName, PHRASES, typeIn } from './names.ts'
import type { Phrases } from './phrases.ts'

function waitText(p: Phrases, v: HonorView, names: Names): string {
  const f = v.frame
  if (f.kind === 'answer') return p.asks.waitAnswer(names.of(f.target))
  if (f.kind === 'window') return p.asks.waitWindow
  if (f.kind === 'castle') return p.asks.waitCastle(names.of(f.winner))
  return p.asks.waitTurn(names.of(v.turn.seat))
}

export function question(lang: Lang, v: HonorView, seat: Seat, names: Names): string {
  const p = PHRASES[lang]
  const f = v.frame
  const named = (c: number): string => cardName(lang, c, v.data)
  if (f.kind === 'over') return p.asks.over(names.of(v.outcome?.ranks.indexOf(1) ?? -1))
  if (f.kind === 'window') {
    if (!f.open.includes(seat)) return f.asked.includes(seat) ? p.asks.sealed : p.asks.waitWindow
    const who = names.of(f.affected)
    return f.about === 'battle' ? p.asks.saveBattle(who, names.of(f.by)) : p.asks.saveDishonor(who)
  }
  if (f.kind === 'answer' && f.target === seat) return p.asks.answer(names.of(f.by))
  if (f.kind === 'castle' && f.winner === seat) return p.asks.castle(names.of(f.loser))
  if (f.kind === 'answer' || f.kind === 'castle' || v.turn.seat !== seat) return waitText(p, v, names)
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
