import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'

/** What is kept on the device: the page itself, not the pictures with which an installed page appears on a home screen. */
const KEPT = /\.(?:js|css|html|svg|png|woff2)$/
const LEFT_OUT = /^(?:icons\/|sw\.js$)/
/** Rules of an older version, kept for the games that a device has of them: which game and version its name says. */
const FROZEN = /^assets\/frozen-(.+)@(\d+)-[0-9a-f]+-[^/]+\.js$/

const walk = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .flatMap(name => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? walk(path) : [path]
    })

const namesIn = (folder: string): string[] =>
  walk(folder).map(path => relative(folder, path).split(sep).join('/'))

/** The frozen rules among the files of the built page, as the text of a list for the worker. */
export function rulesOf(folder: string): string {
  const rules = namesIn(folder).flatMap(url => {
    const [, game, version] = FROZEN.exec(url) ?? []
    return game === undefined ? [] : [{ url, game, version: Number(version) }]
  })
  return JSON.stringify(rules)
}

/** The files of the built page, as the text of a list for the worker. */
export function filesOf(folder: string): string {
  const files = namesIn(folder).filter(name => KEPT.test(name) && !LEFT_OUT.test(name) && !FROZEN.test(name))
  const one = (url: string): string => {
    if (url.startsWith('assets/')) return `{url:${JSON.stringify(url)},revision:null}`
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, url)))
      .digest('hex')
    return `{url:${JSON.stringify(url)},revision:"${hash.slice(0, 32)}"}`
  }
  return `[${files.map(one).join(',')}]`
}

/** After the page is built: its service worker, with the list of what to keep. */
export function offline(worker: string): Plugin {
  let folder = ''
  // What was wrong with a page that was not written is said by the build, not by what is missing here.
  let written = false
  return {
    name: 'noren-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => void (written = true),
    async closeBundle() {
      if (!written) return
      const lists = `const FILES=${filesOf(folder)};const RULES=${rulesOf(folder)};`
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
      const file = join(folder, 'sw.js')
      const built = readFileSync(file, 'utf8')
      // Once, in front: the bundler knows both lists only as names that somebody else declares.
      writeFileSync(file, `${lists}\n${built}`)
    },
  }
}
