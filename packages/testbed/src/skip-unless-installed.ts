import { expect, test } from 'vitest'

/** Stands in for tests of something that is not installed: it says that they did not run, and fails when CI=true. */
export function skipUnlessInstalled(what: string, missing: string, packages: string): void {
  test(`${missing} is not installed here: ${what} was NOT tested`, () => {
    process.stderr.write(`noren: ${missing} is not installed; ${what} was NOT tested\n`)
    expect(process.env['CI'], `apt-get install ${packages}`).not.toBe('true')
  })
}
