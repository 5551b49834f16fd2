import { rep } from '../symbol.ts'

const wave = (
  x: number,
  y: number,
  k: number,
  c1: string,
  c2: string,
  c3: string,
) => `<g transform="translate(${x} ${y}) scale(${k})" stroke="#0d1c30" stroke-width="2.4" stroke-linejoin="round">
    <path d="M-20 230C40 210 60 120 120 70 160 34 226 26 262 58 286 80 282 112 256 118 244 98 220 96 206 112 232 116 236 142 216 154 258 176 330 190 420 176V330H-20Z" fill="${c1}"/>
    <path d="M20 240C70 210 92 140 140 100 168 76 206 72 226 84M60 250C100 220 118 168 158 132 170 122 186 116 198 116M110 256C140 226 156 190 190 158M170 262C190 238 206 214 240 196 300 206 360 206 420 196" fill="none" stroke="${c2}" stroke-width="5"/>
    <path d="M120 70C112 64 104 70 98 64 104 56 114 60 120 54 122 44 134 46 136 38 146 42 150 34 158 30 162 38 172 28 178 22 184 32 194 22 202 22 204 32 218 24 226 28 226 38 240 34 246 42 242 50 258 50 262 58 266 68 280 70 280 82 272 82 286 92 282 100 272 98 276 112 266 116 258 112 256 118 244 98 220 96 206 112 200 100 212 92 206 84 216 78 208 68 196 70 190 60 178 66 168 58 158 68 148 64 142 76 132 70 128 80 124 78 120 70Z" fill="${c3}"/></g>`

const moonSky = () =>
  `<defs><linearGradient id="sk" x2="0" y2="1"><stop offset="0" stop-color="#0e2038"/><stop offset=".45" stop-color="#27527f"/><stop offset=".72" stop-color="#8fa9b0"/><stop offset=".9" stop-color="#eeb789"/><stop offset="1" stop-color="#e58a5c"/></linearGradient><linearGradient id="mt" x2="0" y2="1"><stop offset="0" stop-color="#16304f"/><stop offset="1" stop-color="#4d7493"/></linearGradient></defs>`

/** The home page: night sky, mountain and sea. */
export const skyHome = (): string => `${moonSky()}<rect width="1440" height="560" fill="url(#sk)"/>
      <circle cx="1120" cy="150" r="108" fill="#f6e4bd"/><circle cx="1120" cy="150" r="108" fill="none" stroke="#fff6dc" stroke-width="2" opacity=".6"/>
      <g fill="#f7ead0" opacity=".5">${[
        [120, 90, 260],
        [560, 60, 320],
        [880, 120, 240],
        [40, 210, 220],
        [1190, 210, 300],
      ]
        .map(
          ([x = 0, y = 0, w = 0]) =>
            `<path d="M${x} ${y}h${w}a9 9 0 0 1 0 18h-${w * 0.3}a7 7 0 0 0 0 14h${w * 0.2}a7 7 0 0 1 0 14h-${w * 0.5}a7 7 0 0 0 0-14h-${w * 0.2}a9 9 0 0 1-${w * 0.2}-32z" opacity=".55"/>`,
        )
        .join('')}</g>
      <path d="M520 470C640 430 720 300 800 196 812 182 850 182 864 196 940 300 1040 430 1180 470Z" fill="url(#mt)" stroke="#0d1c30" stroke-width="2.4"/>
      <path d="M752 260C772 232 788 212 800 196 812 182 850 182 864 196 876 212 892 236 912 262L890 258 876 286 858 254 838 294 818 256 796 280 778 258Z" fill="#f6eddc" stroke="#0d1c30" stroke-width="2"/>
      <path d="M0 470C120 420 220 440 330 400 420 430 520 420 640 456 760 430 900 450 1020 420 1140 440 1280 400 1440 440V560H0Z" fill="#1b3653" stroke="#0d1c30" stroke-width="2.4"/>
      <path d="M-10 508C120 486 220 512 360 498 520 484 640 512 800 500 960 488 1120 512 1450 494V570H-10Z" fill="#1f4a78" stroke="#0d1c30" stroke-width="2.4"/>
      ${rep(7, i => wave(-30 + i * 214, 486 + (i % 2) * 10, 0.3, i % 2 ? '#1a4068' : '#235584', '#7fb0cf', '#f6eddc'))}`
