import type { SakuraView } from '@noren/sakura/view'
import type { CharacterId, SakuraFacts } from '@noren/sakura/words'
import { character, cookNumber, effectOf } from '@noren/sakura/words'
import { Icon } from '../../art/Icon.tsx'
import { useSay, useVoice } from '../../i18n/use.ts'
import { useFold } from '../../table/coach.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { plainText } from '../../table/rich.tsx'
import type { Selection } from '../../table/usePicks.ts'
import { PORTRAITS, briefOf, kindOf } from './characters.ts'

interface Props {
  readonly view: SakuraView
  readonly selection: Selection
}

/** The corner sign of a character: a cook's number is the table's own. */
export function CharacterSign({ id, view }: { readonly id: CharacterId; readonly view: SakuraView }) {
  const n = cookNumber(view.open.table, id)
  return <span className="sg">{n > 0 ? `±${n}` : <Icon name={PORTRAITS[id].sign} />}</span>
}

/** The row of five, their prices, and the new row for six. */
export function Market({ view, selection }: Props) {
  const say = useSay<SakuraFacts>()
  const { open, own } = view
  const mine = open.players[own.seat]
  const pending = open.turn?.pending ?? []
  const fresh = selection.piece('row:new')
  const fold = useFold('characters')
  return (
    <section className="mk paper" aria-label={say('board-hire')} data-folded={fold !== null || undefined}>
      <h2>
        <span className="t">{say('board-hire')}</span>
        {fold !== null && (
          <button type="button" className="foldline" onClick={fold.open}>
            {fold.later}
          </button>
        )}
        {fold === null && mine !== undefined && (
          <span className="purse">
            <Icon name="i-coin" />
            {say('board-you-have', { n: mine.coins })}
          </span>
        )}
      </h2>
      <div className="chs" data-group="" data-anchor="bank">
        {open.row.map((id, i) =>
          id === null ? (
            <Gap key={`gap${i}`} price={open.prices[i] ?? 0} />
          ) : (
            <Character key={id} id={id} price={open.prices[i] ?? 0} view={view} selection={selection} />
          ),
        )}
      </div>
      <div className="ft">
        <Piece {...fresh} name={say('board-new-row', { n: open.refreshPrice })} className="btn ghost newrow">
          <Icon name="i-deck" />
          <span className="long">{say('board-new-row', { n: open.refreshPrice })}</span>
          <span className="short">{say('board-new-row-short', { n: open.refreshPrice })}</span>
        </Piece>
        {pending.length > 0 && (
          <ul className="force" aria-label={say('board-in-force')}>
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
          {say('board-deck-left', { n: open.deck })}
        </span>
      </div>
    </section>
  )
}

function Pending({ id }: { readonly id: CharacterId }) {
  return useSay<SakuraFacts>()(kindOf(id))
}

function Gap({ price }: { readonly price: number }) {
  const say = useSay<SakuraFacts>()
  return (
    <div className="ch gap" title={say('board-empty-slot')}>
      <span className="pri">
        <Icon name="i-coin" />
        {price}
      </span>
    </div>
  )
}

function Character({
  id,
  price,
  view,
  selection,
}: Props & { readonly id: CharacterId; readonly price: number }) {
  const say = useSay<SakuraFacts>()
  const { props } = useTable()
  const voice = useVoice<SakuraFacts>()
  const portrait = PORTRAITS[id]
  const free = props.choices.some(c => c.words[0] === 'free' && c.words[1] === id)
  const n = cookNumber(view.open.table, id)
  const effect = plainText(voice.tell(effectOf(id, n)))
  const who = character(id)
  return (
    <Piece
      {...selection.piece(`char:${id}`)}
      name={
        free
          ? say('board-character-free', { character: who, effect })
          : say('board-character', { character: who, n: price, effect })
      }
      className="card ch"
      about={{ title: plainText(voice.name(who)), text: effect }}
      anchor={`slot:${id}`}
      flip
    >
      <span className="pri" data-free={free}>
        {free ? (
          say('board-free')
        ) : (
          <>
            <Icon name="i-coin" />
            {price}
          </>
        )}
      </span>
      <Icon name={portrait.art} className="pt" />
      <CharacterSign id={id} view={view} />
      <b>{say(kindOf(id))}</b>
      <span className="ef">{plainText(voice.tell(briefOf(id, n)))}</span>
      <Stamp />
    </Piece>
  )
}
