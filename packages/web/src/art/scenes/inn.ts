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
      <ellipse cx="${cx}" cy="${cy - 3}" rx="${rx + 13}" ry="${ry + 13}" fill="none" stroke="#e3b45c" stroke-width="1.6" opacity=".75"/><ellipse cx="${cx}" cy="${cy - 3}" rx="${rx - 34}" ry="${ry - 30}" fill="none" stroke="#e3b45c" stroke-width="1.2" opacity=".55"/>
      <ellipse cx="${cx}" cy="${cy - 3}" rx="${rx - 40}" ry="${ry - 36}" fill="url(#sg)" opacity=".16"/></svg>`
