import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Words } from './basics.ts'
import { MAX_NAME } from './messages.ts'
import { BotLevel, Outcome, Standing, TableInfo, Time } from './table.ts'

/** Every address of the REST part, in one place. `:id` is the table's. Bodies and answers are JSON. */
export const ROUTES = {
  me: '/api/me', // GET -> Me; PUT NewMe -> Me
  games: '/api/games', // GET -> GameList
  tables: '/api/tables', // GET -> Lobby; POST NewTable -> TableInfo
  table: '/api/tables/:id', // GET -> TableInfo
  sit: '/api/tables/:id/sit', // POST Sit -> TableInfo
  stand: '/api/tables/:id/stand', // POST Stand -> TableInfo
  bot: '/api/tables/:id/bot', // POST PutBot -> TableInfo
  start: '/api/tables/:id/start', // POST -> TableInfo
  leave: '/api/tables/:id/leave', // POST -> TableInfo
  log: '/api/tables/:id/log', // GET -> MatchLog, once the game is over
} as const

/** Addresses that came later; a page of the first version does not know them. */
export const MORE_ROUTES = {
  shuffle: '/api/tables/:id/shuffle', // POST -> TableInfo: the host lets chance say who sits where
  standing: '/api/tables/:id/standing', // POST LeaveAlone -> TableInfo: questions that answer themselves while I am away
  rematch: '/api/tables/:id/rematch', // POST -> TableInfo of the new table, once the game is over
  manners: '/api/tables/:id/manners', // POST Deed -> TableInfo: send away, mute, ready, concede, vote about an absence
  options: '/api/tables/:id/options', // POST NewOptions -> TableInfo: the host changes them until the start
  link: '/api/me/link', // POST -> OneTimeCode that makes another device the same person
  claim: '/api/me/claim', // POST Claim -> Me, and the cookie of that person
  devices: '/api/me/devices', // GET -> Devices
  endDevice: '/api/me/devices/end', // POST EndDevice -> Devices
  webhook: '/api/me/webhook', // GET -> Webhook; PUT NewWebhook -> Webhook
  ticket: '/api/ticket', // POST -> OneTimeCode for the socket: /ws?ticket=...
  schema: '/api/games/:id/schema.json', // GET -> Schema of the game's views and of the words of its choices
  seed: '/api/tables/:id/seed', // POST NewSeed -> TableInfo: promise a seed after sitting down, open it when the game begins
  fork: '/api/tables/:id/fork', // POST NewFork -> TableInfo of a new table that goes on from a moment of a finished one
  addresses: '/api/addresses', // GET -> Addresses, for a page that was opened at localhost
} as const

/** JSON Schema: `definitions.view` is what a seat sees, `definitions.words` what a choice is. */
export const Schema = Type.Object({}, { additionalProperties: true })

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

/** A code that stands for me once, until a moment in milliseconds since 1970. */
export const OneTimeCode = Type.Object({ code: Type.String(), until: Type.Integer() })
export type OneTimeCode = Static<typeof OneTimeCode>
export const Claim = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { additionalProperties: false },
)
export type Claim = Static<typeof Claim>

/** The devices that act for me, oldest first. */
export const Devices = Type.Object({
  devices: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Browser and system, as far as they are known; empty for devices from before they were told apart. */
      agent: Type.String(),
      /** Since when, in milliseconds since 1970. */
      created: Type.Integer(),
      /** The one that asks. */
      here: Type.Boolean(),
    }),
  ),
})
export type Devices = Static<typeof Devices>
export const EndDevice = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
)
export type EndDevice = Static<typeof EndDevice>
/** Where else this house can be reached, likeliest first; told to the machine it runs on, unless its host named one. */
export const Addresses = Type.Object({ addresses: Type.Array(Type.String()) })
export type Addresses = Static<typeof Addresses>

/** Where I am told that it is my turn at a table with days to think; `secret` signs what is sent there. */
export const Webhook = Type.Object({
  url: Type.Union([Type.String(), Type.Null()]),
  secret: Type.Optional(Type.String()),
})
export type Webhook = Static<typeof Webhook>
export const NewWebhook = Type.Object(
  {
    url: Type.Union([Type.String({ minLength: 1, maxLength: 500 }), Type.Null()]),
    /** The language of texts that are ready to be read: those for Discord, Slack and ntfy. */
    lang: Type.Optional(Type.String({ maxLength: 8 })),
  },
  { additionalProperties: false },
)
export type NewWebhook = Static<typeof NewWebhook>
/** What is sent there: nothing that anybody else may not know. */
export const WebhookNote = Type.Object({
  table: Type.String(),
  game: Type.String(),
  /** The link to the table. */
  url: Type.String(),
  yourTurn: Type.Literal(true),
})
export type WebhookNote = Static<typeof WebhookNote>

