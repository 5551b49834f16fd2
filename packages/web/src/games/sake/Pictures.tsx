import { BACKS, SAMURAI, STANDARD, TYPES } from '@noren/sake/words'
import { Icon } from '../../art/Icon.tsx'
import type { Pictures } from '../../book/load.ts'
import '../../book/pictures.css'
import { useSpeech } from '../../i18n/game-speech.ts'
import { drawSake } from './drawings.ts'
import type { CardType } from './model.ts'
import { artOf, BACK_ICONS, faceOf, printedTable } from './model.ts'
import { abilityText, cardName, effectOf, own, samuraiName } from './texts.ts'

drawSake()

const FIRST = STANDARD.cards.find(c => c.type === 'ramen') ?? STANDARD.cards[0]

function Shown({ type }: { readonly type: CardType }) {
  return (
    <span className="bk-card">
      <Icon name={artOf(type)} />
    </span>
  )
}

const Cubes = ({ n }: { readonly n: number }) =>
  Array.from({ length: n }, (_, i) => <i key={i} className="bk-cube" />)

const REACH = ['katana', 'no-dachi', 'naginata', 'yumi'] as const
const HOW_FAR = ['attack', 'defence', 'move', 'drink'] as const
const FOUR = ['i-attack', 'i-defense', 'i-move', 'i-drink'] as const

function AllCards({ game, edition }: { readonly game: string; readonly edition: string }) {
  const speech = useSpeech(game)
  if (speech === null) return null
  const table = printedTable(edition)
  const voice = own(speech.voice)
  return (
    <>
      <ul className="bk-list">
        {TYPES.map(type => (
          <li key={type}>
            <Icon name={artOf(type)} />
            <span>
              <b>{cardName(voice, type)}</b>
              {effectOf(voice, table, type)}
            </span>
          </li>
        ))}
      </ul>
      <ul className="bk-list">
        {SAMURAI.map((id, i) => (
          <li key={id}>
            <Icon name={faceOf(i)} />
            <span>
              <b>
                {samuraiName(voice, id)} · {STANDARD.life[id]}
              </b>
              {abilityText(voice, id, table)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const sign = (name: string) => () => <Icon name={name} />

export const pictures: Pictures = {
  className: 'room-sake',
  Gallery: AllCards,
  five: [
    () => (
      <span className="bk">
        <Shown type="ramen" />
        <span className="bk-four bk-sum">
          {HOW_FAR.map((k, i) => (
            <span key={k}>
              <Icon name={FOUR[i] ?? 'i-attack'} />
              {FIRST?.[k]}
            </span>
          ))}
        </span>
      </span>
    ),
    () => (
      <span className="bk bk-steps">
        {REACH.map(w => (
          <span key={w}>
            <Icon name={artOf(w)} />
            <Cubes n={STANDARD.weapons[w].steps} />
            {STANDARD.weapons[w].plus && '+'}
          </span>
        ))}
      </span>
    ),
    () => (
      <span className="bk">
        <i className="bk-sip" />
        <Icon name="i-next" className="arr" />
        <span className="bk-wet">
          <Shown type="katana" />
          <i className="bk-sip" />
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <Shown type="katana" />
        <Icon name="i-plus" className="arr" />
        <span className="bk-sum">
          <Icon name="i-defense" /> <b>{FIRST?.defence}</b>
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <Shown type="sandals" />
        <Shown type="roar" />
      </span>
    ),
  ],
  icons: {
    attack: sign('i-attack'),
    defence: sign('i-defense'),
    move: sign('i-move'),
    drink: sign('i-drink'),
    step: () => <i className="bk-cube" />,
    sip: () => <i className="bk-sip" />,
    seat: sign('i-seat'),
    life: sign('i-life'),
    backs: () => BACKS.map((back, i) => <Icon key={back} name={BACK_ICONS[i] ?? 'i-push'} />),
  },
}
