import { buildWords } from '@noren/words/build'
import type { Plugin } from 'vite'

/** Catalogues become tables before the page is built, and again whenever one is saved while one develops. */
export const words = (root: string): Plugin => ({
  name: 'noren-words',
  enforce: 'pre',
  buildStart() {
    const faults = buildWords(root)
    if (faults.length > 0) this.error(faults.join('\n'))
  },
  configureServer(server) {
    server.watcher.on('change', file => {
      if (file.endsWith('.ftl')) buildWords(root)
    })
  },
})
