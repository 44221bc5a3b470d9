// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/fixtures/browser-storage.ts'
import { announcerId } from '#ui/announcer-id.ts'
import { find, perform, type } from '#ui/dom.testkit.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { SearchBox } from './search-box.tsx'
import { readHistory, saveToHistory } from './search-history.ts'
import { startSuggestions } from './suggestions.tsx'

const go = vi.fn<(href: string) => void>()
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  stubStorage()
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML =
    renderToStaticMarkup(<SearchBox searchPath="/search/all" label="Site search" recent={5} />) +
    `<output id="${announcerId}"></output>`
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  go.mockReset()
  ask.mockReset()
})

const field = () => find<HTMLInputElement>(document, 'input[type=search]')
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.firstElementChild?.textContent)
const press = (key: string) =>
  perform(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

async function visit(): Promise<void> {
  field().focus()
  await perform(() => startSuggestions(field(), go))
}

test('SRCH-17 an empty field offers recent searches, each to remove by key, and all at once', async () => {
  for (const make of ['Kia', 'Ford', 'Mazda'])
    saveToHistory({ href: `/search?make=${make}`, words: [make], title: 'Used vehicles' }, 5)
  await visit()
  await vi.waitFor(() => expect(options()).toEqual(['Mazda', 'Ford', 'Kia']))
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Ford')
  await press('Delete')
  await vi.waitFor(() => expect(options()).toEqual(['Mazda', 'Kia']))
  expect(document.getElementById(announcerId)?.textContent).toBe('Removed Ford from your recent searches.')
  expect(readHistory(5).map(({ words }) => words[0])).toEqual(['Mazda', 'Kia'])
  await perform(() => find(document, 'div > button').click())
  await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'))
  expect(readHistory(5)).toEqual([])
})

test('SRCH-07 every search field suggests what the server finds, and Enter opens the chosen one', async () => {
  ask.mockImplementation(() =>
    Promise.resolve(
      Response.json({
        suggestions: [
          { kind: 'sentence', label: 'Used, Kia', count: 1, href: '/search/all?query=used+kia' },
          { kind: 'make', label: 'Kia', count: 7, href: '/search/all?make=Kia' },
        ],
      }),
    ),
  )
  await visit()
  await type(field(), 'kia')
  await vi.waitFor(() => expect(options()).toEqual(['Used, Kia', 'Kia']))
  expect(document.body.textContent).toContain('1 vehicle')
  // A key that chooses nothing leaves the text to the form.
  await press('Escape')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  expect(go.mock.calls).toEqual([['/search/all?make=Kia']])
  expect(field().value).toBe('')
})

test('SRCH-07 pages of the site stand last in a group of their own, and the arrow keys reach them', async () => {
  ask.mockImplementation(() =>
    Promise.resolve(
      Response.json({
        suggestions: [
          { kind: 'make', label: 'Kia', count: 7, href: '/search/all?make=Kia' },
          { kind: 'page', label: 'Finance', count: null, href: '/finance' },
        ],
      }),
    ),
  )
  await visit()
  await type(field(), 'kia finance')
  await vi.waitFor(() => expect(options()).toEqual(['Kia', 'Finance']))
  const group = find(document, '[role=listbox] > [role=group][aria-label=Pages]')
  expect([...group.querySelectorAll('[role=option]')].map(({ id }) => id)).toEqual([
    `${field().getAttribute('aria-controls')}-1`,
  ])
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Finance')
  await press('Enter')
  expect(go.mock.calls).toEqual([['/finance']])
})

test('SRCH-07 what is typed while the list is being set up is asked for', async () => {
  ask.mockImplementation(() => Promise.resolve(Response.json({ suggestions: [] })))
  const own = field()
  own.value = 'toyot'
  const setAttribute = own.setAttribute.bind(own)
  // Set with the first render, before the list listens.
  vi.spyOn(own, 'setAttribute').mockImplementation((name, value) => {
    setAttribute(name, value)
    if (name === 'aria-expanded') own.value = 'toyota'
  })
  await visit()
  await vi.waitFor(() => expect(ask.mock.lastCall?.[0]).toBe('/search-suggest?q=toyota'))
})

test('SRCH-07 a form that no component handles opens its search without loading the document anew', async () => {
  await visit()
  await visit()
  expect(document.querySelectorAll('form > div')).toHaveLength(1)
  field().value = ' diesel ute '
  const event = new Event('submit', { bubbles: true, cancelable: true })
  await perform(() => void find(document, 'form').dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(go.mock.calls).toEqual([['/search/all?query=diesel%20ute']])
})
