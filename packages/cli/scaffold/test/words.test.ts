import { LANG_IDS, plain, speechFor } from '@noren/words'
import { expect, test } from 'vitest'
import { manifest } from '../src/game.ts'
import { rules } from '../src/rules.ts'
import { stage } from '../src/stage.ts'
import { said } from '../src/words.ts'

test.each(LANG_IDS)('every clause, chapter, label and event has words: %s', async lang => {
  const clauses = await manifest.clauses(lang)
  expect(Object.keys(clauses)).toEqual(Object.keys(rules.clauses))
  const speech = await speechFor(said, lang, { name: seat => `P${seat}`, me: 0 })
  for (const sign of manifest.chapters) expect(speech.chapter(sign)).toBeTruthy()
  const view = rules.view(stage({ hands: [[3], [5]] }), 0)
  const heard = [
    plain(speech.label(['play', 11], view)),
    plain(speech.label(['pass'], view)),
    plain(speech.question(view, 0)),
    plain(speech.question(view, 1)),
    plain(speech.log({ type: 'played', seat: 1, card: 11, clause: 'NG-TURN-1' }) ?? []),
    plain(speech.log({ type: 'passed', seat: 1, clause: 'NG-TURN-3' }) ?? []),
    speech.option('hand'),
    speech.shown('hand'),
    speech.shown('hand', 6),
  ]
  for (const text of heard) expect(text).toMatch(/^[^{}]+$/)
  expect(new Set(heard).size).toBe(heard.length)
})

test('the manifest says what the rules say', async () => {
  const { id, version, seats } = await manifest.rules()
  expect({ id, version, seats }).toEqual({
    id: manifest.id,
    version: manifest.version,
    seats: manifest.seats,
  })
})
