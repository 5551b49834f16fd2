import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useFold } from '../../table/coach.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { cardOf, litCard, nameOfSamurai, portraitOf, SAMURAI } from './model.ts'
import { RaiderCard } from './RaiderCard.tsx'
import { nameAt, useBoardContext } from './board-context.ts'
import { raiderName } from './words.ts'

interface PileProps {
  readonly id: 'deck' | 'gate' | 'discard'
  readonly name: string
  readonly long: string
  readonly short: string
  readonly count: number
  readonly onLook?: () => void
  readonly children: ReactNode
}

function Pile({ id, name, long, short, count, onLook, children }: PileProps) {
  const { spot } = useBoardContext()
  const piece = spot(`pile:${id}`)
  const body = (
    <>
      <span className="pile">
        {children}
        <span className="cnt">{count}</span>
        <Stamp />
      </span>
      <span className="lbl">
        <span className="l">{long}</span>
        <span className="s">{short}</span>
      </span>
    </>
  )
  const wanted = piece.state === 'open' || piece.state === 'picked' || piece.state === 'dim'
  const className = `sp-pl ${id}`
  if (wanted)
    return (
      <Piece {...piece} name={name} className={className} anchor={`pile:${id}`}>
        {body}
      </Piece>
    )
  if (onLook !== undefined)
    return (
      <button
        type="button"
        className={className}
        aria-label={name}
        data-anchor={`pile:${id}`}
        onClick={onLook}
      >
        {body}
      </button>
    )
  return (
    <span className={className} role="img" aria-label={name} data-anchor={`pile:${id}`}>
      {body}
    </span>
  )
}

/** Hill, gate and graveyard. Cards turned up by a kiai lie face up on the hill. */
export function Piles() {
  const { view, say, look } = useBoardContext()
  const fold = useFold('gate')
  const up = view.deck.slice(0, view.up)
  const last = view.discard.at(-1)
  const deckName =
    up.length === 0
      ? say('board-deck-name', { n: view.deck.length })
      : say('board-deck-up', {
          n: view.deck.length,
          up: up.length,
          cards: up.map(c => raiderName(say, cardOf(view, c))).join('; '),
        })
  return (
    <>
      <div className="sp-later" data-folded={fold !== null || undefined}>
        {fold !== null && (
          <button type="button" className="foldline" onClick={fold.open}>
            {say('board-gate-s')}, {say('board-grave-s')}: {fold.later}
          </button>
        )}
        <Pile
          id="discard"
          name={say('board-grave-name', { n: view.discard.length })}
          long={say('board-grave')}
          short={say('board-grave-s')}
          count={view.discard.length}
          onLook={() => look({ kind: 'grave' })}
        >
          {last === undefined ? (
            <span className="hollow">
              <Icon name="i-grave" />
            </span>
          ) : (
            <RaiderCard raider={cardOf(view, last)} n={last} anchor={`card:${last}`} />
          )}
        </Pile>
        <Pile
          id="gate"
          name={say('board-gate-name', { n: view.gate.length })}
          long={say('board-gate')}
          short={say('board-gate-s')}
          count={view.gate.length}
        >
          {view.gate.length === 0 ? (
            <span className="hollow">
              <Icon name="i-gate" />
            </span>
          ) : (
            <i className="back r">
              <Icon name="i-gate" />
            </i>
          )}
        </Pile>
      </div>
      <Pile
        id="deck"
        name={deckName}
        long={say('board-deck')}
        short={say('board-deck-s')}
        count={view.deck.length}
      >
        {view.deck.length === 0 ? (
          <span className="hollow">
            <Icon name="i-hill" />
          </span>
        ) : (
          <>
            {view.deck.length > 1 && <i className="back r under" />}
            {up.length === 0 ? (
              <i className="back r">
                <Icon name="i-hill" />
              </i>
            ) : (
              up
                .map((c, i) => (
                  <RaiderCard
                    key={c}
                    raider={cardOf(view, c)}
                    n={c}
                    anchor={`card:${c}`}
                    className="upcard"
                    style={{ '--i': i } as CSSProperties}
                  />
                ))
                .reverse()
            )}
          </>
        )}
      </Pile>
    </>
  )
}

/** The card in the light: drawn, given or on its way, and for whom. */
export function Revealed() {
  const context = useBoardContext()
  const { view, question, say, me } = context
  const lit = litCard(question)
  if (lit === null) return null
  const label =
    lit.kind === 'receive'
      ? say('board-moving', { name: nameAt(context, lit.seat) })
      : lit.seat === me
        ? say('board-revealed')
        : say('board-given', { name: nameAt(context, lit.seat) })
  return (
    <div className="sp-rev">
      <span className="glow" aria-hidden="true" />
      <RaiderCard
        raider={cardOf(view, lit.card)}
        n={lit.card}
        words
        className="big"
        anchor={`card:${lit.card}`}
        key={lit.card}
      />
      <span className="lbl">{label}</span>
    </div>
  )
}

/** The tokens of the absent samurai, beside the village (two players, or alone). */
export function Absent() {
  const { view, say, spot } = useBoardContext()
  if (!view.variant) return null
  const here = view.boards.map(b => b.samurai)
  const away = SAMURAI.filter(who => !here.includes(who))
  return (
    <section className="sp-absent" aria-label={say('board-absent')} data-group="" data-anchor="absent">
      <h3>{say('board-absent')}</h3>
      <div>
        {away.map(who => {
          const name = nameOfSamurai(who)
          if (!view.absent.includes(who)) {
            const used = say('board-absent-used', { name })
            return (
              <span key={who} className="tok used" title={used} role="img" aria-label={used}>
                <Icon name={view.talents.includes(who) ? 'i-star' : 'i-check'} />
              </span>
            )
          }
          const text = say('board-absent-up', { name, talent: say(`board-talent-${who}`) })
          const piece = spot(`absent:${who}`)
          return (
            <span key={who} className="sp-choice" data-choice={`activate ${who}`}>
              <Piece {...piece} name={text} className="tok">
                <Icon name={portraitOf(view, who, false)} />
                <Stamp />
              </Piece>
            </span>
          )
        })}
      </div>
    </section>
  )
}
