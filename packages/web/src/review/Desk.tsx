import type { Words } from '@noren/engine'
import type { MatchLog } from '@noren/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Graph } from '../chances/Graph.tsx'
import { Numbers } from '../chances/Numbers.tsx'
import { told as toldAt } from '../chances/tell.ts'
import { useReviewed } from '../chances/reviewed.ts'
import { useChances } from '../chances/useChances.ts'
import { verdictAt } from '../chances/verdict.ts'
import { Segments } from '../home/Segments.tsx'
import { useRoom } from '../i18n/room.ts'
import { linesUpTo } from '../record/lines.ts'
import { RecordBoard } from '../record/RecordBoard.tsx'
import { useLines, useMoment } from '../record/useMoment.ts'
import { useReplay } from '../record/useReplay.ts'
import { useReplayKeys } from '../record/useReplayKeys.ts'
import { sofaPath } from '../state/device.ts'
import { usePrefs } from '../state/prefs.ts'
import type { Eyes } from '../state/record.ts'
import type { Beat } from '../table/board.ts'
import { Dialog } from '../table/Dialog.tsx'
import type { Loaded } from '../table/loaded.ts'
import { named, playersOf, useWordsIn } from '../table/loaded.ts'
import { plainText } from '../table/rich.tsx'
import type { Rulebook } from '../table/rulebook.ts'
import { Hands } from './Hands.tsx'
import { Head, Top } from './Head.tsx'
import { placeOf, reviewPath } from './link.ts'
import { useNotes } from './notes.ts'
import type { Paper } from './Papers.tsx'
import { PlayOn } from './PlayOn.tsx'
import { Papers } from './Papers.tsx'
import { toldFrom } from './told.ts'
import { Seal } from './Seal.tsx'
import { Share } from './Share.tsx'
import { Buttons, Scrubber } from './Transport.tsx'
import { Turned } from './Turned.tsx'
import type { Reviewed } from './useReview.ts'
import { EyesField } from './EyesField.tsx'

/** How long a record rests on an entry by itself, at the least and where a game does not say. */
const BEAT_MS = 420
const LEAST_MS = 350

interface Props {
  readonly review: Reviewed
  readonly loaded: Loaded
  readonly book: Rulebook
  readonly crest: string
}

