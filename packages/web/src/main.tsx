import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ICONS } from './art/icons.ts'
import { MARKS } from './art/marks.ts'
import { draw } from './art/symbol.ts'
import { startWords } from './i18n/index.ts'
import { keepOnDevice } from './state/offline.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
draw(MARKS, ICONS)
void keepOnDevice()
await startWords()
createRoot(root).render(<App />)
