import { Type } from 'typebox'
import type { Static } from 'typebox'
import { BOT_PACES, TableId, Words } from './basics.ts'
import { TableInfo } from './table.ts'

/** What belongs to one person: their games, their figures, their notes, their notices. Nobody else is sent any of it but the page they opened to others. */
export const MINE_ROUTES = {
  running: '/api/me/running', // GET -> Running
  next: '/api/me/next', // GET -> NextTable: the table that waits for me most
  finished: '/api/me/finished', // GET ?after&game&with&search&notes -> FinishedGames
  hide: '/api/me/finished/hide', // POST HideGame -> Done: takes a finished game off my list
  stats: '/api/me/stats', // GET -> Stats
  notes: '/api/me/notes', // GET -> Notes; PUT NewNote -> Notes
  invite: '/api/me/invite', // POST Invite -> Done: somebody I played with finds a table among their offers
  decline: '/api/me/invite/decline', // POST HideGame -> Done
  reviewed: '/api/me/reviewed', // PUT Reviewed -> Done: what a review of a game of mine found
  export: '/api/me/export', // GET -> everything of mine as one file
  plays: '/api/me/plays.csv', // GET -> my finished games as CSV
  forget: '/api/me/forget', // POST Forget -> Done: deletes me
  sight: '/api/me/sight', // GET -> Sight; PUT NewSight -> Sight: who may see my page and my finished games
  person: '/api/people/:id', // GET -> PersonPage: somebody's page, for whom they let see it; the id is its address
  settings: '/api/me/settings', // GET -> Settings; PUT KeptSettings -> Settings: how I like to play, on any device
  notices: '/api/me/notices', // GET -> Notices; PUT NewNotices -> Notices; for this device
  stage: '/api/dev/stage', // POST NewStage -> Position, only where games are built
  inside: '/api/dev/tables/:id', // GET -> Inside, only where games are built: NOREN_DEV
  house: '/api/house', // GET -> HouseFigures, where the host lets people see them
} as const

const SHORT = 40
export const MAX_NOTE = 2000
const Handle = Type.String({ minLength: 1, maxLength: SHORT })
const Moment = Type.Integer({ minimum: 0 })

/** Somebody I played with, as I know them: `who` names them to me alone. */
export const Met = Type.Object({ who: Type.String(), name: Type.String(), crest: Type.Integer() })
export type Met = Static<typeof Met>

/** A table of mine that has not ended. */
export const RunningTable = Type.Object({
  table: TableInfo,
  /** When my time is over, and how much there was in all; absent where no clock runs for me. */
  until: Type.Optional(Moment),
  limit: Type.Optional(Moment),
  /** The seats that are asked. */
  asked: Type.Array(Type.Integer()),
  /** What my seat sees, if it is asked and the rules are today's: its game says from it what is asked. */
  view: Type.Optional(Type.Object({ seat: Type.Integer(), view: Type.Unknown() })),
  /** Who invited me here. */
  by: Type.Optional(Type.String()),
})
export type RunningTable = Static<typeof RunningTable>
export const Running = Type.Object({
  /** The server's clock. */
  now: Moment,
  /** Those that wait for me first, in the order in which they should be answered. */
  tables: Type.Array(RunningTable),
  /** So many of them wait for me. */
  waiting: Type.Integer(),
  /** Tables that somebody opened for me and that have not begun: rematches and invitations. */
  offers: Type.Array(RunningTable),
})
export type Running = Static<typeof Running>
export const NextTable = Type.Object({
  table: Type.Union([Type.String(), Type.Null()]),
  waiting: Type.Integer(),
})
export type NextTable = Static<typeof NextTable>

/** How a game ended for one seat. */
export const Fate = Type.Unsafe<'won' | 'shared' | 'lost' | 'ended'>(
  Type.Union(['won', 'shared', 'lost', 'ended'].map(f => Type.Literal(f))),
)
export type Fate = Static<typeof Fate>

