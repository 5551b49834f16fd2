import type { Words } from '@noren/engine'
import { dryWeapons, strikeValue } from '@noren/sake/words'
import { useMemo } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { TableContext, useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import type { Step } from '../../table/Scroll.tsx'
import { Scroll } from '../../table/Scroll.tsx'
import { InviteButton, useInvite } from '../../table/StandingBell.tsx'
import { Incense, Running } from './Answer.tsx'
import { Dial, Soul, Uses, Weapons } from './Dials.tsx'
import { titleOf } from './Ending.tsx'
import type { Making } from './pack.ts'
import { BOARD, cardOf, DISCIPLE, frameOf, LIFE, makingOf, placeOf, PLACES, topOf } from './pack.ts'
import { nameOfPlace } from './Parts.tsx'
import type { Sight } from './sight.ts'
import { called, nameAt, useSight } from './sight.ts'
import { clashOf } from './status.ts'
import { iconOf, sameWords } from './tags.ts'
import { cardName } from './texts.ts'

/** What the scroll asks at each pick, in short as a step and in full as the question. */
const ASKS: Readonly<
  Record<Making['kind'], readonly [step: Parameters<Sight['say']>[0], full: Parameters<Sight['say']>[0]]>
> = {
  pickPay: ['askPay', 'qPay'],
  pickUse: ['askUse', 'qUse'],
  pickStep: ['askStep', 'qMove'],
  pickTarget: ['askTarget', 'qTarget'],
  pickWeapon: ['askWeapon', 'qWeapon'],
  pickCost: ['askCost', 'qCost'],
  pickFuel: ['askCost', 'qCost'],
  pickGear: ['askThing', 'qGear'],
  pickSip: ['askSip', 'qSip'],
  pickSide: ['askSide', 'qSide'],
  pickOnto: ['askOnto', 'qOnto'],
  pickTo: ['askTo', 'qTo'],
  pickSpend: ['askSpend', 'qSpend'],
}

/** What the card is used for and the figure of its box, once that is picked. */
function usedFor({ view, say }: Sight, f: Making): string | null {
  if (f.kind === 'pickPay' || f.kind === 'pickUse' || !('card' in f)) return null
  const card = cardOf(view, f.card)
  if (f.kind === 'pickWeapon') return `${say('use.attack')} ${card.attack}`
  if (f.kind === 'pickStep')
    return f.iaido ? `${say('use.iaido')} ${card.attack}` : `${say('use.move')} ${card.move}`
  if (f.kind === 'pickTarget' && f.aim !== 'text') return `${say(`use.${f.aim}`)} ${card.attack}`
  return say('use.text')
}

/** Where a choice in the making stands: card, use, then what it asks. */
function stepsOf(s: Sight): readonly Step[] | undefined {
  const f = makingOf(s.view)
  if (f === null) return undefined
  const { say, lang, view } = s
  const out: Step[] = []
  const done = (text: string): number => out.push({ text, state: 'done' })
  if ('card' in f) done(cardName(lang, cardOf(view, f.card).type))
  if ('pay' in f && f.pay >= 0) done(nameOfPlace(s, f.pay))
  const use = usedFor(s, f)
  if (use !== null) done(use)
  if (f.kind === 'pickTarget' && f.steps > 0) done(say(f.steps === 1 ? 'oneStep' : 'steps', { n: f.steps }))
  if (f.kind === 'pickWeapon') done(figure(s, f.target))
  return [...out, { text: say(ASKS[f.kind][0]), state: 'now' }]
}

/** What the scroll asks: of a choice in the making its next part, of an instant how much. */
function questionOf(sight: Sight): string | undefined {
  const { view, say, instant, props } = sight
  if (view.open.outcome !== null) return titleOf(sight).title
  if (instant !== null) return say(instant === 'burn' ? 'burnWhich' : 'soulHow')
  const f = makingOf(view)
  if (f === null || !props.asked) return undefined
  if (f.kind === 'pickStep' && f.iaido) return say('qIaido')
  if (f.kind === 'pickTarget' && f.aim === 'text') return say('qAim')
  return say(ASKS[f.kind][1])
}

/** The one place to decide. */
export function Decision() {
  const sight = useSight()
  const box = useTable()
  const { props, hold, instant, batch, reach, view } = sight
  const quiet = hold.tiles.length > 0 && covered(sight) ? { ...hold, tiles: [] } : hold
  // An instant may be used while somebody else is asked: the scroll then asks about it.
  const value = useMemo(() => {
    if (instant === null) return box
    const act = (words: Words): void => {
      reach(null)
      box.props.act(words)
    }
    return { ...box, props: { ...box.props, asked: true, act } }
  }, [box, instant, reach])
  const steps = stepsOf(sight)
  const question = questionOf(sight)
  const shown =
    instant === null
      ? quiet
      : {
          ...hold,
          tiles: [],
          picked: hold.picked.length > 0 ? hold.picked : ['instant:'],
          clear: () => (hold.picked.length > 0 ? hold.clear() : reach(null)),
        }
  const strike = strikeSeal(sight)
  const seal =
    strike !== null
      ? strike
      : batch === null || instant !== null
        ? undefined
        : batch.picked.length === batch.n
          ? { label: batchLabel(sight), onSeal: batch.seal }
          : null
  return (
    <TableContext value={value}>
      <Scroll
        hold={
          batch === null || instant !== null
            ? shown
            : {
                ...quiet,
                picked: batch.picked.map(() => 'batch:'),
                tiles: [],
                sealed: null,
                clear: batch.clear,
              }
        }
        {...(steps === undefined || instant !== null ? {} : { steps })}
        {...(question === undefined ? {} : { question })}
        {...(seal === undefined ? {} : { seal })}
        iconOf={iconOf}
        detail={<Detail />}
      >
        <Incense />
        {instant === 'soul' ? (
          <Soul />
        ) : instant === null && props.asked ? (
          <>
            <Uses />
            <Dial />
            <Weapons />
            <Running />
          </>
        ) : null}
        <HeldTurn />
        <Held />
        <Invite />
        {view.open.outcome === null && props.seat >= 0 && <Reach />}
      </Scroll>
    </TableContext>
  )
}

const figure = (s: Sight, target: number): string =>
  target >= DISCIPLE ? s.say('aDisciple') : nameAt(s, target)

/** The seal on a blow: whom, and for how much as far as that is settled already. */
function strikeSeal(s: Sight): { readonly label: string; readonly onSeal: () => void } | null {
  const { hold, view, say, me, props, instant } = s
  const words = hold.sealed?.words
  if (instant !== null || !props.asked || words === undefined) return null
  const onSeal = (): void => props.act(words)
  const f = topOf(view)
  if (words[0] === 'weapon') {
    if (f?.kind !== 'weapon' && f?.kind !== 'pickWeapon') return null
    const n = strikeValue(view, me, f.card, placeOf(words[1]), f.kind === 'weapon')
    return { label: say('sealStrike', { name: figure(s, f.target), n }), onSeal }
  }
  if (words[0] !== 'target') return null
  const name = typeof words[1] === 'number' ? nameAt(s, words[1]) : say('aDisciple')
  if (f?.kind !== 'pickTarget' || f.aim === 'text') return { label: say('sealAim', { name }), onSeal }
  const dry = dryWeapons(view, me)
  if (dry.length > 1) return { label: say('sealStrikeOpen', { name }), onSeal }
  const n = strikeValue(view, me, f.card, dry[0] ?? -1, f.aim === 'iaido')
  return { label: say('sealStrike', { name, n }), onSeal }
}

/** Tiles that a part of the scroll shows in its own way. */
function covered({ hold }: Sight): boolean {
  return hold.tiles.every(t => ['use', 'step', 'weapon', 'wield'].includes(String(t.said.words[0])))
}

function batchLabel(s: Sight): string {
  const { batch, say } = s
  if (batch === null) return ''
  const list = batch.picked.map(c => {
    const word = c.words[1]
    const place = typeof word === 'string' ? PLACES.indexOf(word) : -1
    return place >= 0 ? nameOfPlace(s, place) : ''
  })
  if (batch.verb === 'discard') return say('sealDiscard', { n: batch.n })
  return say(batch.verb === 'place' ? 'sealPlace' : 'sealLose', { list: list.join(', ') })
}

/** What the picked places cost while a sip lies on them. */
function costs(s: Sight): string | null {
  const { batch, hold, say } = s
  const picked = batch === null ? (hold.sealed === null ? [] : [hold.sealed]) : batch.picked
  const list = picked.flatMap(c => {
    const place = placeOf(c.words[1])
    if (c.words[0] !== 'place' || place < 0) return []
    const cost = say(place === LIFE ? 'coversLife' : place === BOARD ? 'coversBoard' : 'coversThing')
    return [say('placeCost', { place: nameOfPlace(s, place), cost })]
  })
  return list.length === 0 ? null : list.join('; ')
}

/** The second line under the question. */
function Detail() {
  const s = useSight()
  const { view, say, batch, props, instant } = s
  if (instant === 'burn') return say('burnDetail')
  if (instant === 'soul') return say('soulDetail')
  const cost = costs(s)
  if (cost !== null) return cost
  if (batch !== null) {
    const left = batch.n - batch.picked.length
    return say(batch.verb === 'place' ? 'placeLeft' : batch.verb === 'lose' ? 'loseLeft' : 'discardLeft', {
      n: left,
    })
  }
  const top = topOf(view)
  if (!props.asked || top === null) return null
  if (top.kind === 'window') {
    const clash = clashOf(s)
    if (clash === null)
      return say(frameOf(view, 'disciple') === undefined ? 'windowMove' : 'windowMoveOther', {
        name: called(s, top.seat),
      })
    return say('windowAttack', {
      name: called(s, clash.by),
      target: clash.target < DISCIPLE ? called(s, clash.target) : say('aDisciple'),
      n: clash.value,
    })
  }
  return null
}

/** A pass that may still be withdrawn. */
function Held() {
  const { props, say } = useSight()
  const back = props.choices.find(c => sameWords(c.words, ['withdraw']))
  // Taking the sealed answer back says the same, and is offered by every table that seals.
  if (back === undefined || props.asked || props.undo !== null) return null
  return (
    <button type="button" className="btn ghost" data-key="undo" onClick={() => props.act(back.words)}>
      <Icon name="i-undo" />
      <span>{say('withdraw')}</span>
    </button>
  )
}

/** Says that nothing passes by itself in this turn, and lets go of it. */
function HeldTurn() {
  const { say, standing } = useSight()
  if (!standing.held) return null
  return (
    <button type="button" className="btn ghost sk-heldturn" aria-pressed="true" onClick={standing.hold}>
      <Icon name="i-bell" />
      <span>{say('heldNow')}</span>
      <kbd>H</kbd>
    </button>
  )
}

/** At a day a turn: opens the same paper, in words. */
function Invite() {
  const { look } = useSight()
  const text = useInvite()
  return text === null ? null : <InviteButton text={text} onOpen={() => look({ kind: 'reactions' })} />
}

/** Opens the standing replies. */
function Reach() {
  const { say, look, standing } = useSight()
  return (
    <Piece
      state={standing.on.size > 0 ? 'picked' : 'alone'}
      because={[]}
      onPick={() => look({ kind: 'reactions' })}
      name={say('reactions')}
      className="sk-standing"
    >
      <Icon name="i-bell" />
    </Piece>
  )
}
