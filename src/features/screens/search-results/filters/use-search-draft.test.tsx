import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptySearchState, withChoice } from '#search/state/search-choices.ts'
import type { SearchPage } from '../search-page.ts'
import { useSearchDraft, type SearchDraft } from './use-search-draft.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('react-router', () => ({
  useNavigate: () => navigate,
  useNavigation: () => ({ state: 'idle', location: undefined }),
  useLocation: () => ({ pathname: '/search/ford', search: '' }),
}))

const page = {
  path: '/search/ford',
  whole: '/search/ford',
  state: emptySearchState,
  settings: { debounceTextMs: 300, debounceRangeMs: 400, cachedAnswers: 10, history: 5 },
} as unknown as SearchPage<unknown>

function openDraft(): SearchDraft {
  let draft: SearchDraft | undefined
  function Probe() {
    // oxlint-disable-next-line react/globals -- the test reads the hook's value outside of the component
    draft = useSearchDraft(page)
    return null
  }
  renderToString(<Probe />)
  if (draft === undefined) throw new Error('the hook was not called')
  return draft
}

const addresses = () => navigate.mock.calls.map(([href]) => href as string)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { pathname: '/search/ford' } })
  navigate.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the draft of a search', () => {
  test('SRCH-07 a chosen value searches at once, typed text after its pause and with its last words', () => {
    const { change } = openDraft()
    change((state) => withChoice(state, 'body', { kind: 'values', values: ['Ute'] }))
    expect(addresses()).toEqual(['/search/ford?body=Ute'])
    change((state) => ({ ...state, text: 'ran' }), 'text')
    vi.advanceTimersByTime(299)
    change((state) => ({ ...state, text: ' ranger  xlt' }), 'text')
    vi.advanceTimersByTime(299)
    expect(addresses()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(addresses()).toEqual(['/search/ford?body=Ute', '/search/ford?query=ranger+xlt&body=Ute'])
  })

  test('SRCH-07 a value that is chosen while text waits is searched together with the text', () => {
    const { change } = openDraft()
    change((state) => ({ ...state, text: 'ranger' }), 'text')
    change((state) => withChoice(state, 'body', { kind: 'values', values: ['Ute'] }))
    vi.advanceTimersByTime(1_000)
    expect(addresses()).toEqual(['/search/ford?query=ranger&body=Ute'])
  })

  test('SRCH-01 text typed with pauses adds one history entry, a chosen value another', () => {
    const { change } = openDraft()
    for (const text of ['r', 'ra']) {
      change((state) => ({ ...state, text }), 'text')
      vi.advanceTimersByTime(300)
    }
    change((state) => withChoice(state, 'body', { kind: 'values', values: ['Ute'] }))
    expect(navigate.mock.calls.map(([, options]) => (options as { replace: boolean }).replace)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('SRCH-07 a search that waits is dropped when the visitor has gone to another page', () => {
    const { change } = openDraft()
    change((state) => withChoice(state, 'price', { kind: 'range', min: 1, max: null }), 'range')
    vi.stubGlobal('window', { location: { pathname: '/contact' } })
    vi.advanceTimersByTime(1_000)
    expect(addresses()).toEqual([])
  })
})
