import type { DataField, DataTable, Faults, RecordField } from '@noren/engine'
import { dataTable, field } from '@noren/engine'
import type { Card, CardType, HonorData } from './cards.ts'
import { CARD_TYPES, CARDS, freezeData, SHOGUN_BONUS, START_DAIMYOS } from './cards.ts'

/** Every figure of the box, card by card: what the schema describes. A game keeps only what differs (`HonorData`). */
interface Figures {
  readonly cards: Readonly<Record<string, Omit<Card, 'id'>>>
  readonly shogun: readonly number[]
}

/** As many letters as the head of a card has room for. */
const MOST_LETTERS = 24
/** Honour is paid in chits of 5; three digits and a sign fit beside its flower (HS-COLLECT-12). */
const STEP = 5
const MOST_HONOUR = 100
/** Six dice are the most that strength brings and five actions the most that ki brings: more would show and do nothing. */
const MOST_FIGURE = 20
/** Three digits fit on the fan. */
const MOST_BONUS = 995

const FIXED: readonly CardType[] = ['samurai', 'shogun']
const FREE = CARD_TYPES.filter(type => !FIXED.includes(type))

/** Samurai, start Daimyos and the Shogun are dealt by what they are; no other card becomes a Samurai or the Shogun (HS-SETUP-2). */
const typeField = (card: Card, at: number): DataField =>
  field.choice(FIXED.includes(card.type) || START_DAIMYOS.includes(at) ? [card.type] : FREE, {
    limit: 'limit-type',
    clause: 'HS-SETUP-2',
  })

const small = field.number(-MOST_FIGURE, MOST_FIGURE, { limit: 'limit-figure' })

const cardField = (card: Card, at: number): RecordField =>
  field.record(
    {
      name: field.text(MOST_LETTERS, { limit: 'limit-name' }),
      type: typeField(card, at),
      honour: field.number(-MOST_HONOUR, MOST_HONOUR, {
        step: STEP,
        limit: 'limit-honour',
        clause: 'HS-COLLECT-12',
      }),
      ki: small,
      strength: small,
    },
    { says: card.id },
  )

const printed = ({ name, type, honour, ki, strength }: Card): Omit<Card, 'id'> => ({
  name,
  type,
  honour,
  ki,
  strength,
})

/** Three Daimyos and one wife are named in a review of the original; the other names are ours (section 2.3, note 1). */
const NAMED = ['daimyo-d1', 'daimyo-d2', 'daimyo-d4', 'okugata-1']
const ourNames = CARDS.filter(c => (c.type === 'daimyo' || c.type === 'okugata') && !NAMED.includes(c.id))

/** The 110 cards and the Shogun's bonus (sections 2.3 and 2.4). */
export const figures: DataTable<Figures> = dataTable<Figures>({
  root: field.record({
    cards: field.record(Object.fromEntries(CARDS.map((card, at) => [card.id, cardField(card, at)]))),
    shogun: field.list(
      ['players-3', 'players-4', 'players-5', 'players-6'],
      field.number(0, MOST_BONUS, { step: STEP, limit: 'limit-shogun' }),
    ),
  }),
  shipped: Object.freeze({
    cards: Object.freeze(Object.fromEntries(CARDS.map(c => [c.id, Object.freeze(printed(c))]))),
    shogun: SHOGUN_BONUS,
  }),
  reconstructed: [
    ...ourNames.map(c => `cards.${c.id}.name`),
    // how many of the nine wives are of which kind
    'cards.okugata-*.honour',
    'cards.okugata-*.ki',
    'cards.poss-gunpowder.strength',
    'cards.castle-*',
    'cards.army-*',
    'cards.guard-*',
    // how many of the eight spies are of which kind
    'cards.spy-*.type',
    'cards.elite-*.type',
    'shogun.1',
    'shogun.2',
  ],
})

/** Reads a host's figures; a game keeps only the cards that differ. */
export function readData(raw: unknown, faults: Faults, seats: number): HonorData | null {
  const own = figures.readInto(raw, faults, seats)
  if (own === null) return null
  const { cards = {} } = figures.sparse(own) as Partial<HonorData>
  return freezeData({ cards, shogun: own.shogun })
}
