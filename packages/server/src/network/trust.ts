import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Lang, Voice } from '@noren/words'
import { LANG_IDS, catalogueOf, voiceIn } from '@noren/words'
import { catalogues } from '../../words/catalogues.gen.ts'
import type { ServerFacts } from '../../words/facts.gen.ts'

/** How a phone comes to trust the house: a page without https, because it does not trust it yet. */

type Trust = Voice<ServerFacts>

/** The first of our languages that a browser asks for. */
export function languageOf(accepted: string): Lang {
  const asked = accepted.split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return asked.flatMap(tag => LANG_IDS.filter(lang => lang === tag))[0] ?? 'en'
}

/** Fetched when the first visitor of a language comes. */
const voiceOf = async (lang: Lang): Promise<Trust> => voiceIn(lang, [await catalogueOf(catalogues, lang)])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STEPS = ['page-trust-ios', 'page-trust-android', 'page-trust-desktop'] as const

export async function trustPage(lang: Lang, site: string): Promise<string> {
  const voice = await voiceOf(lang)
  const [title, why, get, open] = (
    ['page-trust-title', 'page-trust-why', 'page-trust-get', 'page-trust-open'] as const
  ).map(id => escaped(voice.text(id)))
  const list = STEPS.map(step => `<li>${escaped(voice.text(step))}</li>`).join('')
  const to = escaped(site)
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Noren: ${title}</title><style>body{font:1.1rem/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}a{color:#8a2a1c}</style>
<h1>${title}</h1><p>${why}</p><p><a href="/house.crt">${get}</a></p><ol>${list}</ol><p>${open} <a href="${to}">${to}</a>.</p></html>`
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
      void trustPage(languageOf(request.headers['accept-language'] ?? ''), site).then(page => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(page)
      })
    } else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
