/** The sentences every language must have. Players come as names, cards as names, amounts as signed text. */
import type { HonourWhy } from '../events.ts'
import type { RowName, StatusName } from '../state.ts'

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
  readonly dissolve: string
  readonly end: string
  readonly back: string
  lay(row: RowName, foreign: boolean): string
  enthrone(card: string): string
  dismiss(card: string): string
  pick(card: string, where: string): string
  readonly fates: Readonly<Record<'destroy' | 'samurai' | 'daimyo' | 'second', string>>
  readonly enough: string
  kill(row: RowName, who: string, need: number, price: string): string
  shame(who: string): string
  readonly accept: string
  readonly saveMine: string
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
    began(dealer: string, first: string): string
    turn(who: string, round: number): string
    honour(who: string, amount: string, total: string, why: HonourWhy): string
    drew(who: string, card: string | null): string
    reshuffled(n: number): string
    discarded(who: string, card: string): string
    placed(who: string, card: string, where: string): string
    enthroned(who: string, card: string): string
    dismissed(who: string, second: string, card: string): string
    proclaimed(who: string, daimyo: string): string
    allied(who: string, lord: string): string
    serving(who: string, lord: string): string
    dissolving(who: string, lord: string): string
    ronin(who: string): string
    titleTo(who: string): string
    titleFree: string
    succeeded(who: string, from: string, daimyo: string): string
    daimyoDied(daimyo: string, lost: number): string
    samuraiDied(who: string, lost: number): string
    spied(who: string, card: string, where: string): string
    destroyed(card: string): string
    stolen(card: string, where: string): string
    assassin(who: string, victim: string, need: number): string
    victim(row: RowName, who: string): string
    stabbed(die: number, success: boolean): string
    guardFell(where: string): string
    attacked(who: string, target: string, dice: readonly [number, number]): string
    rolled(a: string, b: string, totals: readonly [number, number], tie: boolean): string
    won(winner: string, loser: string): string
    window(who: string): string
    saved(by: string, who: string): string
    unsaved(who: string): string
    castleTaken(winner: string, card: string): string
    castleBurned(winner: string, card: string): string
    dishonor(who: string, target: string): string
    answered(who: string, answer: 'accept' | 'save' | 'suicide-samurai' | 'suicide-daimyo'): string
    over(winner: string, honour: number): string
  }

  readonly options: Readonly<Record<string, string>>
}

/** Signed, with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`)
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
