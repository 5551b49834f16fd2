import type { SpiritFacts } from '@noren/spirit/words'
import { PRINTED, SAMURAI, samuraiName } from '@noren/spirit/words'
import type { Voice } from '@noren/words'
import { Icon, Picture } from '../../art/Icon.tsx'
import { stakes } from '../../art/scenes/village.ts'
import type { Pictures } from '../../book/load.ts'
import { useSpeech } from '../../i18n/game-speech.ts'
import { drawSpirit } from './drawings.ts'
import type { Raider, SamuraiName } from './model.ts'
import { animalPicture, humanPicture } from './model.ts'
import './tokens.css'
import './spirit.css'
import './card.css'
import '../../book/pictures.css'
import { PrintedRaider } from './RaiderCard.tsx'

drawSpirit()
const STAKES = stakes(false)

/** The first printed raider of a kind. */
const find = (is: (r: Raider) => boolean): number => PRINTED.raiders.findIndex(is)
const BITES = find(r => r.penalty.length === 1 && r.penalty[0] === 'BURN')
const FARM = find(r => r.symbol === 'farm')
const PLAIN = find(r => r.symbol === null && r.value === 4)
/** Whose Kiai is 8 in the fourth picture: 3, 1 and 4 make it. */
const EIGHT = PRINTED.samurai.find(b => b.human === 8)?.name ?? 'heihachi'

function Shown({ n }: { readonly n: number }) {
  const raider = PRINTED.raiders[n]
  if (raider === undefined) return null
  return (
    <span className="card sp-rc">
      <PrintedRaider raider={raider} n={n} />
    </span>
  )
}

const Face = ({ who }: { readonly who: SamuraiName }) => (
  <span className="bk-face">
    <Icon name={humanPicture(who)} />
  </span>
)

/** The seven: number, talent, both cries. */
function Seven({ game }: { readonly game: string }) {
  const speech = useSpeech(game)
  if (speech === null) return null
  const voice = speech.voice as unknown as Voice<SpiritFacts>
  return (
    <ul className="bk-seven">
      {SAMURAI.map(who => {
        const board = PRINTED.samurai.find(b => b.name === who)
        return (
          <li key={who}>
            <span className="im">
              <Icon name={humanPicture(who)} />
              <Icon name={animalPicture(who)} />
            </span>
            <b>
              {samuraiName(who)} {board?.human} / {board?.beast}
            </b>
            <p>
              <i>{voice.text('board-talent')}</i> {voice.text(`board-talent-${who}`)}
            </p>
            <p>
              <i>{voice.text('board-kiai')}</i> {voice.text(`board-human-${who}`)}
            </p>
            <p>
              <i>{voice.text(`board-animal-${who}`)}</i> {voice.text(`board-beast-${who}`)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const sign = (name: string) => () => <Icon name={name} />

export const pictures: Pictures = {
  className: 'room-spirit',
  Gallery: Seven,
  five: [
    () => (
      <span className="bk">
        <Shown n={BITES} />
        <Icon name="i-next" className="arr" />
        <Picture svg={STAKES} className="stakes" />
      </span>
    ),
    () => (
      <span className="bk">
        <span className="card bk-back">
          <Icon name="g-spirit" />
        </span>
        <Icon name="i-next" className="arr" />
        <Shown n={PLAIN} />
      </span>
    ),
    () => (
      <span className="bk">
        <Shown n={FARM} />
        <Icon name="i-left" className="arr" />
        <span className="bk-three">
          <Icon name="i-hat" />
          <Icon name="i-farm" className="now" />
          <Icon name="i-doll" />
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <Face who={EIGHT} />
        <span className="bk-sum">
          4 + 4 = <b>8</b>
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <Face who="heihachi" />
        <Icon name="i-support" className="arr" />
        <Face who="kanbei" />
      </span>
    ),
  ],
  icons: {
    hat: sign('i-hat'),
    farm: sign('i-farm'),
    doll: sign('i-doll'),
    flame: sign('i-flame'),
    kiai: sign('i-kiai'),
    token: sign('i-support'),
    wound: sign('i-wound'),
    gate: sign('i-gate'),
    burn: sign('i-barricade'),
    arrow: sign('i-right'),
    never: sign('i-nodef'),
  },
}
