import { createServer } from 'node:http'
import type { Server } from 'node:http'

/** How a phone comes to trust the house: a page without https, because it does not trust it yet. */

interface Words {
  readonly title: string
  readonly why: string
  readonly get: string
  readonly steps: readonly string[]
  readonly open: string
}

const ENGLISH: Words = {
  title: 'Trust this house',
  why: 'Noren is served here with a certificate of its own. Once this device trusts it, the page can be installed and works without a network.',
  get: 'Fetch the certificate',
  steps: [
    'iPhone, iPad: open it, then Settings, General, VPN & Device Management: install it; then General, About, Certificate Trust Settings: switch it on.',
    'Android: Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file.',
    'Windows, macOS, Linux: open the file and put it among the trusted root authorities.',
  ],
  open: 'Then open',
}

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  fr: {
    title: 'Faire confiance à cette maison',
    why: 'Noren est servi ici avec un certificat à lui. Dès que cet appareil lui fait confiance, la page peut être installée et marche sans réseau.',
    get: 'Prendre le certificat',
    steps: [
      'iPhone, iPad : ouvrez-le, puis Réglages, Général, VPN et gestion de l’appareil : installez-le ; puis Général, Informations, Réglages des certificats : activez-le.',
      'Android : Paramètres, Sécurité, Chiffrement et identifiants, Installer un certificat, Certificat CA : choisissez le fichier.',
      'Windows, macOS, Linux : ouvrez le fichier et placez-le parmi les autorités racines de confiance.',
    ],
    open: 'Ouvrez ensuite',
  },
  it: {
    title: 'Fidarsi di questa casa',
    why: 'Noren è servito qui con un certificato suo. Quando questo dispositivo se ne fida, la pagina si può installare e funziona senza rete.',
    get: 'Prendi il certificato',
    steps: [
      'iPhone, iPad: aprilo, poi Impostazioni, Generali, VPN e gestione dispositivo: installalo; poi Generali, Info, Impostazioni certificati: attivalo.',
      'Android: Impostazioni, Sicurezza, Crittografia e credenziali, Installa un certificato, Certificato CA: scegli il file.',
      'Windows, macOS, Linux: apri il file e mettilo tra le autorità radice attendibili.',
    ],
    open: 'Poi apri',
  },
}

/** The first of our languages that a browser asks for. */
export function languageOf(accepted: string): string {
  const asked = accepted.split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return asked.find(lang => Object.hasOwn(WORDS, lang)) ?? 'en'
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function trustPage(lang: string, site: string): string {
  const { title, why, get, steps, open } = WORDS[lang] ?? ENGLISH
  const list = steps.map(step => `<li>${escaped(step)}</li>`).join('')
  const to = escaped(site)
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Noren: ${title}</title><style>body{font:1.1rem/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}a{color:#8a2a1c}</style>
<h1>${title}</h1><p>${escaped(why)}</p><p><a href="/house.crt">${get}</a></p><ol>${list}</ol><p>${open} <a href="${to}">${to}</a>.</p></html>`
}

/** Serves the page and the certificate of the authority, and nothing else. `secure` is the port of the house. */
export function openTrust(authority: string, secure: number, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/house.crt') {
      response.writeHead(200, {
        'content-type': 'application/x-x509-ca-cert',
        'content-disposition': 'attachment; filename="noren-house.crt"',
      })
      response.end(authority)
    } else if (pathname === '/') {
      const name = (request.headers.host ?? 'localhost').replace(/:\d+$/, '')
      const site = URL.canParse(`https://${name}:${secure}`)
        ? new URL(`https://${name}:${secure}`).origin
        : '/'
      const page = trustPage(languageOf(request.headers['accept-language'] ?? ''), site)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(page)
    } else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
