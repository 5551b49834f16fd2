import { Icon } from '../../art/Icon.tsx'
import { ForMe } from '../../table/ForMe.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { faceOf, SAMURAI, tableOf } from './model.ts'
import { nameAt, useBoardContext } from './board-context.ts'
import { abilityText, samuraiName } from './texts.ts'

/** D-1: eight boards on one paper over the table. */
export function Choose() {
  const s = useBoardContext()
  const { view, say, voice, spot, props } = s
  const taken = (i: number): number => view.open.players.findIndex(p => p.board === i)
  return (
    <section className="sk-choose paper" aria-label={say('board-choose-title')}>
      <h2>{say(props.asked ? 'board-choose-title' : 'board-choose-wait')}</h2>
      <div className="roster" data-group="">
        <ForMe className="btn ghost forme" />
        {SAMURAI.map((id, i) => {
          const by = taken(i)
          const piece = spot(`board:${id}`)
          return (
            <Piece
              key={id}
              {...piece}
              name={`${samuraiName(voice, id)}. ${say('board-life-left', { n: tableOf(view).life[id] })}. ${by >= 0 ? `${nameAt(s, by)}. ` : ''}${abilityText(voice, id, view.open)}`}
              className="pick"
              option={i + 1}
            >
              <span className="port">
                <Icon name={faceOf(i)} />
              </span>
              <span className="tx">
                <b>{samuraiName(voice, id)}</b>
                <span className="stat">
                  <Icon name="i-life" />
                  {tableOf(view).life[id]}
                  {by >= 0 && <em>{nameAt(s, by)}</em>}
                </span>
                <small>{abilityText(voice, id, view.open)}</small>
              </span>
              <Stamp />
            </Piece>
          )
        })}
      </div>
    </section>
  )
}
