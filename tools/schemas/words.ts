import type { Action, Codec, Declared, Operand } from '@noren/engine'
import type { Schema } from './views.ts'

type AnyCodec = Codec<Readonly<Record<string, Declared>>>

/** Beyond this many names a list says nothing that a pattern does not. */
const MOST = 512

function operandSchema(name: string, kind: Operand): Schema {
  const words = Array.from({ length: Math.min(kind.size, MOST) }, (_, n) => kind.say(n))
  if (words.every((word, n) => word === n))
    return { title: name, type: 'integer', minimum: 0, maximum: kind.size - 1 }
  if (kind.size > MOST) return { title: name, type: ['string', 'integer'] }
  return { title: name, enum: [...new Set(words)] }
}

/** The words of a game's choices as JSON Schema: one tuple for each verb, in the order of the codec. */
export function wordsSchema(actions: AnyCodec): Schema {
  const tuple = (verb: string): Schema => {
    const first = (actions.act[verb] as (...operands: number[]) => Action)(0, 0, 0)
    const operands = actions.operands(first)
    const head = { const: verb }
    const [only] = operands
    if (only?.kind.many !== undefined)
      return {
        title: verb,
        type: 'array',
        items: [head],
        additionalItems: { type: ['string', 'integer'] },
        minItems: 1,
      }
    const items = [head, ...operands.map(({ name, kind }) => operandSchema(name, kind))]
    return { title: verb, type: 'array', items, additionalItems: false, minItems: items.length }
  }
  return { anyOf: actions.verbs.map(tuple) }
}