export const FinishedGame = Type.Object({
  table: TableInfo,
  /** When it ended, and how many minutes it took, where that was noted. */
  ended: Moment,
  minutes: Type.Optional(Type.Integer()),
  /** My first seat, and how it ended for me. */
  seat: Type.Integer(),
  fate: Fate,
  place: Type.Optional(Type.Integer()),
  score: Type.Optional(Type.Number()),
  /** Who sat there, by seat; null for bots, for me and for people who are no more. */
  who: Type.Array(Type.Union([Type.String(), Type.Null()])),
  note: Type.Optional(Type.String()),
  reviewed: Type.Optional(Type.Boolean()),
  /** My chance along the game, 0 to 1, as a review found it. */
  line: Type.Optional(Type.Array(Type.Number())),
})
export type FinishedGame = Static<typeof FinishedGame>
export const FinishedGames = Type.Object({
  games: Type.Array(FinishedGame),
  /** Hand it back as `after` for the next page; absent on the last one. */
  after: Type.Optional(Type.String()),
  /** How many there are by game, whatever is asked for here. */
  counts: Type.Record(Type.String(), Type.Integer()),
})
export type FinishedGames = Static<typeof FinishedGames>
export const AskFinished = Type.Object(
  {
    after: Type.Optional(Type.String({ maxLength: 80 })),
    game: Type.Optional(Type.String({ maxLength: SHORT })),
    with: Type.Optional(Handle),
    search: Type.Optional(Type.String({ maxLength: SHORT })),
    notes: Type.Optional(Type.Literal('1')),
    reviewed: Type.Optional(Type.Literal('1')),
  },
  { additionalProperties: false },
)
export type AskFinished = Static<typeof AskFinished>
export const HideGame = Type.Object({ table: TableId }, { additionalProperties: false })
export type HideGame = Static<typeof HideGame>
export const Done = Type.Object({ done: Type.Literal(true) })
export type Done = Static<typeof Done>

/** A mean with how many games it rests on; absent where there are too few to say it. */
const Mean = Type.Optional(Type.Object({ mean: Type.Number(), games: Type.Integer() }))
export const GameStats = Type.Object({
  game: Type.String(),
  /** Games that count: not those that were given up, ended by agreement, or mostly played by the table for me. */
  games: Type.Integer(),
  least: Type.Integer(),
  most: Type.Integer(),
  won: Type.Integer(),
  /** Absent under five games: the share won or shared, its range of 95 % (Wilson), and what even luck would give. */
  share: Type.Optional(
    Type.Object({
      won: Type.Number(),
      low: Type.Number(),
      high: Type.Number(),
      even: Type.Optional(Type.Number()),
      /** Where all win or lose together: what the house's bots (level Bushi) hold of the same tables. */
      bots: Type.Optional(Type.Number()),
    }),
  ),
  /** How often I came first, second and so on. */
  places: Type.Array(Type.Integer()),
  score: Mean,
  /** Hundredths of the payoff a game, by luck and by my own choices; absent under five reviewed games. */
  luck: Mean,
  own: Mean,
  /** What my own choices cost in each reviewed game, oldest first. */
  slips: Type.Array(Type.Number()),
  /** What luck gave or took in the same games. */
  lucks: Type.Array(Type.Number()),
  /** The clauses by which I won, most often first. */
  ways: Type.Array(Type.Object({ clause: Type.String(), n: Type.Integer() })),
})
export type GameStats = Static<typeof GameStats>
export const HeadToHead = Type.Object({
  ...Met.properties,
  games: Type.Integer(),
  ahead: Type.Integer(),
  behind: Type.Integer(),
  level: Type.Integer(),
  /** Games in which all win or lose together are counted apart. */
  together: Type.Integer(),
  togetherWon: Type.Integer(),
  last: Moment,
  /** What we played last. */
  game: Type.String(),
  /** The address of their page, if they let me see it. */
  page: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
})
export type HeadToHead = Static<typeof HeadToHead>
export const Stats = Type.Object({
  since: Type.Optional(Moment),
  games: Type.Integer(),
  minutes: Type.Integer(),
  won: Type.Integer(),
  met: Type.Integer(),
  byGame: Type.Array(GameStats),
  /** Most games together first. */
  people: Type.Array(HeadToHead),
  /** Those I played with last, by `who`. */
  recent: Type.Array(Type.String()),
  /** Days for which copies of the host's data are kept, if the host says so. */
  backupDays: Type.Optional(Type.Integer()),
})
export type Stats = Static<typeof Stats>

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map(v => Type.Literal(v))))
/** Who may see my page: nobody else, people I played with, everybody; and my finished games: nobody else, whoever has the link, everybody. */
const SIGHT = {
  page: oneOf(['me', 'met', 'all'] as const),
  games: oneOf(['me', 'link', 'all'] as const),
}
export const NewSight = Type.Object(SIGHT, { additionalProperties: false })
export type NewSight = Static<typeof NewSight>
export const Sight = Type.Object({
  ...SIGHT,
  /** Where others find my page; absent while it is mine alone. */
  address: Type.Optional(Type.String()),
})
export type Sight = Static<typeof Sight>

