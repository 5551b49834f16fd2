import * as protocol from '@noren/protocol'

/** The socket as an AsyncAPI document, made from the schemas that are checked at the door. */

/** The messages of a union, by their schemas' names. */
const CLIENT = [
  'Hello',
  'MoveWish',
  'UndoWish',
  'HintWish',
  'Say',
  'AskUndo',
  'Consent',
  'PaceWish',
  'Ping',
] as const
const SERVER = [
  'Sync',
  'Update',
  'TableChanged',
  'Reply',
  'Problem',
  'SaidMessage',
  'Asked',
  'Hinted',
  'Pong',
] as const

const S = protocol as unknown as Readonly<Record<string, object>>
const ref = (path: string): object => ({ $ref: `#/${path}` })
const all = [...CLIENT, ...SERVER]

export function asyncapi(): object {
  const on = (names: readonly string[]): object[] =>
    names.map(name => ref(`channels/socket/messages/${name}`))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Noren',
      version: String(protocol.PROTOCOL),
      description:
        'See docs/protocol.md. Say hello with "deltas": false, and every message is JSON; without it updates come as binary frames.',
    },
    channels: {
      socket: {
        address: protocol.SOCKET_PATH,
        messages: Object.fromEntries(all.map(name => [name, ref(`components/messages/${name}`)])),
        bindings: {
          ws: {
            query: {
              type: 'object',
              properties: { ticket: { type: 'string', description: 'of POST /api/ticket' } },
            },
          },
        },
      },
    },
    operations: {
      toServer: { action: 'receive', channel: ref('channels/socket'), messages: on(CLIENT) },
      toClient: { action: 'send', channel: ref('channels/socket'), messages: on(SERVER) },
    },
    components: {
      messages: Object.fromEntries(
        all.map(name => [
          name,
          { name, contentType: 'application/json', payload: ref(`components/schemas/${name}`) },
        ]),
      ),
      schemas: Object.fromEntries(all.map(name => [name, S[name]])),
      securitySchemes: {
        guest: { type: 'httpApiKey', in: 'cookie', name: 'noren' },
        ticket: { type: 'httpApiKey', in: 'query', name: 'ticket' },
      },
    },
  }
}
