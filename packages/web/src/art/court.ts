import { A, B, K, P, picture, pol, rep } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Castles, guards and people of the court. */
export const COURT = {
  'a-castle': picture(
    `<path d="M8 94 20 70H80L92 94Z" fill="#cfc6b4"/><path d="M14 82H86M32 70 28 94M50 70V94M68 70 72 94" stroke-width="1.4"/><path d="M24 56H76V70H24Z" fill="${P}"/><path d="M12 58C24 54 26 48 28 44H72C74 48 76 54 88 58Z" fill="#3d5147"/><path d="M32 32H68V44H32Z" fill="${P}"/><path d="M22 34C32 31 34 26 35 22H65C66 26 68 31 78 34Z" fill="#3d5147"/><path d="M40 12H60V22H40Z" fill="${P}"/><path d="M32 14C40 12 44 6 50 2 56 6 60 12 68 14Z" fill="#3d5147"/><path d="M34 62H40M46 62H54M60 62H66M40 38H46M54 38H60" stroke-width="3"/><path d="M50 2V-2" stroke="${B}" stroke-width="3"/>`,
  ),
  'a-army': picture(
    `${[
      [14, 0],
      [42, -8],
      [70, 2],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<path d="M${x} ${14 + y}V94" stroke-width="3"/><path d="M${x} ${14 + y}H${x + 20}V${56 + y}H${x}Z" fill="${i === 1 ? A : i ? '#27496d' : B}"/><circle cx="${x + 10}" cy="${34 + y}" r="6" fill="${P}" stroke-width="1.6"/>`,
      )
      .join(
        '',
      )}<path d="M4 94C10 80 22 78 28 88 34 74 48 74 52 86 58 74 72 76 76 88 82 80 92 84 96 94Z" fill="${K}"/>`,
  ),
  'a-guard': picture(
    `<path d="M20 4V96" stroke-width="4"/><path d="M20 2 26 18 20 24 14 18Z" fill="#e9edf0"/><path d="M34 96C34 70 44 62 58 62S84 70 84 96Z" fill="#27496d"/><path d="M46 40C46 28 72 28 72 40 72 54 66 62 59 62S46 54 46 40Z" fill="#efcfae"/><path d="M34 42C46 34 72 34 84 42 78 24 68 16 59 16S40 24 34 42Z" fill="${K}"/><circle cx="59" cy="29" r="5" fill="${B}" stroke="none"/><path d="M53 47H55M63 47H65M56 56H62M59 64 52 76 59 92 66 76Z" stroke-width="2"/>`,
  ),
  'a-ninja': picture(
    `<path d="M22 98C22 74 34 66 50 66S78 74 78 98Z" fill="#2b2a33"/><path d="M24 40C24 18 36 8 50 8S76 18 76 40 66 72 50 72 24 62 24 40Z" fill="#2b2a33"/><path d="M30 34H70V48C62 52 38 52 30 48Z" fill="#efcfae"/><path d="M34 38 46 42M66 38 54 42" stroke-width="3"/><circle cx="41" cy="44" r="2.4" fill="${K}" stroke="none"/><circle cx="59" cy="44" r="2.4" fill="${K}" stroke="none"/><path d="M74 22 92 14M74 26 94 28" stroke="#2b2a33" stroke-width="5"/><path d="M36 24C44 20 56 20 64 24" stroke="${A}" stroke-width="4"/>`,
  ),
  'a-okugata': picture(
    `<path d="M8 98C12 76 28 70 40 68L50 82 60 68C72 70 88 76 92 98Z" fill="${A}"/><path d="M40 68 50 86 60 68" fill="${P}"/><path d="M14 98 34 72M86 98 66 72" stroke="${B}" stroke-width="2"/><path d="M22 66C12 30 28 6 50 6S88 30 78 66C72 58 70 44 68 34 60 28 40 28 32 34 30 44 28 58 22 66Z" fill="${K}"/><path d="M33 36C33 24 67 24 67 36 68 54 60 66 50 67 40 66 32 54 33 36Z" fill="#f9ece0"/><path d="M39 37C41 35 44 35 46 37M54 37C56 35 59 35 61 37" stroke-width="1.4"/><path d="M38 45C41 42 45 43 46 45M54 45C55 43 59 42 62 45" stroke-width="2.4"/><path d="M50 46 48 54H51" stroke-width="1.4"/><path d="M47 60H53L50 62Z" fill="${A}" stroke="${A}"/><path d="M24 18 6 10M26 14 12 2M76 18 94 10M74 14 88 2" stroke="${B}" stroke-width="3"/><circle cx="50" cy="10" r="5" fill="${A}"/>`,
  ),
  'a-dishonor': picture(
    `<circle cx="50" cy="50" r="40" fill="${P}"/><g fill="${K}" stroke="none" transform="translate(50 50) scale(.62)">${rep(
      5,
      i => {
        const [x, y] = pol(27, -90 + i * 72)
        return `<circle cx="${x}" cy="${y}" r="17"/>`
      },
    )}</g><path d="M60 6 45 36 58 47 40 68 46 95" stroke="${A}" stroke-width="6"/><path d="M60 6 45 36 58 47 40 68 46 95" stroke="${P}" stroke-width="1.6"/>`,
  ),
  'a-saveface': picture(
    `<path d="M22 26C22 8 78 8 78 26 82 60 70 92 50 94 30 92 18 60 22 26Z" fill="#f9ece0"/><path d="M30 40C35 36 42 37 45 42M70 40C65 36 58 37 55 42" stroke-width="5"/><path d="M32 50C36 47 42 48 44 51 40 54 35 54 32 50ZM68 50C64 47 58 48 56 51 60 54 65 54 68 50Z" fill="${K}"/><path d="M50 50 46 64 54 66" stroke-width="2"/><path d="M38 76C44 72 56 72 62 76 56 82 44 82 38 76Z" fill="${A}"/><path d="M34 24C36 20 40 20 40 24M66 24C64 20 60 20 60 24" stroke-width="4"/><path d="M22 36 8 30M78 36 92 30" stroke="${A}" stroke-width="3"/>`,
  ),
  'a-noh': picture(
    `<path d="M24 22C24 2 76 2 76 22 82 58 70 92 50 96 30 92 18 58 24 22Z" fill="#fbf3e6"/><path d="M24 26C30 8 70 8 76 26 70 18 60 15 50 15S30 18 24 26Z" fill="${K}"/><path d="M34 30C37 27 41 27 43 30M66 30C63 27 59 27 57 30" stroke-width="4"/><path d="M31 45C36 42 42 43 45 46 40 48 35 48 31 45ZM69 45C64 42 58 43 55 46 60 48 65 48 69 45Z" fill="${K}" stroke-width="1.6"/><path d="M50 44 45 62C48 65 53 65 55 62" stroke-width="1.8"/><path d="M40 76C46 72 54 72 60 76 54 81 46 81 40 76Z" fill="${A}" stroke-width="1.4"/>`,
  ),
  'a-shogun': picture(
    `<path d="M50 92 2 34A66 66 0 0 1 98 34Z" fill="${B}"/><path d="M50 92 18 26M50 92 34 20M50 92V18M50 92 66 20M50 92 82 26" stroke-width="1.4"/><circle cx="50" cy="40" r="17" fill="${A}"/><circle cx="50" cy="92" r="4" fill="${K}"/>`,
  ),
  'a-masamune': picture(
    `<path d="M18 74H64C62 84 54 86 52 94H30C28 86 20 84 18 74Z" fill="#6d747a"/><path d="M6 68H78V76H6Z" fill="#8b949a"/><path d="M12 58 90 40 92 46 14 66Z" fill="#e9edf0"/><path d="M58 8 84 18 80 30 54 20Z" fill="#6d747a"/><path d="M66 24 52 58" stroke="#7a4b2a" stroke-width="6"/><path d="M34 46 28 34M44 42 44 28M54 40 62 30" stroke="${B}" stroke-width="3"/>`,
  ),
} as const satisfies Drawings
