import { Type } from 'typebox'
import type { Static } from 'typebox'
import { BotLevel, MAX_NAME, TableInfo } from './messages.ts'

/** Who I am: a guest from the first click. */
export const Me = Type.Object({ name: Type.String(), crest: Type.Integer() })
export type Me = Static<typeof Me>
export const NewMe = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_NAME }),
    crest: Type.Integer({ minimum: 0, maximum: 11 }),
  },
  { additionalProperties: false },
)

/** A game as the page that opens tables needs it. */
export const GameInfo = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  defaults: Type.Unknown(),
  fields: Type.Array(Type.Unknown()),
})
export type GameInfo = Static<typeof GameInfo>

/** Open a table. `bots` lists a level for each seat that a bot takes at once; the opener takes the first free seat. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    options: Type.Optional(Type.Unknown()),
    bots: Type.Optional(Type.Array(BotLevel, { maxItems: 8 })),
    listed: Type.Optional(Type.Boolean()),
    /** Begin at once if no seat is empty. */
    start: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>

export const Sit = Type.Object(
  { seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 31 })) },
  { additionalProperties: false },
)
export const PutBot = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 31 }), level: BotLevel },
  { additionalProperties: false },
)
export const TableList = Type.Array(TableInfo)
/** Every REST refusal has this shape. `faults` lists what is wrong with options, one by one. */
export const RestProblem = Type.Object({
  code: Type.String(),
  sentence: Type.String(),
  faults: Type.Optional(
    Type.Array(
      Type.Object({ path: Type.String(), message: Type.String(), clause: Type.Optional(Type.String()) }),
    ),
  ),
})
export type RestProblem = Static<typeof RestProblem>
