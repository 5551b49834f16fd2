import { isSayings } from '@noren/words'
import { expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

/** Games that still have words in code. This list only gets shorter. */
const OLD: readonly string[] = []

test('a game speaks from catalogues or from code, never from both, and none goes back', async () => {
  const found = await Promise.all(
    MANIFESTS.map(async m => (isSayings((await m.words()) as never) ? [] : [m.id])),
  )
  expect(found.flat().sort()).toEqual(OLD)
})
