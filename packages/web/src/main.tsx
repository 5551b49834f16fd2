import { loadWords } from './i18n/load.ts'
import { firstLang } from './state/lang.ts'

// This file is small and comes first: the words set out while the page itself is still on its way.
const lang = firstLang()
const words = loadWords(lang)
const { show } = await import('./first.tsx')
await show(lang, words)
