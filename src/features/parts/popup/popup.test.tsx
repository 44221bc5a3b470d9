// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://popup.localhost:3000" }
// The address gives the file a window of its own: going back here has happy-dom load the page anew, and the address of
// the window no longer changes then.
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { stubForbiddenStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { perform, render } from '#ui/dom.testkit.tsx'
import { mayOpenOn } from './popup-rules.ts'
import { buildPopup, type PopupView } from './popup-view.ts'
import { PromoPopup } from './promo-popup.tsx'

const now = Date.parse('2026-11-23T02:00:00Z')
const buildView = (rest: object = {}, slug = 'test-site'): PopupView => {
  const document = { slug, popup: { id: 'summer', title: 'Summer', description: 'Ready?', ...rest } }
  const view = buildPopup(buildTestSite(document), now)
  if (view === null) throw new Error('the site shows no popup')
  return view
}

const screen = { phone: false }
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
beforeEach(() => {
  screen.phone = false
  stubStorage()
  vi.useFakeTimers({ now })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(width < 64rem)' && screen.phone }) as MediaQueryList,
  )
})

async function visit(popup: PopupView, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: <PromoPopup popup={popup} /> }], { initialEntries: [path] })
  const { container } = await render(<RouterProvider router={router} />)
  return () => container.querySelector('dialog')?.open === true
}
const close = () =>
  perform(() => document.querySelector<HTMLButtonElement>('dialog[open] button[aria-label="Close"]')?.click())

describe('the popup', () => {
  test('NAV-06 it is visible at first, and hidden for good once it was closed, on this site alone', async () => {
    const isOpen = await visit(buildView())
    expect(isOpen()).toBe(true)
    await close()
    expect(isOpen()).toBe(false)
    expect((await visit(buildView()))()).toBe(false)
    expect((await visit(buildView({}, 'other-site')))()).toBe(true)
    await close()
    expect((await visit(buildView({ id: 'autumn' })))()).toBe(true)
  })

  test('NAV-06 it goes when it expires, and is never shown after that by a page that was kept', async () => {
    const view = buildView({ expiry_date: '2026-11-23T12:05', time_zone: 'Australia/Brisbane' })
    expect(view.until).toBe(now + 300_000)
    const isOpen = await visit(view)
    await act(async () => vi.advanceTimersByTime(299_000))
    expect(isOpen()).toBe(true)
    await act(async () => vi.advanceTimersByTime(1_000))
    expect(isOpen()).toBe(false)
    stubStorage()
    expect((await visit(view))()).toBe(false)
  })

  test.each([
    [false, false, true],
    [false, true, true],
    [true, false, true],
    [true, true, false],
  ])('NAV-06 on a phone (%j) with the switch (%j) it is there at once: %j', async (phone, afterScroll, atOnce) => {
    screen.phone = phone
    const isOpen = await visit(buildView({ after_scroll_on_phone: afterScroll }))
    expect(isOpen()).toBe(atOnce)
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    expect(isOpen()).toBe(true)
  })

  test('NAV-06 it waits as long as the site wants, and on a phone then for the first scroll', async () => {
    const view = buildView({ delay_seconds: 30, after_scroll_on_phone: true })
    const isOpen = await visit(view)
    await act(async () => vi.advanceTimersByTime(29_999))
    expect(isOpen()).toBe(false)
    await act(async () => vi.advanceTimersByTime(1))
    expect(isOpen()).toBe(true)
    await close()
    screen.phone = true
    stubStorage()
    const isOpenOnPhone = await visit(view)
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    await act(async () => vi.advanceTimersByTime(30_000))
    expect(isOpenOnPhone()).toBe(false)
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    expect(isOpenOnPhone()).toBe(true)
  })

  test('NAV-06 in the corner it leaves the focus alone, and its button and Escape close it for good', async () => {
    const view = buildView({ place: 'corner' })
    const before = document.activeElement
    const isOpen = await visit(view)
    expect([isOpen(), document.activeElement]).toEqual([true, before])
    await perform(() =>
      document
        .querySelector('dialog[open] button')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(isOpen()).toBe(false)
    expect((await visit(view))()).toBe(false)
    stubStorage()
    const isOpenAgain = await visit(view)
    await close()
    expect([isOpenAgain(), (await visit(view))()]).toEqual([false, false])
  })

  test('NAV-06 by switch it opens on the home page alone', async () => {
    const view = buildView({ home_only: true })
    expect((await visit(view, '/cars/2020-kia-rio-1'))()).toBe(false)
    expect((await visit(view))()).toBe(true)
  })

  test('NAV-06 it keeps within its greatest width and height', async () => {
    await visit(buildView())
    const dialog = document.querySelector('dialog')
    expect([dialog?.style.maxWidth, dialog?.style.maxHeight]).toEqual(['min(600px, calc(100vw - 2rem))', '80vh'])
  })

  test('NAV-06 a picture that fails leaves the words alone', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    await visit(buildView({ image: 'https://a.example/summer.jpg' }))
    const picture = document.querySelector('dialog img')
    expect(picture?.getAttribute('src')).toBe('https://a.example/summer.jpg')
    await perform(() => picture?.dispatchEvent(new Event('error')))
    expect(document.querySelector('dialog img')).toBeNull()
    expect(document.querySelector('dialog')?.textContent).toContain('Ready?')
  })

  test('NAV-06 it interrupts no form, and stays away where its closing could not be remembered', async () => {
    expect((await visit(buildView(), '/enquire'))()).toBe(false)
    stubForbiddenStorage('methods')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect((await visit(buildView()))()).toBe(false)
  })
})

test.each([
  ['/', false],
  ['/search/used-cars', false],
  ['/cars/2022-toyota-hilux', false],
  ['/cars/2022-toyota-hilux/checkout', true],
  ['/enquiries/fleet-enquiry', true],
  ['/sign-in', true],
  ['/success', true],
  ['/online-payment', true],
  ['/sandbox-payment/a', true],
  ['/reservations/a', true],
  ['/print', true],
])('NAV-06 %s is a page that no popup interrupts: %j', (path, busy) => {
  expect(mayOpenOn({ homeOnly: false }, path)).toBe(!busy)
})

describe('what the page says of the popup', () => {
  test('NAV-06 the day of its expiry is included, in its own zone; from then on there is none', () => {
    const site = buildTestSite({
      popup: { id: 'a', title: 'A', expiry_date: '2026-11-23', time_zone: 'Australia/Sydney' },
    })
    const end = Date.parse('2026-11-23T13:00:00Z')
    expect([buildPopup(site, end - 1_000)?.until, buildPopup(site, end)]).toEqual([end, null])
    expect(buildPopup(buildTestSite(), now)).toBeNull()
  })

  test('NAV-06 a button needs words and a page', () => {
    const buttonOf = (rest: object) => buildView(rest).button
    expect(buttonOf({ button_text: 'Book', button_url: '{routes.service}' })).toEqual({
      text: 'Book',
      href: '/service',
    })
    expect(buttonOf({ button_text: 'Book', button_url: '/nowhere' })).toBeNull()
    expect(buttonOf({ button_url: '/contact' })).toBeNull()
  })
})
