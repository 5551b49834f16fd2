import { rep } from '../symbol.ts'

/** A small fixed generator: a drawing looks the same on every visit. */
export const rnd = (seed: number) => {
  let s = seed
  return (): number => (s = (s * 16807) % 2147483647) / 2147483647
}

/** Petals scattered over a picture. */
export const petals = (n: number, w: number, h: number, seed: number, c = '#f3c3cd') => {
  const r = rnd(seed)
  return rep(n, () => {
    const x = r() * w,
      y = r() * h,
      a = r() * 360,
      k = 0.6 + r() * 0.9
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${a.toFixed(0)}) scale(${k.toFixed(2)})" d="M0-8C-6-3-6 5 0 9 6 5 6-3 0-8ZM0-8 0-4" fill="${c}" stroke="#b4436a" stroke-width=".7"/>`
  })
}

/** A drawing of the sprite inside a bigger drawing. */
export const art = (id: string, x: number, y: number, w: number, h = w, extra = ''): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}" ${extra}/>`
