import type { Fault } from '@noren/engine'
import type { Back, Card, CardType, Data, SamuraiId, Weapon, WeaponType } from './cards.ts'
import { BACKS, CARDS, HAND_LIMIT, SAMURAI, STANDARD, TYPES, WEAPONS } from './cards.ts'

type Raw = Readonly<Record<string, unknown>>
const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const MOST_LIFE = 10

/** Reads numbers a host typed from the box, one fault for each thing that is wrong. Missing parts are the standard ones. */
export function readData(
  raw: unknown,
  seats: number,
): { readonly data: Data } | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const fault = (path: string, message: string, clause = 'SK-TURN-19'): void => {
    faults.push({ path, message, clause })
  }
  if (!isRecord(raw))
    return { faults: [{ path: 'data', message: 'must be an object with cards, weapons, disciple, life' }] }
  for (const key of Object.keys(raw)) if (!(key in STANDARD)) fault(`data.${key}`, 'no such part')

  const number = (
    from: Raw,
    key: string,
    path: string,
    min: number,
    max: number,
    clause?: string,
  ): number => {
    const v = from[key]
    if (typeof v === 'number' && Number.isInteger(v) && v >= min && v <= max) return v
    fault(`${path}.${key}`, `must be a whole number from ${min} to ${max}`, clause)
    return min
  }
  const oneOf = <T extends string>(
    from: Raw,
    key: string,
    path: string,
    values: readonly T[],
    clause?: string,
  ): T => {
    const found = values.find(v => v === from[key])
    if (found === undefined) fault(`${path}.${key}`, `must be one of ${values.join(', ')}`, clause)
    return found ?? (values[0] as T)
  }
  const flag = (from: Raw, key: string, path: string): boolean => {
    if (typeof from[key] !== 'boolean') fault(`${path}.${key}`, 'must be true or false', 'SK-ATTACK-5')
    return from[key] === true
  }

  const card = (v: unknown, i: number): Card => {
    const path = `data.cards.${i}`
    if (!isRecord(v)) {
      fault(path, 'must be an object with type, attack, defence, move, drink, back')
      return STANDARD.cards[0] as Card
    }
    return Object.freeze({
      type: oneOf<CardType>(v, 'type', path, TYPES),
      attack: number(v, 'attack', path, 0, 9),
      defence: number(v, 'defence', path, 0, 9),
      move: number(v, 'move', path, 0, 9),
      drink: number(v, 'drink', path, 0, 9),
      back: oneOf<Back>(v, 'back', path, BACKS, 'SK-DECK-7'),
    })
  }
  const cards = (v: unknown): readonly Card[] => {
    if (v === undefined) return STANDARD.cards
    if (Array.isArray(v) && v.length === CARDS) return Object.freeze(v.map(card))
    fault('data.cards', `must be a list of ${CARDS} cards`, 'SK-SETUP-6')
    return STANDARD.cards
  }
  const weapons = (v: unknown): Data['weapons'] => {
    if (v === undefined) return STANDARD.weapons
    const out: Partial<Record<WeaponType, Weapon>> = {}
    for (const id of WEAPONS) {
      const path = `data.weapons.${id}`
      const w = isRecord(v) ? v[id] : undefined
      if (!isRecord(w))
        fault(path, 'must be an object with attack, defence, steps, plus, ranged', 'SK-ATTACK-5')
      else
        out[id] = Object.freeze({
          attack: number(w, 'attack', path, 0, 9, 'SK-ATTACK-7'),
          defence: number(w, 'defence', path, 0, 9, 'SK-DEF-3'),
          steps: number(w, 'steps', path, 1, 27, 'SK-ATTACK-5'),
          plus: flag(w, 'plus', path),
          ranged: flag(w, 'ranged', path),
        })
    }
    return Object.freeze({ ...STANDARD.weapons, ...out })
  }
  const disciple = (v: unknown): Data['disciple'] => {
    if (v === undefined) return STANDARD.disciple
    const path = 'data.disciple'
    if (!isRecord(v)) {
      fault(path, 'must be an object with attack, defence, move', 'SK-DISC-12')
      return STANDARD.disciple
    }
    return Object.freeze({
      attack: number(v, 'attack', path, 0, 9, 'SK-DISC-12'),
      defence: number(v, 'defence', path, 0, 9, 'SK-DISC-15'),
      move: number(v, 'move', path, 0, 9, 'SK-DISC-8'),
    })
  }
  const life = (v: unknown): Data['life'] => {
    if (v === undefined) return STANDARD.life
    const out: Partial<Record<SamuraiId, number>> = {}
    if (!isRecord(v)) fault('data.life', 'must be an object with a number for each Samurai', 'SK-SETUP-7')
    else for (const id of SAMURAI) out[id] = number(v, id, 'data.life', 1, MOST_LIFE, 'SK-SETUP-7')
    return Object.freeze({ ...STANDARD.life, ...out })
  }

  const data: Data = Object.freeze({
    cards: cards(raw.cards),
    weapons: weapons(raw.weapons),
    disciple: disciple(raw.disciple),
    life: life(raw.life),
  })
  if (faults.length === 0) {
    const katanas = data.cards.filter(c => c.type === 'katana').length
    if (katanas < seats)
      fault('data.cards', `${seats} players need ${seats} Katanas, found ${katanas}`, 'SK-SETUP-5')
    const lives = SAMURAI.map(id => data.life[id]).sort((a, b) => b - a)
    const dealt = lives.slice(0, seats).reduce((sum, n) => sum + n + HAND_LIMIT, 0)
    if (dealt > CARDS - seats)
      fault('data.life', `up to ${dealt} cards would be dealt from ${CARDS - seats}`, 'SK-SETUP-7')
  }
  return faults.length > 0 ? { faults } : { data }
}
