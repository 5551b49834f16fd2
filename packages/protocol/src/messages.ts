import { Type } from 'typebox'
import type { Static } from 'typebox'
import { BOT_PACES, literals, MoveId, SeatNo, Seq, TableId, Words } from './basics.ts'
import { REPLY_CODES } from './codes.ts'
import { PHRASE_IDS } from './phrases.ts'
import { ClockInfo, Outcome, TableInfo } from './table.ts'

/** The version of everything below. It moves with every change that an older page could not read. */
export const PROTOCOL = 4
/** Pages of this version read all of it but deltas: they are sent none, as whoever asks for whole updates. */
export const WITHOUT_DELTAS = 3

/** Where the socket is. */
export const SOCKET_PATH = '/ws'

/** Limits that both sides know. A message above the first is answered; one above the second ends the connection. */
export const MAX_MESSAGE_BYTES = 4096
export const MAX_FRAME_BYTES = 1_048_576
export const MAX_NAME = 24
export const MAX_SAID = 240

/** First message on a socket, and again after any drop: which table, and how much of it was seen. */
export const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer(),
    table: TableId,
    since: Type.Optional(Seq),
    /** False for who wants whole updates as JSON, each reply a message of its own. */
    deltas: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
/** A choice. `id` is drawn once per intention and resent until answered; `seq` is the last entry its sender had seen. */
export const MoveWish = Type.Object(
  { t: Type.Literal('move'), id: MoveId, seat: SeatNo, seq: Seq, words: Words },
  { additionalProperties: false },
)
/** Take back my last choice. */
export const UndoWish = Type.Object(
  { t: Type.Literal('undo'), id: MoveId, seat: SeatNo, seq: Seq },
  { additionalProperties: false },
)
/** Something to the table: a text, a ready-made phrase, or a finger on a piece; exactly one of them. */
export const Say = Type.Object(
  {
    t: Type.Literal('say'),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SAID })),
    phrase: Type.Optional(literals(PHRASE_IDS)),
    /** The page's name of a place on the board. */
    anchor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.:#/-]{1,64}$' })),
  },
  { additionalProperties: false },
)
export type Say = Static<typeof Say>
/** Asks everybody to let me take my last choice back although others acted since. */
export const AskUndo = Type.Object(
  { t: Type.Literal('ask-undo'), id: MoveId, seat: SeatNo, seq: Seq },
  { additionalProperties: false },
)
export type AskUndo = Static<typeof AskUndo>
/** The answer to such a request, by its id; whoever asked takes it away with a no. */
export const Consent = Type.Object(
  { t: Type.Literal('consent'), id: MoveId, seat: SeatNo, yes: Type.Boolean() },
  { additionalProperties: false },
)
export type Consent = Static<typeof Consent>
/** "What would you do?", for a seat of mine that is asked. The house thinks from that seat's view alone. */
export const HintWish = Type.Object(
  { t: Type.Literal('hint'), id: MoveId, seat: SeatNo },
  { additionalProperties: false },
)
export type HintWish = Static<typeof HintWish>
/** How I want bots to act where I sit: answered by `pong`, told to nobody, forgotten with the connection. */
export const PaceWish = Type.Object(
  { t: Type.Literal('pace'), bots: literals(BOT_PACES) },
  { additionalProperties: false },
)
export const Ping = Type.Object({ t: Type.Literal('ping') }, { additionalProperties: false })
export const ClientMessage = Type.Union([Hello, MoveWish, UndoWish, HintWish, Ping])
export type ClientMessage = Static<typeof ClientMessage>
/** What a house understands beside it; a table on one sofa has no need of it. */
export const HouseMessage = Type.Union([ClientMessage, Say, AskUndo, Consent, PaceWish])
export type HouseMessage = Static<typeof HouseMessage>

