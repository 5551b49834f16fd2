import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { preprocessCSS, resolveConfig } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms, roomOf } from '../build/rooms.ts'

const SRC = join(import.meta.dirname, '..', 'src')
const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder))
    .filter(name => name.endsWith('.css'))
    .map(name => join(SRC, folder, name))
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter(d => d.isDirectory())
  .map(d => d.name)
const SHARED = ['styles', 'table', 'home', 'lobby', 'sofa'].flatMap(sheetsIn)

interface Found {
  readonly selectors: readonly string[]
  readonly keyframes: readonly string[]
}

/** Splits at commas that no bracket holds. */
function split(list: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let i = 0; i < list.length; i++) {
    const c = list[i]
    if (c === '(' || c === '[') depth++
    else if (c === ')' || c === ']') depth--
    else if (c === ',' && depth === 0) {
      parts.push(list.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, list.slice(from)].map(s => s.trim())
}

/** The selectors of a sheet that stand under no other, and the names of its movements. */
function read(css: string): Found {
  const selectors: string[] = []
  const keyframes: string[] = []
  const walk = (text: string): void => {
    let from = 0
    for (let i = 0; i < text.length; i++) {
      if (text[i] === ';') from = i + 1
      if (text[i] !== '{') continue
      const head = text.slice(from, i).trim()
      let depth = 1
      let end = i + 1
      for (; depth > 0 && end < text.length; end++)
        depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
      if (head.startsWith('@keyframes')) keyframes.push(head.slice('@keyframes'.length).trim())
      else if (head.startsWith('@')) walk(text.slice(i + 1, end - 1))
      else selectors.push(...split(head))
      i = end - 1
      from = end
    }
  }
  walk(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  return { selectors, keyframes }
}

describe('each game styles its own room', () => {
  let config: ResolvedConfig
  beforeAll(async () => {
    config = await resolveConfig({ root: join(SRC, '..'), logLevel: 'error' }, 'build')
  })
  const built = async (file: string): Promise<Found> =>
    read((await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code)

  it.each(GAMES)('no selector of %s reaches outside', async game => {
    const sheets = sheetsIn(`games/${game}`)
    expect(sheets.length).toBeGreaterThan(3)
    for (const file of sheets) {
      const { selectors } = await built(file)
      expect(selectors.length, file).toBeGreaterThan(0)
      const room = `:where(.${roomOf(game)})`
      const out = selectors.filter(s => s !== room && !s.startsWith(`${room} `) && !s.startsWith(`${room}[`))
      expect(out, file).toEqual([])
      // What stands in a room names no other room, and nothing above it.
      const other = selectors
        .map(s => s.slice(room.length))
        .filter(s => /\.room|(?<![.\w-])(body|html)\b|:root/.test(s))
      expect(other, file).toEqual([])
    }
  })

  it('no shared sheet names a room or a class that only one game uses', async () => {
    const letters = /\.(room-\w+|(sk|sp|hs|sa|sakura)(-[\w-]+)?)(?![\w-])/
    for (const file of SHARED) {
      const { selectors } = await built(file)
      expect(
        selectors.filter(s => letters.test(s)),
        file,
      ).toEqual([])
    }
  })

  it('every movement has a name of its own', async () => {
    const names: string[] = []
    for (const file of [...SHARED, ...GAMES.flatMap(g => sheetsIn(`games/${g}`))])
      names.push(...(await built(file)).keyframes)
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([])
  })

  it('colours of a game are written in its tokens alone', () => {
    const literal =
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{]*\b(white|black|red|gold)\b(?!-)/i
    for (const file of GAMES.flatMap(g => sheetsIn(`games/${g}`)).filter(f => !f.endsWith('tokens.css'))) {
      const lines = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/var\([^)]*\)/g, 'v')
        .split('\n')
      expect(
        lines.filter(l => /:\s.*[;,]?$|^\s+[\d#a-z(]/i.test(l) && literal.test(l)),
        file,
      ).toEqual([])
    }
  })

  it('finds what reaches outside', async () => {
    const loose = read(
      '.sk-scene { color: red } @media (width > 1px) { .a, .b:is(.c, .d) { .e { top: 0 } } }',
    )
    expect(loose.selectors).toEqual(['.sk-scene', '.a', '.b:is(.c, .d)'])
    const bare = { ...config, css: { ...config.css, postcss: { plugins: [] } } }
    const file = join(SRC, 'games', 'sake', 'sake.css')
    const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, bare)
    expect(read(code).selectors).toContain('.sk-scene')
    expect(rooms().postcssPlugin).toBe('noren-rooms')
  })
})
