import { kebab } from '@noren/words'
import { Refusal } from '../state/api.ts'
import type { PageSay } from './page.ts'
import { pageVoice } from './page.ts'

/** The sentence for a code of the protocol, or the server's own words if it is newer than this page. */
export function codeText(say: PageSay, code: string, otherwise: string): string {
  const id = `refusal-${kebab(code)}`
  return pageVoice().has(id) ? say(id as 'refusal-stale') : otherwise
}

export function refusalText(say: PageSay, e: unknown): string {
  if (e instanceof Refusal) return codeText(say, e.code, e.message)
  return say('refusal-server-trouble')
}
