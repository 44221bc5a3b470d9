import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Crumbs } from '#features/parts/page-meta/crumbs.tsx'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { loadAnew } from '#ui/load-anew.ts'
import { PausePoint } from '#ui/pause-point.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { describeTotal } from './list/describe-total.ts'
import { Failure, type Trouble } from './list/failure.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { FilterSwitch } from './filters/filter-switch-box.tsx'
import { filterSwitchId } from './filters/filter-switch.ts'
import { ResultsHead } from './list/results-head.tsx'
import { CardGrid, Chips, Paging } from './list/results-list.tsx'
import { SearchBox } from './search-box.tsx'
import { isTouched } from './filters/is-touched.ts'
import { Landing } from './list/landing.tsx'
import type { SearchPage } from './search-page.ts'
import { Total } from './list/total.tsx'
import { useLasting } from './list/use-lasting.ts'
import { useLateAnswers } from './list/use-late-answers.ts'
import { useResultsChanges } from './list/use-results-changes.ts'
import { usePanelDraft, useSearchDraft, type SearchDraft } from './filters/use-search-draft.ts'

const skipLinkClass =
  'ring-on-picture sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-2 focus:z-50 ' +
  'focus:bg-surface focus:p-3 focus:text-text'
const formClass =
  'mx-auto grid max-w-(--wide) items-start px-4 pb-6 lg:gap-x-8 lg:px-8 ' +
  // Large text has wider filters, as far as two columns of cards leave room for them.
  'lg:grid-cols-[max(280px,min(17.5rem,25%))_minmax(0,1fr)]'

interface SearchResultsProps {
  readonly page: SearchPage<VehicleCardView>
  /** Cause of the failure when `page` is still the previous page; null otherwise (SRCH-10). */
  readonly stale: Trouble | null
}

/** Loaded on demand, because few searches have no results; the server always renders it. */
const NoResults = lazy(() => import('./list/no-results.tsx').catch(loadAnew))

/** Saves a search with refinements to the history after its answer has arrived (SRCH-17). */
function useSearchHistory(page: SearchPage<unknown>, stale: Trouble | null): void {
  const { failed, chips, title, settings, path } = page
  const empty = page.total === 0
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (failed || stale !== null || chips.length === 0 || pathname !== path) return
    const parameters = new URLSearchParams(search)
    parameters.delete('page')
    const query = parameters.toString()
    const entry = {
      href: query === '' ? path : `${path}?${query}`,
      words: chips.map(({ label }) => label),
      title,
      empty,
    }
    return whenIdle(() => {
      import('#features/parts/search-box/search-history.ts').then(
        ({ saveToHistory }) => saveToHistory(entry, settings.history),
        () => undefined,
      )
    })
  }, [failed, stale, chips, title, empty, settings.history, path, pathname, search])
}

/** Scrolls to the first card of a new answer when the visitor had scrolled past it. */
function useFirstCardInView(state: SearchPage<unknown>['state']) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    const before = shown.current
    shown.current = state
    if (before === state || before.page !== state.page) return
    // With the next frame, which lays out the page anyway.
    requestAnimationFrame(() => {
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0)
        top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
  }, [state])
  return top
}

/** Results are dimmed only after this delay, so that fast answers cause no flicker. */
const dimAfterMs = 100

