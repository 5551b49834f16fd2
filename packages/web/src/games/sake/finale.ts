import { masu } from '../../art/scenes/inn.ts'
import type { Finale, Finisher, Frame } from '../../result/finale.ts'
import { arriving, disc, lettering, plate, scene } from '../../result/svg.ts'
import { seatColour } from '../../table/Mon.tsx'
import type { ScoreSheet } from '../../table/Scores.tsx'
import type { End } from './headline.ts'
import { titleOf } from './headline.ts'
import type { PlayerView, SakeEvent } from './model.ts'
import { ALIVE, faceOf, SPIRIT } from './model.ts'

export interface Told {
  readonly undone: boolean
  readonly events: readonly SakeEvent[]
}

interface Whole extends End {
  readonly lines: readonly Told[]
}

/** Wounds by the seat whose blow caused them. */
export function woundsDealt(lines: readonly Told[], seats: number): readonly number[] {
  const dealt = Array.from({ length: seats }, () => 0)
  let by = -1
  for (const e of lines.flatMap(l => (l.undone ? [] : l.events))) {
    if (e.type === 'attacked') by = e.seat
    else if (e.type === 'turnBegan') by = -1
    else if (e.type === 'damaged' && by >= 0 && e.seat !== by) dealt[by] = (dealt[by] ?? 0) + e.damage
  }
  return dealt
}

const fate = (say: End['say'], p: PlayerView): string =>
  say(p.status === ALIVE ? 'board-alive' : p.status === SPIRIT ? 'board-spirit' : 'board-out')

/** Life, wounds dealt and fate beside the sips. */
export function finalSheet({ open, lines, say }: Pick<Whole, 'open' | 'lines' | 'say'>): ScoreSheet {
  const dealt = woundsDealt(lines, open.seats)
  return {
    columns: [say('board-end-life'), say('board-end-dealt'), say('board-col-state'), say('board-col-sips')],
    rows: open.players.map((p, i) => [
      p.status === ALIVE ? p.life : '–',
      dealt[i] ?? 0,
      fate(say, p),
      p.total,
    ]),
  }
}

function leadOf({ open, seat, nameOf, say }: End): string {
  const { players, outcome } = open
  const spirits = players.reduce((n, p) => n + (p.status === SPIRIT ? p.total : 0), 0)
  const haunted = players.some(p => p.status === SPIRIT)
  const winners = players.flatMap((p, i) => (outcome?.ranks[i] === 1 ? [{ p, i }] : []))
  const first = winners[0]
  if (first === undefined) return ''
  const living = players.map((p, i) => ({ p, i })).filter(x => x.p.status === ALIVE)
  if (first.p.status === SPIRIT)
    return say('board-end-haunted', { n: spirits, most: Math.max(0, ...living.map(x => x.p.total)) })
  const n = first.p.total
  const rest = players
    .map((p, i) => ({ p, i }))
    .filter(x => x.p.status !== SPIRIT && outcome?.ranks[x.i] !== 1)
    .sort((a, b) => b.p.total - a.p.total)
  const next = rest[0]
  const margin =
    winners.length > 1
      ? say('board-end-level', { n })
      : next === undefined
        ? say('board-end-alone', { n })
        : next.i === seat
          ? say('board-end-ahead-you', { n, most: n - next.p.total })
          : say('board-end-ahead', { n, most: n - next.p.total, who: nameOf(next.i) })
  return haunted ? `${margin} ${say('board-end-spirits', { n: spirits })}` : margin
}

/** The inn at night; cups stacked as high as the sips; spirits teal; the masu lies overturned. */
export function finaleOf(end: Whole): Finale {
  const { open, lines, say } = end
  const { title, won } = titleOf(end)
  return {
    headline: title,
    lead: leadOf(end),
    won,
    length: say('board-end-length', { n: lines.filter(l => !l.undone).length }),
    cue: 'pour',
    pieces: open.players.length,
    draw: (frame, people) => towers(frame, people, open.players, n => say('board-end-sips', { n })),
  }
}

