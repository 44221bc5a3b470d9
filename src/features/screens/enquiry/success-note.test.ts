import { expect, onTestFinished, test, vi } from 'vitest'
import { stubForbiddenStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { noteSuccess } from './success-note.ts'

test('LEAD-03 LEAD-18 a lead is noted once in a browser, and a browser that stores nothing still reports it', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubStorage()
  expect([noteSuccess('a'), noteSuccess('a'), noteSuccess('b')]).toEqual([true, false, true])
  for (const way of ['property', 'methods'] as const) {
    stubForbiddenStorage(way)
    expect(noteSuccess('a')).toBe(true)
  }
})
