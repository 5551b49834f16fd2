import type { FastifyInstance } from 'fastify'
import * as protocol from '@noren/protocol'
import { LEARN_ROUTES, MINE_ROUTES, MORE_ROUTES, PUZZLE_ROUTES, ROUTES } from '@noren/protocol'
import { asyncapi } from './asyncapi.ts'
import { EXAMPLES } from './examples.ts'

interface Operation {
  readonly method: 'get' | 'post' | 'put'
  readonly path: string
  readonly summary: string
  readonly body?: string
  readonly answer: string
}

const S = protocol as unknown as Readonly<Record<string, object>>

const op = (
  method: Operation['method'],
  path: string,
  summary: string,
  answer: string,
  body?: string,
): Operation => ({ method, path, summary, answer, ...(body === undefined ? {} : { body }) })

/** Every request of the REST part; a test holds this list equal to the routes that are served. */
const OPERATIONS: readonly Operation[] = [
  op('get', ROUTES.me, 'Who I am', 'Me'),
  op('put', ROUTES.me, 'Change my name and crest', 'Me', 'NewMe'),
  op('post', MORE_ROUTES.link, 'A one-time code that makes another device me', 'OneTimeCode'),
  op('post', MORE_ROUTES.claim, 'Become the person of a one-time code', 'Me', 'Claim'),
  op('get', MORE_ROUTES.devices, 'The devices that act for me', 'Devices'),
  op('post', MORE_ROUTES.endDevice, 'End one of my devices', 'Devices', 'EndDevice'),
  op('get', MORE_ROUTES.webhook, 'Where I am told that it is my turn', 'Webhook'),
  op('put', MORE_ROUTES.webhook, 'Change where I am told, or stop it', 'Webhook', 'NewWebhook'),
  op('post', MORE_ROUTES.ticket, 'A one-time ticket for the WebSocket', 'OneTimeCode'),
  op('get', MORE_ROUTES.addresses, 'Where else this house can be reached', 'Addresses'),
  op('get', MINE_ROUTES.running, 'My tables that have not ended, and offers', 'Running'),
  op('get', MINE_ROUTES.next, 'The table that waits for me most', 'NextTable'),
  op('get', MINE_ROUTES.finished, 'My finished games, the last one first', 'FinishedGames'),
  op('post', MINE_ROUTES.hide, 'Take a finished game off my list', 'Done', 'HideGame'),
  op('get', MINE_ROUTES.stats, 'My figures, and those I played with', 'Stats'),
  op('get', MINE_ROUTES.notes, 'My notes on tables and people', 'Notes'),
  op('put', MINE_ROUTES.notes, 'Write a note, or take it away', 'Notes', 'NewNote'),
  op('post', MINE_ROUTES.invite, 'Invite somebody I played with to a table', 'Done', 'Invite'),
  op('post', MINE_ROUTES.decline, 'Decline an invitation', 'Done', 'HideGame'),
  op('put', MINE_ROUTES.reviewed, 'Keep what a review of my game found', 'Done', 'Reviewed'),
  op('get', MINE_ROUTES.export, 'Everything of mine in one file', 'Export'),
  op('get', MINE_ROUTES.plays, 'My finished games as CSV', 'Export'),
  op('post', MINE_ROUTES.forget, 'Delete me', 'Done', 'Forget'),
  op('get', MINE_ROUTES.sight, 'Who may see what of mine', 'Sight'),
  op('put', MINE_ROUTES.sight, 'Change who may see what of mine', 'Sight', 'NewSight'),
  op('get', MINE_ROUTES.person, 'A page that somebody lets me see', 'PersonPage'),
  op('get', MINE_ROUTES.settings, 'How I like to play', 'Settings'),
  op('put', MINE_ROUTES.settings, 'Keep how I like to play, for all my devices', 'Settings', 'KeptSettings'),
  op('get', MINE_ROUTES.notices, 'What this device is told of', 'Notices'),
  op('put', MINE_ROUTES.notices, 'Change what this device is told of', 'Notices', 'NewNotices'),
  op('post', MINE_ROUTES.stage, 'Set up a position, where games are built', 'Position', 'NewStage'),
  op('get', MINE_ROUTES.inside, 'A table from inside, where games are built', 'Inside'),
  op('get', MINE_ROUTES.house, 'The figures of this server', 'HouseFigures'),
  op('get', LEARN_ROUTES.lessons, 'Where I left each lesson', 'Lessons'),
  op('put', LEARN_ROUTES.lessons, 'Keep where I left a lesson', 'Lessons', 'LessonLeft'),
  op('get', LEARN_ROUTES.daily, 'The deal of the day, and how yesterday came out', 'Daily'),
  op('post', LEARN_ROUTES.daily, 'My one try at a deal, checked by replay', 'DailyMine', 'DailyTry'),
  op('get', PUZZLE_ROUTES.puzzles, 'How many solve each puzzle at their first try', 'PuzzleTries'),
  op('post', PUZZLE_ROUTES.puzzles, 'Count a first try, of nobody in particular', 'Done', 'PuzzleTried'),
  op('get', ROUTES.games, 'What there is to play', 'GameList'),
  op('get', MORE_ROUTES.schema, 'JSON Schema of a game: its views, and the words of its choices', 'Schema'),
  op('get', ROUTES.tables, 'Open tables, and mine', 'Lobby'),
  op('post', ROUTES.tables, 'Open a table', 'TableInfo', 'NewTable'),
  op('get', ROUTES.table, 'One table', 'TableInfo'),
  op('post', ROUTES.sit, 'Sit down, or come back', 'TableInfo', 'Sit'),
  op('post', ROUTES.stand, 'Get up, or send a bot away', 'TableInfo', 'Stand'),
  op('post', ROUTES.bot, 'Seat a bot', 'TableInfo', 'PutBot'),
  op('post', MORE_ROUTES.shuffle, 'Let chance say who sits where', 'TableInfo'),
  op('post', MORE_ROUTES.seed, 'Promise a seed for the shuffles, or open it', 'TableInfo', 'NewSeed'),
  op('post', ROUTES.start, 'Begin', 'TableInfo'),
  op('post', ROUTES.leave, 'Leave', 'TableInfo'),
  op(
    'post',
    MORE_ROUTES.standing,
    'Leave questions to themselves while I am away',
    'TableInfo',
    'LeaveAlone',
  ),
  op('post', MORE_ROUTES.manners, 'Send away, mute, be ready, concede, vote', 'TableInfo', 'Deed'),
  op('post', MORE_ROUTES.options, 'Change the options before the start', 'TableInfo', 'NewOptions'),
  op('post', MORE_ROUTES.rematch, 'Play again with the same people', 'TableInfo'),
  op('post', MORE_ROUTES.fork, 'Play on from a moment of a finished game', 'TableInfo', 'NewFork'),
  op('get', ROUTES.log, 'The log of a finished game', 'MatchLog'),
]