/** The review of one game: its board at any moment, the log beside it, and the hand that moves through it. */
export function Desk({ review, loaded, book, crest }: Props) {
  const { info, client, record, log } = review
  const { module, words: spoken } = loaded
  const lang = usePrefs(p => p.lang)
  const say = useRoom('review', 'chances')
  const sofa = info.id.startsWith('sofa-')
  const daily = info.id.startsWith('daily-')
  const [place] = useState(() => placeOf(location.search))
  const seated = useMemo(() => playersOf(info), [info])
  const [hidden, setHidden] = useState(place.hide && place.at !== null)
  const limit = hidden ? Math.min(record.length, place.at ?? 0) : record.length
  const [seat, setSeat] = useState(() => firstSeat(place.seat, seated, record.outcome?.ranks))
  const [open, setOpen] = useState(place.open && record.mayOpen)
  const [paper, setPaper] = useState<Paper>('log')
  const [sheet, setSheet] = useState(false)
  const [notes, writeNote] = useNotes(info.id)
  const eyes: Eyes = open ? 'open' : seat
  const lines = useLines(client, eyes)

  const pace = useCallback(
    (at: number): number => {
      const line = lines?.find(l => l.seq === at)
      const own = module.pace as ((beat: Beat) => number) | undefined
      const beat = { seq: at, by: line?.by ?? -1, events: line?.events ?? [] }
      return Math.max(LEAST_MS, own?.(beat) ?? BEAT_MS)
    },
    [lines, module],
  )
  const [shownAt, setShownAt] = useState(-1)
  const [from] = useState(place.at ?? 0)
  const replay = useReplay(from, limit, shownAt >= 0, pace)
  const { at, go, stepped } = replay
  useReplayKeys(replay, record.turns)
  const moment = useMoment(client, at, eyes, limit)
  useEffect(() => setShownAt(moment?.at ?? -1), [moment])

  const shown = moment === null ? -1 : faceIn(moment.faces, seat)
  const view = moment?.faces[String(shown)]?.view
  const players = useMemo(() => named(seated, module, view), [seated, module, view])
  // Sentences need a view only for what is printed on the cards, which is the same at every moment.
  const [printed, setPrinted] = useState<unknown>(undefined)
  if (printed === undefined && view !== undefined) setPrinted(view)
  const end = useEnd(review, hidden)
  const reader = open ? -1 : seat
  const me = seated.filter(p => p.yours).length === 1 && seated[reader]?.yours === true ? reader : -1
  const words = useWordsIn({ lang, words: spoken, book, players: seated, seat: reader, me, view: printed })
  const told = useMemo(
    () => (lines === null ? [] : toldFrom(linesUpTo(lines, limit), words, module)),
    [lines, limit, words, module],
  )
  const upTo = useMemo(() => (lines === null ? [] : linesUpTo(lines, moment?.at ?? 0)), [lines, moment])
  const beat: Beat | null = useMemo(() => {
    const last = upTo.at(-1)
    return stepped && last !== undefined && last.seq > 0
      ? { seq: last.seq, by: last.by, events: last.events }
      : null
  }, [stepped, upTo])
  const sentences = told[at]?.sentences.map(s => plainText(s.text)).join(' ') ?? ''
  const step = at === 0 ? say('page-review-start') : say('page-review-move-of', { n: at, m: record.length })

  useEffect(() => {
    const link = reviewPath(info.id, { at, seat, open, hide: hidden, end: place.end })
    history.replaceState(history.state, '', link)
  }, [info.id, at, seat, open, hidden, place])
  useEffect(() => {
    document.title = `${say('page-review-title')} · ${words.speech.title} · Noren`
  }, [say, words])

  const jump = useCallback(
    (to: number) => {
      go(to)
      setSheet(false)
    },
    [go],
  )
  const { outcome } = record
  // A team wins or loses as one: one seat's line is everybody's.
  const team =
    outcome !== null && outcome.payoff.every(p => p === outcome.payoff[0]) && outcome.payoff[0] !== 0.5
  const weighed = useChances(info.id, outcome === null ? null : log, seat)
  const [only, setOnly] = useState(false)
  const yours = seated[seat]?.yours === true && seated.filter(p => p.yours).length === 1
  useReviewed(info.id, weighed, yours)
  const tell = (seq: number): { readonly what: string; readonly where: string } => {
    const { what, round } = toldAt(lines ?? [], seq, words, module)
    return {
      what,
      where:
        round === null ? say('page-chances-move', { n: seq }) : say('page-chances-where', { round, n: seq }),
    }
  }
  const whose = team ? 'team' : yours ? 'mine' : { name: players[seat]?.name ?? '?' }
  const label = (w: Words): string => plainText(words.label(w))
  // Words of the game are there with the first moment.
  const turned = hidden || outcome === null || printed === undefined ? null : verdictAt(weighed, at)
  const numbers =
    hidden || outcome === null || log === null ? (
      <p className="ch-note">{say('page-chances-later')}</p>
    ) : (
      <Numbers chances={weighed} whose={whose} at={at} tell={tell} go={jump} label={label} />
    )
  const papers = (
    <Papers
      numbers={numbers}
      paper={paper}
      onPaper={setPaper}
      told={told}
      players={players}
      at={at}
      go={jump}
      turns={record.turns.filter(t => t.from <= Math.max(1, limit))}
      notes={notes}
      write={writeNote}
    />
  )
  return (
    <div className="review" data-open={open}>
      <Top
        title={words.speech.title}
        crest={crest}
        back={daily ? '/daily' : sofa ? sofaPath(info.id) : `/t/${info.id}`}
      />
      <Head
        record={record}
        players={players}
        loaded={loaded}
        speech={words.speech}
        end={end}
        hidden={hidden}
        ended={log?.ended !== undefined}
      >
        {log !== null && <Seal client={client} info={info} end={place.end} />}
        {!sofa && log !== null && <Share id={info.id} at={at} seat={seat} open={open} head={log.head} />}
      </Head>
      <main className="rv-board" aria-label={step}>
        {moment !== null && (
          <RecordBoard
            info={info}
            loaded={loaded}
            book={book}
            moment={moment}
            seat={shown}
            lines={upTo}
            beat={beat}
            best={turned !== null && !turned.came && moment.at === at ? turned.verdict.best : null}
          />
        )}
      </main>
      {open && moment !== null && Object.keys(moment.faces).length > 1 && (
        <Hands moment={moment} players={players} module={module} voice={words.speech.voice} seat={shown} />
      )}
      {turned !== null && <Turned {...turned} whose={whose} tell={tell} label={label} go={go} />}
      <aside className="rv-side paper" aria-label={say('page-review-papers')}>
        {papers}
      </aside>
      <footer className="rv-foot">
        {outcome !== null && log !== null && !hidden && !weighed.failed && (
          <Graph
            chances={weighed}
            length={record.length}
            limit={limit}
            at={at}
            seat={seat}
            players={players}
            ranks={outcome.ranks}
            team={team}
            only={only}
          />
        )}
        <Scrubber
          replay={replay}
          record={record}
          text={`${step}. ${sentences}`}
          noted={Object.keys(notes).map(Number)}
          undone={told.filter(x => x.undone).map(x => x.seq)}
          rounds={told.flatMap(x => (x.heading === null ? [] : [{ at: x.seq, text: plainText(x.heading) }]))}
        />
        <div className="rv-row">
          <Buttons replay={replay} />
          <p className="rv-step">
            <b>{step}</b> <span>{sentences}</span>
          </p>
          {hidden && (
            <button type="button" className="btn hanko" onClick={() => setHidden(false)}>
              <Icon name="i-play" />
              {say('page-review-show-on')}
            </button>
          )}
          {outcome !== null && log !== null && !hidden && !team && (
            <div className="ch-whose">
              <Segments
                name={say('page-chances-view')}
                value={only ? 'only' : 'everyone'}
                values={['everyone', 'only']}
                say={o => say(o === 'only' ? 'page-chances-only' : 'page-chances-everyone')}
                onChange={o => setOnly(o === 'only')}
              />
            </div>
          )}
          {record.mayOpen && log !== null && !hidden && at < record.length && (
            <PlayOn log={log} at={at} mover={Math.max(0, moverAt(log, at))} players={seated} />
          )}
          <EyesField
            players={players}
            seat={seat}
            open={open}
            mayOpen={record.mayOpen && module.holds !== undefined}
            onSeat={setSeat}
            onOpen={setOpen}
          />
          <button
            type="button"
            className="ibtn rv-papers"
            aria-label={say('page-review-papers')}
            title={say('page-review-papers')}
            onClick={() => setSheet(true)}
          >
            <Icon name="i-log" />
          </button>
        </div>
        {record.stop !== null && (
          <p className="rv-stop" role="alert">
            {say('page-review-broken-at', { n: record.stop.seq })}
          </p>
        )}
      </footer>
      {sheet && (
        <Dialog title={say('page-review-papers')} onClose={() => setSheet(false)} sheet>
          {papers}
        </Dialog>
      )}
      <p className="vh" role="status">
        {replay.playing ? '' : `${step}. ${sentences}`}
      </p>
    </div>
  )
}

/** Whose choice follows this moment. */
const moverAt = (log: MatchLog, at: number): number => log.entries[at]?.seat ?? 0

/** Whose eyes the review opens with: the link's, my own, the winner's. */
function firstSeat(
  asked: number | null,
  players: ReturnType<typeof playersOf>,
  ranks: readonly number[] | undefined,
): number {
  if (asked !== null && asked < players.length) return asked
  return players.find(p => p.yours)?.seat ?? Math.max(0, ranks?.indexOf(1) ?? 0)
}

/** The seat whose face is there: while others are fetched, the one that was shown. */
const faceIn = (faces: Readonly<Record<string, unknown>>, seat: number): number =>
  faces[String(seat)] === undefined ? Number(Object.keys(faces)[0] ?? -1) : seat

/** The last view of the game, for what it says of its end. */
function useEnd({ client, record }: Reviewed, hidden: boolean): unknown {
  const [end, setEnd] = useState<unknown>(undefined)
  useEffect(() => {
    if (hidden) return
    let gone = false
    void client.moment(record.length, 0).then(m => {
      if (!gone) setEnd(m.faces['0']?.view)
    })
    return () => {
      gone = true
    }
  }, [client, record.length, hidden])
  return end
}
