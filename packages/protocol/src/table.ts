import { Type } from 'typebox'
import type { Static } from 'typebox'
import { literals, SeatNo, Seq } from './basics.ts'

export const BotLevel = literals(['wanderer', 'ashigaru', 'bushi', 'samurai', 'daimyo'] as const)
export type BotLevel = Static<typeof BotLevel>

/**
 * How a table keeps time: not at all; so many seconds for a decision (never more than the game's own pace) and a bank for
 * what is over; or so many days for each decision.
 */
export const Time = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('live'),
      perDecision: Type.Integer({ minimum: 5, maximum: 3600 }),
      bank: Type.Integer({ minimum: 0, maximum: 7200 }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 14 }) },
    { additionalProperties: false },
  ),
])
export type Time = Static<typeof Time>

/** The clocks of all seats, in milliseconds; `now` is the server's, so that a page can set its own watch. */
export const ClockInfo = Type.Object({
  now: Type.Integer(),
  /** When each seat's time is over, bank and grace included; 0 for a seat that is not asked. */
  until: Type.Array(Type.Integer()),
  /** What is left in each seat's bank; the last part of its time comes out of it. */
  bank: Type.Array(Type.Integer()),
  /** Seats whose clock stands still for a moment because their player is reconnecting. */
  stopped: Type.Array(SeatNo),
})
export type ClockInfo = Static<typeof ClockInfo>

const SHORT = 40
/** From how much on: what is at stake, and in what it is counted, the games name. */
const From = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 9999 }) },
  {
    additionalProperties: false,
    description: 'answered with the best choice from so much on, else with nothing',
  },
)
/** What a player leaves to itself: a kind of question that passes, and how long; or a kind of answer, and from how much on. */
export const Standing = Type.Record(
  Type.String({ pattern: `^.{1,${SHORT}}$` }),
  Type.Union([Type.String({ maxLength: SHORT }), From]),
  {
    maxProperties: 16,
    additionalProperties: false,
  },
)

export const SeatInfo = Type.Object({
  kind: literals(['empty', 'person', 'bot'] as const),
  name: Type.String(),
  crest: Type.Integer(),
  level: Type.Optional(BotLevel),
  online: Type.Boolean(),
  /** True for the seats of the person this was sent to. */
  yours: Type.Boolean(),
  /** True for a person who left a running game: the table plays this seat's defaults until they sit down again. */
  away: Type.Optional(Type.Boolean()),
  /** A bot of this level plays for a person whose time ran out too often; the seat is given back when they return. */
  standIn: Type.Optional(BotLevel),
  /** Their talk is heard by nobody: the host muted them. */
  muted: Type.Optional(Type.Literal(true)),
  /** They said that they are ready, before the start. */
  ready: Type.Optional(Type.Literal(true)),
  /** They asked to be forgotten: what is left of them is their moves. */
  gone: Type.Optional(Type.Literal(true)),
  /** They gave up: a bot plays on. */
  conceded: Type.Optional(Type.Literal(true)),
  /** They are gone; from this moment on, in milliseconds since 1970, those present may vote about their seat. */
  absentFrom: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What those present want about the absence, by seat. */
  votes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What the person this was sent to leaves to itself on this seat; nobody else is told. */
  standing: Type.Optional(Standing),
})
export type SeatInfo = Static<typeof SeatInfo>

export const Outcome = Type.Object({
  payoff: Type.Array(Type.Number()),
  scores: Type.Array(Type.Number()),
  ranks: Type.Array(Type.Integer()),
  clause: Type.String(),
})
export type Outcome = Static<typeof Outcome>

export const TableInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer(),
  /** The frozen file of those rules, by its hash; absent while the version is not frozen. */
  bundle: Type.Optional(Type.String()),
  /** Absent in lists. */
  options: Type.Optional(Type.Unknown()),
  status: literals(['open', 'playing', 'over'] as const),
  host: Type.Boolean(),
  /** Where the host sits; absent while they do not. */
  hostSeat: Type.Optional(SeatNo),
  listed: Type.Boolean(),
  /** What is played here is shown to those who sit here alone, also when it is over. */
  private: Type.Optional(Type.Literal(true)),
  seats: Type.Array(SeatInfo),
  /** SHA-256 of the key that decides every shuffle; the key itself follows when the game is over. */
  keyHash: Type.String(),
  key: Type.Optional(Type.String()),
  outcome: Type.Union([Outcome, Type.Null()]),
  created: Type.Integer(),
  /** How this table keeps time; absent when it does not. */
  time: Type.Optional(Time),
  /** The table at which the same people play again, once somebody asked for it. */
  next: Type.Optional(Type.String()),
  /** The game begins by itself once every seat is taken and everybody is ready. */
  selfStart: Type.Optional(Type.Literal(true)),
  /** The people ended the game before its end: by agreement, or because somebody of two gave up. */
  ended: Type.Optional(
    Type.Object({ how: literals(['agreed', 'conceded'] as const), by: Type.Array(SeatNo) }),
  ),
  /** The start was asked for: nothing about the table changes any more, and the seeds that were promised are opened. */
  starting: Type.Optional(Type.Literal(true)),
  /** What players' pages add to the key, by seat: the hash of a seed, and the seed once it is open. Absent in lists, and while nobody added any. */
  seeds: Type.Optional(
    Type.Array(
      Type.Union([Type.Null(), Type.Object({ commit: Type.String(), seed: Type.Optional(Type.String()) })]),
    ),
  ),
  /** It goes on from a moment of a finished game: of which table, and after which entry. */
  fork: Type.Optional(Type.Object({ table: Type.String(), at: Seq })),
  /** True while the table waits for a seat of the person this was sent to. */
  yourTurn: Type.Optional(Type.Boolean()),
})
export type TableInfo = Static<typeof TableInfo>
