import type { KeptSettings } from '@noren/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const FIRST: KeptSettings = {
  seal: 'off',
  motion: 'full',
  bots: 'brisk',
  passes: false,
  contrast: false,
  keys: true,
  at: 0,
}

/** A server of one person that keeps what it is told; `silent` answers nobody. */
function server(kept: KeptSettings | null) {
  const it = { kept, silent: false, puts: 0, knows: (_bots: string): boolean => true }
  vi.stubGlobal('fetch', async (_path: string, init?: { method?: string; body?: string }) => {
    if (it.silent) throw new TypeError('no network')
    if (init?.method === 'PUT') {
      it.puts++
      const told = JSON.parse(init.body ?? 'null') as KeptSettings
      if (!it.knows(told.bots))
        return new Response(JSON.stringify({ code: 'bad-request', sentence: 'No such pace.' }), {
          status: 400,
        })
      it.kept = told
    }
    return new Response(JSON.stringify({ settings: it.kept }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  return it
}

/** A device with a memory of its own: the page's modules as if it had just been opened there. */
async function device(memory: Map<string, string>) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => memory.get(k) ?? null,
    setItem: (k: string, v: string) => void memory.set(k, v),
  })
  const { usePrefs } = await import('../src/state/prefs.ts')
  const { joinSettings, setOwn } = await import('../src/state/settings.ts')
  return { prefs: usePrefs, joinSettings, setOwn }
}

describe('issue 20, 4: settings are remembered per person and across devices', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('what is changed on one device is found on the other; sound and size stay where they are', async () => {
    const house = server(null)
    const desk = await device(new Map())
    desk.setOwn({ seal: 'always', motion: 'short' })
    desk.prefs.getState().set({ zoom: 130, sound: false })
    await vi.waitFor(() =>
      expect(house.kept).toMatchObject({ seal: 'always', motion: 'short', at: 1_000_000 }),
    )
    expect(Object.keys(house.kept ?? {}).toSorted()).toEqual(Object.keys(FIRST).toSorted())
    const phone = await device(new Map())
    await phone.joinSettings()
    expect(phone.prefs.getState()).toMatchObject({ seal: 'always', motion: 'short', zoom: 100, sound: true })
  })

  it('a device without a server keeps its own, and tells them when it meets one', async () => {
    const house = server(null)
    house.silent = true
    const memory = new Map<string, string>()
    const lone = await device(memory)
    lone.setOwn({ bots: 'quick' })
    await lone.joinSettings()
    expect(lone.prefs.getState().bots).toBe('quick')
    house.silent = false
    const later = await device(memory)
    await later.joinSettings()
    expect(house.kept).toMatchObject({ bots: 'quick' })
  })

  it('going step by step is remembered too; a server that never heard of it keeps the rest', async () => {
    const house = server(null)
    const desk = await device(new Map())
    desk.setOwn({ bots: 'step', motion: 'short' })
    await vi.waitFor(() => expect(house.kept).toMatchObject({ bots: 'step' }))
    const phone = await device(new Map())
    await phone.joinSettings()
    expect(phone.prefs.getState().bots).toBe('step')
    const old = server(null)
    old.knows = bots => bots !== 'step'
    const memory = new Map<string, string>()
    const newer = await device(memory)
    newer.setOwn({ bots: 'step', motion: 'off' })
    await vi.waitFor(() => expect(old.kept).toMatchObject({ bots: 'easy', motion: 'off' }))
    // What this device was told stays so here.
    const again = await device(memory)
    await again.joinSettings()
    expect(again.prefs.getState()).toMatchObject({ bots: 'step', motion: 'off' })
  })

  it('a pace that this page has never heard of is the usual one', async () => {
    server({ ...FIRST, bots: 'drifting' as 'brisk', seal: 'always', at: 900_000 })
    const phone = await device(new Map())
    await phone.joinSettings()
    expect(phone.prefs.getState()).toMatchObject({ bots: 'brisk', seal: 'always' })
  })

  it('the newest counts, and a device that changed nothing tells nothing', async () => {
    const house = server({ ...FIRST, seal: 'double', at: 900_000 })
    const memory = new Map<string, string>()
    const phone = await device(memory)
    await phone.joinSettings()
    expect([phone.prefs.getState().seal, house.puts]).toEqual(['double', 0])
    vi.setSystemTime(2_000_000)
    phone.setOwn({ seal: 'off' })
    await vi.waitFor(() => expect(house.kept?.seal).toBe('off'))
    const again = await device(memory)
    house.kept = { ...FIRST, seal: 'always', at: 1_500_000 }
    await again.joinSettings()
    expect(house.kept.seal).toBe('off')
  })
})
