import { expect, test } from 'vitest'
import { resultsOf } from './run.ts'

test('a run names what failed, a line each: tests, hooks, files, and errors that no test waited for', () => {
  const results = resultsOf({
    right: "test('is right', () => undefined)",
    wrong: "describe('the sum', () => { test('is wrong', () => { expect(1 + 1).toBe(3) }) })",
    hook: "describe('a house', () => { afterAll(() => { throw new Error('left open') }); test('is fine', () => undefined) })",
    file: "throw new Error('does not load')",
    late: "test('is over before it fails', () => { setTimeout(() => { throw new Error('too late') }) })\ntest('waits', () => new Promise(resolve => setTimeout(resolve, 20)))",
    rejected: "test('waits for nobody', () => { void Promise.reject(new Error('not waited for')) })",
  })
  expect(results.passed).toBe(5)
  expect([...results.failures].sort()).toEqual([
    'file.test.ts: does not load',
    'hook.test.ts: a house: left open',
    expect.stringMatching(
      /^late\.test\.ts \(during "waits"\): unhandled Error: too late at .*late\.test\.ts/,
    ),
    expect.stringMatching(/^rejected\.test\.ts.*: unhandled Error: not waited for at .*rejected\.test\.ts/),
    'wrong.test.ts: the sum > is wrong: expected 2 to be 3 // Object.is equality',
  ])
  expect(results.failed).toBe(5)
})

test('a run in which nothing failed names nothing', () => {
  expect(resultsOf({ right: "test('is right', () => undefined)" })).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  })
})
