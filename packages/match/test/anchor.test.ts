import { canonical } from '@noren/engine'
import { expect, test } from 'vitest'
import { anchor, hashOfKey, load, open, verify } from '../src/index.ts'
import { shaOfText } from '../src/sha.ts'
import { charter, does, fresh } from './helpers.ts'
import { toy } from '../toy/index.ts'

test('a charter without a frozen file hangs where it always did', () => {
  const { id, game, version, options, seats, key } = charter()
  expect(anchor(charter())).toBe(shaOfText(canonical([id, game, version, options, seats, hashOfKey(key)])))
})

test('the frozen file is part of what was agreed: a log under another one does not fit', () => {
  const named = charter({ bundle: 'a'.repeat(12) })
  expect(anchor(named)).not.toBe(anchor(charter()))
  expect(anchor(named)).not.toBe(anchor(charter({ bundle: 'b'.repeat(12) })))
  const m = fresh({ bundle: 'a'.repeat(12) })
  does(m, 0, 'bow')
  expect(load(toy, named, m.entries).head).toBe(m.head)
  expect(verify(toy, charter({ bundle: 'b'.repeat(12) }), m.entries)).toMatchObject({ ok: false, seq: 1 })
  expect(open(toy, named).entries).toEqual([])
})
