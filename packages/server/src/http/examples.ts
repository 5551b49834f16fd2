/** An example of everything that the REST part takes and gives, by the name of its schema; a test holds them to the schemas. */

const TABLE = 'kitsune-ajmazuxzswm72'
const HASH = '086225b4722a55fc4cc41dcd655fb4ef8bde09bf69ea0ccb2a55e7aa109ceea4'
const KEY = 'deb23bb9215d93a1efab311e2a0d6d216f52a0d351d2addea02bd2061763cc3f'
const WHO = 'm3Qp7TzVbX2k'
const AT = 1_794_826_739_602
const RULES = { version: 2, bundle: 'e7bc5673ce02' }
const ME = { kind: 'person', name: 'Akiko', crest: 3, online: true, yours: true }
const BOT = { kind: 'bot', name: '', crest: 0, level: 'bushi', online: true, yours: false }

const tableInfo = {
  id: TABLE,
  ...RULES,
  status: 'playing',
  game: 'sakura',
  options: { voluntaryTake: false, openSums: true, denialHiring: false, data: null },
  host: true,
  listed: false,
  seats: [ME, BOT],
  keyHash: HASH,
  outcome: null,
  created: AT,
  yourTurn: true,
  hostSeat: 0,
}
const outcome = { payoff: [1, 0], scores: [27, 19], ranks: [1, 2], clause: 'SA-END-2' }
const finished = { ...tableInfo, status: 'over', outcome, yourTurn: false }
const place = { save: { idea: 1, trail: [[{ seat: 0, words: ['play', 11] }]] }, learnt: false, at: AT }
const settings = {
  seal: 'always',
  motion: 'full',
  bots: 'brisk',
  passes: false,
  contrast: false,
  keys: true,
  at: AT,
}
const deal = { day: '2026-11-16', game: 'spirit', keyHash: HASH, key: KEY, version: 2 }
const mine = { score: 31, place: 1, payoff: 1 }
const inside = {
  game: 'sakura',
  version: 2,
  seq: 7,
  waiting: 1,
  frames: [],
  state: {},
  faces: { '0': {} },
}
const running = { table: tableInfo, asked: [0] }
const devices = {
  devices: [{ id: 'DIJGOhOnK-Agyn6X', agent: 'Firefox, Linux', created: AT, here: true }],
}

export const EXAMPLES: Readonly<Record<string, unknown>> = {
  Addresses: { addresses: ['http://192.168.1.20:3000'] },
  Claim: { code: '69XU5FQ65CUMP6HY' },
  Daily: {
    now: AT,
    today: deal,
    played: 12,
    mine: null,
    tomorrow: { day: '2026-11-17', game: 'sakura', keyHash: HASH },
    yesterday: {
      deal: { ...deal, day: '2026-11-15' },
      mine,
      field: {
        played: 9,
        bars: [{ score: 31, payoff: 1, n: 1 }],
        best: [{ name: 'Akiko', crest: 3, me: true, ...mine }],
      },
    },
  },
  DailyMine: mine,
  DailyTry: { day: '2026-11-16', choices: [['fight', 0], ['pass']] },
  Deed: { do: 'ready', on: true },
  Devices: devices,
  Done: { done: true },
  EndDevice: { id: 'DIJGOhOnK-Agyn6X' },
  Export: { noren: 'export', version: 1, person: { name: 'Akiko', crest: 3 }, games: [] },
  FinishedGames: {
    games: [
      {
        table: finished,
        ended: AT,
        minutes: 14,
        seat: 0,
        fate: 'won',
        place: 1,
        score: 27,
        who: [null, null],
      },
    ],
    counts: { sakura: 1 },
  },
  Forget: { name: 'Akiko' },
  GameList: [
    {
      id: 'sakura',
      version: 2,
      seats: { min: 2, max: 6 },
      defaults: { voluntaryTake: false, openSums: true, denialHiring: false, data: null },
      fields: [{ key: 'openSums', kind: 'flag', clause: 'D-2' }],
      levels: ['wanderer', 'ashigaru', 'bushi', 'samurai', 'daimyo'],
    },
  ],
  HideGame: { table: TABLE },
  HouseFigures: {
    public: true,
    open: 2,
    games: [
      {
        game: 'sakura',
        played: 40,
        entries: 61.5,
        minutes: 13.2,
        seats: [
          { games: 40, won: 21 },
          { games: 40, won: 19 },
        ],
        players: { people: { games: 40, won: 23 }, bushi: { games: 40, won: 17 } },
      },
    ],
  },
  Inside: inside,
  Invite: { who: WHO, table: TABLE },
  KeptSettings: settings,
  LeaveAlone: { seat: 0, standing: {} },
  PuzzleTried: { game: 'sakura', puzzle: 'neither', solved: true },
  PuzzleTries: { tries: { 'sakura/neither': [12, 5] } },
  LessonLeft: { game: 'sakura', place },
  Lessons: { lessons: { sakura: place } },
  Lobby: { open: [], mine: [tableInfo] },
  MatchLog: {
    charter: { id: TABLE, game: 'sakura', ...RULES, options: tableInfo.options, seats: 2, key: KEY },
    keyHash: HASH,
    entries: [{ seq: 1, seat: 0, words: ['play', 11], moveId: 'c0ffee', hash: HASH }],
    head: HASH,
    outcome,
  },
  Me: { name: 'Akiko', crest: 3 },
  NewMe: { name: 'Akiko', crest: 3 },
  NewNote: { about: { table: TABLE }, text: 'Kept my seals too long.' },
  NewNotices: { subscription: null, kinds: ['turn'], quiet: null, offset: 60, lang: 'en' },
  NewOptions: { options: { openSums: false } },
  NewSeed: { commit: HASH },
  NewFork: { at: 12, seat: 0, deal: 'anew', bots: 'bushi' },
  NewSight: { page: 'met', games: 'link' },
  NewStage: { game: 'sakura', moves: [] },
  NewTable: { game: 'sakura', seats: 2, bots: ['bushi'], start: true },
  NewWebhook: { url: 'https://example.org/turn', lang: 'en' },
  NextTable: { table: TABLE, waiting: 1 },
  Notes: { tables: { [TABLE]: 'Kept my seals too long.' }, people: { [WHO]: 'likes to bluff' } },
  Notices: { on: true, kinds: ['turn', 'result'], quiet: { from: 22, to: 7, breaks: false } },
  OneTimeCode: { code: '69XU5FQ65CUMP6HY', until: AT },
  PersonPage: { name: 'Akiko', crest: 3, games: 0, minutes: 0, won: 0, met: 0, byGame: [] },
  Position: { ...inside, seats: 2, description: {}, over: false },
  PutBot: { seat: 1, level: 'samurai' },
  RestProblem: { code: 'no-such-game', sentence: 'There is no such game.' },
  Reviewed: { table: TABLE, luck: 6, own: -3, line: [0.5, 0.62, 1] },
  Running: { now: AT, tables: [running], waiting: 1, offers: [] },
  Schema: { $schema: 'http://json-schema.org/draft-07/schema#', definitions: {} },
  Settings: { settings },
  Sight: { page: 'met', games: 'link' },
  Sit: { seat: 1 },
  Stand: { seat: 1 },
  Stats: { games: 0, minutes: 0, won: 0, met: 0, byGame: [], people: [], recent: [] },
  TableInfo: tableInfo,
  Webhook: { url: 'https://example.org/turn', secret: 'a-secret-that-signs' },
}
