import type { TFunction } from 'i18next'
import { Refusal } from '../state/api.ts'
import type { en } from './en.ts'

type Code = keyof typeof en.refusals

/** The sentence for a code of the protocol, or the server's own words if it is newer than this page. */
export const codeText = (t: TFunction, code: string, otherwise: string): string =>
  t(`refusals.${code as Code}`, { defaultValue: otherwise })

export function refusalText(t: TFunction, e: unknown): string {
  if (e instanceof Refusal) return codeText(t, e.code, e.message)
  return t('refusals.server-trouble')
}
