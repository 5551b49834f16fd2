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
  const n = cookNumber(view.table, id)
  return <span className="sg">{n > 0 ? `±${n}` : <Icon name={PORTRAITS[id].sign} />}</span>
}

/** The row of five, their prices, and the new row for six. */
export function Market({ view, hold }: Props) {
  const say = useLocal(TEXTS)
  const mine = view.seat >= 0 ? view.players[view.seat] : undefined
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
        {view.row.map((id, i) =>
          id === null ? (
            <Gap key={`gap${i}`} n={i} />
          ) : (
            <Character key={id} id={id} n={i} view={view} hold={hold} />
          ),
        )}
      </div>
      <div className="ft">
        <Piece {...fresh} name={say('newRow')} className="btn ghost newrow">
          <Icon name="i-deck" />
          <span className="long">{say('newRow')}</span>
          <span className="short">{say('newRowShort')}</span>
        </Piece>
        {view.pending.length > 0 && (
          <ul className="force" aria-label={say('inForce')}>
            {view.pending.map(id => (
              <li key={id}>
                <CharacterSign id={id} view={view} />
                <Pending id={id} />
              </li>
            ))}
          </ul>
        )}
        <span className="left" data-anchor="chardeck">
          <Icon name="i-deck" />
          {say('deckLeft', { n: view.deck })}
        </span>
      </div>
    </section>
  )
}

function Pending({ id }: { readonly id: CharacterId }) {
  const { props } = useTable()
  return PORTRAITS[id].short[props.tongue.lang][0]
}

function Gap({ n }: { readonly n: number }) {
  const say = useLocal(TEXTS)
  return (
    <div className="ch gap" title={say('emptySlot')}>
      <span className="pri">
        <Icon name="i-coin" />
        {n + 1}
      </span>
    </div>
  )
}

function Character({ id, n, view, hold }: Props & { readonly id: CharacterId; readonly n: number }) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const { lang } = props.tongue
  const portrait = PORTRAITS[id]
  const [short, effect] = portrait.short[lang]
  const free = props.choices.some(c => c.words[0] === 'free' && c.words[1] === id)
  const words = { name: characterName(lang, id), n: n + 1, effect: characterEffect(lang, id, view.table) }
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
            {n + 1}
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