/** How somebody likes to play. What belongs to a screen or a loudspeaker stays on its device. */
export const KeptSettings = Type.Object(
  {
    seal: oneOf(['off', 'double', 'always'] as const),
    motion: oneOf(['full', 'short', 'off'] as const),
    bots: oneOf(BOT_PACES),
    passes: Type.Boolean(),
    contrast: Type.Boolean(),
    keys: Type.Boolean(),
    /** When they were changed, in milliseconds since 1970: the newest count. */
    at: Moment,
  },
  { additionalProperties: false },
)
export type KeptSettings = Static<typeof KeptSettings>
/** Null while nobody changed any. */
export const Settings = Type.Object({ settings: Type.Union([KeptSettings, Type.Null()]) })
export type Settings = Static<typeof Settings>

/** A finished game as its player shows it: nobody else who sat there is named. */
export const ShownGame = Type.Object({
  table: TableId,
  game: Type.String(),
  ended: Moment,
  minutes: Type.Optional(Type.Integer()),
  players: Type.Integer(),
  fate: Fate,
  place: Type.Optional(Type.Integer()),
  score: Type.Optional(Type.Number()),
})
export type ShownGame = Static<typeof ShownGame>
/** Somebody's page as others see it: their own figures and nothing of anybody else. */
export const PersonPage = Type.Object({
  name: Type.String(),
  crest: Type.Integer(),
  since: Type.Optional(Moment),
  games: Type.Integer(),
  minutes: Type.Integer(),
  won: Type.Integer(),
  met: Type.Integer(),
  byGame: Type.Array(GameStats),
  /** The last finished games, where they let everybody see them. */
  finished: Type.Optional(Type.Array(ShownGame)),
})
export type PersonPage = Static<typeof PersonPage>

export const NoteAbout = Type.Union([
  Type.Object({ table: TableId }, { additionalProperties: false }),
  Type.Object({ who: Handle }, { additionalProperties: false }),
])
export const NewNote = Type.Object(
  { about: NoteAbout, text: Type.String({ maxLength: MAX_NOTE }) },
  { additionalProperties: false },
)
export type NewNote = Static<typeof NewNote>
/** My notes, by table and by person; nobody else sees them. */
export const Notes = Type.Object({
  tables: Type.Record(Type.String(), Type.String()),
  people: Type.Record(Type.String(), Type.String()),
})
export type Notes = Static<typeof Notes>

export const Invite = Type.Object({ who: Handle, table: TableId }, { additionalProperties: false })
export type Invite = Static<typeof Invite>

/** What a review of one of my games found for my seat, in hundredths of the payoff; `line` is my chance along the game. */
export const Reviewed = Type.Object(
  {
    table: TableId,
    luck: Type.Number({ minimum: -1000, maximum: 1000 }),
    own: Type.Number({ minimum: -1000, maximum: 1000 }),
    line: Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { maxItems: 24 }),
  },
  { additionalProperties: false },
)
export type Reviewed = Static<typeof Reviewed>

/** A file to be kept: its shape is told in docs/protocol.md. */
export const Export = Type.Object({}, { additionalProperties: true })

