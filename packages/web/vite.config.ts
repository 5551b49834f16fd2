import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rooms } from './build/rooms.ts'

const server = process.env['NOREN_SERVER'] ?? 'http://localhost:3000'

/** After the first visit the page, every game and their words are on the device; only the server's part is not. */
const pwa = VitePWA({
  strategies: 'generateSW',
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
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    globIgnores: ['icons/*'],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/ws(\/|$)/, /^\/healthz$/, /^\/metrics$/, /\.[a-z0-9]+$/i],
  },
})

export default defineConfig({
  plugins: [react(), pwa],
  css: { postcss: { plugins: [rooms()] } },
  worker: { format: 'es' },
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
