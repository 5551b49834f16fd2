import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstVisit, groups } from './build/first.ts'
import { offline } from './build/offline.ts'
import { half } from './build/half.ts'
import { packed } from './build/packed.ts'
import { rooms } from './build/rooms.ts'
import { words } from './build/words.ts'

const server = process.env['NOREN_SERVER'] ?? 'http://localhost:3000'
const here = import.meta.dirname

/** Frozen rules have a name of their own, by which the service worker tells them from the page. */
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some(id => id.includes('/frozen/') && id.endsWith('.mjs'))
    ? 'assets/frozen-[name]-[hash].js'
    : 'assets/[name]-[hash].js'

export default defineConfig({
  // The page is kept on the device by a worker of our own, worker/sw.ts, and packed when all of it lies there.
  plugins: [
    words(join(here, '../..')),
    half('page'),
    react(),
    firstVisit(),
    offline(join(here, 'worker/sw.ts')),
    packed(),
  ],
  css: { postcss: { plugins: [rooms()] } },
  worker: { format: 'es', plugins: () => [half('worker')], rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Fonts and pictures stay files: the page's policy allows no data: fonts, and caches keep them apart from code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
})
