import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { half } from './build/half.ts'

const server = process.env['NOREN_SERVER'] ?? 'http://localhost:3000'

/** Frozen rules have a name of their own, by which the service worker tells them from the page. */
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some(id => id.includes('/frozen/') && id.endsWith('.mjs'))
    ? 'assets/frozen-[name]-[hash].js'
    : 'assets/[name]-[hash].js'

export default defineConfig({
  // After the first visit the page, every game and their words are on the device; only the server's part is not.
  plugins: [half('page'), react(), offline(fileURLToPath(new URL('worker/sw.ts', import.meta.url)))],
  worker: { format: 'es', plugins: () => [half('worker')], rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Fonts and pictures stay files: the page's policy allows no data: fonts, and caches keep them apart from code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
})
