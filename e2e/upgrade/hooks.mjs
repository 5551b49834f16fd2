// Starts a server of another time: with another registry of games, and if asked to with another language on the wire.
// For e2e/upgrade.test.ts: node --import ./e2e/upgrade/hooks.mjs packages/server/src/main.ts
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const registry = new URL(`./${process.env.NOREN_TRIAL}.ts`, import.meta.url).href
const protocol = process.env.NOREN_TRIAL_PROTOCOL
/** Where the number stands: with the messages, and beside whoever hears the first of them. */
const SPOKEN = /\/packages\/(?:protocol\/src\/messages|table\/src\/line)\.ts$/

registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL?.includes('/e2e/upgrade/') === true
    return specifier === '@noren/games' && !ours ? next(registry, context) : next(specifier, context)
  },
  load(url, context, next) {
    if (protocol === undefined || !SPOKEN.test(url)) return next(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const source = text.replace(/(PROTOCOL = )\d+/, `$1${protocol}`)
    if (source === text) throw new Error('PROTOCOL is not where the trial looks for it')
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
