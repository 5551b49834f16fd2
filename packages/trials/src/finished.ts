import { seeded } from '@noren/engine'
import { Guest } from '@noren/testbed/client'
import { playSeat, seated } from '@noren/testbed/playing'

/** A game that two people have played to its end against bots, without a browser: one of them, and its table. */
export async function finishedGame(
  { url }: { readonly url: string },
  game: string,
  bots: number,
  seed: number,
): Promise<{ readonly id: string; readonly host: Guest; readonly friend: Guest }> {
  const [host, friend] = [new Guest(url), new Guest(url)]
  for (const [guest, name, crest] of [
    [host, 'Mika', 3],
    [friend, 'Théo', 5],
  ] as const)
    await guest.ask('PUT', '/api/me', { name, crest })
  const { id } = await seated([host, friend], game, bots)
  const lines = await Promise.all([host, friend].map(g => g.line()))
  for (const line of lines) await line.hello(id)
  await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seed + seat), 20)))
  for (const line of lines) await line.close()
  return { id, host, friend }
}
