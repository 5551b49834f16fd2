/** One line of the log for each event. */
import type { Lang, Names, Seat } from '@noren/engine'
import type { HonorEvent } from '../events.ts'
import type { RowName } from '../state.ts'
import { cardName, PHRASES } from './names.ts'
import type { Who } from './phrases.ts'
import { plain, signed } from './phrases.ts'

export function sentence(lang: Lang, e: HonorEvent, names: Names): string | null {
  const p = PHRASES[lang]
  const t = p.tell
  const n = (seat: Seat): Who => ({ seat, name: names.of(seat), me: seat >= 0 && seat === names.me })
  const card = (c: number): string => cardName(lang, c)
  const house = (owner: Seat, row: RowName, by: Seat = -1): string => t.house(row, n(owner), owner === by)
  switch (e.type) {
    case 'began':
      return t.began(n(e.dealer), n(e.first))
    case 'turn':
      return t.turn(n(e.seat), e.round)
    case 'honour':
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
    case 'serving':
      return t.serving(n(e.seat), n(e.lord))
    case 'dissolving':
      return t.dissolving(n(e.seat), n(e.lord))
    case 'ronin':
      return t.ronin(n(e.seat))
    case 'title':
      return e.to < 0 ? t.titleFree : t.titleTo(n(e.to))
    case 'succeeded':
      return t.succeeded(n(e.seat), n(e.from), card(e.daimyo))
    case 'daimyo-died':
      return t.daimyoDied(card(e.daimyo), e.cards.length)
    case 'samurai-died':
      return t.samuraiDied(n(e.seat), e.cards.length)
    case 'spied':
      return t.spied(n(e.seat), card(e.card), house(e.owner, e.row))
    case 'destroyed':
      return t.destroyed(card(e.card))
    case 'stolen':
      return t.stolen(card(e.card), house(e.to, e.toRow))
    case 'assassin':
      return t.assassin(n(e.seat), t.victim(e.row, n(e.target)), e.need)
    case 'stabbed':
      return t.stabbed(e.die, e.success)
    case 'guard-fell':
      return t.guardFell(house(e.owner, e.row))
    case 'attacked':
      return t.attacked(n(e.seat), n(e.target), e.dice)
    case 'rolled':
      return t.rolled(n(e.attacker), n(e.defender), e.totals, e.tie)
    case 'won':
      return t.won(n(e.winner), n(e.loser))
    case 'window':
      return t.window(n(e.affected))
    case 'window-closed':
      return e.by < 0 ? t.unsaved(n(e.affected)) : t.saved(n(e.by), n(e.affected))
    case 'castle-taken':
      return t.castleTaken(n(e.winner), card(e.card))
    case 'castle-burned':
      return t.castleBurned(n(e.winner), card(e.card))
    case 'dishonor':
      return t.dishonor(n(e.seat), n(e.target))
    case 'answered':
      return t.answered(n(e.seat), e.answer)
    case 'game-over':
      return t.over(n(e.winner), e.honour)
    default:
      return null // the end of a turn is only a movement
  }
}
