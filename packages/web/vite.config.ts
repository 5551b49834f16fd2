import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['NOREN_SERVER'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
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
