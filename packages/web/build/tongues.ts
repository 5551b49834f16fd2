import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LANGS = ['en', 'fr', 'it'] as const
/** Texts of one language: a board's own, or what its game says. */
const TEXTS =
  /\/(?:packages\/web\/src\/games\/(?<board>\w+)\/(?<own>texts)|packages\/games\/(?<game>\w+)\/src\/(?<kind>no|speech|words))\/(?<lang>en|fr|it)\.ts$/
const STAND_IN = '\0tongue:'

/** Where some texts belong, such as `sake/words/fr`; null for any other file. */
export function placeOf(file: string): string | null {
  const found = TEXTS.exec(file.replaceAll('\\', '/'))?.groups
  if (found === undefined) return null
  return `${found['board'] ?? found['game']}/${found['own'] ?? found['kind']}/${found['lang']}`
}

/** All texts that can be fetched by themselves: place and file. */
function textsUnder(packages: string): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  const boards = join(packages, 'web/src/games')
  const folders = [boards, join(packages, 'games')].flatMap(dir => readdirSync(dir, { withFileTypes: true }))
  // A game may have words before it has a board.
  for (const game of new Set(folders.filter(d => d.isDirectory()).map(d => d.name)))
    for (const folder of [
      join(boards, game, 'texts'),
      ...['no', 'speech', 'words'].map(kind => join(packages, 'games', game, 'src', kind)),
    ])
      for (const lang of LANGS) {
        const file = join(folder, `${lang}.ts`)
        const place = placeOf(file)
        if (place !== null && existsSync(file)) all.set(place, file)
      }
  return all
}

/**
 * Only the reader's language is fetched: code that imports texts gets a stand-in, and src/i18n/tongues.ts fetches the
 * texts themselves, beside the code. It applies to the page; the house on this device speaks through the page.
 */
export function tongues(packages: string): Plugin {
  const table = join(packages, 'web/src/i18n/tongues.ts')
  return {
    name: 'noren-tongues',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer === table || !/(^|\/)(en|fr|it)\.ts$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const place = found === null ? null : placeOf(found.id)
      return place === null ? found : STAND_IN + place
    },
    load(id) {
      if (!id.startsWith(STAND_IN)) return null
      const place = id.slice(STAND_IN.length)
      const lang = place.split('/').at(-1)
      return `import { slot } from ${JSON.stringify(table)}\nexport const ${lang} = slot(${JSON.stringify(place)})`
    },
    transform(code, id) {
      if (id !== table) return null
      const loaders = [...textsUnder(packages)].map(
        ([place, file]) => `${JSON.stringify(place)}: () => import(${JSON.stringify(file)})`,
      )
      const filled = code.replace(/^(export const LOADERS\b.* = )\{\}$/m, `$1{${loaders.join(', ')}}`)
      if (filled === code) throw new Error('src/i18n/tongues.ts has no empty table of loaders')
      return { code: filled, map: null }
    },
  }
}
