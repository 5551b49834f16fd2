import { createHash } from 'node:crypto'
import type { Locked } from './dependencies.ts'

/** A package that went into the program. */
export interface Part {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** A package address as everybody writes it. */
const purl = ({ name, version }: Part): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** npm's integrity as the hash that it is. */
function hashOf(integrity: string | undefined): object {
  const [kind, value] = (integrity ?? '').split('-')
  return kind === 'sha512' && value !== undefined
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] }
    : {}
}

/** Names of SPDX are ids; anything else is an expression. */
const licenceOf = (text: string): object =>
  /^[\w.+-]+$/.test(text) ? { license: { id: text } } : { expression: text }

/** A bill of materials in the form of CycloneDX: what the packed program is made of. The same parts give the same bill. */
export function billOf(version: string, parts: readonly Part[], lock: readonly Locked[]): object {
  const components = parts.map(part => ({
    type: 'library',
    'bom-ref': purl(part),
    name: part.name,
    version: part.version,
    licenses: [licenceOf(part.licence)],
    purl: purl(part),
    ...hashOf(lock.find(l => l.name === part.name && l.version === part.version)?.integrity),
  }))
  const digest = createHash('sha256')
    .update(JSON.stringify([version, components]))
    .digest('hex')
  const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'noren',
        name: 'noren',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
    dependencies: [{ ref: 'noren', dependsOn: components.map(c => c['bom-ref']) }],
  }
}
