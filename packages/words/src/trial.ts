/** What tests try the page with: a longer language, and words that do not belong. */
export { foreignTo, wordsIn } from './foreign.ts'
export { pseudo } from './pseudo.ts'
export { pack } from './pack.ts'
export { unpack } from './unpack.ts'
