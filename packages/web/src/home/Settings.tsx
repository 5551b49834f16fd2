import { usePage } from '../i18n/page.ts'
import { useEffect, useState } from 'react'
import { askForNotes, noteRight } from '../state/notify.ts'
import { keepsAll, keepsParts, wishAll } from '../state/offline.ts'
import { usePrefs } from '../state/prefs.ts'
import { play } from '../state/sound.ts'
import { LangSwitch } from './LangSwitch.tsx'
import { Segments } from './Segments.tsx'

const FLAGS = ['contrast', 'keys'] as const

/** What this browser remembers of its reader. */
export function Settings() {
  const say = usePage()
  const prefs = usePrefs()
  return (
    <div className="settings">
      <div className="row">
        <span className="l">{say('page-settings-language')}</span>
        <LangSwitch />
      </div>
      <div className="row">
        <span className="l" id="zoom-label">
          {say('page-settings-zoom')}
        </span>
        <Segments
          label="zoom-label"
          value={prefs.zoom}
          values={[100, 115, 130] as const}
          say={v => `${v} %`}
          onChange={zoom => prefs.set({ zoom })}
        />
      </div>
      <Flag of="sound" />
      <Volume />
      <Notes />
      {FLAGS.map(key => (
        <Flag key={key} of={key} />
      ))}
      {keepsParts() && <KeepAll />}
    </div>
  )
}

/** One thing that is on or off. */
function Flag({ of: key }: { readonly of: 'sound' | (typeof FLAGS)[number] }) {
  const say = usePage()
  const prefs = usePrefs()
  return (
    <div className="row">
      <span className="l" id={`set-${key}`}>
        {say(`page-settings-${key}`)}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={prefs[key]}
        aria-labelledby={`set-${key}`}
        onClick={() => prefs.set({ [key]: !prefs[key] })}
      />
    </div>
  )
}

/** How loud; letting go plays the sound that will call. */
function Volume() {
  const say = usePage()
  const { sound, volume, set } = usePrefs()
  return (
    <label className="row">
      <span className="l">{say('page-you-volume')}</span>
      <input
        type="range"
        className="volume"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={!sound}
        onChange={e => set({ volume: Number(e.target.value) })}
        onPointerUp={() => play('turn')}
        onKeyUp={() => play('turn')}
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
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={notes}
          aria-labelledby="set-notes"
          onClick={() => set({ notes: !notes })}
        />
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
    <div className="row">
      <span className="l" id="set-keepall">
        {say('page-you-keep-all')}
        <small>{mb === null ? ' ' : say('page-you-keep-all-size', { mb })}</small>
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={all}
        aria-labelledby="set-keepall"
        onClick={() => void wishAll(!all)}
      />
    </div>
  )
}
