import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The chunk that a first visit needs: everything behind src/first.tsx. */
export const FIRST = 'first'
/** What all tables share. */
export const TABLE = 'table'

/**
 * Of each game, the files that its board shares with its papers, its book and its last scene, and the drawings that no other game has.
 * Styles that they bring must be among them: sheets of a board come after those of the pieces it imports.
 */
const LOOKS = {
  sakura: { own: 'cards|characters|drawings|headline|sakura|SakuraCard|tokens', art: 'garden|scenes/spring' },
  spirit: {
    own: 'board-context|card|drawings|model|RaiderCard|spirit|tokens|words',
    art: 'raiders|(scenes|signs)/village',
  },
  honor: { own: 'battle-kanji|drawings|headline|model|texts', art: 'scenes/gold|signs/court' },
  sake: { own: 'board-context|drawings|headline|model|Parts|status|texts', art: 'inn|(scenes|signs)/inn' },
} as const

/** Few files that are fetched side by side, instead of many small ones. */
export const groups = [
  // What the entry needs to send for the words: it must not wait for the rest, nor may the rest wait for the entry.
  {
    name: 'start',
    test: /\/src\/(i18n\/load|state\/lang|langs|unpack)\.ts$|((web|protocol)\/words(\/table)?|people)\/catalogues\.gen\.ts$|preload-helper/,
    priority: 3,
  },
  { name: FIRST, test: /\/src\/first\.tsx$/, priority: 2, includeDependenciesRecursively: true },
  // Figures and options of a table's own: no board needs them before somebody looks at them.
  {
    name: 'figures',
    test: /packages\/engine\/src\/(options\.ts|figures\/)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: TABLE,
    test: /\/web\/src\/(table\/(Play|TableFrame|Scroll|SeatPlate|flights|media|moments|Piece|Stamp|useFinale|usePicks)|lobby\/TablePage|i18n\/use|art\/(brush|weapons|signs\/shared))\.tsx?$/,
    priority: 1,
    includeDependenciesRecursively: true,
  },
  // What a game says, and what it looks like: its board needs both, and so do its book and its last scene.
  ...Object.keys(LOOKS).map(game => ({
    name: `words-${game}`,
    test: new RegExp(`/packages/games/${game}/(src/(?!data\\.ts)|words/catalogues\\.gen\\.ts)`),
    priority: 1,
    includeDependenciesRecursively: false,
  })),
  ...Object.entries(LOOKS).map(([game, { own, art }]) => ({
    name: `look-${game}`,
    test: new RegExp(`/web/src/(games/${game}/(${own})|art/(${art}))\\.(tsx?|css)$`),
    priority: 1,
    includeDependenciesRecursively: false,
  })),
  {
    name: 'court',
    test: /\/web\/src\/art\/(court|kabuto|scenes\/brush)\.ts$/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]

/** The faces that the first picture is set in. */
const EARLY = /\/(sans|mincho-800)-[\w-]{8}\.woff2$/

const link = (attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
})

/** Lets the browser fetch the first piece, its styles and faces at once, before any script has said so. */
export const firstVisit = (): Plugin => ({
  name: 'noren-first-visit',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return []
      const files = Object.values(bundle)
      // The piece itself, and the door through which it is imported.
      const pieces = files.filter(f => f.type === 'chunk').filter(f => f.name === FIRST)
      if (pieces.length === 0) throw new Error('there is no first chunk')
      const early = files.map(f => `/${f.fileName}`).filter(path => EARLY.test(path))
      if (early.length !== 2) throw new Error(`two faces come early, not ${early.join(' ')}`)
      const styles = new Set(pieces.flatMap(p => [...(p.viteMetadata?.importedCss ?? [])]))
      const scripts = new Set(pieces.flatMap(p => [p.fileName, ...p.imports]))
      return [
        ...Array.from(styles, css => link({ rel: 'stylesheet', crossorigin: true, href: `/${css}` })),
        ...[...scripts]
          .filter(file => !html.includes(`"/${file}"`))
          .map(file => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ...early.map(href =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }),
        ),
      ]
    },
  },
})
