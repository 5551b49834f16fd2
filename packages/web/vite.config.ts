import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstVisit, groups } from './build/first.ts'
import { packed } from './build/packed.ts'
import { rooms } from './build/rooms.ts'
import { tongues } from './build/tongues.ts'

const server = process.env['NOREN_SERVER'] ?? 'http://localhost:3000'

/** The page is kept on the device by a worker of our own, sw/sw.ts; it is told here of what files the page is made. */
const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  // A new version takes over when a page is loaded, never in the middle of one: src/state/offline.ts.
  registerType: 'prompt',
  injectRegister: null,
  includeAssets: [],
  manifest: {
    id: '/',
    name: 'Noren',
    short_name: 'Noren',
    description: 'One table in the browser for four samurai games.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1c191b',
    theme_color: '#1c191b',
    icons: [
      { src: '/icons/noren-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/noren-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/noren-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  },
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    globIgnores: ['icons/*'],
    dontCacheBustURLsMatching: /^assets\//,
  },
})

export default defineConfig({
  plugins: [tongues(join(import.meta.dirname, '..')), react(), firstVisit(), pwa, packed()],
  // The page asks little of them: src/i18n/say.ts.
  resolve: { alias: { 'react-i18next': join(import.meta.dirname, 'src/i18n/say.ts') } },
  css: { postcss: { plugins: [rooms()] } },
  worker: { format: 'es' },
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
