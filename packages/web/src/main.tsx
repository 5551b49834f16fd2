import { loadWords } from './i18n/load.ts'
import { firstLang } from './state/lang.ts'
import paper from './styles/paper.svg'

// This file is small and comes first: the words set out while the page itself is still on its way.
const lang = firstLang()
const words = loadWords(lang)
// So does the paper that the home page is drawn on; not every other page has any.
if (location.pathname === '/') new Image().src = paper
const { show } = await import('./first.tsx')
await show(lang, words)
