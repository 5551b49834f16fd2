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
import { BOARD, cardOf, DISCIPLE, frameOf, LIFE, placeOf, PLACES, topOf, USES } from './pack.ts'
import { nameOfPlace } from './Parts.tsx'
import type { Sight } from './sight.ts'
import { called, nameAt, useSight } from './sight.ts'
import { clashOf } from './status.ts'
import { iconOf, sameWords } from './tags.ts'
import { cardName } from './texts.ts'

/** Where a choice in the making stands: card, use, then what it asks. */
function stepsOf(s: Sight): readonly Step[] | undefined {
  const f = frameOf(s.view, 'declare')
  if (f === undefined || topOf(s.view)?.kind !== 'declare') return undefined
  const { say, lang, view } = s
  const out: Step[] = []
  if (f.card >= 0) out.push({ text: cardName(lang, cardOf(view, f.card).type), state: 'done' })
  if (f.pay >= 0) out.push({ text: nameOfPlace(s, f.pay), state: 'done' })
  if (f.stage === 0) return [...out, { text: say('askPay'), state: 'now' }]
  if (f.stage === 1) return [...out, { text: say('askUse'), state: 'now' }]
  if (f.card >= 0) {
    const use = USES[f.use]
    const box =
      use === 'attack' || use === 'iaido'
        ? cardOf(view, f.card).attack
        : use === 'move'
          ? cardOf(view, f.card).move
          : ''
    out.push({ text: `${say(`use.${use ?? 'text'}`)} ${box}`.trim(), state: 'done' })
  }
  if (f.steps > 0 && f.stage > 2)
    out.push({ text: say(f.steps === 1 ? 'oneStep' : 'steps', { n: f.steps }), state: 'done' })
  if (f.stage === 4) out.push({ text: figure(s, f.target), state: 'done' })
  const ask = (
    [
      '',
      '',
      'askStep',
      'askTarget',
      'askWeapon',
      'askCost',
      'askThing',
      'askSip',
      'askSide',
      'askOnto',
      'askTo',
      'askSpend',
    ] as const
  )[f.stage]
  return ask === undefined || ask === '' ? out : [...out, { text: say(ask), state: 'now' }]
}

const STAGES = [
  'qPay',
  'qUse',
  'qMove',
  'qTarget',
  'qWeapon',
  'qCost',
  'qGear',
  'qSip',
  'qSide',
  'qOnto',
  'qTo',
  'qSpend',
] as const

/** What the scroll asks: of a choice in the making its next part, of an instant how much. */
function questionOf(sight: Sight): string | undefined {
  const { view, say, instant, props } = sight
  if (view.outcome !== null) return titleOf(sight).title
  if (instant !== null) return say(instant === 'burn' ? 'burnWhich' : 'soulHow')
  const f = topOf(view)
  if (f?.kind !== 'declare' || !props.asked) return undefined
  const stage = STAGES[f.stage]
  if (stage === 'qMove' && USES[f.use] === 'iaido') return say('qIaido')
  if (stage === 'qTarget' && USES[f.use] === 'text') return say('qAim')
  return stage === undefined ? undefined : say(stage)
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
        {view.outcome === null && props.seat >= 0 && <Reach />}
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
  if (words[0] === 'weapon') {
    const f = topOf(view)
    if (f === undefined || f.card < 0) return null
    const n = strikeValue(view, me, f.card, placeOf(words[1]), f.kind === 'weapon')
    return { label: say('sealStrike', { name: figure(s, f.target), n }), onSeal }
  }
  const f = topOf(view)
  if (words[0] !== 'target') return null
  const name = typeof words[1] === 'number' ? nameAt(s, words[1]) : say('aDisciple')
  if (f?.kind !== 'declare' || USES[f.use] === 'text') return { label: say('sealAim', { name }), onSeal }
  const dry = dryWeapons(view, me)
  if (f.card < 0 || dry.length > 1) return { label: say('sealStrikeOpen', { name }), onSeal }
  const n = strikeValue(view, me, f.card, dry[0] ?? -1, USES[f.use] === 'iaido')
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
  if (!props.asked || top === undefined) return null
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
