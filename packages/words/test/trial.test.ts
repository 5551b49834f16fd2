import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../src/compile.ts'
import { LANG_IDS } from '../src/langs.ts'
import { plain, Speaker } from '../src/say.ts'
import { foreignTo, pseudo, wordsIn } from '../src/trial.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('a language nobody speaks is English with longer words: what chooses and what is put in stay', () => {
  const { catalogue } = compile(`# $n (number) $card (text)
log-drew = { $n ->
    [one] <b>One</b> card
   *[other] { $n } cards
 }: { $card }.
-card-red = red card
`)
  const said = new Speaker('en', [pseudo(catalogue)])
  expect(plain(said.say('log-drew', { n: 1, card: 'Botan' }))).toBe('Öonëe cäard: Botan.')
  expect(plain(said.say('log-drew', { n: 2, card: 'Botan' }))).toBe('2 cäards: Botan.')
  expect(Object.keys(pseudo(catalogue))).toEqual(Object.keys(catalogue))
})

test.each(LANG_IDS)('words of other languages are known, and none of its own is among them: %s', lang => {
  const foreign = foreignTo(ROOT, lang)
  const english = ['choose', 'draws', 'your', 'nobody']
  const german = ['wähle', 'zieht', 'deine', 'nicht']
  for (const word of lang === 'en' ? german : english) expect(foreign).toContain(word)
  for (const word of lang === 'de' ? german : lang === 'en' ? english : [])
    expect(foreign).not.toContain(word)
  expect(wordsIn('Daichi zieht 2 Karten.')).toEqual(['daichi', 'zieht', 'karten'])
})
