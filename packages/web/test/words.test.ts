import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { REPLY_CODES } from '@noren/protocol/codes'
import { PHRASE_IDS } from '@noren/protocol/phrases'
import { LANG_IDS, voiceIn } from '@noren/words'
import { Suspense, createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import { goBeyond, isDrawn, loadWords } from '../src/i18n/load.ts'
import type { PageVoice } from '../src/i18n/page.ts'
import { pageVoice, speakWith } from '../src/i18n/page.ts'
import { catalogues as tableWords } from '../words/table/catalogues.gen.ts'
import { useRoom } from '../src/i18n/room.ts'
import { toldApart } from '../src/table/names.ts'

isDrawn()
goBeyond()

const SRC = join(import.meta.dirname, '../src')

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /\.tsx?$/.test(name))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && 'type' in x
const READ = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'aria-description',
  'aria-roledescription',
])
const isWordy = (text: string): boolean => /[A-Za-zÀ-ÿ]{2}/.test(text) && !NO_WORDS.test(text.trim())
/** Names of keys, the name of the house, and how an address begins are the same in every language. */
const NO_WORDS = /^(Enter|Esc|Noren|https:\/\/)$/

/** Texts written out in an expression that becomes a text. */
function written(x: unknown): string[] {
  if (!isNode(x)) return []
  if (x.type === 'Literal') return typeof x['value'] === 'string' ? [x['value']] : []
  if (x.type === 'JSXExpressionContainer') return written(x['expression'])
  if (x.type === 'ConditionalExpression') return [...written(x['consequent']), ...written(x['alternate'])]
  if (x.type === 'LogicalExpression') return written(x['right'])
  if (x.type === 'TemplateLiteral')
    return (x['quasis'] as readonly { readonly value: { readonly raw: string } }[]).map(q => q.value.raw)
  return []
}

/** What stands in code where a reader reads it: text between tags, and names and titles of elements. */
function literals(code: string, name = 'page.tsx'): string[] {
  const found: string[] = []
  const visit = (x: unknown): void => {
    if (Array.isArray(x)) x.forEach(visit)
    if (!isNode(x)) return
    if (x.type === 'JSXText') found.push(String(x['value']).trim())
    if (x.type === 'JSXElement' || x.type === 'JSXFragment')
      for (const child of x['children'] as readonly Node[])
        if (child.type === 'JSXExpressionContainer') found.push(...written(child))
    if (x.type === 'JSXAttribute' && READ.has(String((x['name'] as Node)['name'])))
      found.push(...written(x['value']))
    // Drawings are text: what is read of them aloud is not.
    if (x.type === 'TemplateElement')
      for (const [, text = ''] of (x['value'] as { readonly raw: string }).raw.matchAll(
        /aria-label="([^"]*)"/g,
      ))
        found.push(text)
    for (const child of Object.values(x)) if (typeof child === 'object') visit(child)
  }
  visit(parseAst(code, { lang: name.endsWith('x') ? 'tsx' : 'ts' }, name))
  return found.filter(isWordy)
}

it('no word of any language stands in the code of the page', () => {
  expect(files.length).toBeGreaterThan(100)
  const said = files.flatMap(name =>
    literals(readFileSync(join(SRC, name), 'utf8'), name).map(text => `${name}: ${text}`),
  )
  expect(said).toEqual([])
})

it('would find one', () => {
  expect(literals('<p className="x">Take a seat</p>')).toEqual(['Take a seat'])
  expect(literals('<button aria-label="Close" />')).toEqual(['Close'])
  expect(literals('<i title={`Seat ${n}`} />')).toEqual(['Seat '])
  expect(literals('<p>{all ? \'Yes\' : say("x")}</p>')).toEqual(['Yes'])
  expect(literals("const x = <><i title={say('page-x')}>{n}</i><kbd>Esc</kbd></>")).toEqual([])
})

it.each(LANG_IDS)('has a sentence for every refusal and every phrase, in %s', async lang => {
  const voice: PageVoice = voiceIn(lang, await loadWords(lang))
  expect(REPLY_CODES.filter(code => !voice.has(`refusal-${code}`))).toEqual([])
  for (const id of PHRASE_IDS) expect(voice.text(`page-phrase-${id}`)).toMatch(/\S.*[.!?]$/)
})

it('speaks the language that it was told to', async () => {
  expect(pageVoice().has('page-home-play')).toBe(false)
  for (const lang of LANG_IDS) {
    speakWith(lang, await loadWords(lang))
    expect(pageVoice().lang).toBe(lang)
    expect(pageVoice().text('page-home-range', { min: 2, max: 6 })).toMatch(/2 \S+ 6$/)
  }
})

it('waits for the words of a part of the page', async () => {
  const Part = () => {
    const say = useRoom('review', 'figures')
    return createElement('p', null, `${say('page-review-title')}|${say('page-figures-title')}`)
  }
  const drawn = await renderToReadableStream(
    createElement(Suspense, { fallback: createElement('i') }, createElement(Part)),
  )
  await drawn.allReady
  expect(await new Response(drawn).text()).toContain('<p>Review|Figures of your own</p>')
  // @ts-expect-error only what a part says may be asked of it
  void (() => useRoom('review')('page-figures-title'))
})

it('names that begin alike are told apart where only their beginning is seen', () => {
  expect(toldApart(['Konstantin der Erste', 'Konstantin der Zweite', 'Bo', 'Konstanze'])).toEqual([
    'Kons…ste',
    'Kons…ite',
    'Bo',
    'Kons…nze',
  ])
  expect(toldApart(['Maximiliana', 'Maximiliane', 'Alexandra'])).toEqual([
    'Maxi…ana',
    'Maxi…ane',
    'Alexandra',
  ])
  expect(toldApart(['Same', 'Same'])).toEqual(['Same', 'Same'])
})

/** Everything that a first visit loads: what is imported without waiting, from the first file on. */
function eager(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(SRC, file), 'utf8')
  for (const [, types, to = ''] of code.matchAll(
    /^\s*(?:import|export) (type )?(?:[^'"]*? from )?'(\.[^']+)'/gm,
  )) {
    const path = normalize(join(dirname(file), to)).replaceAll('\\', '/')
    if (types === undefined && files.includes(path)) eager(path, seen)
  }
  return seen
}

it('a first visit says nothing whose words come later', async () => {
  const first = eager('first.tsx')
  expect(first.size).toBeGreaterThan(20)
  expect(first).not.toContain('table/Play.tsx')
  const code = [...first].map(file => readFileSync(join(SRC, file), 'utf8')).join('\n')
  const later = Object.keys(await tableWords.en()).filter(id => !id.includes('.'))
  expect(later.length).toBeGreaterThan(100)
  expect(later.filter(id => code.includes(`'${id}'`))).toEqual([])
})
