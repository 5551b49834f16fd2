import { Type } from 'typebox'

/** One of these words. */
export const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map(v => Type.Literal(v))))

export const Words = Type.Array(Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]), {
  minItems: 1,
  maxItems: 80,
})
export const TableId = Type.String({ pattern: '^[a-z]+-[a-z0-9]{6,}$', maxLength: 40 })
export const MoveId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' })
/** How long bots linger: half a second, a second, a moment, or until somebody wishes to see what they do. */
export const BOT_PACES = ['brisk', 'easy', 'quick', 'step'] as const
export type BotPace = (typeof BOT_PACES)[number]
export const SeatNo = Type.Integer({ minimum: 0, maximum: 31 })
export const Seq = Type.Integer({ minimum: 0 })