/** My name as it is now, typed out. */
export const Forget = Type.Object(
  { name: Type.String({ maxLength: SHORT }) },
  { additionalProperties: false },
)
export type Forget = Static<typeof Forget>

export const NOTICE_KINDS = ['turn', 'time', 'vote', 'full', 'rematch', 'result'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
const Kinds = Type.Array(Type.Unsafe<NoticeKind>(Type.Union(NOTICE_KINDS.map(k => Type.Literal(k)))), {
  maxItems: NOTICE_KINDS.length,
})
const Hour = Type.Integer({ minimum: 0, maximum: 23 })
/** Hours of the device's clock in which nothing is sent; `breaks`: the last hour of my time is told all the same. */
export const Quiet = Type.Object(
  { from: Hour, to: Hour, breaks: Type.Boolean() },
  { additionalProperties: false },
)
export type Quiet = Static<typeof Quiet>
/** What this device is told of. */
export const Notices = Type.Object({
  /** The server's public key; absent where it sends none. */
  key: Type.Optional(Type.String()),
  on: Type.Boolean(),
  kinds: Kinds,
  quiet: Type.Union([Quiet, Type.Null()]),
})
export type Notices = Static<typeof Notices>
/** A subscription as the browser gave it, with what is wanted; null ends it for this device. */
export const NewNotices = Type.Object(
  {
    subscription: Type.Union([
      Type.Object(
        {
          endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
          keys: Type.Object(
            { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
            { additionalProperties: false },
          ),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    kinds: Kinds,
    quiet: Type.Union([Quiet, Type.Null()]),
    /** Minutes by which this device's clock is ahead of UTC. */
    offset: Type.Integer({ minimum: -900, maximum: 900 }),
    lang: Type.String({ maxLength: 8 }),
  },
  { additionalProperties: false },
)
export type NewNotices = Static<typeof NewNotices>

/** The figures of a server, for its host and, if the host wishes, for everybody. */
export const HouseFigures = Type.Object({
  /** Whether anybody may see them; otherwise only the machine it runs on. */
  public: Type.Boolean(),
  open: Type.Integer(),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      played: Type.Integer(),
      /** Means over those games: entries of the log, and minutes where they were noted. */
      entries: Type.Number(),
      minutes: Type.Optional(Type.Number()),
      /** By seat: games, and how many were won or shared. */
      seats: Type.Array(Type.Object({ games: Type.Integer(), won: Type.Integer() })),
      /** The same by who played: people, and each level of bots. */
      players: Type.Record(Type.String(), Type.Object({ games: Type.Integer(), won: Type.Integer() })),
    }),
  ),
})
export type HouseFigures = Static<typeof HouseFigures>

const INSIDE = {
  game: Type.String(),
  version: Type.Integer(),
  seq: Type.Integer(),
  waiting: Type.Integer(),
  frames: Type.Array(Type.Unknown()),
  state: Type.Unknown(),
  /** What each seat is shown; -1 is who only watches. */
  faces: Type.Record(Type.String(), Type.Unknown()),
}
/** A table with nothing hidden, for whoever builds its game. */
export const Inside = Type.Object(INSIDE)
export type Inside = Static<typeof Inside>

/** A position of a game, described as its `stage.ts` reads it, and what is played from there. No description: the shortest there is. */
export const NewStage = Type.Object(
  {
    game: Type.String({ maxLength: SHORT }),
    description: Type.Optional(Type.Object({}, { additionalProperties: true })),
    moves: Type.Optional(
      Type.Array(
        Type.Object(
          {
            seat: Type.Integer({ minimum: 0, maximum: 15 }),
            words: Words,
          },
          { additionalProperties: false },
        ),
        { maxItems: 500 },
      ),
    ),
  },
  { additionalProperties: false },
)
export type NewStage = Static<typeof NewStage>
/** A position that was set up: it lies at no table and is kept nowhere. */
export const Position = Type.Object({
  ...INSIDE,
  seats: Type.Integer(),
  description: Type.Unknown(),
  /** Whether it is over from here. */
  over: Type.Boolean(),
})
export type Position = Static<typeof Position>
