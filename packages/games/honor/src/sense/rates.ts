/** What single cards are to the rule-based player wherever they lie: worked out once for each sheet of figures. */
import type { Sheet } from '../cards.ts'
import { POSSESSION } from '../cards.ts'
import { W } from './tuned.ts'

export interface Rates {
  readonly sheet: Sheet
  readonly type: Int32Array
  readonly honour: Int32Array
  readonly ki: Int32Array
  readonly strength: Int32Array
  /** Its honour in all the collections to come. */
  readonly lasting: Float64Array
  /** What its house loses when it falls. */
  readonly falls: Float64Array
  /** What it brings somebody who has it lie in a house that counts. */
  readonly treasure: Float64Array
  /** The same as a spy sees it: nothing but possessions. */
  readonly loot: Float64Array
}

function rate(sheet: Sheet): Rates {
  const { type, honour, ki, strength } = sheet
  const treasure = honour.map(
    (h, card) => h * W.treH + (ki[card] as number) * W.treK + (strength[card] as number) * W.treS,
  )
  return {
    sheet,
    type: Int32Array.from(type),
    honour: Int32Array.from(honour),
    ki: Int32Array.from(ki),
    strength: Int32Array.from(strength),
    lasting: Float64Array.from(honour, h => h * W.horizon),
    falls: Float64Array.from(honour, h => Math.max(0, h) * W.horizon + W.killCard),
    treasure: Float64Array.from(treasure),
    loot: Float64Array.from(treasure, (worth, card) => (type[card] === POSSESSION ? worth : 0)),
  }
}

const known = new WeakMap<Sheet, Rates>()
let last: Rates | null = null

/** The rates of a sheet. Play-outs ask for one and the same again and again. */
export function ratesOf(sheet: Sheet): Rates {
  if (last !== null && last.sheet === sheet) return last
  let found = known.get(sheet)
  if (found === undefined) {
    found = rate(sheet)
    known.set(sheet, found)
  }
  last = found
  return found
}
