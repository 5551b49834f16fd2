import './styles/index.css'
import type { Catalogue, Lang } from '@noren/words'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ICONS } from './art/icons.ts'
import { MARKS } from './art/marks.ts'
import { draw } from './art/symbol.ts'
import { meetBefore } from './games/outside.ts'
import { wordsBehind } from './i18n/beyond.ts'
import { startWords } from './i18n/index.ts'
import { keepOnDevice } from './state/offline.ts'

/** Everything that a first visit needs, in one piece. */
export async function show(lang: Lang, words: Promise<readonly Catalogue[]>): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  draw(MARKS, ICONS)
  startWords(lang, await words)
  await meetBefore()
  createRoot(root).render(<App />)
  void wordsBehind()
  void keepOnDevice()
}
