import 'reflect-metadata'
import { X509Certificate } from 'node:crypto'
import type { webcrypto } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as x509 from '@peculiar/x509'
import { realChance } from '../chance.ts'

/** An authority of the house's own, and a certificate of it for the names and addresses of this machine. */

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const DAY = 86_400_000
const AUTHORITY_LIFE = 3650 * DAY
/** Apple's systems refuse more than 825 days; 397 is safe everywhere. */
const LIFE = 397 * DAY
const RENEW = 30 * DAY
const SERVER = '1.3.6.1.5.5.7.3.1'

export interface Pair {
  /** As PEM. */
  readonly cert: string
  readonly key: string
}
export interface HouseCertificate extends Pair {
  /** What a device must trust, as PEM. */
  readonly authority: string
}

const keyPair = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
const keyText = async (key: webcrypto.CryptoKey): Promise<string> =>
  x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')
const keyOf = (text: string): Promise<webcrypto.CryptoKey> =>
  crypto.subtle.importKey('pkcs8', x509.PemConverter.decodeFirst(text), ALGORITHM, false, ['sign'])
/** A positive number of fifteen bytes. */
const serial = (): string => `1${realChance.key().slice(0, 29)}`

export async function makeAuthority(name: string, now: number): Promise<Pair> {
  const keys = await keyPair()
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: `CN=${name}`,
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + AUTHORITY_LIFE),
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { cert: cert.toString('pem'), key: await keyText(keys.privateKey) }
}

export async function makeCertificate(
  authority: Pair,
  names: readonly string[],
  addresses: readonly string[],
  now: number,
): Promise<Pair> {
  const keys = await keyPair()
  const issuer = new x509.X509Certificate(authority.cert)
  const cert = await x509.X509CertificateGenerator.create({
    serialNumber: serial(),
    issuer: issuer.subject,
    subject: `CN=${names[0] ?? 'localhost'}`,
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + LIFE),
    signingKey: await keyOf(authority.key),
    publicKey: keys.publicKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([SERVER]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map(value => ({ type: 'dns' as const, value })),
        ...addresses.map(value => ({ type: 'ip' as const, value })),
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  })
  return { cert: cert.toString('pem'), key: await keyText(keys.privateKey) }
}

/** Whether a certificate still serves: of this authority, for all of these, and for a while yet. */
function serves(
  pair: Pair,
  authority: Pair,
  names: readonly string[],
  addresses: readonly string[],
  now: number,
) {
  const cert = new X509Certificate(pair.cert)
  return (
    cert.verify(new X509Certificate(authority.cert).publicKey) &&
    cert.validToDate.getTime() - now > RENEW &&
    names.every(name => cert.checkHost(name) !== undefined) &&
    addresses.every(address => cert.checkIP(address) !== undefined)
  )
}

async function readPair(folder: string, name: string): Promise<Pair | null> {
  try {
    const [cert, key] = await Promise.all(
      ['crt', 'key'].map(ending => readFile(join(folder, `${name}.${ending}`), 'utf8')),
    )
    return { cert: cert ?? '', key: key ?? '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function keepPair(folder: string, name: string, pair: Pair): Promise<Pair> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${name}.key`), pair.key, { mode: 0o600 })
  await writeFile(join(folder, `${name}.crt`), pair.cert)
  return pair
}

/**
 * The house's certificate. The authority is made once and kept beside the data, so that a device that trusts it need not be
 * told again; the certificate is made anew when the machine has another address or it is soon over. Without a
 * folder both live as long as the process.
 */
export async function houseCertificate(
  folder: string | null,
  addresses: readonly string[],
  now: number,
): Promise<HouseCertificate> {
  const own = hostname().toLowerCase().replace(/\..*$/, '')
  const names = ['localhost', ...(own === '' || own === 'localhost' ? [] : [own, `${own}.local`])]
  const all = ['127.0.0.1', '::1', ...addresses]
  const keep = (name: string, pair: Pair): Promise<Pair> | Pair =>
    folder === null ? pair : keepPair(folder, name, pair)
  const kept = (name: string): Promise<Pair | null> | null =>
    folder === null ? null : readPair(folder, name)
  const authority =
    (await kept('house-authority')) ??
    (await keep('house-authority', await makeAuthority(`Noren at ${own || 'home'}`, now)))
  const old = await kept('house')
  const leaf =
    old !== null && serves(old, authority, names, all, now)
      ? old
      : await keep('house', await makeCertificate(authority, names, all, now))
  return { ...leaf, authority: authority.cert }
}
