import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The chunk that a first visit needs: everything behind src/first.tsx. */
export const FIRST = 'first'
/** What all tables share. */
export const TABLE = 'table'

/** Few files that are fetched side by side, instead of many small ones. */
export const groups = [
  // What the entry needs to send for the words: it must not wait for the rest, nor may the rest wait for the entry.
  {
    name: 'start',
    test: /\/src\/(i18n\/load|state\/lang|langs)\.ts$|((web|protocol)\/words(\/table)?|people)\/catalogues\.gen\.ts$|preload-helper/,
    priority: 3,
  },
  { name: FIRST, test: /\/src\/first\.tsx$/, priority: 2, includeDependenciesRecursively: true },
  {
    name: TABLE,
    test: /\/web\/src\/(table|state|lobby\/TablePage|art\/(brush|rule-icons|scenes\/tokens))|packages\/(engine|protocol)\/src\//,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]

/** The early that the first picture is set in, and the paper under them. */
const EARLY = /\/((sans|mincho-800)-[\w-]{8}\.woff2|paper-[\w-]{8}\.svg)$/

const link = (attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
})

/** Lets the browser fetch the first piece, its styles, faces and paper at once, before any script has said so. */
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
      if (early.length !== 3) throw new Error(`two faces and a paper come early, not ${early.join(' ')}`)
      const styles = new Set(pieces.flatMap(p => [...(p.viteMetadata?.importedCss ?? [])]))
      const scripts = new Set(pieces.flatMap(p => [p.fileName, ...p.imports]))
      return [
        ...Array.from(styles, css => link({ rel: 'stylesheet', crossorigin: true, href: `/${css}` })),
        ...[...scripts]
          .filter(file => !html.includes(`"/${file}"`))
          .map(file => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ...early.map(href =>
          href.endsWith('.svg')
            ? link({ rel: 'preload', as: 'image', type: 'image/svg+xml', href })
            : link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }),
        ),
      ]
    },
  },
})
