import { describe, expect, it } from 'vitest'
import { figures, leftAt, restMs, timeText } from '../src/table/clock.ts'
import { LANG_IDS, voiceIn } from '@noren/words'
import { goBeyond, isDrawn, loadWords } from '../src/i18n/load.ts'
import type { PageSay, PageVoice } from '../src/i18n/page.ts'

isDrawn()
goBeyond()

const watch = {
  now: 100_000,
  until: [150_000, 0, 160_000],
  bank: [20_000, 60_000, 0],
  stopped: [2],
  skew: 90_000,
}

describe('clocks', () => {
  it('first burns the time of the decision, then the bank, then nothing', () => {
    expect(leftAt(watch, 0, 10_000)).toEqual({ ms: 50_000, own: 30_000, bank: 20_000, stopped: false })
    expect(leftAt(watch, 0, 45_000)).toEqual({ ms: 15_000, own: 0, bank: 15_000, stopped: false })
    expect(leftAt(watch, 0, 99_000)).toEqual({ ms: 0, own: 0, bank: 0, stopped: false })
  })

  it('a seat that is not asked has none; one that is stopped stands still', () => {
    expect(leftAt(watch, 1, 10_000)).toBeNull()
    expect(leftAt(null, 0, 10_000)).toBeNull()
    expect(leftAt(watch, 2, 10_000)).toEqual(leftAt(watch, 2, 40_000))
    expect(leftAt(watch, 2, 40_000)?.stopped).toBe(true)
  })

  it('rests on the bank that is left, or on what the next decision gets', () => {
    expect(restMs({ kind: 'live', perDecision: 45, bank: 120 }, 61_000)).toBe(61_000)
    expect(restMs({ kind: 'live', perDecision: 45, bank: 120 }, 0)).toBe(45_000)
    expect(restMs({ kind: 'days', days: 2 }, 0)).toBe(2 * 86_400_000)
  })

  it('reads in figures that fit a plate', () => {
    expect([400, 41_000, 60_000, 725_000].map(figures)).toEqual(['0:01', '0:41', '1:00', '12:05'])
    expect([3_600_000, 12_120_000, 187_200_000].map(figures)).toEqual(['1 h 00', '3 h 22', '2 d 4 h'])
  })

  it('says how a table keeps time in every language', async () => {
    for (const lang of LANG_IDS) {
      const voice: PageVoice = voiceIn(lang, await loadWords(lang))
      const say: PageSay = (id, ...facts) => voice.text(id, ...facts)
      expect(timeText(say, undefined)).toBe(say('page-aside-no-clock'))
      expect(timeText(say, { kind: 'live', perDecision: 45, bank: 120 })).toMatch(/45.*2:00/)
      expect(timeText(say, { kind: 'live', perDecision: 45, bank: 0 })).not.toMatch(/\{|0:00/)
      expect(timeText(say, { kind: 'days', days: 3 })).toContain('3')
    }
  })
})
