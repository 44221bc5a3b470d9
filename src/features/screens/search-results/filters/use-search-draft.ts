import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { emptySearchState, formatSearchState, type SearchState } from '#search/state/search-choices.ts'
import { loadAnew } from '#ui/load-anew.ts'
import { formatSearchHref } from '../address/search-href.ts'
import type { SearchPage, UnderstoodView } from '../search-page.ts'

/** Debounce of a change: text and ranges change with every key press and pixel (SRCH-07). */
export type Pause = 'none' | 'text' | 'range'

/** Updates the state. The function keeps its identity, so that memoised controls do not render again. */
export type ChangeSearch = (update: (state: SearchState) => SearchState, pause?: Pause) => void

export interface SearchDraft {
  /** State of the controls: the visitor's choices at once, while the search is still loading. */
  readonly state: SearchState
  readonly busy: boolean
  readonly change: ChangeSearch
  /** Runs a debounced search at once. */
  readonly flush: () => void
}

const tidy = (state: SearchState): SearchState => ({ ...state, text: state.text.replaceAll(/\s+/g, ' ').trim() })

/**
 * Holds the refinements until the next answer. The URL stays the single source of the state (SRCH-01): every change
 * navigates, and a URL that this hook did not request (back, forward, a removed chip) replaces the draft.
 */
export function useSearchDraft(page: SearchPage<unknown>): SearchDraft {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const location = useLocation()
  const [draft, setDraft] = useState(page.state)
  const [seen, setSeen] = useState(page.state)
  const [asked, setAsked] = useState(formatSearchState(page.state))
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const lastPause = useRef<Pause>('none')

  if (seen !== page.state) {
    setSeen(page.state)
    const answered = formatSearchState(page.state)
    if (answered !== asked) {
      setAsked(answered)
      setDraft(page.state)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const goingTo = navigation.location === undefined ? null : navigation.location.pathname + navigation.location.search
  const ownHref = useRef<string | null>(null)
  useEffect(() => {
    // A followed link cancels a search that is still debounced.
    if (goingTo !== null && goingTo !== ownHref.current) clearTimeout(timer.current)
  }, [goingTo])

  const search = (state: SearchState, pause: Pause) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = tidy(state)
    const href = formatSearchHref(page.path, next, page.whole)
    setAsked(formatSearchState(next))
    if (href === location.pathname + location.search && navigation.state === 'idle') return
    // Typing a word adds one history entry, not one per letter.
    const replace = pause !== 'none' && lastPause.current === pause
    lastPause.current = pause
    ownHref.current = href
    void navigate(href, { preventScrollReset: true, replace })
  }

  const now = useRef({ draft, search, settings: page.settings, pathname: location.pathname })
  useEffect(() => {
    now.current = { draft, search, settings: page.settings, pathname: location.pathname }
  })
  const change = useCallback<ChangeSearch>((update, pause = 'none') => {
    const { settings, pathname } = now.current
    const next = update(now.current.draft)
    // Two changes before the next render must build on each other.
    now.current.draft = next
    setDraft(next)
    clearTimeout(timer.current)
    const wait = pause === 'text' ? settings.debounceTextMs : pause === 'range' ? settings.debounceRangeMs : 0
    if (wait === 0) now.current.search(next, pause)
    // A debounced search must not run on another page that the visitor has navigated to.
    else
      timer.current = setTimeout(
        () => (window.location.pathname === pathname ? now.current.search(next, pause) : undefined),
        wait,
      )
  }, [])

  return {
    state: draft,
    busy: navigation.state === 'loading' && navigation.location.pathname === page.path,
    change,
    flush: () => search({ ...emptySearchState, ...draft }, 'none'),
  }
}

/**
 * The draft as the filters show and change it: with what the typed text says as choices. The rule of what a change
 * takes over from the text loads with the first such text, because few visitors type sentences.
 */
export function usePanelDraft(draft: SearchDraft, { understood, state }: SearchPage<unknown>): SearchDraft {
  const { change } = draft
  useEffect(() => {
    // Loaded before a filter changes, whose box shows the visitor's choice only as long as the change is under way.
    if (understood !== null) import('./take-over.ts').catch(() => undefined)
  }, [understood])
  const changeSaid = useCallback<ChangeSearch>(
    (update, pause) =>
      void import('./take-over.ts')
        .catch(loadAnew)
        .then(({ takeOver }) =>
          change(
            (from) =>
              understood === null || from.text !== state.text
                ? update(from)
                : takeOver(from, update(withSaid(from, understood)), understood),
            pause,
          ),
        ),
    [change, understood, state],
  )
  return understood !== null && draft.state.text === state.text
    ? { ...draft, state: withSaid(draft.state, understood), change: changeSaid }
    : draft
}

const withSaid = (state: SearchState, { choices, near }: UnderstoodView): SearchState => ({
  ...state,
  near: state.near ?? near,
  choices: { ...choices, ...state.choices },
})
