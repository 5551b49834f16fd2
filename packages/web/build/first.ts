import type { Plugin } from 'vite'

/** The chunk that a first visit needs: everything behind src/first.tsx. */
export const FIRST = 'first'
/** What all tables share. */
export const TABLE = 'table'

/** Few files that are fetched side by side, instead of many small ones. */
export const groups = [
  // What the entry needs to send for the words: it must not wait for the rest, nor may the rest wait for the entry.
  { name: 'start', test: /\/src\/(i18n\/load|state\/lang)\.ts$|preload-helper/, priority: 3 },
  { name: FIRST, test: /\/src\/first\.tsx$/, priority: 2, includeDependenciesRecursively: true },
  {
    name: TABLE,
    test: /\/web\/src\/(table|state|lobby\/TablePage|art\/(brush|rule-icons|scenes\/tokens))|packages\/(engine|protocol)\/src\//,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]

/** The faces that the first picture is set in. */
const FACES = /\/(sans|mincho-800)-[\w-]{8}\.woff2$/

/** Lets the browser fetch the first piece, its styles and its faces at once, before any script has said so. */
export const firstVisit = (): Plugin => ({
  name: 'noren-first-visit',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (bundle === undefined) return []
      const files = Object.values(bundle)
      // The piece itself, and the door through which it is imported.
      const pieces = files.filter(f => f.type === 'chunk').filter(f => f.name === FIRST)
      if (pieces.length === 0) throw new Error('there is no first chunk')
      const faces = files.filter(f => f.type === 'asset' && FACES.test(`/${f.fileName}`))
      if (faces.length !== 2) throw new Error(`two faces are on the first page, not ${faces.length}`)
      const styles = new Set(pieces.flatMap(p => [...(p.viteMetadata?.importedCss ?? [])]))
      const scripts = new Set(pieces.flatMap(p => [p.fileName, ...p.imports]))
      return [
        ...[...styles].map(css => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${css}` },
          injectTo: 'head' as const,
        })),
        ...[...scripts].map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
        ...faces.map(face => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${face.fileName}`,
          },
          injectTo: 'head' as const,
        })),
      ]
    },
  },
})
