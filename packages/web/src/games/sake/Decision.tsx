import { plainText } from '../../table/rich.tsx'
import type { Words } from '@noren/engine'
import { cardOfWord, disciple, dryWeapons, masterIn, person, pieceNoun, strikeValue } from '@noren/sake/words'
import { plain } from '@noren/words'
import { useMemo } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { TableContext, useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import type { Step } from '../../table/Scroll.tsx'
import { Scroll } from '../../table/Scroll.tsx'
import { InviteButton, useInvite } from '../../table/StandingBell.tsx'
import { Incense, Running } from './Answer.tsx'
import { Dial, Soul, Uses, Weapons } from './Dials.tsx'
import { titleOf } from './headline.ts'
import type { Making } from './model.ts'
import { BOARD, cardOf, DISCIPLE, frameOf, LIFE, makingOf, placeOf, PLACES, topOf } from './model.ts'
import { nameOfPlace } from './Parts.tsx'
import type { BoardContext } from './board-context.ts'
import { nameAt, useBoardContext } from './board-context.ts'
import { clashOf } from './status.ts'
import { iconOf, sameWords } from './tags.ts'
import { cardName } from './texts.ts'

/** What the scroll asks at each pick, in short as a step and in full as the question. */
const ASKS: Readonly<
  Record<
    Making['kind'],
    readonly [step: Parameters<BoardContext['say']>[0], full: Parameters<BoardContext['say']>[0]]
  >
> = {
  pickPay: ['board-ask-pay', 'board-q-pay'],
  pickUse: ['board-ask-use', 'board-q-use'],
  pickStep: ['board-ask-step', 'board-q-move'],
  pickTarget: ['board-ask-target', 'board-q-target'],
  pickWeapon: ['board-ask-weapon', 'board-q-weapon'],
  pickCost: ['board-ask-cost', 'board-q-cost'],
  pickFuel: ['board-ask-cost', 'board-q-cost'],
  pickGear: ['board-ask-thing', 'board-q-gear'],
  pickSip: ['board-ask-sip', 'board-q-sip'],
  pickSide: ['board-ask-side', 'board-q-side'],
  pickOnto: ['board-ask-onto', 'board-q-onto'],
  pickTo: ['board-ask-to', 'board-q-to'],
  pickSpend: ['board-ask-spend', 'board-q-spend'],
}

/** What the card is used for and the figure of its box, once that is picked. */
function usedFor({ view, say }: BoardContext, f: Making): string | null {
  if (f.kind === 'pickPay' || f.kind === 'pickUse' || !('card' in f)) return null
  const card = cardOf(view, f.card)
  if (f.kind === 'pickWeapon') return `${say('board-use-attack')} ${card.attack}`
  if (f.kind === 'pickStep')
    return f.iaido ? `${say('board-use-iaido')} ${card.attack}` : `${say('board-use-move')} ${card.move}`
  if (f.kind === 'pickTarget' && f.aim !== 'text') return `${say(`board-use-${f.aim}`)} ${card.attack}`
  return say('board-use-text')
}

/** Where a choice in the making stands: card, use, then what it asks. */
function stepsOf(s: BoardContext): readonly Step[] | undefined {
  const f = makingOf(s.view)
  if (f === null) return undefined
  const { say, voice, view } = s
  const out: Step[] = []
  const done = (text: string): number => out.push({ text, state: 'done' })
  if ('card' in f) done(cardName(voice, cardOf(view, f.card).type))
  if ('pay' in f && f.pay >= 0) done(nameOfPlace(s, f.pay))
  const use = usedFor(s, f)
  if (use !== null) done(use)
  if (f.kind === 'pickTarget' && f.steps > 0) done(say('board-steps', { n: f.steps }))
  if (f.kind === 'pickWeapon') done(figure(s, f.target))
  return [...out, { text: say(ASKS[f.kind][0]), state: 'now' }]
}

/** What the scroll asks: of a choice in the making its next part, of an instant how much. */
function questionOf(context: BoardContext): string | undefined {
  const { view, say, instant, props } = context
  if (view.open.outcome !== null)
    return titleOf({
      open: view.open,
      seat: context.props.seat,
      nameOf: s => context.props.players[s]?.name ?? '?',
      say,
    }).title
  if (instant !== null) return say(instant === 'burn' ? 'board-burn-which' : 'board-soul-how')
  const f = makingOf(view)
  if (f === null || !props.asked) return undefined
  if (f.kind === 'pickStep' && f.iaido) return say('board-q-iaido')
  if (f.kind === 'pickTarget' && f.aim === 'text') return say('board-q-aim')
  return say(ASKS[f.kind][1])
}

/** The one place to decide. */
export function Decision() {
  const context = useBoardContext()
  const box = useTable()
  const { props, selection, instant, batch, reach, view } = context
  const quiet = selection.tiles.length > 0 && covered(context) ? { ...selection, tiles: [] } : selection
  // An instant may be used while somebody else is asked: the scroll then asks about it.
  const value = useMemo(() => {
    if (instant === null) return box
    const act = (words: Words): void => {
      reach(null)
      box.props.act(words)
    }
    return { ...box, props: { ...box.props, asked: true, act } }
  }, [box, instant, reach])
  const steps = stepsOf(context)
  const question = questionOf(context)
  const shown =
    instant === null
      ? quiet
      : {
          ...selection,
          tiles: [],
          picked: selection.picked.length > 0 ? selection.picked : ['instant:'],
          clear: () => (selection.picked.length > 0 ? selection.clear() : reach(null)),
        }
  const strike = strikeSeal(context)
  const seal =
    strike !== null
      ? strike
      : batch === null || instant !== null
        ? undefined
        : batch.picked.length === batch.n
          ? { label: batchLabel(context), onSeal: batch.seal }
          : null
  return (
    <TableContext value={value}>
      <Scroll
        selection={
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
        laidOut={topOf(view)?.kind === 'boards'}
        hook={view.open.outcome === null && props.seat >= 0 && <Reach />}
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
      </Scroll>
    </TableContext>
  )
}

const figure = (s: BoardContext, target: number): string =>
  target >= DISCIPLE ? plain(s.voice.name(pieceNoun(s.view, target))) : nameAt(s, target)

/** The seal on a blow: whom, and for how much as far as that is settled already. */
function strikeSeal(s: BoardContext): { readonly label: string; readonly onSeal: () => void } | null {
  const { selection, view, say, me, props, instant } = s
  const words = selection.sealed?.words
  if (instant !== null || !props.asked || words === undefined) return null
  const onSeal = (): void => props.act(words)
  const f = topOf(view)
  if (words[0] === 'weapon') {
    if (f?.kind !== 'weapon' && f?.kind !== 'pickWeapon') return null
    const n = strikeValue(view, me, f.card, placeOf(words[1]), f.kind === 'weapon')
    return { label: say('board-seal-strike', { target: pieceNoun(view, f.target), n }), onSeal }
  }
  if (words[0] !== 'target') return null
  const target =
    typeof words[1] === 'number' ? person(words[1]) : disciple(masterIn(view.open.gaps, cardOfWord(words[1])))
  if (f?.kind !== 'pickTarget' || f.aim === 'text')
    return { label: say('board-seal-aim', { target }), onSeal }
  const dry = dryWeapons(view, me)
  if (dry.length > 1) return { label: say('board-seal-strike-open', { target }), onSeal }
  const n = strikeValue(view, me, f.card, dry[0] ?? -1, f.aim === 'iaido')
  return { label: say('board-seal-strike', { target, n }), onSeal }
}

/** Tiles that a part of the scroll shows in its own way. */
function covered({ selection }: BoardContext): boolean {
  return selection.tiles.every(t => ['use', 'step', 'weapon', 'wield'].includes(String(t.said.words[0])))
}

function batchLabel(s: BoardContext): string {
  const { batch, say } = s
  if (batch === null) return ''
  const list = batch.picked.map(c => {
    const word = c.words[1]
    const place = typeof word === 'string' ? PLACES.indexOf(word) : -1
    return place >= 0 ? nameOfPlace(s, place) : ''
  })
  if (batch.verb === 'discard') return say('board-seal-discard', { n: batch.n })
  return say(batch.verb === 'place' ? 'board-seal-place' : 'board-seal-lose', { list: list.join(', ') })
}

/** What the picked places cost while a sip lies on them. */
function costs(s: BoardContext): string | null {
  const { batch, selection, say } = s
  const picked = batch === null ? (selection.sealed === null ? [] : [selection.sealed]) : batch.picked
  const list = picked.flatMap(c => {
    const place = placeOf(c.words[1])
    if (c.words[0] !== 'place' || place < 0) return []
    const cost = say(
      place === LIFE ? 'board-covers-life' : place === BOARD ? 'board-covers-board' : 'board-covers-thing',
    )
    return [say('board-place-cost', { place: nameOfPlace(s, place), cost })]
  })
  return list.length === 0 ? null : list.join('; ')
}

/** The second line under the question. */
function Detail() {
  const s = useBoardContext()
  const { view, say, batch, props, instant } = s
  if (instant === 'burn') return say('board-burn-detail')
  if (instant === 'soul') return say('board-soul-detail')
  const cost = costs(s)
  if (cost !== null) return cost
  if (batch !== null) {
    const left = batch.n - batch.picked.length
    return say(
      batch.verb === 'place'
        ? 'board-place-left'
        : batch.verb === 'lose'
          ? 'board-lose-left'
          : 'board-discard-left',
      {
        n: left,
      },
    )
  }
  const top = topOf(view)
  if (!props.asked || top === null) return null
  if (top.kind === 'window') {
    const clash = clashOf(s)
    if (clash === null)
      return frameOf(view, 'disciple') === undefined
        ? say('board-window-move', { of: person(top.seat) })
        : say('board-window-disciple', { source: disciple(top.seat) })
    return say('board-window-attack', {
      by: person(clash.by),
      target: pieceNoun(view, clash.target),
      n: clash.value,
    })
  }
  return null
}

/** A pass that may still be withdrawn. */
function Held() {
  const { props } = useBoardContext()
  const back = props.choices.find(c => sameWords(c.words, ['withdraw']))
  // Taking the sealed answer back says the same, and is offered by every table that seals.
  if (back === undefined || props.asked || props.undo !== null) return null
  return (
    <button type="button" className="btn ghost" data-key="undo" onClick={() => props.act(back.words)}>
      <Icon name="i-undo" />
      <span>{plainText(props.gameWords.label(['withdraw']))}</span>
    </button>
  )
}

/** Says that nothing passes by itself in this turn, and lets go of it. */
function HeldTurn() {
  const { say, standing } = useBoardContext()
  if (!standing.held) return null
  return (
    <button type="button" className="btn ghost sk-heldturn" aria-pressed="true" onClick={standing.hold}>
      <Icon name="i-bell" />
      <span>{say('board-held-now')}</span>
      <kbd>H</kbd>
    </button>
  )
}

/** At a day a turn: opens the same paper, in words. */
function Invite() {
  const { look } = useBoardContext()
  const text = useInvite()
  return text === null ? null : <InviteButton text={text} onOpen={() => look({ kind: 'reactions' })} />
}

/** Opens the standing replies. */
function Reach() {
  const { say, look, standing } = useBoardContext()
  return (
    <Piece
      state={standing.on.size > 0 ? 'picked' : 'alone'}
      because={[]}
      onPick={() => look({ kind: 'reactions' })}
      name={say('board-reactions')}
      className="lantern sk-standing"
    >
      <Icon name="i-bell" />
    </Piece>
  )
}
