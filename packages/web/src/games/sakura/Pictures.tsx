import type { SakuraFacts } from '@noren/sakura/words'
import { CHARACTERS, PRINTED, character, cookNumber, effectOf } from '@noren/sakura/words'
import type { Voice } from '@noren/words'
import { Icon, Picture } from '../../art/Icon.tsx'
import { yinyang } from '../../art/scenes/spring.ts'
import type { Pictures } from '../../book/load.ts'
import { useSpeech } from '../../i18n/game-speech.ts'
import { plainText } from '../../table/rich.tsx'
import type { CardId, CharacterId } from './cards.ts'
import { SIGN, printed } from './cards.ts'
import { PORTRAITS } from './characters.ts'
import './drawings.ts'
import './tokens.css'
import './sakura.css'
import './pictures.css'
import { FIVE } from './pictures.ts'
import { CardFace, suitOf } from './SakuraCard.tsx'

const YIN = yinyang()

function Shown({ id }: { readonly id: CardId }) {
  const card = printed(id, PRINTED)
  return (
    <span className={suitOf(card)}>
      <CardFace card={card} />
    </span>
  )
}

function Portrait({ id, price }: { readonly id: CharacterId; readonly price: number }) {
  return (
    <span className="card bk-ch">
      <Icon name={PORTRAITS[id].art} />
      <span className="pri">
        <Icon name="i-coin" />
        {price}
      </span>
    </span>
  )
}

function Step({ cards, up }: { readonly cards: readonly [CardId, CardId]; readonly up: boolean }) {
  const [from, to] = cards
  return (
    <>
      <Shown id={from} />
      <Icon name={up ? 'i-up' : 'i-down'} className="arr" />
      <Shown id={to} />
    </>
  )
}

/** The fifteen, with what their cards say at every table. */
function Fifteen({ game }: { readonly game: string }) {
  const speech = useSpeech(game)
  if (speech === null) return null
  const voice = speech.voice as unknown as Voice<SakuraFacts>
  return (
    <ul className="bk-people">
      {CHARACTERS.map(id => {
        const n = cookNumber(PRINTED, id)
        return (
          <li key={id}>
            <span className="im">
              <Icon name={PORTRAITS[id].art} />
              <span className="sg">{n > 0 ? `±${n}` : <Icon name={PORTRAITS[id].sign} />}</span>
            </span>
            <b>{plainText(voice.name(character(id)))}</b>
            <small>{plainText(voice.tell(effectOf(id, n)))}</small>
          </li>
        )
      })}
    </ul>
  )
}

export const pictures: Pictures = {
  className: 'room-sakura',
  Gallery: Fifteen,
  five: [
    () => (
      <span className="sakura bk">
        <Shown id={FIVE.piles[0]} />
        <Picture svg={YIN} className="yin" />
        <Shown id={FIVE.piles[1]} />
      </span>
    ),
    () => (
      <span className="sakura bk">
        <Step cards={FIVE.climbs} up />
      </span>
    ),
    () => (
      <span className="sakura bk">
        <Step cards={FIVE.falls} up={false} />
      </span>
    ),
    () => (
      <span className="sakura bk gathered">
        {FIVE.taken.map(id => (
          <Shown key={id} id={id} />
        ))}
      </span>
    ),
    () => (
      <span className="sakura bk">
        <Portrait id={FIVE.hired.who} price={FIVE.hired.price} />
      </span>
    ),
  ],
  icons: {
    shuriken: () => (
      <>
        <Icon name="i-shuriken" />
        <Icon name="i-shuriken" />
      </>
    ),
    coin: () => <Icon name="i-coin" className="co" />,
    yinyang: () => <Picture svg={YIN} className="yin" />,
    colours: () => (
      <span className="sakura bk suits">
        {(['red', 'green', 'blue', 'black'] as const).map(c => (
          <span key={c} className={`suit-${c}`}>
            <Icon name={SIGN[c]} />
          </span>
        ))}
      </span>
    ),
    count: () => <span className="bk-count">5</span>,
    price: () => (
      <span className="bk-pri">
        <Icon name="i-coin" />3
      </span>
    ),
  },
}
