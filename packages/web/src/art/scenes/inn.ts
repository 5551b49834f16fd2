const tatami = (w: number, h: number) => {
  const cw = w / 3,
    ch = h / 2
  let m = ''
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 3; i++)
      m +=
        `<rect x="${i * cw}" y="${j * ch}" width="${cw}" height="${ch}" fill="url(#${(i + j) % 2 ? 'tv' : 'th'})"/>` +
        ((i + j) % 2
          ? `<rect x="${i * cw}" y="${j * ch}" width="11" height="${ch}" fill="url(#heri)"/><rect x="${(i + 1) * cw - 11}" y="${j * ch}" width="11" height="${ch}" fill="url(#heri)"/>`
          : `<rect x="${i * cw}" y="${j * ch}" width="${cw}" height="11" fill="url(#heri)"/><rect x="${i * cw}" y="${(j + 1) * ch - 11}" width="${cw}" height="11" fill="url(#heri)"/>`)
  return m
}

/** A line inside the rim; a scene too low for one, as while a window is drawn smaller, has none. */
const inner = (r: number): number => Math.max(0, r)

/** Saké & Samouraï: tatami, lamp light and a lacquer table with its rim at (cx, cy). */
export const inn = (
  w: number,
  h: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): string => `<svg class="bg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" aria-hidden="true"><defs>
      <pattern id="th" width="6" height="4" patternUnits="userSpaceOnUse"><rect width="6" height="4" fill="#6f6137"/><path d="M0 1H6M0 3H6" stroke="#4f4526" stroke-width="1"/></pattern><pattern id="tv" width="4" height="6" patternUnits="userSpaceOnUse"><rect width="4" height="6" fill="#685a33"/><path d="M1 0V6M3 0V6" stroke="#4a4023" stroke-width="1"/></pattern>
      <pattern id="heri" width="22" height="11" patternUnits="userSpaceOnUse"><rect width="22" height="11" fill="#1c2a3c"/><path d="M5.5 2.5 8.5 5.5 5.5 8.5 2.5 5.5ZM16.5 2.5 19.5 5.5 16.5 8.5 13.5 5.5Z" fill="#7d6a3c"/></pattern>
      <radialGradient id="lamp" cx="50%" cy="46%" r="62%"><stop offset="0" stop-color="#ffb45a" stop-opacity=".30"/><stop offset=".45" stop-color="#7a3a12" stop-opacity=".18"/><stop offset="1" stop-color="#0b0706" stop-opacity=".74"/></radialGradient>
      <radialGradient id="lac" cx="46%" cy="38%" r="75%"><stop offset="0" stop-color="#8a3220"/><stop offset=".55" stop-color="#651d10"/><stop offset="1" stop-color="#3c0f08"/></radialGradient>
      <pattern id="sg" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="#e3b45c" stroke-width="1.3">${[
        [22, 22],
        [0, 11],
        [44, 11],
        [0, 33],
        [44, 33],
      ]
        .map(([x = 0, y = 0]) =>
          [21, 15, 9].map(r => `<path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}"/>`).join(''),
        )
        .join('')}</g></pattern></defs>
      ${tatami(w, h)}<rect width="${w}" height="${h}" fill="#150c08" opacity=".12"/><rect width="${w}" height="${h}" fill="url(#lamp)"/>
      <ellipse cx="${cx}" cy="${cy + 16}" rx="${rx + 26}" ry="${ry + 26}" fill="#060302" opacity=".55"/>
      <ellipse cx="${cx}" cy="${cy}" rx="${rx + 22}" ry="${ry + 22}" fill="#250b06"/><ellipse cx="${cx}" cy="${cy - 3}" rx="${rx + 20}" ry="${ry + 20}" fill="url(#lac)"/>
      <ellipse cx="${cx}" cy="${cy - 3}" rx="${rx + 13}" ry="${ry + 13}" fill="none" stroke="#e3b45c" stroke-width="1.6" opacity=".75"/><ellipse cx="${cx}" cy="${cy - 3}" rx="${inner(rx - 34)}" ry="${inner(ry - 30)}" fill="none" stroke="#e3b45c" stroke-width="1.2" opacity=".55"/>
      <ellipse cx="${cx}" cy="${cy - 3}" rx="${inner(rx - 40)}" ry="${inner(ry - 36)}" fill="url(#sg)" opacity=".16"/></svg>`

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
