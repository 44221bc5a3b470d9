// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeStored } from '#ui/browser-storage.ts'
import { listSavedIds, storeWatchlist } from './saved-ids.ts'

const hilux = { id: 'hilux', name: '2022 Toyota HiLux SR5' }
const rio = { id: 'rio', name: '2020 Kia Rio' }

interface Call {
  readonly path: string
  readonly body: unknown
}

let calls: Call[] = []
let answers: (() => Response | Promise<Response>)[] = []
const done = () => Response.json({ success: true, message: null })
const signedIn = (watchlist: readonly string[]) => () => Response.json({ signedIn: true, watchlist })
const signedOut = () => Response.json({ signedIn: false, watchlist: [] })

/** The module keeps the state of one document, so that each test loads its own. */
const openDocument = async () => {
  vi.resetModules()
  return import('./watchlist-client.ts')
}

const assign = vi.fn<(address: string | URL) => void>()
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  calls = []
  answers = []
  writeStored('watchlist', '[]')
  writeStored('watchlist-wanted', 'null')
  document.body.replaceChildren()
  document.documentElement.dataset.watchlist = '/my-list'
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null })
    const answer = answers.shift() ?? done
    return answer()
  })
  assign.mockReset()
  scrollTo.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo)
  window.history.replaceState(null, '', '/search/used-cars?make=Toyota&page=2')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const readToast = () => ({
  role: document.querySelector('[role=region],[role=alert]')?.getAttribute('role') ?? null,
  words: [...document.querySelectorAll('body > :not([hidden]) p')].map(({ textContent }) => textContent),
  link: document.querySelector('a')?.getAttribute('href') ?? null,
})

describe('changing the watchlist in the browser', () => {
  test('WATCH-02 a car is saved in the browser at once, before the server answers', async () => {
    const { changeWatchlist } = await openDocument()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers = [() => promise]
    const change = changeWatchlist(hilux, true)
    expect(listSavedIds()).toEqual(['hilux'])
    resolve(done())
    expect(await change).toEqual({ success: true })
    expect(listSavedIds()).toEqual(['hilux'])
    expect(calls).toEqual([{ path: '/api/watchlist/save-car', body: { phone_number: null, car_id: 'hilux' } }])
  })

  test('WATCH-03 saving and removing tell it with the name of the car and the way to the list', async () => {
    const { changeWatchlist } = await openDocument()
    await changeWatchlist(hilux, true)
    expect(readToast()).toEqual({
      role: 'region',
      words: ['Car Saved In Watchlist', '2022 Toyota HiLux SR5 is now available in your watchlist'],
      link: '/my-list',
    })
    expect(document.querySelector('a')?.textContent).toBe('View List')
    await changeWatchlist(hilux, false)
    expect(readToast()).toEqual({
      role: 'region',
      words: ['Car Removed', '2022 Toyota HiLux SR5 is no longer in your watchlist'],
      link: '/my-list',
    })
    expect(calls.at(-1)).toEqual({
      path: '/api/watchlist/remove-car',
      body: { phone_number: null, car_id: 'hilux' },
    })
    expect(listSavedIds()).toEqual([])
  })

  test.each([
    ['a message of the server', () => Response.json({ success: false, message: 'Your watchlist is full.' }), /is full/],
    ['an error of the server', () => new Response('', { status: 500 }), /could not update your watchlist/],
    ['no connection', () => Promise.reject(new TypeError('offline')), /could not update your watchlist/],
    ['an answer that is not JSON', () => new Response('<html>'), /could not update your watchlist/],
  ])(
    'WATCH-05 API-03 watchlist call fails: %s is alerted, answered with success false, and undone',
    async (_case, answer, words) => {
      const { changeWatchlist } = await openDocument()
      storeWatchlist(['rio'])
      answers = [answer, answer]
      expect(await changeWatchlist(hilux, true)).toEqual({ success: false })
      expect(listSavedIds()).toEqual(['rio'])
      expect(readToast().role).toBe('alert')
      expect(readToast().words[1]).toMatch(words)
      expect(await changeWatchlist(rio, false)).toEqual({ success: false })
      expect(listSavedIds()).toEqual(['rio'])
    },
  )

  test('WATCH-05 a failed call does not undo a later change of the same car', async () => {
    const { changeWatchlist } = await openDocument()
    answers = [() => new Response('', { status: 500 }), done]
    const changes = [changeWatchlist(hilux, true), changeWatchlist(hilux, false)]
    await Promise.all(changes)
    expect(calls.map(({ path }) => path)).toEqual(['/api/watchlist/save-car', '/api/watchlist/remove-car'])
    expect(listSavedIds()).toEqual([])
  })
})

