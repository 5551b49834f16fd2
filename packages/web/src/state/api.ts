import type {
  Addresses,
  AskFinished,
  Daily,
  DailyMine,
  DailyTry,
  Deed,
  Devices,
  Done,
  FinishedGames,
  GameInfo,
  HouseFigures,
  Inside,
  Invite,
  KeptSettings,
  LEARN_ROUTES,
  LeaveAlone,
  LessonLeft,
  Lessons,
  Lobby,
  MatchLog,
  Me,
  MINE_ROUTES,
  MORE_ROUTES,
  NewFork,
  NewMe,
  NewNote,
  NewNotices,
  NewSeed,
  NewSight,
  NewStage,
  NewTable,
  NextTable,
  Notes,
  Notices,
  OneTimeCode,
  PersonPage,
  Position,
  PutBot,
  PUZZLE_ROUTES,
  PuzzleTries,
  RestProblem,
  Reviewed,
  ROUTES,
  Running,
  Settings,
  Sight,
  Sit,
  Stats,
  TableInfo,
  Webhook,
} from '@noren/protocol'

import { usePrefs } from './prefs.ts'

/** Held equal to the protocol's table by its type; the schemas themselves stay out of the page. */
const AT: typeof ROUTES = {
  me: '/api/me',
  games: '/api/games',
  tables: '/api/tables',
  table: '/api/tables/:id',
  sit: '/api/tables/:id/sit',
  stand: '/api/tables/:id/stand',
  bot: '/api/tables/:id/bot',
  start: '/api/tables/:id/start',
  leave: '/api/tables/:id/leave',
  log: '/api/tables/:id/log',
}

const MORE = {
  manners: '/api/tables/:id/manners',
  options: '/api/tables/:id/options',
  rematch: '/api/tables/:id/rematch',
  fork: '/api/tables/:id/fork',
  seed: '/api/tables/:id/seed',
  shuffle: '/api/tables/:id/shuffle',
  standing: '/api/tables/:id/standing',
  link: '/api/me/link',
  claim: '/api/me/claim',
  devices: '/api/me/devices',
  endDevice: '/api/me/devices/end',
  webhook: '/api/me/webhook',
  addresses: '/api/addresses',
} as const satisfies Partial<typeof MORE_ROUTES>

const MINE = {
  running: '/api/me/running',
  next: '/api/me/next',
  finished: '/api/me/finished',
  hide: '/api/me/finished/hide',
  stats: '/api/me/stats',
  notes: '/api/me/notes',
  invite: '/api/me/invite',
  decline: '/api/me/invite/decline',
  reviewed: '/api/me/reviewed',
  export: '/api/me/export',
  plays: '/api/me/plays.csv',
  forget: '/api/me/forget',
  sight: '/api/me/sight',
  person: '/api/people/:id',
  settings: '/api/me/settings',
  notices: '/api/me/notices',
  house: '/api/house',
  stage: '/api/dev/stage',
  inside: '/api/dev/tables/:id',
} as const satisfies Partial<typeof MINE_ROUTES>

const PUZZLES: typeof PUZZLE_ROUTES = { puzzles: '/api/puzzles' }
const LEARN: typeof LEARN_ROUTES = { lessons: '/api/me/lessons', daily: '/api/daily' }

/** Files that a browser fetches by itself. */
export const FILES = { everything: MINE.export, plays: MINE.plays } as const

/** A refusal of the REST part, with its code, or 'offline' when nobody answered. */
export class Refusal extends Error {
  readonly code: string
  readonly faults: NonNullable<RestProblem['faults']>
  constructor(problem: RestProblem) {
    super(problem.sentence)
    this.code = problem.code
    this.faults = problem.faults ?? []
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const accept = { accept: 'application/json' }
  const init: RequestInit =
    method === 'GET'
      ? { method, headers: accept }
      : {
          method,
          headers: { ...accept, 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }
  let answer: Response
  try {
    answer = await fetch(path, { ...init, credentials: 'same-origin' })
  } catch {
    throw new Refusal({ code: 'offline', sentence: 'Nobody answered.' })
  }
  const text = await answer.text()
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Refusal({
      code: 'server-trouble',
      sentence: `The server answered ${answer.status} without words.`,
    })
  }
  if (answer.ok) return data as T
  throw new Refusal(data as RestProblem)
}

const at = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id))

