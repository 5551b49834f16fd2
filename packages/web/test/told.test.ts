import { expect, it } from 'vitest'
import { toldFrom } from '../src/review/told.ts'

it('issue 16: the log of a review names a player once, until another acts or a heading stands between', () => {
  const line = (seq: number, seat: number, type = 'did') => ({
    seq,
    by: seat,
    undone: false,
    events: [{ type, seat }],
  })
  const said = (e: { readonly seat?: number }) => [
    { text: `p${e.seat ?? -1}`, person: e.seat ?? -1 },
    ' acts.',
  ]
  const words = { sentence: said, speech: { voice: null } } as unknown as Parameters<typeof toldFrom>[1]
  const module = {
    heading: (e: { readonly type: string }) => (e.type === 'began' ? 'Round 2' : null),
  } as unknown as Parameters<typeof toldFrom>[2]
  const lines = [line(1, 0), line(2, 0), line(3, 1), line(4, 1, 'began'), line(5, 1)]
  const told = toldFrom(lines, words, module)
  expect(told.flatMap(t => t.sentences.map(x => x.again))).toEqual([false, true, false, false, true])
})