/** A game as the page that opens tables needs it. */
export const GameInfo = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  defaults: Type.Unknown(),
  fields: Type.Array(Type.Unknown()),
  /** The levels at which bots play it, weakest first. */
  levels: Type.Optional(Type.Array(BotLevel)),
  /** Of a game that the page does not bring: the module with its manifest, from which the page takes its words. */
  module: Type.Optional(Type.String()),
})
export type GameInfo = Static<typeof GameInfo>
export const GameList = Type.Array(GameInfo)

const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** What my page adds to the key: first the SHA-256 of 32 bytes of its own, and the bytes once `starting` is shown. */
export const NewSeed = Type.Union(
  [
    Type.Object({ commit: Hex }, { additionalProperties: false }),
    Type.Object({ seed: Hex }, { additionalProperties: false }),
  ],
  { type: 'object' },
)
export type NewSeed = Static<typeof NewSeed>
/** Open a table. `bots` lists a level for each seat that a bot takes at once; the opener takes the first free seat. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    options: Type.Optional(Type.Unknown()),
    bots: Type.Optional(Type.Array(BotLevel, { maxItems: 8 })),
    listed: Type.Optional(Type.Boolean()),
    /** Once it is over only those who sat there may look at it again. */
    private: Type.Optional(Type.Boolean()),
    time: Type.Optional(Time),
    /** The seed that the opener's page promises, as for `seed`. */
    commit: Type.Optional(Hex),
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
export type Sit = Static<typeof Sit>
/** Before the start: without `seat`, from every seat that is mine; the host may also send a bot away. */
export const Stand = Sit
export const PutBot = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 31 }), level: BotLevel },
  { additionalProperties: false },
)
export type PutBot = Static<typeof PutBot>
/** What a seat of mine leaves to itself: questions that pass and how long, answers and from how much on; an empty list ends it. */
export const LeaveAlone = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 31 }), standing: Standing },
  { additionalProperties: false },
)
export type LeaveAlone = Static<typeof LeaveAlone>
export type NewMe = Static<typeof NewMe>
const On = Type.Boolean()
const AtSeat = Type.Integer({ minimum: 0, maximum: 31 })
const deed = <T extends string, P extends object>(name: T, more: P) =>
  Type.Object({ do: Type.Literal(name), ...more }, { additionalProperties: false })
/** How people at a table treat each other. */
export const Deed = Type.Union(
  [
    deed('send-away', { seat: AtSeat }),
    deed('mute', { seat: AtSeat, on: On }),
    deed('ready', { on: On }),
    deed('self-start', { on: On }),
    deed('concede', { seat: AtSeat }),
    deed('vote', {
      seat: AtSeat,
      vote: Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('end')]),
    }),
  ],
  { type: 'object' },
)
export type Deed = Static<typeof Deed>
/** Play on from a moment of a finished game, after so many entries, on a seat of it. */
export const NewFork = Type.Object(
  {
    at: Type.Integer({ minimum: 0, maximum: 100_000 }),
    seat: AtSeat,
    /** `anew`: what that seat could not know is dealt again; `kept`: it lies as it lay. */
    deal: Type.Union([Type.Literal('anew'), Type.Literal('kept')]),
    /** Bots of this level sit in the other seats; without it they are free, for friends by the link. */
    bots: Type.Optional(BotLevel),
    /** As for a new table. */
    commit: Type.Optional(Hex),
  },
  { additionalProperties: false },
)
export type NewFork = Static<typeof NewFork>
export const NewOptions = Type.Object({ options: Type.Unknown() }, { additionalProperties: false })
export type NewOptions = Static<typeof NewOptions>
export const TableList = Type.Array(TableInfo)
/** What the home page shows: tables that anybody may join, and those where I sit, my turn first. */
export const Lobby = Type.Object({ open: TableList, mine: TableList })
export type Lobby = Static<typeof Lobby>

/** A finished match, whole: enough to play it again and to check every shuffle. */
export const MatchLog = Type.Object({
  charter: Type.Object({
    id: Type.String(),
    game: Type.String(),
    version: Type.Integer(),
    bundle: Type.Optional(Type.String()),
    options: Type.Unknown(),
    seats: Type.Integer(),
    key: Type.String(),
    /** What players' pages added, by seat; a seed of null was not opened in time. */
    seeds: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Null(),
          Type.Object({ commit: Type.String(), seed: Type.Union([Type.String(), Type.Null()]) }),
        ]),
      ),
    ),
  }),
  keyHash: Type.String(),
  entries: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      seat: Type.Integer(),
      words: Words,
      moveId: Type.String(),
      hash: Type.String(),
    }),
  ),
  /** The last link of the chain, and what the rules led to. */
  head: Type.String(),
  outcome: Type.Union([Outcome, Type.Null()]),
  /** The people ended it before its end. */
  ended: TableInfo.properties.ended,
})
export type MatchLog = Static<typeof MatchLog>
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