export const api = {
  me: () => ask<Me>('GET', AT.me),
  rename: (me: NewMe) => ask<Me>('PUT', AT.me, me),
  link: () => ask<OneTimeCode>('POST', MORE.link),
  claim: (code: string) => ask<Me>('POST', MORE.claim, { code }),
  devices: () => ask<Devices>('GET', MORE.devices),
  endDevice: (id: string) => ask<Devices>('POST', MORE.endDevice, { id }),
  webhook: () => ask<Webhook>('GET', MORE.webhook),
  setWebhook: (url: string | null) =>
    ask<Webhook>('PUT', MORE.webhook, { url, lang: usePrefs.getState().lang }),
  addresses: () => ask<Addresses>('GET', MORE.addresses),
  games: () => ask<GameInfo[]>('GET', AT.games),
  lobby: () => ask<Lobby>('GET', AT.tables),
  table: (id: string) => ask<TableInfo>('GET', at(AT.table, id)),
  behave: (id: string, deed: Deed) => ask<TableInfo>('POST', at(MORE.manners, id), deed),
  options: (id: string, options: unknown) => ask<TableInfo>('POST', at(MORE.options, id), { options }),
  rematch: (id: string) => ask<TableInfo>('POST', at(MORE.rematch, id)),
  shuffle: (id: string) => ask<TableInfo>('POST', at(MORE.shuffle, id)),
  standing: (id: string, wish: LeaveAlone) => ask<TableInfo>('POST', at(MORE.standing, id), wish),
  open: (table: NewTable) => ask<TableInfo>('POST', AT.tables, table),
  sit: (id: string, where: Sit = {}) => ask<TableInfo>('POST', at(AT.sit, id), where),
  stand: (id: string, where: Sit = {}) => ask<TableInfo>('POST', at(AT.stand, id), where),
  bot: (id: string, bot: PutBot) => ask<TableInfo>('POST', at(AT.bot, id), bot),
  start: (id: string) => ask<TableInfo>('POST', at(AT.start, id)),
  fork: (id: string, fork: NewFork) => ask<TableInfo>('POST', at(MORE.fork, id), fork),
  seed: (id: string, seed: NewSeed) => ask<TableInfo>('POST', at(MORE.seed, id), seed),
  leave: (id: string) => ask<TableInfo>('POST', at(AT.leave, id)),
  running: () => ask<Running>('GET', MINE.running),
  puzzleTries: () => ask<PuzzleTries>('GET', PUZZLES.puzzles),
  puzzleTried: (game: string, puzzle: string, solved: boolean) =>
    ask<Done>('POST', PUZZLES.puzzles, { game, puzzle, solved }),
  next: () => ask<NextTable>('GET', MINE.next),
  finished: (which: AskFinished) =>
    ask<FinishedGames>('GET', `${MINE.finished}?${String(new URLSearchParams({ ...which }))}`),
  hide: (table: string) => ask<Done>('POST', MINE.hide, { table }),
  stats: () => ask<Stats>('GET', MINE.stats),
  saveNote: (note: NewNote) => ask<Notes>('PUT', MINE.notes, note),
  invite: (wish: Invite) => ask<Done>('POST', MINE.invite, wish),
  decline: (table: string) => ask<Done>('POST', MINE.decline, { table }),
  settings: () => ask<Settings>('GET', MINE.settings),
  saveSettings: (kept: KeptSettings) => ask<Settings>('PUT', MINE.settings, kept),
  lessons: () => ask<Lessons>('GET', LEARN.lessons),
  saveLesson: (left: LessonLeft) => ask<Lessons>('PUT', LEARN.lessons, left),
  daily: () => ask<Daily>('GET', LEARN.daily),
  countDaily: (tried: DailyTry) => ask<DailyMine>('POST', LEARN.daily, tried),
  reviewed: (found: Reviewed) => ask<Done>('PUT', MINE.reviewed, found),
  sight: () => ask<Sight>('GET', MINE.sight),
  setSight: (wish: NewSight) => ask<Sight>('PUT', MINE.sight, wish),
  person: (address: string) => ask<PersonPage>('GET', at(MINE.person, address)),
  everything: () => ask<unknown>('GET', MINE.export),
  notices: () => ask<Notices>('GET', MINE.notices),
  setNotices: (wish: NewNotices) => ask<Notices>('PUT', MINE.notices, wish),
  stage: (wish: NewStage) => ask<Position>('POST', MINE.stage, wish),
  inside: (id: string) => ask<Inside>('GET', at(MINE.inside, id)),
  house: () => ask<HouseFigures>('GET', MINE.house),
  forget: (name: string) => ask<Done>('POST', MINE.forget, { name }),
  log: (id: string) => ask<MatchLog>('GET', at(AT.log, id)),
}
