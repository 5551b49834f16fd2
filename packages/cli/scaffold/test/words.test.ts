import { LANGS } from '@noren/engine'
import { expect, test } from 'vitest'
import { manifest } from '../src/game.ts'
import { rules } from '../src/rules.ts'
import { stage } from '../src/stage.ts'
import { lexicon } from '../src/words.ts'

const names = { of: (seat: number) => `P${seat}`, me: 0 }

test.each(LANGS)('every clause, chapter, label and event has words: %s', async lang => {
  const clauses = await manifest.clauses(lang)
  expect(Object.keys(clauses)).toEqual(Object.keys(rules.clauses))
  for (const sign of manifest.chapters) expect(lexicon.chapter?.(lang, sign)).toBeTruthy()
  const view = rules.view(stage({ hands: [[3], [5]] }), 0)
  const said = [
    lexicon.label(lang, ['play', 11], view),
    lexicon.label(lang, ['pass'], view),
    lexicon.question(lang, view, 0, names),
    lexicon.question(lang, view, 1, names),
    lexicon.sentence(lang, { type: 'played', seat: 1, card: 11, clause: 'NG-TURN-1' }, names),
    lexicon.sentence(lang, { type: 'passed', seat: 1, clause: 'NG-TURN-3' }, names),
    lexicon.option(lang, 'hand'),
    lexicon.option(lang, 'hand', 6),
  ]
  for (const text of said) expect(text).toMatch(/^[^{}]+$/)
  expect(new Set(said).size).toBe(said.length)
})

test('the manifest says what the rules say', async () => {
  const { id, version, seats } = await manifest.rules()
  expect({ id, version, seats }).toEqual({
    id: manifest.id,
    version: manifest.version,
    seats: manifest.seats,
  })
})
