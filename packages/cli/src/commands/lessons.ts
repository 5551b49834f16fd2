import { checkLessons } from '../lessons.ts'
import type { Command } from '../line.ts'

/** Plays every lesson along every offered branch, and reads it in every language. */
export const lessons: Command = {
  usage: 'lessons',
  about: 'check the lessons: played by the rules along every branch, read in every language',
  options: [
    ['--check', 'check them; there is nothing else to do yet'],
    ['--json', 'one JSON object'],
  ],
  async run(_names, flags, out) {
    const report = await checkLessons()
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      for (const fault of report.faults) out.print(fault)
      for (const [lesson, langs] of Object.entries(report.reading))
        for (const [lang, { first, minutes }] of Object.entries(langs))
          out.print(`${lesson} ${lang}: first seal after ${first} s, ${minutes} min in all`)
      out.print(`${report.lessons} lessons, ${report.branches} branches: ${report.faults.length} faults`)
    }
    return report.faults.length === 0 ? 0 : 1
  },
}