function room(w: number, h: number, ty: number, phone: boolean): string {
  const k = phone ? 0.46 : Math.min(1, w / 900)
  let m = `<defs><radialGradient id="rs-lg" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#7a4a20"/><stop offset=".5" stop-color="#3d2312"/><stop offset="1" stop-color="#160c07"/></radialGradient><radialGradient id="rs-glow"><stop offset="0" stop-color="#ffd88a" stop-opacity=".85"/><stop offset="1" stop-color="#ffb24a" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#rs-lg)"/>`
  const bays = phone ? 6 : 10
  for (let i = 0; i <= bays; i++)
    m += `<path d="M${(w * i) / bays} 0V${ty}" stroke="#120a05" stroke-width="3" opacity=".6"/>`
  m += `<path d="M0 ${h * 0.1}H${w}M0 ${h * 0.5}H${w}" stroke="#120a05" stroke-width="${phone ? 4 : 8}" opacity=".7"/>`
  const x = w * 0.5
  const y = h * 0.3
  const r = h * 0.24
  m += `<circle cx="${x}" cy="${y}" r="${r + 10}" fill="#1d1108"/><circle cx="${x}" cy="${y}" r="${r}" fill="#17304f"/><circle cx="${x + r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.4}" fill="#f6e4bd"/><path d="M${x - r} ${y + r * 0.1}C${x - r * 0.5} ${y - r * 0.2} ${x - r * 0.1} ${y + r * 0.3} ${x + r * 0.2} ${y + r * 0.1}S${x + r * 0.8} ${y} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.1}Z" fill="#0e1f36"/><path d="M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}" stroke="#1d1108" stroke-width="${phone ? 3 : 6}"/>`
  ;(phone ? [0.07, 0.93] : [0.07, 0.2, 0.8, 0.93]).forEach((f, i) => {
    const s = phone ? 62 : 116
    const ly = (phone ? 4 : 6) + (i % 3 === 0 ? 0 : 22) * k
    m += `<circle cx="${w * f}" cy="${ly + s * 0.5}" r="${s * 1.3}" fill="url(#rs-glow)"/><path d="M${w * f} 0V${ly + 8}" stroke="#120a05" stroke-width="2.5"/>${plate('a-lantern', w * f - s / 2, ly, s)}`
  })
  m += `<path d="M0 ${ty}H${w}V${h}H0Z" fill="#4a120a"/><path d="M0 ${ty - 8}H${w}V${ty + 12}H0Z" fill="#8a3220" stroke="#1d0a05" stroke-width="2"/><path d="M0 ${ty - 3}H${w}" stroke="#e3b45c" stroke-width="2" opacity=".8"/><path d="M0 ${h * 0.93}H${w}" stroke="#e3b45c" stroke-width="1.5" opacity=".5"/>`
  if (phone || h <= 640) return m
  const by = h * 0.945
  const thing = (id: string, tx: number, s: number, turn = 0): string =>
    `<g transform="rotate(${turn} ${tx} ${by - s / 2})">${plate(id, tx - s / 2, by - s, s)}</g>`
  return `${m}<ellipse cx="${x}" cy="${by - 4}" rx="150" ry="20" fill="#c9dcea" opacity=".28"/><ellipse cx="${w * 0.57}" cy="${by + 6}" rx="60" ry="9" fill="#c9dcea" opacity=".34"/><g transform="translate(${x} ${by - 52}) rotate(158)"><svg x="-66" y="-52" width="132" height="106" viewBox="0 0 208 168">${masu(0)}</svg></g>${thing('a-bottle', w * 0.33, 84, 78)}${thing('a-rice', w * 0.66, 72)}${thing('a-chopsticks', w * 0.72, 66, 30)}`
}

