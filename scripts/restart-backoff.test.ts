import { expect, test } from 'vitest'
import { createRestartBackoff, lastingProblemStatus } from './restart-backoff.mjs'

const crash = { code: null, signal: 'SIGKILL', ranMs: 500 } as const

test('API-04 crashes in a row wait twice as long each time, a minute at most, and never give up', () => {
  const backoff = createRestartBackoff()
  expect(Array.from({ length: 9 }, () => backoff.pauseAfter(crash))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

test('API-04 after a minute of service the next crash is a first one again', () => {
  const backoff = createRestartBackoff()
  for (let crashes = 0; crashes < 5; crashes += 1) backoff.pauseAfter(crash)
  expect(backoff.pauseAfter({ ...crash, ranMs: 59_999 })).toBe(32_000)
  expect(backoff.pauseAfter({ ...crash, ranMs: 60_000 })).toBe(1_000)
})

test.each([
  ['out of memory', { code: null, signal: 'SIGABRT' }, true],
  ['an error that nobody caught', { code: 1, signal: null }, true],
  ['killed', { code: 137, signal: null }, true],
  ['stopped cleanly', { code: 0, signal: null }, false],
  ['stopped by its operator before it was ready', { code: null, signal: 'SIGTERM' }, false],
  ['stopped in the terminal', { code: null, signal: 'SIGINT' }, false],
  ['a setting that is not understood', { code: lastingProblemStatus, signal: null }, false],
] as const)('API-04 a server that ended by %s: %j is started again: %s', (_what, end, again) => {
  expect(createRestartBackoff().pauseAfter({ ...end, ranMs: 10 }) !== null).toBe(again)
})
