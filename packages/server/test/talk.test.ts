import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { MAX_SAID } from '@noren/protocol'
import { FakeClock } from '@noren/testbed/fake-clock'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { playSeat, seated } from '@noren/testbed/playing'

describe('talk', () => {
  test('a text, a phrase and a finger reach everybody, spectators too, as plain text on one line', async () => {
    const house = await openHouse()
    const people = [guestAt(house), guestAt(house)] as const
    const { id } = await seated(people, 'lanterns', 0)
    const [mine, theirs, watcher] = await Promise.all([...people, guestAt(house)].map(g => lineOf(g)))
    if (mine === undefined || theirs === undefined || watcher === undefined) throw new Error('no lines')
    for (const line of [mine, theirs, watcher]) await line.hello(id)
    theirs.send({ t: 'say', text: ' <b>hé</b>\n\u202Elanterns\u0000 ' })
    for (const line of [mine, theirs, watcher])
      expect((await line.next('said')).said).toMatchObject({ seat: 1, text: '<b>hé</b> lanterns' })
    mine.send({ t: 'say', phrase: 'nice' })
    expect((await watcher.next('said')).said).toMatchObject({ seat: 0, phrase: 'nice' })
    mine.send({ t: 'say', anchor: 'pile:left' })
    expect((await theirs.next('said', m => m.said.anchor !== undefined)).said).toMatchObject({
      n: 0,
      seat: 0,
      anchor: 'pile:left',
    })
    const late = await lineOf(guestAt(house))
    const { chat } = await late.hello(id)
    expect(chat?.map(c => c.text ?? c.phrase)).toEqual(['<b>hé</b> lanterns', 'nice'])
    expect(mine.last?.seq).toBe(0)
  })

  test('who does not sit there does not speak; nonsense is refused; too much is too much', async () => {
    const house = await openHouse({}, new FakeClock())
    const people = [guestAt(house), guestAt(house)] as const
    const { id } = await seated(people, 'lanterns', 0)
    const [mine, watcher] = [await lineOf(people[0]), await lineOf(guestAt(house))]
    const refused = async (line: typeof mine, message: object): Promise<string> => {
      line.send({ t: 'say', ...message })
      return (await line.next('problem')).code
    }
    expect(await refused(mine, { text: 'too early' })).toBe('say-hello-first')
    await mine.hello(id)
    await watcher.hello(id)
    expect(await refused(watcher, { text: 'let me in' })).toBe('not-your-seat')
    for (const bad of [
      {},
      { text: '' },
      { text: ' \u200B ' },
      { text: 'x'.repeat(MAX_SAID + 1) },
      { phrase: 'shout' },
      { anchor: '"><script>' },
      { text: 'both', phrase: 'hello' },
    ])
      expect(await refused(mine, bad)).toBe('not-a-message')
    for (let n = 0; n < 5; n++) mine.send({ t: 'say', text: `line ${n}` })
    await watcher.next('said', m => m.said.text === 'line 4')
    expect(await refused(mine, { text: 'line 5' })).toBe('too-many-requests')
    expect(mine.got.filter(m => m.t === 'said')).toHaveLength(5)
  })
})

describe('once more', () => {
  test('a rematch is one new table for everybody, with the same people in their seats', async () => {
    const data = folder()
    const house = await openHouse({ data })
    const people = [guestAt(house), guestAt(house)] as const
    const { id } = await seated(people, 'lanterns', 1, { open: true })
    const again = `/api/tables/${id}/rematch`
    expect(await people[0].call('POST', again)).toMatchObject({ status: 409, body: { code: 'not-over' } })
    const [mine, theirs] = [await lineOf(people[0]), await lineOf(people[1])]
    await mine.hello(id)
    await theirs.hello(id)
    await Promise.all([playSeat(mine, 0, seeded(3)), playSeat(theirs, 1, seeded(4))])
    expect(await guestAt(house).call('POST', again)).toMatchObject({ body: { code: 'not-your-seat' } })
    const next = await people[1].ask('POST', again)
    expect(next).toMatchObject({ status: 'open', host: true, game: 'lanterns', options: { open: true } })
    expect(next.seats.map(s => [s.kind, s.yours])).toEqual([
      ['person', false],
      ['person', true],
      ['bot', false],
    ])
    expect(next.id).not.toBe(id)
    expect((await mine.next('table', m => m.table.next !== undefined)).table.next).toBe(next.id)
    expect(await people[0].ask('POST', again)).toMatchObject({ id: next.id, host: false })
    expect((await people[1].ask('POST', `/api/tables/${next.id}/start`)).status).toBe('playing')
    expect((await people[0].ask('GET', `/api/tables/${id}`)).next).toBe(next.id)
  })
})
