import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubForbiddenStorage, stubFullStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'

/** A page of its own: what the module remembers belongs to one page. */
async function openPage() {
  vi.resetModules()
  return import('./browser-storage.ts')
}

const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(['property', 'methods'] as const)('storage whose %s throws', (way) => {
  test('VDP-16 reads give null, writes give false, and one warning is logged', async () => {
    const storage = await openPage()
    stubForbiddenStorage(way)
    expect(storage.readStored('a')).toBeNull()
    expect(storage.readStoredJson('a')).toBeNull()
    expect(storage.writeStored('a', '1')).toBe(false)
    expect(storage.isStorageReadable()).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test('VDP-16 full storage can be read and refuses the write', async () => {
  const storage = await openPage()
  stubFullStorage()
  expect(storage.isStorageReadable()).toBe(true)
  expect(storage.writeStored('a', '1')).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('VDP-16 reads back what was written; invalid JSON counts as nothing', async () => {
  const storage = await openPage()
  stubStorage()
  expect(storage.writeStored('a', '{"b":1}')).toBe(true)
  expect(storage.readStored('a')).toBe('{"b":1}')
  expect(storage.readStoredJson('a')).toEqual({ b: 1 })
  storage.writeStored('a', '{')
  expect(storage.readStoredJson('a')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})