function towers(
  { w, h, phone }: Frame,
  people: readonly Finisher[],
  players: readonly PlayerView[],
  sips: (n: number) => string,
): string {
  const n = people.length
  const ty = h * (phone ? 0.76 : 0.73)
  const step = w / n
  const cw = Math.min(step * 0.36, phone ? 25 : 52)
  const most = Math.max(1, ...players.map(p => p.total))
  // The highest tower and its drinker stay inside the picture.
  const ch = Math.min(cw * 0.34, (ty - (phone ? 90 : 200)) / (most * 1.62))
  const cup = (x: number, y: number, dead: boolean): string =>
    `<g${dead ? ' opacity=".55"' : ''}><path d="M${x - cw} ${y}C${x - cw} ${y + ch * 1.5} ${x - cw * 0.4} ${y + ch * 1.9} ${x - cw * 0.36} ${y + ch * 2.1}H${x + cw * 0.36}C${x + cw * 0.4} ${y + ch * 1.9} ${x + cw} ${y + ch * 1.5} ${x + cw} ${y}Z" fill="${dead ? '#bfe9e2' : '#fbfdff'}" stroke="#22314a" stroke-width="1.6"/><ellipse cx="${x}" cy="${y}" rx="${cw}" ry="${ch}" fill="${dead ? '#d6f4ef' : '#fff'}" stroke="#22314a" stroke-width="1.6"/><ellipse cx="${x}" cy="${y}" rx="${cw * 0.62}" ry="${ch * 0.6}" fill="none" stroke="#2f62a0" stroke-width="${cw * 0.11}"/><ellipse cx="${x}" cy="${y}" rx="${cw * 0.22}" ry="${ch * 0.22}" fill="#2f62a0"/></g>`
  let m = room(w, h, ty, phone)
  // The fewest sips first.
  const nth = [...people].sort((a, b) => (players[a.seat]?.total ?? 0) - (players[b.seat]?.total ?? 0))
  people.forEach((p, i) => {
    const seen = players[p.seat]
    if (seen === undefined) return
    const x = step * (i + 0.5)
    const dead = seen.status === SPIRIT
    const s = Math.min((phone ? 54 : 118) * (p.won ? 1.32 : 0.92), step * 0.84)
    const y = ty - 4 - seen.total * ch * 1.62 - s * 0.86
    let b = ''
    for (let c = 0; c < seen.total; c++) b += cup(x, ty - ch * 2.1 - c * ch * 1.62, dead)
    b += `<g ${dead ? 'style="filter:hue-rotate(110deg) saturate(.75)" opacity=".88"' : seen.status === ALIVE ? '' : 'opacity=".8"'}><circle cx="${x}" cy="${y + s * 0.36}" r="${s * 0.54}" fill="${dead ? '#2d6465' : '#dcc9a2'}" stroke="${p.won ? '#f2d184' : seatColour(p.seat)}" stroke-width="${s * 0.06}"/>${plate(faceOf(seen.board), x - s * 0.48, y - s * 0.12, s * 0.96)}</g>${disc(p, x + s * 0.42, y + s * 0.76, s * 0.17)}`
    const at = nth.indexOf(p)
    if (p.won)
      m += `<circle class="rs-lamp" cx="${x}" cy="${y + s * 0.3}" r="${s * 1.15}" fill="url(#rs-glow)"/>`
    const lw = Math.min(step - (phone ? 4 : 10), phone ? 72 : 152)
    b += `<rect x="${x - lw / 2}" y="${ty + (phone ? 17 : 26)}" width="${lw}" height="${phone ? 40 : 58}" rx="8" fill="${dead ? '#16302f' : '#fffaf0'}" stroke="${p.won ? '#f2d184' : '#221d1e'}" stroke-width="${p.won ? 3 : 1.5}"/>${lettering(x, ty + (phone ? 33 : 50), p.name, phone ? 14 : 20, dead ? '#d9f7f1' : '#221d1e', { most: lw - 8 })}${lettering(x, ty + (phone ? 50 : 73), sips(seen.total), phone ? 12.5 : 16, dead ? '#a9d8cf' : '#5b4f46', { weight: 600, face: 'var(--f-ui)', most: lw - 6 })}`
    m += arriving('clink', at, n, b)
  })
  return scene(w, h, m)
}
