import { A, B, K, P, picture } from './symbol.ts'
import type { Drawings } from './symbol.ts'

/** Raiders and animal spirits. */
export const RAIDERS = {
  'r-pillager': picture(
    `<path d="M10 98C12 74 28 66 50 66S88 74 90 98Z" fill="${A}"/><path d="M28 42C28 22 72 22 72 42 73 60 62 72 50 72S27 60 28 42Z" fill="#e2b78f"/><path d="M22 40C20 12 80 12 78 40 66 30 34 30 22 40Z" fill="#f2ead8"/><path d="M74 34 92 26M74 38 90 42" stroke="#f2ead8" stroke-width="6"/><path d="M30 30C42 24 58 24 70 30" stroke="#27496d" stroke-width="3" stroke-dasharray="4 4"/><path d="M34 44 46 48M66 44 54 48" stroke-width="4"/><circle cx="42" cy="51" r="2.4" fill="${K}" stroke="none"/><circle cx="58" cy="51" r="2.4" fill="${K}" stroke="none"/><path d="M50 50 46 58H52M40 65C46 61 56 62 60 66" stroke-width="2.2"/><path d="M60 54 68 62M64 52 71 60" stroke-width="1.4"/><path d="M36 66 38 68M42 68 43 70M56 69 57 71" stroke-width="1.6"/>`,
  ),
  'r-lieutenant': picture(
    `<path d="M8 98C10 72 28 66 50 66S90 72 92 98Z" fill="#2b2a33"/><path d="M28 40H72V56C72 66 62 74 50 74S28 66 28 56Z" fill="#e2b78f"/><path d="M2 42C22 32 32 12 50 10 68 12 78 32 98 42 80 48 20 48 2 42Z" fill="${K}"/><circle cx="50" cy="30" r="8" fill="${A}" stroke="${B}"/><path d="M34 48 45 51M66 48 55 51" stroke-width="4"/><path d="M28 56C36 52 64 52 72 56V62C68 74 60 80 50 80S32 74 28 62Z" fill="${A}"/><path d="M38 66C46 62 54 62 62 66M40 70H60M44 66V72M50 65V72M56 66V72" stroke-width="1.6"/><path d="M30 58C36 62 42 61 46 58M70 58C64 62 58 61 54 58" stroke="${P}" stroke-width="2.6"/>`,
  ),
  'r-chief': picture(
    `<path d="M26 26C12 20 8 8 12-4 20 8 30 10 38 16ZM74 26C88 20 92 8 88-4 80 8 70 10 62 16Z" fill="${P}"/><path d="M20 34C20 8 80 8 80 34 88 64 74 96 50 96 26 96 12 64 20 34Z" fill="${A}"/><path d="M26 36C34 28 44 34 47 42M74 36C66 28 56 34 53 42" stroke-width="6"/><path d="M30 46C36 42 42 44 45 48 40 53 33 52 30 46ZM70 46C64 42 58 44 55 48 60 53 67 52 70 46Z" fill="#fff2c9"/><circle cx="39" cy="48" r="2.6" fill="${K}" stroke="none"/><circle cx="61" cy="48" r="2.6" fill="${K}" stroke="none"/><path d="M50 46 42 60C46 64 54 64 58 60Z" fill="#8d2414"/><path d="M28 72C38 64 62 64 72 72 66 86 34 86 28 72Z" fill="${K}"/><path d="M32 73 36 62 41 71ZM68 73 64 62 59 71ZM42 83 45 75 49 84ZM58 83 55 75 51 84Z" fill="${P}" stroke-width="1.4"/><path d="M44 22C48 26 52 26 56 22" stroke-width="2.4"/>`,
  ),
  'x-fox': picture(
    `<path d="M10 4 26 46C22 60 32 78 44 88L50 96 56 88C68 78 78 60 74 46L90 4 62 24C54 21 46 21 38 24Z" fill="#fbf5ea"/><path d="M16 16 30 32 24 38ZM84 16 70 32 76 38Z" fill="${A}"/><path d="M28 50C34 44 42 46 45 54 38 57 31 56 28 50ZM72 50C66 44 58 46 55 54 62 57 69 56 72 50Z" fill="${K}"/><path d="M31 51C35 49 39 50 42 53M69 51C65 49 61 50 58 53" stroke="${B}" stroke-width="1.6"/><path d="M46 84H54L50 90Z" fill="${K}"/><path d="M50 28C46 36 46 44 50 50 54 44 54 36 50 28Z" fill="${A}"/><path d="M24 62 40 68M26 70 41 73M76 62 60 68M74 70 59 73" stroke="${A}" stroke-width="3"/>`,
  ),
  'x-bear': picture(
    `<circle cx="22" cy="22" r="15" fill="#5a3d2a"/><circle cx="78" cy="22" r="15" fill="#5a3d2a"/><circle cx="22" cy="22" r="7" fill="${A}"/><circle cx="78" cy="22" r="7" fill="${A}"/><path d="M12 52C12 24 30 12 50 12S88 24 88 52C88 78 70 94 50 94S12 78 12 52Z" fill="#5a3d2a"/><path d="M30 66C30 54 70 54 70 66 72 82 60 90 50 90S28 82 30 66Z" fill="#e2c9a5"/><path d="M42 60H58C58 68 54 70 50 72 46 70 42 68 42 60Z" fill="${K}"/><path d="M50 72V80M40 82C44 86 56 86 60 82" /><path d="M26 46C32 40 40 42 43 48M74 46C68 40 60 42 57 48" stroke="${A}" stroke-width="4"/><circle cx="36" cy="51" r="4" fill="#f7e7b2"/><circle cx="64" cy="51" r="4" fill="#f7e7b2"/><path d="M50 16V34M42 18 44 32M58 18 56 32" stroke="${A}" stroke-width="3"/>`,
  ),
  'x-wolf': picture(
    `<path d="M14 4 34 28 22 44ZM86 4 66 28 78 44Z" fill="#55606b"/><path d="M22 40C28 24 38 20 50 20S72 24 78 40C82 52 70 62 66 72L56 94H44L34 72C30 62 18 52 22 40Z" fill="#7d8892"/><path d="M50 34C44 48 42 60 44 94H56C58 60 56 48 50 34Z" fill="#e8e6df"/><path d="M28 46 44 54C40 59 31 56 28 46ZM72 46 56 54C60 59 69 56 72 46Z" fill="#f2d479"/><circle cx="38" cy="52" r="2" fill="${K}" stroke="none"/><circle cx="62" cy="52" r="2" fill="${K}" stroke="none"/><path d="M44 80H56L50 90Z" fill="${K}"/><path d="M14 56 26 58M16 64 28 64M86 56 74 58M84 64 72 64" stroke="${A}" stroke-width="3"/>`,
  ),
} as const satisfies Drawings
