import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Words } from './basics.ts'

/** Lessons and the deal of a day. Both are played on the device; the server keeps how far somebody is and checks what counts. */
export const LEARN_ROUTES = {
  lessons: '/api/me/lessons', // GET -> Lessons; PUT LessonLeft -> Lessons: where I left each lesson
  daily: '/api/daily', // GET -> Daily; POST DailyTry -> DailyMine: today's deal, and my one try that counts
} as const

const MOST_IDEAS = 40
const MOST_MOVES = 200
const Moment = Type.Integer({ minimum: 0 })
const Game = Type.String({ minLength: 1, maxLength: 40 })

/** Where a lesson was left: the idea, and the moves that led there, idea by idea. */
export const LessonPlace = Type.Object(
  {
    save: Type.Object(
      {
        idea: Type.Integer({ minimum: 0, maximum: MOST_IDEAS }),
        trail: Type.Array(
          Type.Array(
            Type.Object(
              { seat: Type.Integer({ minimum: 0, maximum: 31 }), words: Words },
              { additionalProperties: false },
            ),
            { maxItems: MOST_MOVES },
          ),
          { maxItems: MOST_IDEAS },
        ),
      },
      { additionalProperties: false },
    ),
    /** It was finished once. */
    learnt: Type.Boolean(),
    /** When it was left, in milliseconds since 1970. */
    at: Moment,
  },
  { additionalProperties: false },
)
export type LessonPlace = Static<typeof LessonPlace>
export const LessonLeft = Type.Object({ game: Game, place: LessonPlace }, { additionalProperties: false })
export type LessonLeft = Static<typeof LessonLeft>
/** My lessons, by game. */
export const Lessons = Type.Object({ lessons: Type.Record(Type.String(), LessonPlace) })
export type Lessons = Static<typeof Lessons>

/** A day of the calendar, UTC. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })
/** What is told of a day before it begins: which game, and the fingerprint of its key. */
const Announced = { day: Day, game: Game, keyHash: Type.String() }
/** A deal whose key is out: everything that it follows from. */
export const DailyDeal = Type.Object({
  ...Announced,
  key: Type.String(),
  /** The rules it is played by. */
  version: Type.Integer(),
  bundle: Type.Optional(Type.String()),
})
export type DailyDeal = Static<typeof DailyDeal>
/** How it came out: the figure that people read, the place at the table, and the payoff from 0 (lost) to 1 (won alone). */
export const DailyMine = Type.Object({ score: Type.Number(), place: Type.Integer(), payoff: Type.Number() })
export type DailyMine = Static<typeof DailyMine>
export const DailyField = Type.Object({
  /** How many played it. */
  played: Type.Integer(),
  /** How many had each figure, the best first. */
  bars: Type.Array(Type.Object({ score: Type.Number(), payoff: Type.Number(), n: Type.Integer() })),
  /** The best of them, as they call themselves. */
  best: Type.Array(
    Type.Object({ name: Type.String(), crest: Type.Integer(), me: Type.Boolean(), ...DailyMine.properties }),
  ),
})
export type DailyField = Static<typeof DailyField>
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()])
export const Daily = Type.Object({
  /** The server's clock. */
  now: Moment,
  today: DailyDeal,
  /** So many have played it by now; results are compared when the day is over. */
  played: Type.Integer(),
  mine: OrNull(DailyMine),
  tomorrow: Type.Object(Announced),
  /** Null where the server knew of no such day. */
  yesterday: OrNull(
    Type.Object({
      deal: DailyDeal,
      mine: OrNull(DailyMine),
      field: DailyField,
      /** What the best of them chose, in order; absent while nobody has played it. */
      line: Type.Optional(Type.Array(Words)),
    }),
  ),
})
export type Daily = Static<typeof Daily>
/** My choices of a day's deal in order: the server plays them again, and what comes of it is my result. */
export const DailyTry = Type.Object(
  { day: Day, choices: Type.Array(Words, { maxItems: 600 }) },
  { additionalProperties: false },
)
export type DailyTry = Static<typeof DailyTry>
