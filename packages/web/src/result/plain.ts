import type { Outcome } from '@noren/engine'
import type { PageSay } from '../i18n/page.ts'
import type { Player } from '../table/board.ts'
import { seatColour } from '../table/Mon.tsx'
import type { ScoreSheet } from '../table/Scores.tsx'
import type { Finale, Finisher, Frame } from './finale.ts'
import { arriving, disc, lettering, scene } from './svg.ts'

interface Ended {
  readonly say: PageSay
  readonly outcome: Outcome | null
  readonly players: readonly Player[]
  readonly seat: number
  readonly sheet: ScoreSheet
}

/** Who won, in the reader's person or by name. */
export function winnersText({ say, outcome, players, seat }: Omit<Ended, 'sheet'>): string {
  const winners = players.filter(p => outcome?.ranks[p.seat] === 1)
  if (seat >= 0 && winners.some(p => p.seat === seat))
    return say(winners.length > 1 ? 'page-result-you-share' : 'page-result-you-win')
  return say('page-result-they-win', { names: winners.map(p => p.name).join(', '), count: winners.length })
}

/** A game without a drawing of its own: a cloth for everybody, the longer the better their place. */
export function plainFinale(ended: Ended): Finale {
  const { outcome, seat } = ended
  const scores = outcome?.scores ?? []
  return {
    headline: winnersText(ended),
    lead: '',
    won: seat >= 0 && outcome?.ranks[seat] === 1,
    length: '',
    cue: 'wood',
    pieces: ended.players.length,
    draw: (frame, people) => cloths(frame, people, outcome, scores),
  }
}

function cloths(
  { w, h, phone }: Frame,
  people: readonly Finisher[],
  outcome: Outcome | null,
  scores: readonly number[],
): string {
  const n = people.length
  const step = (w * 0.92) / n
  const cw = Math.min(step * 0.8, phone ? 76 : 150)
  const worst = Math.max(1, ...(outcome?.ranks ?? []))
  let m = `<rect width="${w}" height="${h}" fill="#1a2d47"/><path d="M0 ${h * 0.09}H${w}" stroke="#3d2412" stroke-width="${phone ? 8 : 14}"/>`
  people.forEach((p, i) => {
    const x = w * 0.04 + step * (i + 0.5)
    const rank = outcome?.ranks[p.seat] ?? worst
    const y = h * 0.09
    const long = h * (0.42 + 0.34 * (worst === 1 ? 1 : (worst - rank) / (worst - 1)))
    m += arriving(
      'fall',
      i,
      n,
      `<path d="M${x - cw / 2} ${y}H${x + cw / 2}V${y + long}C${x + cw * 0.2} ${y + long + 8} ${x - cw * 0.2} ${y + long - 8} ${x - cw / 2} ${y + long}Z" fill="${seatColour(p.seat)}" stroke="${p.won ? '#f2d184' : '#0c1626'}" stroke-width="${p.won ? 5 : 2}"/>${disc(p, x, y + long * 0.3, cw * 0.28)}${lettering(x, y + long * 0.62, p.name, phone ? 14 : 20, '#fff8ec', { most: cw - 8 })}${scores[p.seat] === undefined ? '' : lettering(x, y + long * 0.86, scores[p.seat] ?? '', phone ? 22 : 40, '#fff8ec')}`,
    )
  })
  return scene(w, h, m)
}
