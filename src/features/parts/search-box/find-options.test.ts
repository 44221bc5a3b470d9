import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/fixtures/browser-storage.ts'
import { findOptions } from './find-options.ts'
import { saveToHistory } from './search-history.ts'

const ask = vi.fn<typeof fetch>()
const neverStopped = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  stubStorage()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  ask.mockReset()
})

async function find(typed: string, signal = neverStopped) {
  const found = findOptions(typed, 5, signal)
  await vi.runAllTimersAsync()
  return found
}

test('SRCH-17 an empty field offers the last searches, without asking the server', async () => {
  saveToHistory({ href: '/search?make=Kia&body=SUV', words: ['Kia', 'SUV'], title: 'Used vehicles' }, 5)
  expect(await find('')).toMatchObject({
    isPast: true,
    options: [
      {
        key: '/search?make=Kia&body=SUV',
        href: '/search?make=Kia&body=SUV',
        label: 'Kia, SUV',
        note: 'Used vehicles',
      },
    ],
  })
  expect(ask).not.toHaveBeenCalled()
})

test('SRCH-07 typed text offers the suggestions of the server with their kind and count', async () => {
  ask.mockResolvedValue(
    Response.json({ suggestions: [{ kind: 'stock_number', label: 'F1&2', count: 1200, href: '/search?query=F1' }] }),
  )
  expect(await find('f1&2')).toMatchObject({
    isPast: false,
    options: [
      { key: 'stock_number/search?query=F1', href: '/search?query=F1', label: 'F1&2', note: 'Stock no. · 1,200' },
    ],
  })
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/search-suggest?q=f1%262'])
})

test('SRCH-07 a page of the site has no count', async () => {
  ask.mockResolvedValue(
    Response.json({ suggestions: [{ kind: 'page', label: 'Finance', count: null, href: '/finance' }] }),
  )
  expect((await find('loan'))?.options).toEqual([
    { key: 'page/finance', href: '/finance', label: 'Finance', note: '', isPage: true },
  ])
})

test('SRCH-07 a text that the visitor types on is never asked for, and a late answer is dropped', async () => {
  const typedOn = new AbortController()
  const early = findOptions('h', 5, typedOn.signal)
  typedOn.abort()
  await vi.runAllTimersAsync()
  expect(await early).toBeNull()
  expect(ask).not.toHaveBeenCalled()

  const left = new AbortController()
  ask.mockImplementation(() => {
    left.abort()
    return Promise.resolve(Response.json({ suggestions: [] }))
  })
  expect(await find('hi', left.signal)).toBeNull()
})

test('SRCH-07 a server that fails costs the suggestions and is told to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  ask.mockResolvedValue(new Response(null, { status: 503 }))
  expect(await find('hil')).toMatchObject({ isPast: false, options: [] })
  expect(warn).toHaveBeenCalledOnce()
})
