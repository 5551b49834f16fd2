/** One line of the log for each event. */
import type { Lang, Names, Seat } from '@noren/engine'
import type { HonorEvent } from '../events.ts'
import type { RowName } from '../terms.ts'
import type { HonorView } from '../view.ts'
import { cardName, PHRASES } from './names.ts'
import type { Who } from './phrases.ts'
import { plain, signed } from './phrases.ts'

export function sentence(lang: Lang, e: HonorEvent, names: Names, view?: HonorView): string | null {
  const p = PHRASES[lang]
  const t = p.tell
  const n = (seat: Seat): Who => ({ seat, name: names.of(seat), me: seat >= 0 && seat === names.me })
  const card = (c: number): string => cardName(lang, c, view?.open.data ?? null)
  const house = (owner: Seat, row: RowName, by: Seat = -1): string => t.house(row, n(owner), owner === by)
  switch (e.type) {
    case 'began':
      return t.began(n(e.dealer), n(e.seat))
    case 'turnBegan':
      return t.turn(n(e.seat), e.round)
    case 'honourChanged':
      // a gain is shown with its sign, a loss as the amount that is lost
      return t.honour(
        n(e.seat),
        e.why === 'collect' || e.why.startsWith('dishonor') ? signed(e.amount) : String(-e.amount),
        plain(e.total),
        e.why,
      )
    case 'drew':
      return t.drew(n(e.seat), e.card < 0 ? null : card(e.card))
    case 'reshuffled':
      return t.reshuffled(e.cards)
    case 'discarded':
      return t.discarded(n(e.seat), card(e.card))
    case 'placed':
      return t.placed(n(e.seat), card(e.card), house(e.owner, e.row, e.seat))
    case 'enthroned':
      return t.enthroned(n(e.seat), card(e.card))
    case 'dismissed':
      return t.dismissed(n(e.seat), n(e.second), card(e.card))
    case 'proclaimed':
      return t.proclaimed(n(e.seat), card(e.daimyo))
    case 'allied':
      return t.allied(n(e.seat), n(e.lord))
    case 'served':
      return t.serving(n(e.seat), n(e.lord))
    case 'dissolved':
      return t.dissolving(n(e.seat), n(e.lord))
    case 'becameRonin':
      return t.ronin(n(e.seat))
    case 'titleMoved':
      return e.to < 0 ? t.titleFree : t.titleTo(n(e.to))
    case 'succeeded':
      return t.succeeded(n(e.seat), n(e.from), card(e.daimyo))
    case 'daimyoDied':
      return e.how === 'left'
        ? t.daimyoLeft(n(e.seat), card(e.daimyo), e.cards.length)
        : t.daimyoDied(card(e.daimyo), e.cards.length)
    case 'samuraiDied':
      return t.samuraiDied(n(e.seat), e.cards.length)
    case 'spied':
      return t.spied(n(e.seat), card(e.card), house(e.owner, e.row))
    case 'destroyed':
      return t.destroyed(card(e.card))
    case 'stolen':
      return t.stolen(card(e.card), house(e.to, e.toRow))
    case 'assassinSent':
      return t.assassin(n(e.seat), t.victim(e.row, n(e.target)), e.need)
    case 'stabbed':
      return t.stabbed(e.die, e.success)
    case 'guardFell':
      return t.guardFell(house(e.seat, e.row))
    case 'attacked':
      return t.attacked(n(e.seat), n(e.target), e.dice)
    case 'rolled':
      return t.rolled(n(e.seat), n(e.defender), e.totals, e.tie)
    case 'won':
      return t.won(n(e.seat), n(e.loser))
    case 'windowOpened':
      return t.window(n(e.seat))
    case 'windowClosed':
      return e.by < 0 ? t.unsaved(n(e.seat)) : t.saved(n(e.by), n(e.seat))
    case 'castleTaken':
      return t.castleTaken(n(e.seat), card(e.card))
    case 'castleBurned':
      return t.castleBurned(n(e.seat), card(e.card))
    case 'dishonored':
      return t.dishonor(n(e.seat), n(e.target))
    case 'answered':
      return t.answered(n(e.seat), e.answer)
    case 'gameEnded':
      return t.over(n(e.seat), e.honour)
    default:
      return null // the end of a turn is only a movement
  }
}