/** The results page. One form contains every refinement, so that it works as plain HTML; paging and chips are links. */
export function SearchResults({ page, stale }: SearchResultsProps) {
  const draft = useSearchDraft(page)
  // The panel takes over a new answer once the first vehicles are painted, so that slow phones show these sooner.
  const panelPage = useDeferredValue(page)
  const panel = usePanelDraft(draft, panelPage)
  const dimmed = useLasting(draft.busy, dimAfterMs)
  const late = useLateAnswers(page, draft.busy, draft.state.text !== page.state.text)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const top = useFirstCardInView(page.state)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    // Visitors may choose filters and open their drawer before hydration. A form that React created itself has no such
    // choices, but looks as if it had, because React sets a select's value without changing the `defaultSelected`
    // options.
    if (hydrated) return
    const fields = form.current
    if (fields !== null && isTouched(fields)) {
      const values = new FormData(fields)
      void import('./filters/read-early-choices.ts')
        .catch(loadAnew)
        .then(({ readEarlyChoices }) => draft.change(() => readEarlyChoices(fields, values, page)))
    }
    const drawer = fields?.querySelector<HTMLInputElement>(`#${filterSwitchId}`)
    if (drawer?.checked === true) setFiltersOpen(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])
  useSearchHistory(page, stale)
  // On a wide page the filters leave their column to what there is to browse, or else to the vehicles, where a search
  // without results has none to choose.
  const unfiltered = page.nothing !== null && page.facets.length === 0 && page.state.near === null
  const widened = unfiltered && page.nothing?.tiles.length === 0 ? 'widened' : ''
  const answerClass = `answer grid grid-cols-1 gap-4 ${widened}`
  const noteClick = useResultsChanges(page, describeTotal(page.total))
  return (
    <div className="relative">
      <a href="#results" className={skipLinkClass}>
        Skip to results
      </a>
      <div className="results-crumbs">
        <Crumbs trail={page.trail} />
      </div>
      <ResultsHead
        heading={page.heading}
        intro={page.intro}
        head={page.head}
        path={page.path}
        total={page.total}
        failed={page.failed}
        typed={page.state.text !== ''}
      />
      {page.sale !== null && <PromotionCard promotion={page.sale} wide />}
      <form
        ref={form}
        method="get"
        action={page.path}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          setFiltersOpen(false)
          draft.flush()
        }}
        className={unfiltered ? `${formClass} no-filters` : formClass}
      >
        <FilterSwitch open={filtersOpen} setOpen={setFiltersOpen} />
        <PausePoint>
          <FilterPanel page={panelPage} draft={panel} open={filtersOpen} close={() => setFiltersOpen(false)} />
        </PausePoint>
        {/* The handler listens to clicks on the links inside, which the keyboard triggers as well. */}
        {/* oxlint-disable-next-line no-noninteractive-element-interactions, click-events-have-key-events */}
        <section
          id="results"
          tabIndex={-1}
          onClick={noteClick}
          aria-label="Results"
          aria-busy={draft.busy}
          className="relative grid min-w-0 grid-cols-1 gap-4 outline-none lg:col-start-2"
        >
          <div ref={top} className="absolute top-0 scroll-mt-[calc(var(--header-height,0px)+1rem)]" />
          <Toolbar page={page} draft={draft} filtersOpen={filtersOpen} openFilters={() => setFiltersOpen(true)} />
          {(stale !== null || page.failed) && <Failure stale={stale} />}
          <Chips
            chips={page.chips}
            clearHref={page.clearHref}
            awaited={draft.busy && (draft.state.text !== '' || Object.keys(draft.state.choices).length > 0)}
          />
          {page.note !== null && <p className="text-muted">{page.note}</p>}
          {page.distance?.note && (
            <p className="text-sm text-muted">
              {page.distance.note}{' '}
              {page.distance.others.map(({ label, href }) => (
                <a key={href} data-nav="stay" href={href} className="mr-3 text-link underline">
                  {label}
                </a>
              ))}
            </p>
          )}
          {/* Drawn anew where it changes its width. The words keep their contrast. */}
          {/* No CSS transition: it would repaint twenty cards in every frame. */}
          <div
            key={`${late}${widened}`}
            className={dimmed || stale !== null ? `${answerClass} [&_img]:opacity-40` : answerClass}
          >
            {page.nothing !== null && (
              <Suspense>
                <NoResults nothing={page.nothing} narrowed={page.chips.length > 0} />
              </Suspense>
            )}
            <FinanceNote cards={page.cards} />
            {page.cards.length > 0 && (
              <CardGrid
                cards={page.cards}
                soldFrom={page.soldFrom}
                promotions={page.promotions}
                headed={page.nothing !== null}
              />
            )}
          </div>
          {page.dealer !== null && (
            <p>
              <Link
                to={page.dealer.href}
                aria-label={`See more from this dealer: ${page.dealer.name}`}
                className={buttonClass('outlined')}
              >
                See more from this dealer
              </Link>
            </p>
          )}
          <Paging paging={page.paging} />
          {page.landing !== null && <Landing landing={page.landing} />}
        </section>
      </form>
    </div>
  )
}

/**
 * Search field, filter button and sort order: fixed within reach on a phone, in one row with the count on a wide page.
 */
function Toolbar({
  page,
  draft,
  filtersOpen,
  openFilters,
}: {
  page: SearchPage<unknown>
  draft: SearchDraft
  filtersOpen: boolean
  openFilters: () => void
}) {
  const hydrated = useHydrated()
  const filters = `${buttonClass('outlined')} toolbar-filters`
  const filterWords = page.refinements === 0 ? 'Filters' : `Filters (${page.refinements})`
  return (
    <div className="toolbar gives-way">
      <div>
        <SearchBox text={draft.state.text} change={draft.change} history={page.settings.history} />
      </div>
      {/* Without scripts a label toggles the checkbox before the search; with scripts a button replaces it. */}
      {hydrated ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={filtersOpen}
          onClick={openFilters}
          className={filters}
        >
          {filterWords}
        </button>
      ) : (
        <label htmlFor={filterSwitchId} className={filters}>
          {filterWords}
        </label>
      )}
      <p>
        <Total total={page.total} failed={page.failed} />
      </p>
      {/* Keeps its place where there is nothing to sort: the field beside it must not move under a finger. */}
      <div className={page.nothing === null ? 'toolbar-sort' : 'toolbar-sort lg:invisible'}>
        <label>
          <span>Sort</span>
          <Icon name="sort" />
          <select
            name="sortBy"
            value={draft.state.sortBy}
            onChange={(event) => {
              const sort = page.sorts.find(({ key }) => key === event.currentTarget.value)
              if (sort !== undefined) draft.change((state) => ({ ...state, sortBy: sort.key, page: 1 }))
            }}
          >
            {page.sorts.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className={buttonClass('outlined')}>
            Sort
          </button>
        </noscript>
      </div>
    </div>
  )
}
