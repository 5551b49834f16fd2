import { checkLessons } from '../lessons.ts'
import type { Command } from '../line.ts'
import { say } from '../say.ts'

/** Plays every lesson along every offered branch, and reads it in every language. */
export const lessons: Command = {
  usage: 'lessons',
  options: ['--check', '--json'],
  async run(_names, flags, out) {
    const report = await checkLessons()
    const { reading, ...sum } = report
    if (flags['json'] === true) out.print(JSON.stringify(sum))
    else {
      for (const fault of report.faults) out.print(fault)
      for (const [lesson, langs] of Object.entries(reading))
        for (const [lang, { first, minutes }] of Object.entries(langs))
          out.print(
            say('cli-lessons-time', { name: `${lesson} ${lang}`, a: String(first), b: String(minutes) }),
          )
      out.print(
        say('cli-lessons-sum', {
          n: report.lessons,
          k: report.steps,
          m: report.branches,
          l: report.languages,
          faults: report.faults.length,
        }),
      )
    }
    return report.faults.length === 0 ? 0 : 1
  },
}
