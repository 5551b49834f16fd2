import type { HonorFacts } from '@noren/honor/facts'
import { cardNoun, cardNumber, cardOf } from '@noren/honor/words'
import type { Voice } from '@noren/words'
import { plain } from '@noren/words'
import type { CSSProperties } from 'react'
import { Icon, Picture } from '../../art/Icon.tsx'
import { die } from '../../art/scenes/gold.ts'
import type { Pictures } from '../../book/load.ts'
import '../../book/pictures.css'
import { useSpeech } from '../../i18n/game-speech.ts'
import { drawHonor } from './drawings.ts'
import type { Card } from './model.ts'
import { artOf, figuresOf, toneOf } from './model.ts'
import { effectOf, num } from './texts.ts'

drawHonor()

function Figures({ card }: { readonly card: Card }) {
  return figuresOf(card).map(([icon, n]) => (
    <span key={icon}>
      <Icon name={icon} />
      {num(n)}
    </span>
  ))
}

function Shown({ id }: { readonly id: string }) {
  const card = cardOf(cardNumber(id))
  if (card === undefined) return null
  return (
    <span className="bk-card" style={{ '--tc': toneOf(card) } as CSSProperties}>
      <Icon name={artOf(card)} />
      <small>
        <Figures card={card} />
      </small>
    </span>
  )
}

interface Copies {
  readonly card: Card
  readonly n: number
  readonly copies: number
}

/** Every printed card once, with the number of its copies. */
function printed(): readonly Copies[] {
  const found = new Map<string, Copies>()
  for (let n = 0; ; n++) {
    const card = cardOf(n)
    if (card === undefined) return [...found.values()]
    const { name, honour, ki, strength } = card
    const key = [card.type === 'okugata' ? card.type : name, honour, ki, strength].join(' ')
    const known = found.get(key)
    found.set(key, known === undefined ? { card, n, copies: 1 } : { ...known, copies: known.copies + 1 })
  }
}

function AllCards({ game }: { readonly game: string }) {
  const speech = useSpeech(game)
  if (speech === null) return null
  const voice = speech.voice as unknown as Voice<HonorFacts>
  const say: Voice<HonorFacts>['text'] = (id, ...facts) => voice.text(id, ...facts)
  return (
    <ul className="bk-list">
      {printed().map(({ card, n, copies }) => (
        <li key={card.id}>
          <Icon name={artOf(card)} />
          <span>
            <b>
              {plain(voice.name(cardNoun(n, null)))}
              {copies > 1 && ` × ${copies}`}
            </b>
            <Figures card={card} /> {effectOf(say, card.type)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const DICE = ([6, 4, 5, 2] as const).map(n => die(n))
const sign = (name: string) => () => <Icon name={name} />

export const pictures: Pictures = {
  className: 'room-honor',
  Gallery: AllCards,
  five: [
    () => (
      <span className="bk">
        <Shown id="daimyo-s4" />
        <Shown id="okugata-6" />
        <span className="bk-sum">
          <b>20</b>
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <span className="bk-sum">
          <Icon name="i-ki" /> 9 : 3 = <b>3</b>
        </span>
      </span>
    ),
    () => (
      <span className="bk">
        <Shown id="poss-noh" />
        <Icon name="i-next" className="arr" />
        <Icon name="k-samurai" className="bk-face" />
      </span>
    ),
    () => (
      <span className="bk">
        <Icon name="a-shogun" className="bk-face" />
        <Icon name="i-attack" className="arr" />
        <Icon name="i-support" className="arr" />
      </span>
    ),
    () => (
      <span className="bk">
        <span className="bk-sum">
          <Icon name="i-force" /> 13
        </span>
        <span className="bk-dice">
          {DICE.map(d => (
            <Picture key={d} svg={d} />
          ))}
        </span>
      </span>
    ),
  ],
  icons: {
    honour: sign('i-honor'),
    ki: sign('i-ki'),
    force: sign('i-force'),
    castle: sign('a-castle'),
    guard: sign('a-guard'),
    lady: sign('a-okugata'),
    shogun: sign('a-shogun'),
    save: sign('a-saveface'),
  },
}