const Fact = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.String()),
  Type.Array(Type.Number()),
])
export const Choice = Type.Object({
  words: Words,
  clause: Type.String(),
  /** It only takes something back that this seat chose before: no answer to what is asked. */
  back: Type.Optional(Type.Literal(true)),
})
export const DimChoice = Type.Object({
  words: Words,
  /** The one reason why not, with the facts of this case. */
  why: Type.Object({
    id: Type.String(),
    facts: Type.Record(Type.String(), Fact),
    clauses: Type.Array(Type.String()),
  }),
})
/** What one viewer may know of the resting table. `view` is the game's own and typed there. */
export const Face = Type.Object({
  view: Type.Unknown(),
  waiting: Type.Integer(),
  /** The number of the question put to this seat; another one whenever it is asked anew, 0 while it is not asked; watchers have none. */
  question: Type.Optional(Type.Integer()),
  choices: Type.Array(Choice),
  dim: Type.Array(DimChoice),
})
export type Face = Static<typeof Face>

/** Something that happened, as this viewer may know it. The game's words turn it into a sentence and a movement. */
export const EventMessage = Type.Object(
  { type: Type.String(), /** Whom it is about. */ seat: Type.Optional(Type.Integer()) },
  { additionalProperties: true },
)

/** One entry of the log as this viewer may know it: who acted and what followed. */
export const Line = Type.Object({
  seq: Seq,
  by: Type.Integer(),
  undone: Type.Boolean(),
  /** This entry took back that one: mark its line as undone. */
  undoes: Type.Optional(Seq),
  events: Type.Array(EventMessage),
})
export type Line = Static<typeof Line>

/** Something that was said at the table. `n` grows with every line that is kept; 0 is a finger, which is not. */
export const ChatLine = Type.Object({
  n: Type.Integer(),
  seat: SeatNo,
  at: Type.Integer(),
  text: Type.Optional(Type.String()),
  phrase: Type.Optional(literals(PHRASE_IDS)),
  anchor: Type.Optional(Type.String()),
})
export type ChatLine = Static<typeof ChatLine>

/** Somebody wants to take back their last choice, entry `to`, and all that followed; `yes` are the seats that agreed. */
export const UndoAsk = Type.Object({
  id: Type.String(),
  by: SeatNo,
  to: Seq,
  yes: Type.Array(SeatNo),
})
export type UndoAsk = Static<typeof UndoAsk>

/** What numbers in the updates to come stand for: keys, texts, and objects by their keys. */
export const Vocabulary = Type.Object({
  keys: Type.Array(Type.String()),
  words: Type.Array(Type.String()),
  shapes: Type.Array(Type.Array(Type.Integer({ minimum: 0 }))),
})

/** What one's own seats have answered at a sealed window, each as the choices it is made of. Nobody else is told. */
export const Sealed = Type.Record(Type.String(), Type.Array(Words))

/**
 * The link of the chain after the last entry, as sixteen letters that say nothing before the key is known. Who keeps them can tell
 * later that the past is still the one that was shown; the same for everybody at the table.
 */
const ShownHead = Type.String()

