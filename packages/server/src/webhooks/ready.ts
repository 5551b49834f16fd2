import type { Webhook } from '@noren/store'
import { noticeText } from '../notices/text.ts'

/** What is posted to a webhook: its body and how it is to be read. */
export interface Ready {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Services that show a text of their own form, by their address; any other address is sent our own JSON. */
function styleOf({ hostname, pathname }: URL): 'discord' | 'slack' | 'ntfy' | 'plain' {
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')) return 'discord'
  if (hostname === 'hooks.slack.com') return 'slack'
  return hostname.startsWith('ntfy.') ? 'ntfy' : 'plain'
}

/** A header may hold no sign beyond Latin: others are written as RFC 2047 says, which ntfy reads. */
const header = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** The message for a webhook, ready for the service behind it, in the language of whoever asked for it. */
export async function readyFor(
  hook: Pick<Webhook, 'url' | 'site'>,
  table: { readonly id: string; readonly game: string },
  lang: string,
): Promise<Ready> {
  const url = `${hook.site}/t/${table.id}`
  const style = styleOf(new URL(hook.url))
  if (style === 'plain') {
    const note = { table: table.id, game: table.game, url, yourTurn: true }
    return { body: JSON.stringify(note), headers: JSON_TYPE }
  }
  const { title, body } = await noticeText({ kind: 'turn', game: table.game, left: null, waiting: 1 }, lang)
  if (style === 'discord')
    return { body: JSON.stringify({ content: `**${title}**: ${body}\n${url}` }), headers: JSON_TYPE }
  if (style === 'slack')
    return { body: JSON.stringify({ text: `*${title}*: ${body}\n<${url}>` }), headers: JSON_TYPE }
  return {
    body,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: header(title),
      click: url,
      tags: 'crossed_swords',
    },
  }
}
