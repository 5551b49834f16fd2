import { rmSync } from 'node:fs'
import { rolldown } from 'rolldown'

// One folder with everything in it: the game brings the engine that it was written with, so that any server can play it.
rmSync('dist', { recursive: true, force: true })
const build = await rolldown({
  input: { game: 'src/game.ts', laws: 'src/laws/fixture.ts' },
  platform: 'browser',
})
await build.write({
  dir: 'dist',
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
await build.close()
