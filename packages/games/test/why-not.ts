/** docs/why-not.md: what people try and may not do, as the page of a table says it. */
import type { Core, Game, Manifest, Refusal, Sayings, Seat } from '@noren/engine'
import { NO_ANSWER, NOT_ASKED, whyNot } from '@noren/engine'
import type { AnyFixture, Attempt, ReasonsUnderLaw } from '@noren/engine/laws'
import type { Lang, People, Speech } from '@noren/words'
import { LANG_IDS, plain, speechFor } from '@noren/words'

/** One attempt and what came of it. */
export interface Shown {
  readonly attempt: Attempt
  readonly why: Refusal
  /** What was tried, as a button says it. */
  readonly tried: string
  readonly said: Readonly<Record<Lang, string>>
  /** Whether the facts are true in the view; the table's own reasons have none to judge. */
  readonly holds: boolean
  /** What the leading clause does. */
  readonly kind: string | null
}

export interface Chapter {
  readonly title: string
  readonly reasons: ReasonsUnderLaw<unknown>
  readonly clauses: Game['clauses']
  readonly shown: readonly Shown[]
}

const NAMES = ['Aiko', 'Benkei', 'Chiyo', 'Daigo', 'Emi', 'Fuji', 'Goro', 'Hana']
const namesFor = (me: Seat): People => ({ name: seat => NAMES[seat] ?? '?', me })
/** What the table itself says, for every game: not my turn, and not what is asked. */
const TABLE_SAYS: readonly string[] = [NOT_ASKED, NO_ANSWER]

/** On a table the seat tells whom a label means. */
const targetOf = ({ words }: Attempt): string => {
  const seat = words.find(word => typeof word === 'number')
  return seat === undefined ? '?' : (NAMES[seat] ?? '?')
}

async function show(fx: AnyFixture, words: Sayings, attempt: Attempt): Promise<Shown> {
  const { game } = fx
  const seat = attempt.seat ?? 0
  const { s }: { s: Core } = attempt.at()
  const action = game.hear(attempt.words)
  if (action === null) throw new Error(`nobody understands ${attempt.words.join(' ')}`)
  const why = whyNot(game, s, seat, action)
  if (why === null) throw new Error(`${attempt.words.join(' ')} is allowed: ${attempt.position}`)
  const view = game.view(s, seat)
  const people = namesFor(seat)
  // The page answers who is not asked, or asks for something else, with the question of the table.
  const say = (speech: Speech): string =>
    plain(TABLE_SAYS.includes(why.id) ? speech.question(view, seat) : (speech.no(why, view) ?? []))
  const speeches = await Promise.all(
    LANG_IDS.map(async lang => [lang, await speechFor(words, lang, people)] as const),
  )
  const [leading] = why.clauses
  return {
    attempt,
    why,
    tried: plain(speeches[0]?.[1].label(attempt.words, view) ?? []).replace('?', targetOf(attempt)),
    said: Object.fromEntries(speeches.map(([lang, speech]) => [lang, say(speech)])) as Record<Lang, string>,
    holds:
      TABLE_SAYS.includes(why.id) ||
      fx.reasons?.truths[why.id]?.(view, seat, attempt.words, why.facts) === true,
    kind: leading === undefined ? null : (fx.reasons?.kinds[leading] ?? null),
  }
}

/** The part of one game. */
export async function chapterOf(m: Manifest): Promise<Chapter> {
  const { fixture: fx } = (await import(`@noren/games/${m.id}/fixture`)) as { fixture: AnyFixture }
  const { ATTEMPTS } = (await import(`../${m.id}/test/why-not.ts`)) as { ATTEMPTS: readonly Attempt[] }
  const words = (await m.words()) as unknown as Sayings
  if (fx.reasons === undefined) throw new Error(`${m.id} has no reasons`)
  return {
    title: (await speechFor(words, 'en')).title,
    reasons: fx.reasons,
    clauses: fx.game.clauses,
    shown: await Promise.all(ATTEMPTS.map(attempt => show(fx, words, attempt))),
  }
}

const INTRO = `# Why not

What people try and may not do, and what they are told: one reason for each, in one sentence, with the clause that says no.
Everything here is laid on a real table and said by the words that the page of a table uses; \`npx vitest run
packages/games/test/why-not.test.ts -u\` writes this file, and the same test without \`-u\` holds it true: each reason is the
one expected, its facts are true in what the player may see, and its leading clause does not permit. A sentence without a
clause is the table's own: it says whose turn it is, or what is asked, and tells nothing about cards that others hold.

Aiko, Benkei, Chiyo and Daigo sit at the table, in this order; you are Aiko unless the position says otherwise. Samurai
Spirit calls players by their samurai.
`

const cell = (text: string): string => text.replaceAll('|', '\\|')

const row = ({ attempt, why, tried, said }: Shown): string => {
  const clause = why.clauses[0] ?? 'the table'
  const sentences = LANG_IDS.map(lang => said[lang]).join('<br>')
  return `| ${[attempt.position, tried, sentences, `\`${why.id}\``, clause].map(cell).join(' | ')} |`
}

const part = ({ title, shown }: Chapter): string =>
  [
    `## ${title}`,
    '',
    '| position | tried | told | reason | clause |',
    '| --- | --- | --- | --- | --- |',
    ...shown.map(row),
    '',
  ].join('\n')

export const pageOf = (chapters: readonly Chapter[]): string => [INTRO, ...chapters.map(part)].join('\n')
