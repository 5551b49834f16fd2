import { expect, test } from 'vitest'
import { canonical, digest, digestText } from '../src/index.ts'

test('equal values have equal fingerprints whatever the order of their keys', () => {
  const a = { hand: [1, 2], at: { x: 1, y: [{ p: 1, q: 2 }] } }
  const b = { at: { y: [{ q: 2, p: 1 }], x: 1 }, hand: [1, 2] }
  expect(canonical(a)).toBe(canonical(b))
  expect(digest(a)).toBe(digest(b))
  expect(canonical(a)).toBe('{"at":{"x":1,"y":[{"p":1,"q":2}]},"hand":[1,2]}')
})

test('the order of a list counts, and so does every value', () => {
  const all = [[1, 2], [2, 1], [1, 2, 0], ['1', 2], { a: 1 }, { a: 2 }, { b: 1 }, null, 'null', [], {}]
  expect(new Set(all.map(digest)).size).toBe(all.length)
})

test('a fingerprint is sixteen hex digits and is pinned, because golden files depend on it', () => {
  expect(digest({ a: [1, 2, 3] })).toMatch(/^[0-9a-f]{16}$/)
  expect([digestText(''), digestText('noren'), digestText('noren', 1)]).toEqual(PINNED)
})

test('texts that differ in one letter do not collide', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 20_000; i++) seen.add(digestText(`card ${i}`))
  expect(seen.size).toBe(20_000)
})

const PINNED = ['488bdcb81aee8d83', 'b9daf88f2133e95d', 'e9ada36dc6d9b6a6']
