import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What a run of tests leaves for whoever started it: how many passed and failed, and what failed, a line each. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

const brief = (message = ''): string => message.replaceAll(/\s+/g, ' ').slice(0, 1500)
const fileOf = (path: string): string => relative(process.cwd(), path)

/** The first line of a stack that lies in our own code. */
const placeOf = (stack = ''): string | undefined =>
  stack.split('\n').find(line => line.includes(process.cwd()) && !line.includes('node_modules'))

/** An error that no test waited for fails the run: it is named with the file and the test during which it came, if any is known. */
function unhandled(error: SerializedError): string {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error as Record<string, unknown>
  const file = typeof path === 'string' ? fileOf(path) : 'no test file'
  const during = typeof test === 'string' ? ` (during "${test}")` : ''
  const place = placeOf(error.stack)?.trim().replace(`${process.cwd()}/`, '') ?? ''
  return `${file}${during}: unhandled ${error.name ?? 'error'}: ${brief(error.message)} ${place}`.trim()
}

function failuresOf(module: TestModule): string[] {
  const file = fileOf(module.moduleId)
  // A file that does not load, and hooks of a suite that fail, have no test that fails.
  const suites = [module, ...module.children.allSuites()].flatMap(suite =>
    suite
      .errors()
      .map(error => `${file}: ${suite.type === 'suite' ? `${suite.fullName}: ` : ''}${brief(error.message)}`),
  )
  const tests = [...module.children.allTests('failed')].map(
    test => `${file}: ${test.fullName}: ${brief(test.result().errors?.[0]?.message)}`,
  )
  return [...suites, ...tests]
}

/** Writes the results of a run to the file that NOREN_RESULTS names. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failures = [...modules.flatMap(failuresOf), ...errors.map(unhandled)]
    const passed = modules.reduce((sum, m) => sum + [...m.children.allTests('passed')].length, 0)
    const results: Results = { passed, failed: failures.length, failures }
    writeFileSync(process.env['NOREN_RESULTS'] ?? 'results.json', JSON.stringify(results))
  }
}