const json = (name: string): object => ({
  content: {
    'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example: EXAMPLES[name] },
  },
})
const CSV = { content: { 'text/csv': { schema: { type: 'string' } } } }

/**
 * Whoever asks for the first time becomes a guest: the answer brings the cookie that says who they are from then on. Over https it is called
 * `__Host-noren`.
 */
const GUEST = {
  type: 'apiKey',
  in: 'cookie',
  name: 'noren',
  description:
    'Set by the first answer (called __Host-noren over https) and signed by the server. Without it a request makes a new guest. Requests that change something need an Origin of the server itself or none.',
}

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

function operation({ method, path, summary, body, answer }: Operation): object {
  const status = method === 'post' && path === ROUTES.tables ? '201' : '200'
  return {
    summary,
    ...(path.includes(':id') ? { parameters: [ID] } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      [status]: { description: answer, ...(path === MINE_ROUTES.plays ? CSV : json(answer)) },
      default: { description: 'A refusal: a code and a sentence', ...json('RestProblem') },
    },
  }
}

/** The REST part as an OpenAPI document, made from the same schemas that are checked at the door. */
export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const o of OPERATIONS) (paths[o.path.replace(':id', '{id}')] ??= {})[o.method] = operation(o)
  const names = OPERATIONS.flatMap(o => [o.answer, ...(o.body === undefined ? [] : [o.body])])
  const schemas = [...new Set([...names, 'RestProblem'])].map(n => [n, S[n]] as const)
  return {
    openapi: '3.1.0',
    info: { title: 'Noren', version: String(protocol.PROTOCOL), description: 'See docs/protocol.md.' },
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { guest: GUEST },
    },
    security: [{ guest: [] }, {}],
    paths,
  }
}

/** A plain page for people; programs get the document itself. */
const pageOf = (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Noren: REST</title>
<h1>Noren: REST</h1><p>The same as <a href="/api/docs.json">OpenAPI</a>. The socket is described in docs/protocol.md and as <a href="/api/socket.json">AsyncAPI</a>.</p>
<table><thead><tr><th>request<th>what it does<th>body<th>answer</thead><tbody>
${OPERATIONS.map(
  o =>
    `<tr><td><code>${o.method.toUpperCase()} ${o.path}</code><td>${o.summary}<td>${o.body ?? ''}<td>${o.answer}`,
).join('\n')}
</tbody></table></html>`

export function docs(app: FastifyInstance): void {
  const [document, page] = [openapi(), pageOf()]
  const socket = asyncapi()
  app.get('/api/docs.json', async () => document)
  app.get('/api/socket.json', async () => socket)
  app.get('/api/docs', async (request, reply) =>
    request.headers.accept?.includes('text/html') === true
      ? reply.type('text/html; charset=utf-8').send(page)
      : reply.send(document),
  )
}
