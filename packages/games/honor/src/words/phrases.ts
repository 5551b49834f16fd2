/** The sentences every language must have. Cards come as names, amounts as signed text; the log speaks to its reader. */
import type { Seat } from '@noren/engine'
import type { HonourWhy } from '../events.ts'
import type { RowName, StatusName } from '../terms.ts'

/** Somebody in a line of the log; the reader is "you" there. */
export interface Who {
  readonly seat: Seat
  readonly name: string
  readonly me: boolean
}

export interface Phrases {
  readonly title: string
  readonly tagline: string
  readonly unit: string
  readonly card: Readonly<Record<string, string>>
  readonly status: Readonly<Record<StatusName, string>>
  /** "player 3", for labels, which know no names. */
  player(n: number): string
  row(row: RowName): string
  /** A house and whose it is, without article. */
  rowOf(row: RowName, who: string): string
  actions(n: number): string

  readonly draw: string
  play(card: string, price: string): string
  discard(card: string): string
  proclaim(bonus: string): string
  attack(who: string, mine: number, theirs: number): string
  ally(who: string, share: string): string
  dissolve(price: string): string
  readonly end: string
  readonly back: string
  lay(row: RowName, foreign: boolean): string
  enthrone(card: string): string
  dismiss(card: string): string
  pick(card: string, where: string): string
  readonly fates: Readonly<Record<'destroy' | 'samurai' | 'daimyo' | 'second', string>>
  readonly enough: string
  kill(row: RowName, who: string, need: number, price: string): string
  /** Without odds, for somebody who sends no assassin just now. */
  victim(row: RowName, who: string): string
  shame(who: string, loss: string, saved: string): string
  accept(loss: string): string
  saveMine(loss: string): string
  readonly save: string
  readonly pass: string
  suicide(row: RowName, lost: number): string
  take(card: string, swap: boolean): string
  burn(card: string): string

  readonly asks: {
    turn(left: number): string
    place(card: string): string
    daimyo(card: string): string
    assassin: string
    dishonor: string
    pick: string
    pickMore: string
    fate(card: string): string
    answer(by: string): string
    saveDishonor(who: string): string
    saveBattle(who: string, winner: string): string
    /** My own Daimyo lost; I beat somebody; I dishonoured somebody. */
    saveMine(winner: string): string
    saveBeaten(who: string): string
    saveShamed(who: string): string
    sealed(who: string): string
    sealedMine: string
    castle(loser: string): string
    over(winner: string): string
    overMine: string
    waitTurn(who: string): string
    waitAnswer(who: string, by: string): string
    /** I played the Dishonor. */
    waitShamed(who: string): string
    waitWindow(who: string): string
    waitMine: string
    waitCastle(who: string, loser: string): string
    waitMyCastle(who: string): string
  }

  readonly tell: {
    /** A house and whose it is, as it stands after "into"; `own`: the house of whoever the sentence begins with. */
    house(row: RowName, who: Who, own: boolean): string
    began(dealer: Who, first: Who): string
    turn(who: Who, round: number): string
    honour(who: Who, amount: string, total: string, why: HonourWhy): string
    drew(who: Who, card: string | null): string
    reshuffled(n: number): string
    discarded(who: Who, card: string): string
    placed(who: Who, card: string, where: string): string
    enthroned(who: Who, card: string): string
    dismissed(who: Who, second: Who, card: string): string
    proclaimed(who: Who, daimyo: string): string
    allied(who: Who, lord: Who): string
    serving(who: Who, lord: Who): string
    dissolving(who: Who, lord: Who): string
    ronin(who: Who): string
    titleTo(who: Who): string
    titleFree: string
    succeeded(who: Who, from: Who, daimyo: string): string
    daimyoDied(daimyo: string, lost: number): string
    /** HS-AMB-64: left behind by its 1st Samurai. */
    daimyoLeft(who: Who, daimyo: string, lost: number): string
    samuraiDied(who: Who, lost: number): string
    spied(who: Who, card: string, where: string): string
    destroyed(card: string): string
    stolen(card: string, where: string): string
    assassin(who: Who, victim: string, need: number): string
    victim(row: RowName, who: Who): string
    stabbed(die: number, success: boolean): string
    guardFell(where: string): string
    attacked(who: Who, target: Who, dice: readonly [number, number]): string
    rolled(a: Who, b: Who, totals: readonly [number, number], tie: boolean): string
    won(winner: Who, loser: Who): string
    window(who: Who): string
    saved(by: Who, who: Who): string
    unsaved(who: Who): string
    castleTaken(winner: Who, card: string): string
    castleBurned(winner: Who, card: string): string
    dishonor(who: Who, target: Who): string
    answered(who: Who, answer: 'accept' | 'save' | 'suicide-samurai' | 'suicide-daimyo'): string
    over(winner: Who, honour: number): string
  }

  readonly options: Readonly<Record<string, string>>
}

/** Signed, with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`)
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
