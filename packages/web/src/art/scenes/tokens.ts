/** Sakura's card between the piles: plus to the left, minus to the right. */
export const yinyang = () =>
  `<svg viewBox="0 0 140 140" aria-hidden="true"><g stroke="#1c191b" stroke-width="3"><circle cx="70" cy="70" r="62" fill="#fffaf0"/><path d="M70 8A62 62 0 0 1 70 132 31 31 0 0 1 70 70 31 31 0 0 0 70 8Z" fill="#1c191b"/></g><circle cx="70" cy="39" r="9" fill="#fffaf0" /><circle cx="70" cy="101" r="9" fill="#1c191b"/><path d="M24 70H48M36 58V82" stroke="#1c191b" stroke-width="7" stroke-linecap="round"/><path d="M93 70H117" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/></svg>`

/** A farm of the village, standing or burnt. */
export const farm = (dead: boolean): string =>
  `<svg viewBox="0 0 96 80" aria-hidden="true" class="farm ${dead ? 'dead' : ''}"><g stroke="#1d1208" stroke-width="2.2" stroke-linejoin="round">${dead ? `<path d="M14 72 20 46 30 52 38 40 52 54 66 44 80 72Z" fill="#3b2f2a"/><path d="M26 72V50M62 72V46" stroke-width="4"/><path d="M40 40c-6-10 6-14 0-24M56 46c-4-8 6-12 2-20" fill="none" stroke="#6e625a" stroke-width="2.4"/>` : `<path d="M18 44H78V74H18Z" fill="#f1e4c8"/><path d="M18 58H78M34 44V74M62 44V74" stroke-width="1.6"/><path d="M40 52H56V74H40Z" fill="#5a3a20"/><path d="M4 48C18 40 26 20 34 8H62C70 20 78 40 92 48 72 52 24 52 4 48Z" fill="#c79a52"/><path d="M38 10 26 46M48 9V49M58 10 70 46M30 16 14 47M66 16 82 47" stroke-width="1.2"/><path d="M30 8 38 3H58L66 8 58 12H38Z" fill="#8b6430"/><path d="M40 4 36-2M56 4 60-2" stroke-width="2.6"/>`}</g></svg>`

/** A barricade, standing or broken. */
export const stakes = (lost: boolean): string =>
  `<svg viewBox="0 0 60 52" aria-hidden="true"><g stroke="#1d1208" stroke-width="2" stroke-linejoin="round" ${lost ? 'fill="none" stroke-dasharray="4 3" opacity=".6"' : ''}>${[4, 17, 30, 43].map((x, i) => `<path d="M${x} 50V${i % 2 ? 12 : 16}L${x + 6.5} ${i % 2 ? 2 : 6} ${x + 13} ${i % 2 ? 12 : 16}V50Z" ${lost ? '' : `fill="${i % 2 ? '#d7a560' : '#c8924c'}"`}/>`).join('')}<path d="M0 22H60V28H0ZM0 37H60V43H0Z" ${lost ? '' : 'fill="#8b5a2b"'}/></g></svg>`

/** An ivory die; the one is a red dot. */
export const die = (n: 1 | 2 | 3 | 4 | 5 | 6, c = ''): string => {
  const P = {
    1: [[30, 30]],
    2: [
      [18, 18],
      [42, 42],
    ],
    3: [
      [16, 16],
      [30, 30],
      [44, 44],
    ],
    4: [
      [18, 18],
      [42, 18],
      [18, 42],
      [42, 42],
    ],
    5: [
      [17, 17],
      [43, 17],
      [30, 30],
      [17, 43],
      [43, 43],
    ],
    6: [
      [18, 15],
      [42, 15],
      [18, 30],
      [42, 30],
      [18, 45],
      [42, 45],
    ],
  }
  return `<svg class="die ${c}" viewBox="0 0 60 64" role="img" aria-label="${n}"><rect x="2" y="6" width="56" height="56" rx="11" fill="#8a7a58"/><rect x="2" y="2" width="56" height="56" rx="11" fill="#fbf4e6" stroke="#221d1e" stroke-width="2.2"/>${P[n].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="${n === 1 ? 10 : 5.6}" fill="${n === 1 ? '#b3321c' : '#221d1e'}"/>`).join('')}</svg>`
}

/** The masu with its sips. */
export const masu = (n: number): string => {
  const pos = [
    [78, 50],
    [104, 40],
    [130, 50],
    [92, 62],
    [118, 62],
    [105, 52],
    [66, 58],
    [142, 58],
  ]
  return `<svg viewBox="0 0 208 168" class="masu" aria-hidden="true"><g stroke="#1d1208" stroke-width="2.6" stroke-linejoin="round">
      <path d="M104 10 196 48 104 88 12 48Z" fill="#b98a4c"/><path d="M104 20 176 49 104 79 32 49Z" fill="#4b2c12"/><path d="M104 20 176 49 176 58 104 34 32 58 32 49Z" fill="#7d5426"/>
      ${pos
        .slice(0, n)
        .map(
          ([x = 0, y = 0]) =>
            `<g stroke-width="1.4"><ellipse cx="${x}" cy="${y + 6}" rx="15" ry="8.5" fill="#d8dee6"/><ellipse cx="${x}" cy="${y + 3}" rx="15" ry="8.5" fill="#fbfdff"/><ellipse cx="${x}" cy="${y + 3}" rx="9.5" ry="5.2" fill="none" stroke="#2f62a0" stroke-width="2.4"/><ellipse cx="${x}" cy="${y + 3}" rx="3.6" ry="2" fill="#2f62a0" stroke="none"/></g>`,
        )
        .join('')}
      <path d="M12 48 104 88V160L12 118Z" fill="#e2ba78"/><path d="M196 48 104 88V160L196 118Z" fill="#c3945360" /><path d="M196 48 104 88V160L196 118Z" fill="#c39453"/><path d="M32 49 104 79 176 49 176 56 104 87 32 56Z" fill="#8d6230"/></g>
      <g fill="none" stroke="#8d6230" stroke-width="1.2" opacity=".7"><path d="M20 62C50 76 70 80 98 96M18 82C46 92 72 106 98 116M18 100C44 112 70 120 98 136M112 100C140 90 160 78 190 66M112 122C140 112 164 100 190 90M112 142C140 130 166 122 190 108"/></g>
      <g transform="matrix(.92 .4 0 1 34 78)"><circle cx="26" cy="24" r="19" fill="none" stroke="#7d1f10" stroke-width="3"/><text x="26" y="33" font-size="25" text-anchor="middle" fill="#7d1f10" style="font-family:var(--f-brush)">酒</text></g></svg>`
}
