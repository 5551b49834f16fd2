import { plainText } from '../../table/rich.tsx'
import { UNTIL_MY_TURN } from '@noren/engine'
import { REPLIES } from '@noren/sake/words'
import { Icon } from '../../art/Icon.tsx'
import { Dialog } from '../../table/Dialog.tsx'
import { StandingAnswers } from '../../table/StandingAnswers.tsx'
import { ALIVE, cardOf, faceOf, placeOfCard, playerOf, SAMURAI, wet } from './model.ts'
import { artOf, BACKS } from './model.ts'
import { Back, Backs, nameOfPlace, Sip } from './Parts.tsx'
import type { Looked } from './board-context.ts'
import { nameAt, useBoardContext } from './board-context.ts'
import { whoIs } from './status.ts'
import { abilityText, backName, cardName, effectOf, replyText } from './texts.ts'
import { Switch } from '../../home/Switch.tsx'
import './look.css'

/** Something of the table, large enough to read. */
export default function Look({ what }: { readonly what: Looked }) {
  if (what.kind === 'seat') return <Seat seat={what.seat} />
  return what.kind === 'discard' ? <Discard /> : <Reactions />
}

/** Everything of one player that lies open, large enough to read. */
function Seat({ seat }: { readonly seat: number }) {
  const s = useBoardContext()
  const { view, say, voice, look } = s
  const p = playerOf(view, seat)
  const id = SAMURAI[p.board]
  return (
    <Dialog title={nameAt(s, seat)} onClose={() => look(null)}>
      <div className="sk-look" data-spirit={p.status !== ALIVE}>
        <span className="port">
          <Icon name={faceOf(p.board)} />
        </span>
        <div>
          <p>{whoIs(s, p)}</p>
          {id !== undefined && p.status === ALIVE && (
            <p className="ab">{abilityText(voice, id, view.open)}</p>
          )}
          <p className="rw">
            {p.status === ALIVE && (
              <>
                <span className="stat">
                  <Icon name="i-life" /> {p.life}
                </span>
                <span className="stat">
                  <Icon name="i-wound" /> {p.wounds.length}
                </span>
              </>
            )}
            <span className="stat">
              <Sip /> {p.total}
            </span>
            <span className="hb">
              <Backs counts={p.backs} />
            </span>
          </p>
        </div>
      </div>
      <ul className="sk-lines">
        {p.status === ALIVE &&
          [0, 1]
            .filter(x => wet(p, x))
            .map(x => (
              <li key={x}>
                <Sip />
                <span>
                  <b>{nameOfPlace(s, x)}</b> {say(x === 0 ? 'board-wet-life' : 'board-wet-board')}
                </span>
              </li>
            ))}
        {p.gear.map(c => {
          const place = placeOfCard(view, c)
          const type = cardOf(view, c).type
          return (
            <li key={c} data-wet={wet(p, place)}>
              <Icon name={artOf(type)} />
              <span>
                <b>{cardName(voice, type)}</b>
                {p.wield === place && <em>{say('board-in-hand')}</em>}
                {wet(p, place) && <em className="wet">{say('board-wet-thing')}</em>}
                <small>{effectOf(voice, view.open, type)}</small>
              </span>
            </li>
          )
        })}
        {(view.own.known[seat] ?? []).map(c => (
          <li key={`k${c}`}>
            <Icon name="i-eye" />
            <span>
              <b>{cardName(voice, cardOf(view, c).type)}</b>
              <small>{say('board-known-card')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The discard lies open, newest first. */
function Discard() {
  const { view, say, voice, look } = useBoardContext()
  return (
    <Dialog
      title={say('board-discard-pile', { n: view.open.discard.length })}
      onClose={() => look(null)}
      sheet
    >
      <ul className="sk-lines">
        {view.open.discard.toReversed().map(c => {
          const card = cardOf(view, c)
          return (
            <li key={c}>
              <Icon name={artOf(card.type)} />
              <span>
                <b>{cardName(voice, card.type)}</b>
                <small>
                  {card.attack} · {card.defence} · {card.move} · {card.drink}
                </small>
              </span>
              <span title={backName(voice, card.back)}>
                <Back back={BACKS.indexOf(card.back)} />
              </span>
            </li>
          )
        })}
        {view.open.discard.length === 0 && <li>{say('board-empty-pile')}</li>}
      </ul>
    </Dialog>
  )
}

/** Standing replies of mine, and the personal stops where the table allows them. */
function Reactions() {
  const { say, voice, look, standing, props, view } = useBoardContext()
  const stops = props.choices.filter(c => c.words[0] === 'stop').map(c => Number(c.words[1]))
  return (
    <Dialog title={say('board-reactions')} onClose={() => look(null)}>
      <StandingAnswers />
      <h3 className="passed">{say('board-passed-for-me')}</h3>
      <p>{say('board-reactions-help')}</p>
      <ul className="sk-switches">
        {REPLIES.map(r => (
          <SwitchLine
            key={r}
            label={replyText(voice, r)}
            on={standing.on.has(r)}
            flip={() => standing.toggle(r)}
          />
        ))}
        <SwitchLine
          label={say('board-reply-turn')}
          on={standing.on.has(UNTIL_MY_TURN)}
          flip={() => standing.toggle(UNTIL_MY_TURN)}
        />
        <SwitchLine label={say('board-hold-turn')} on={standing.held} flip={standing.hold} />
        <SwitchLine
          label={say('board-incense')}
          on={standing.incense}
          flip={() => standing.burnDown(!standing.incense)}
        />
      </ul>
      {stops.length > 0 && (
        <>
          <h3>{say('board-stops')}</h3>
          <ul className="sk-switches">
            {stops.map(i => (
              <SwitchLine
                key={i}
                label={plainText(props.gameWords.label(['stop', i]))}
                on={((view.own.stops >> i) & 1) === 1}
                flip={() => props.act(['stop', i])}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

/** A line of the paper: what is switched, and its switch. */
function SwitchLine({
  label,
  on,
  flip,
}: {
  readonly label: string
  readonly on: boolean
  readonly flip: () => void
}) {
  return (
    <li>
      <span>{label}</span>
      <Switch label={label} on={on} flip={flip} />
    </li>
  )
}
