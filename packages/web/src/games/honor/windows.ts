import type { Lang, Said, Seat, Words } from '@noren/engine'
import type { Windows } from '../../table/standing.ts'
import type { HonorView } from './pack.ts'

const LABELS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    mine: 'Let my own losses happen: no Save Face for me',
    others: 'Let the losses of others happen',
  },
  fr: {
    mine: 'Accepter mes propres pertes : pas de Sauver la face pour moi',
    others: 'Laisser les pertes des autres se produire',
  },
  it: {
    mine: 'Accetto le mie perdite: niente Salvare la faccia per me',
    others: 'Lascio che gli altri perdano',
  },
}

/** Save Face is asked of everybody who might hold it, whatever they hold. */
export const windows: Windows<HonorView> = {
  replies: ['mine', 'others'],
  of: ({ frame }: HonorView, seat: Seat): string | null =>
    frame.kind === 'window' ? (frame.affected === seat ? 'mine' : 'others') : null,
  nothing: (choices: readonly Said[]): Words | null =>
    choices.find(c => c.words[0] === 'pass')?.words ?? null,
  turn: view => ({ owner: view.turn.seat, id: `${view.round}/${view.turn.seat}` }),
  label: (lang, reply) => LABELS[lang][reply] ?? reply,
}
