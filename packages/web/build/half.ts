import type { Plugin } from 'vite'

const MANIFEST = /[\\/](?:games[\\/][^\\/]+|engine[\\/]trick4)[\\/]src[\\/]game\.ts$/
/** What a game says, and the form of its figures: the page needs this of it, and the device's worker all the rest. */
const SAID =
  /^\.\/(?:words|data)\.ts$|^\.\.\/(?:rules\/clauses|lesson\/catalogues|puzzles\/catalogues)\.gen\.ts$|^\.\.\/puzzles\/list\.json$/
const LEFT_OUT = '\0noren-left-out'
const NOTHING = `const none = () => { throw new Error('This part of a game does not travel here.') }
export const asGame = none, rules = none, sense = none, standing = none, reader = none, lexicon = none, figures = none, lesson = none, puzzles = none, found = none, catalogues = {}
export { none as clauses }
export default none
`

/**
 * A manifest names everything of its game: its rules, what bots know of it, its words. The page is told what is legal and
 * carries no rules; the device's worker says nothing and carries no words. Each is built with its own half.
 */
export const half = (of: 'page' | 'worker'): Plugin => ({
  name: `noren-half-${of}`,
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !MANIFEST.test(importer)) return null
    const said = SAID.test(source)
    const played = source === '@noren/engine' || (source.startsWith('.') && !said)
    return (of === 'page' ? played : said) ? LEFT_OUT : null
  },
  load: id => (id === LEFT_OUT ? NOTHING : null),
})
