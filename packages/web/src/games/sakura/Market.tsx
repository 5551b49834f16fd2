import type { SakuraView } from '@noren/sakura/view'
import type { CharacterId } from '@noren/sakura/words'
import { characterEffect, characterName, cookNumber } from '@noren/sakura/words'
import { Icon } from '../../art/Icon.tsx'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { PORTRAITS } from './characters.ts'
import { TEXTS } from './texts.ts'

interface Props {
  readonly view: SakuraView
  readonly hold: Hold
}

/** The corner sign of a character: a cook's number is the table's own. */
export function CharacterSign({ id, view }: { readonly id: CharacterId; readonly view: SakuraView }) {
  const n = cookNumber(view.open.table, id)
  return <span className="sg">{n > 0 ? `±${n}` : <Icon name={PORTRAITS[id].sign} />}</span>
}

/** The row of five, their prices, and the new row for six. */
export function Market({ view, hold }: Props) {
  const say = useLocal(TEXTS)
  const { open, own } = view
  const mine = open.players[own.seat]
  const pending = open.turn?.pending ?? []
  const fresh = hold.piece('row:new')
  return (
    <section className="mk paper" aria-label={say('hire')}>
      <h2>
        <span className="t">{say('hire')}</span>
        {mine !== undefined && (
          <span className="purse">
            <Icon name="i-coin" />
            {say('youHave', { n: mine.coins })}
          </span>
        )}
      </h2>
      <div className="chs" data-group="" data-anchor="bank">
        {open.row.map((id, i) =>
          id === null ? (
            <Gap key={`gap${i}`} price={open.prices[i] ?? 0} />
          ) : (
            <Character key={id} id={id} price={open.prices[i] ?? 0} view={view} hold={hold} />
          ),
        )}
      </div>
      <div className="ft">
        <Piece {...fresh} name={say('newRow', { n: open.refreshPrice })} className="btn ghost newrow">
          <Icon name="i-deck" />
          <span className="long">{say('newRow', { n: open.refreshPrice })}</span>
          <span className="short">{say('newRowShort', { n: open.refreshPrice })}</span>
        </Piece>
        {pending.length > 0 && (
          <ul className="force" aria-label={say('inForce')}>
            {pending.map(id => (
              <li key={id}>
                <CharacterSign id={id} view={view} />
                <Pending id={id} />
              </li>
            ))}
          </ul>
        )}
        <span className="left" data-anchor="chardeck">
          <Icon name="i-deck" />
          {say('deckLeft', { n: open.deck })}
        </span>
      </div>
    </section>
  )
}

function Pending({ id }: { readonly id: CharacterId }) {
  const { props } = useTable()
  return PORTRAITS[id].short[props.tongue.lang][0]
}

function Gap({ price }: { readonly price: number }) {
  const say = useLocal(TEXTS)
  return (
    <div className="ch gap" title={say('emptySlot')}>
      <span className="pri">
        <Icon name="i-coin" />
        {price}
      </span>
    </div>
  )
}

function Character({ id, price, view, hold }: Props & { readonly id: CharacterId; readonly price: number }) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const { lang } = props.tongue
  const portrait = PORTRAITS[id]
  const [short, effect] = portrait.short[lang]
  const free = props.choices.some(c => c.words[0] === 'free' && c.words[1] === id)
  const effectText = characterEffect(lang, id, view.open.table)
  const words = { name: characterName(lang, id), n: price, effect: effectText }
  return (
    <Piece
      {...hold.piece(`char:${id}`)}
      name={say(free ? 'charFree' : 'charName', words)}
      className="card ch"
      about={{ title: words.name, text: words.effect }}
      anchor={`slot:${id}`}
      flip
    >
      <span className="pri" data-free={free}>
        {free ? (
          say('free')
        ) : (
          <>
            <Icon name="i-coin" />
            {price}
          </>
        )}
      </span>
      <Icon name={portrait.art} className="pt" />
      <CharacterSign id={id} view={view} />
      <b>{short}</b>
      <span className="ef">{effect}</span>
      <span className="seal">
        <Icon name="i-check" />
      </span>
    </Piece>
  )
}
