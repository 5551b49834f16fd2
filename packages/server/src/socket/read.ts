import type { Named } from '@noren/table'
import { Compile } from 'typebox/compile'
import { HouseMessage, MAX_MESSAGE_BYTES, MoveId } from '@noren/protocol'
import type { ReplyCode } from '@noren/protocol'
import { readMove } from './read-move.ts'

const isMessage = Compile(HouseMessage)
const isMoveId = Compile(MoveId)

/** A message, or what is wrong with it, and the move id it carries if it has one. */
export type Read = { readonly message: HouseMessage } | ({ readonly code: ReplyCode } & Named)

/** Reads one frame: bytes, or a text in ASCII. Whatever comes, the answer is a message or a code. */
export function read(data: Buffer | string, binary: boolean): Read {
  if (data.length > MAX_MESSAGE_BYTES) return { code: 'too-large', id: null }
  if (binary) return { code: 'not-json', id: null }
  const text = typeof data === 'string' ? data : data.toString('utf8')
  const move = readMove(text)
  return move === null ? readAny(text) : { message: move }
}

/** Reads a text by JSON and the schema. */
export function readAny(text: string): Read {
  let value: unknown
  try {
    value = JSON.parse(text)
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
