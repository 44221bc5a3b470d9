import { formatSearchState } from '#search/state/search-choices.ts'
import { announce } from '#ui/announce.ts'
import { focusHeading } from '#ui/page-focus.ts'
import type { SearchPage } from '../search-page.ts'

type Results = Pick<SearchPage<unknown>, 'state' | 'pages' | 'sorts'>

/** Screen reader text for results that replace those of the state `before` on the same path. */
export function describeChange(
  before: SearchPage<unknown>['state'],
  { state, pages, sorts }: Results,
  total: string,
): string {
  const now = formatSearchState(state)
  if (formatSearchState({ ...before, page: state.page }) === now) return `Page ${state.page} of ${pages}`
  const sort = sorts.find(({ key }) => key === state.sortBy)
  if (sort !== undefined && formatSearchState({ ...before, sortBy: state.sortBy, page: state.page }) === now)
    return sort.announcement
  return total
}

/**
 * Announces new results and moves the focus if its element disappeared. `link` is the link that led to them; null when
 * a field or the browser's buttons did.
 */
export function tellResults(
  before: SearchPage<unknown>,
  page: SearchPage<unknown>,
  total: string,
  link: Element | null,
): void {
  announce(describeChange(before.state, page, total))
  if (link === null) return
  // If the visitor has moved the focus meanwhile, it stays there.
  const { activeElement, body } = document
  const isPaging = before.state.page !== page.state.page
  if (activeElement !== body && !(isPaging && activeElement === link)) return
  // The next chip takes the focus, so that the visitor can remove several with the same key.
  const removed = before.chips.findIndex(({ removeHref }) => removeHref === link.getAttribute('href'))
  const chips = document.querySelectorAll<HTMLElement>('[data-chips] a')
  const next = removed === -1 ? undefined : chips[Math.min(removed, chips.length - 1)]
  if (next === undefined) focusHeading()
  else next.focus({ preventScroll: true })
}