describe('signing in to save', () => {
  const refused = () => Response.json({ title: 'Unauthorized' }, { status: 401 })

  test('WATCH-01 without a signed-in visitor the sign-in page opens with the way back', async () => {
    const { changeWatchlist } = await openDocument()
    answers = [refused]
    expect(await changeWatchlist(hilux, true)).toEqual({ success: false })
    expect(listSavedIds()).toEqual([])
    const address = new URL(assign.mock.calls[0]?.[0] ?? '', 'http://x.example')
    expect(address.pathname).toBe('/sign-in')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'watchlist',
      redirect: '/search/used-cars?make=Toyota&page=2',
      back: '/search/used-cars?make=Toyota&page=2',
    })
  })

  test('WATCH-01 once signed in the car is saved, and the visitor is back where they were', async () => {
    answers = [refused]
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 1_234 })
    await (await openDocument()).changeWatchlist(hilux, true)
    const { followSession } = await openDocument()
    answers = [signedIn(['rio']), done]
    await followSession('/search/used-cars')
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/watchlist/save-car',
      '/api/session',
      '/api/watchlist/save-car',
    ])
    expect(listSavedIds()).toEqual(['hilux', 'rio'])
    expect(scrollTo).toHaveBeenCalledWith({ top: 1_234, behavior: 'instant' })
    expect(readToast().words[0]).toBe('Car Saved In Watchlist')
    // The wish is met once.
    const again = await openDocument()
    answers = [signedIn(['hilux', 'rio'])]
    await again.followSession('/search/used-cars')
    expect(calls).toHaveLength(4)
  })

  test('WATCH-01 whoever comes back without signing in, or too late, is not surprised by a saved car', async () => {
    answers = [refused]
    await (await openDocument()).changeWatchlist(hilux, true)
    answers = [signedOut]
    await (await openDocument()).followSession('/search/used-cars')
    answers = [signedIn([])]
    await (await openDocument()).followSession('/search/used-cars')
    expect(listSavedIds()).toEqual([])

    answers = [refused]
    await (await openDocument()).changeWatchlist(hilux, true)
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    answers = [signedIn([])]
    await (await openDocument()).followSession('/search/used-cars')
    expect(listSavedIds()).toEqual([])
  })

  test('WATCH-01 AUTH-04 a browser whose session ended shows no hearts of it', async () => {
    storeWatchlist(['hilux'])
    answers = [signedOut]
    await (await openDocument()).followSession('/')
    expect(listSavedIds()).toEqual([])
  })

  test('WATCH-01 the session is asked once for a document, and again after the sign-in page', async () => {
    const { followSession } = await openDocument()
    answers = [signedOut, signedIn(['rio'])]
    await followSession('/')
    await followSession('/search/used-cars')
    expect(calls).toHaveLength(1)
    await followSession('/sign-in')
    expect(calls).toHaveLength(1)
    await followSession('/search/used-cars')
    expect(calls).toHaveLength(2)
    expect(listSavedIds()).toEqual(['rio'])
  })

  test('WATCH-01 a car that is wanted while the session is read is not forgotten', async () => {
    const { changeWatchlist, followSession } = await openDocument()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers = [() => promise, refused, signedOut]
    const following = followSession('/search/used-cars')
    await changeWatchlist(hilux, true)
    resolve(signedOut())
    await following
    answers = [signedIn([]), done]
    await (await openDocument()).followSession('/search/used-cars')
    expect(listSavedIds()).toEqual(['hilux'])
  })

  test('WATCH-02 an answer of the session that is older than a change does not undo it', async () => {
    const { changeWatchlist, followSession } = await openDocument()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers = [() => promise, done, signedIn(['hilux'])]
    const following = followSession('/search/used-cars')
    await changeWatchlist(hilux, true)
    resolve(signedIn([])())
    await following
    expect(listSavedIds()).toEqual(['hilux'])
  })

  test('WATCH-05 while the session cannot be read the copy stays as it is', async () => {
    storeWatchlist(['hilux'])
    answers = [() => new Response('', { status: 503 })]
    await (await openDocument()).followSession('/')
    expect(listSavedIds()).toEqual(['hilux'])
  })
})
