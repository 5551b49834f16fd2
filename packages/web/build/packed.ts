import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
/** Less than this fits into one packet as it is. */
const LEAST = 512
/** Gzip is for browsers that take no Brotli, on plain http: three packets are sent as they are, which keeps the program small. */
const LEAST_GZIP = 4200

/** Writes a Brotli and a gzip of every text beside it, unless that would be longer. Fonts and pictures are packed already. */
export function pack(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path)
    if (text.length < LEAST) continue
    const brotli = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    })
    if (brotli.length < text.length) writeFileSync(`${path}.br`, brotli)
    if (text.length < LEAST_GZIP) continue
    const gzip = gzipSync(text, { level: constants.Z_BEST_COMPRESSION })
    if (gzip.length < text.length) writeFileSync(`${path}.gz`, gzip)
  }
}

/** What all parts of the page weigh on the wire, so that it can say so before it fetches them. */
export function weigh(folder: string): number {
  const files = readdirSync(join(folder, 'assets')).filter(name => !/\.(br|gz)$/.test(name))
  return files
    .map(name => join(folder, 'assets', name))
    .reduce((sum, path) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0)
}

/** Packs what was built, once everything lies there. */
export function packed(): Plugin {
  let folder = ''
  let written = false
  return {
    name: 'noren-packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => void (written = true),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!written) return
        pack(folder)
        writeFileSync(join(folder, 'kept.json'), JSON.stringify({ bytes: weigh(folder) }))
      },
    },
  }
}