/** The whole table for one viewer; sent after hello. Lines begin after `since`. `seat` is the seat whose face this is. */
export const Sync = Type.Object({
  t: Type.Literal('sync'),
  v: Type.Integer(),
  table: TableInfo,
  seq: Seq,
  /** One face per seat of the viewer, or the spectator's under -1. Empty before the start. */
  faces: Type.Record(Type.String(), Face),
  lines: Type.Array(Line),
  /** Seats for which taking back is free just now. */
  undo: Type.Array(SeatNo),
  /** Seats of the viewer that may ask everybody to go back; absent when none may. */
  ask: Type.Optional(Type.Array(SeatNo)),
  /** The request that is on the table. */
  asked: Type.Optional(UndoAsk),
  clock: Type.Optional(ClockInfo),
  /** What was said lately, oldest first; only after a hello. */
  chat: Type.Optional(Type.Array(ChatLine)),
  sealed: Type.Optional(Sealed),
  head: Type.Optional(ShownHead),
  /** With it the updates that follow can be read; a table on one sofa sends them whole and has none. */
  vocabulary: Type.Optional(Vocabulary),
})
/** One entry was carried out. On a socket it travels as a binary frame that says what changed: see `delta`. */
export const Update = Type.Object({
  t: Type.Literal('update'),
  seq: Seq,
  line: Line,
  faces: Type.Record(Type.String(), Face),
  undo: Type.Array(SeatNo),
  ask: Type.Optional(Type.Array(SeatNo)),
  outcome: Type.Union([Outcome, Type.Null()]),
  sealed: Type.Optional(Sealed),
  clock: Type.Optional(ClockInfo),
  head: Type.Optional(ShownHead),
})
/** Who sits where changed, the game began, or it ended. */
export const TableChanged = Type.Object({
  t: Type.Literal('table'),
  table: TableInfo,
  clock: Type.Optional(ClockInfo),
})
/** The answer to a move or an undo: always exactly one. */
export const Reply = Type.Object({
  t: Type.Literal('reply'),
  id: Type.String(),
  status: literals(['applied', 'duplicate', 'refused', 'stale', 'malformed'] as const),
  seq: Seq,
  code: Type.Optional(literals(REPLY_CODES)),
  /** The sentences of the rulebook that say no. */
  clauses: Type.Optional(Type.Array(Type.String())),
  /** The same in plain English, for logs and for clients without the words of the game. */
  sentence: Type.Optional(Type.String()),
  /** With `too-many-requests`: milliseconds after which it may be sent again. */
  wait: Type.Optional(Type.Integer()),
})
/** The answer to anything that carries no move id and cannot be carried out. The connection stays usable. */
export const Problem = Type.Object({
  t: Type.Literal('problem'),
  code: literals(REPLY_CODES),
  sentence: Type.String(),
  /** The kind of message that is refused, its `t`; absent for what is no message. */
  of: Type.Optional(Type.String()),
  /** With `too-many-requests`: milliseconds after which it may be sent again. */
  wait: Type.Optional(Type.Integer()),
})
/** What the house would do, the highest share first; `seq` is the entry it looked at. */
export const Hinted = Type.Object({
  t: Type.Literal('hint'),
  id: Type.String(),
  seat: SeatNo,
  seq: Seq,
  choices: Type.Array(
    Type.Object({
      words: Words,
      /** The share of the victory it expects, 0 to 1; null when there was nothing to weigh. */
      value: Type.Union([Type.Number(), Type.Null()]),
      /** The standard error of its distance to the first. */
      error: Type.Number(),
      /** It cannot be told apart from the first one. */
      close: Type.Boolean(),
      /** What the first choice has over this one, as `why` below; null where no one thing decides. */
      why: Type.Union([Words, Type.Null()]),
    }),
  ),
  /** The first reason of the choices, in words of the game's lexicon: an id, then whom it is about and figures in tenths. */
  why: Words,
  /** Imagined games in all. */
  worlds: Type.Integer(),
})
export type Hinted = Static<typeof Hinted>
/** Somebody said something. Its sender receives it too: that is the answer to `say`. */
export const SaidMessage = Type.Object({ t: Type.Literal('said'), said: ChatLine })
/** A request to go back, each time somebody answers it; null: it is over, and `no` is who said no. An update ends it too. */
export const Asked = Type.Object({
  t: Type.Literal('asked'),
  ask: Type.Union([UndoAsk, Type.Null()]),
  no: Type.Optional(SeatNo),
})
export type Asked = Static<typeof Asked>
/** The answer to `ping` and to `pace`. */
export const Pong = Type.Object({ t: Type.Literal('pong') })
export const ServerMessage = Type.Union([
  Sync,
  Update,
  TableChanged,
  Reply,
  Problem,
  SaidMessage,
  Asked,
  Hinted,
  Pong,
])
export type ServerMessage = Static<typeof ServerMessage>
export type Sync = Static<typeof Sync>
export type Update = Static<typeof Update>
export type Reply = Static<typeof Reply>
export type Problem = Static<typeof Problem>
export type TableChanged = Static<typeof TableChanged>
