import { Compile } from 'typebox/compile'
import { HouseMessage, MAX_MESSAGE_BYTES, MoveId, SENTENCES } from '@noren/protocol'
import type { Problem, Reply, ReplyCode } from '@noren/protocol'

const isMessage = Compile(HouseMessage)
const isMoveId = Compile(MoveId)

/** How an answer names what it answers: by its id if it carries one, and by its kind. */
export interface Named {
  readonly id: string | null
  readonly kind?: HouseMessage['t']
}

/** A message, or what is wrong with it, and the move id it carries if it has one. */
export type Read = { readonly message: HouseMessage } | ({ readonly code: ReplyCode } & Named)

/** Reads one frame. Whatever comes, the answer is a message or a code. */
export function read(data: Buffer, binary: boolean): Read {
  if (data.length > MAX_MESSAGE_BYTES) return { code: 'too-large', id: null }
  if (binary) return { code: 'not-json', id: null }
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return { code: 'not-json', id: null }
  }
  return isMessage.Check(value) ? { message: value } : { code: 'not-a-message', id: idOf(value) }
}

/** What carries an id of its own is answered by it. */
const WITH_ID: ReadonlySet<unknown> = new Set(['move', 'undo', 'hint', 'ask-undo', 'consent'])

/** The id of something that wants to be a move. */
function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('t' in value) || !('id' in value)) return null
  return WITH_ID.has(value.t) && isMoveId.Check(value.id) ? value.id : null
}

/** A refusal that names the move it answers, or a problem that names the kind of message; and when to try again, if ever. */
export function saying({ id, kind }: Named, code: ReplyCode, seq: number, wait?: number): Reply | Problem {
  const said = { code, sentence: SENTENCES[code], ...(wait === undefined ? {} : { wait: Math.ceil(wait) }) }
  if (id === null) return { t: 'problem', ...(kind === undefined ? {} : { of: kind }), ...said }
  return { t: 'reply', id, status: code === 'not-a-message' ? 'malformed' : 'refused', seq, ...said }
}
