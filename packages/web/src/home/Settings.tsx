import { usePage } from '../i18n/page.ts'
import { useEffect, useState } from 'react'
import { askForNotes, noteRight } from '../state/notify.ts'
import { keepsAll, keepsParts, wishAll } from '../state/offline.ts'
import { PACES, TEXT_SIZES, usePrefs } from '../state/prefs.ts'
import { setOwn } from '../state/settings.ts'
import { play } from '../state/sound.ts'
import type { Group } from '../state/sounds.ts'
import { GROUPS } from '../state/sounds.ts'
import { LangSwitch } from './LangSwitch.tsx'
import { ChoiceRow, SwitchRow } from './Rows.tsx'
import { Switch } from './Switch.tsx'

/** What belongs to the device. */
const HERE = { sound: true, captions: true }
const FLAGS = ['passes', 'contrast', 'keys'] as const
const SEALS = ['off', 'double', 'always'] as const
const MOTIONS = ['full', 'short', 'off'] as const

type Picked = {
  readonly seal: (typeof SEALS)[number]
  readonly bots: (typeof PACES)[number]
  readonly motion: (typeof MOTIONS)[number]
}

/** One of a few ways to play. */
function Pick<K extends keyof Picked>({
  of,
  values,
}: {
  readonly of: K
  readonly values: readonly Picked[K][]
}) {
  const say = usePage()
  const prefs = usePrefs()
  return (
    <ChoiceRow
      name={say(`page-settings-${of}` as 'page-settings-seal')}
      value={prefs[of]}
      values={values}
      say={v => say(`page-settings-${of}-${v}` as 'page-settings-seal-off')}
      onChange={v => setOwn({ [of]: v })}
    />
  )
}

/** What this browser remembers of its reader. */
export default function Settings() {
  const say = usePage()
  const prefs = usePrefs()
  return (
    <div className="settings">
      <div className="row">
        <span className="l">{say('page-settings-language')}</span>
        <LangSwitch />
      </div>
      <ChoiceRow
        name={say('page-settings-zoom')}
        value={prefs.zoom}
        values={TEXT_SIZES}
        say={v => `${v} %`}
        onChange={zoom => prefs.set({ zoom })}
      />
      <Pick of="seal" values={SEALS} />
      <Pick of="bots" values={PACES} />
      <Pick of="motion" values={MOTIONS} />
      <Flag of="sound" />
      {GROUPS.map(group => (
        <Volume key={group} of={group} />
      ))}
      <Flag of="captions" />
      <Notes />
      {FLAGS.map(key => (
        <Flag key={key} of={key} />
      ))}
      {keepsParts() && <KeepAll />}
    </div>
  )
}

/** One thing that is on or off. */
function Flag({ of: key }: { readonly of: keyof typeof HERE | (typeof FLAGS)[number] }) {
  const say = usePage()
  const prefs = usePrefs()
  return (
    <SwitchRow
      name={say(`page-settings-${key}`)}
      on={prefs[key]}
      onChange={on => (key in HERE ? prefs.set({ [key]: on }) : setOwn({ [key]: on }))}
    />
  )
}

/** What each group sounds like when somebody has set how loud it is. */
const SAMPLE = { calls: 'turn', things: 'paper', blows: 'drum', ends: 'win' } as const

/** How loud a group of sounds is; letting go plays one of them. */
function Volume({ of: group }: { readonly of: Group }) {
  const say = usePage()
  const { sound, volumes, set } = usePrefs()
  const what = say(`page-settings-volume-${group}`)
  return (
    <label className="row sub">
      <span className="l">{what}</span>
      <input
        type="range"
        className="volume"
        aria-label={say('page-you-volume', { what })}
        min={0}
        max={100}
        step={5}
        value={volumes[group]}
        disabled={!sound}
        onChange={e => set({ volumes: { ...volumes, [group]: Number(e.target.value) } })}
        onPointerUp={() => play(SAMPLE[group])}
        onKeyUp={() => play(SAMPLE[group])}
      />
    </label>
  )
}

/** Notes of the browser: asked for by a button, never by the page itself. */
function Notes() {
  const say = usePage()
  const { notes, set } = usePrefs()
  const [right, setRight] = useState(noteRight)
  return (
    <div className="row">
      <span className="l" id="set-notes">
        {say('page-you-notes')}
        {right === 'denied' && <small>{say('page-you-notes-no')}</small>}
        {right === 'none' && <small>{say('page-you-notes-none')}</small>}
      </span>
      {right === 'granted' && (
        <Switch labelledBy="set-notes" on={notes} flip={() => set({ notes: !notes })} />
      )}
      {right === 'default' && (
        <button type="button" className="btn ghost" onClick={() => void askForNotes().then(setRight)}>
          {say('page-you-notes-ask')}
        </button>
      )}
    </div>
  )
}

/** Whether all games lie on this device, and what that costs. */
function KeepAll() {
  const say = usePage()
  // Read again whenever it is changed here.
  usePrefs(p => p.keepAll)
  const all = keepsAll()
  const [mb, setMb] = useState<number | null>(null)
  useEffect(() => {
    let gone = false
    fetch('/kept.json')
      .then(answer => answer.json())
      // Without a network nobody knows, and nothing can be fetched either.
      .then((kept: { readonly bytes: number }) => !gone && setMb(kept.bytes / 1e6))
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return (
    <SwitchRow
      name={say('page-you-keep-all')}
      more={mb === null ? ' ' : say('page-you-keep-all-size', { mb })}
      on={all}
      onChange={on => void wishAll(on)}
    />
  )
}
