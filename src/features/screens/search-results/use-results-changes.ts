import { useEffect, useRef, type MouseEvent } from 'react'
import type { SearchPage } from './search-page.ts'

/**
 * Tells of new results in the page's live region, and keeps the focus on the page where they took its element away: a
 * removed chip, a page number, a way on from no results. `total` is the number of vehicles in words. Returns a click
 * handler for the element around those links.
 */
export function useResultsChanges(page: SearchPage<unknown>, total: string): (event: MouseEvent) => void {
  const before = useRef(page)
  /** The link that asked for the results under way. */
  const followed = useRef<Element | null>(null)
  useEffect(() => {
    const last = before.current
    const link = followed.current
    before.current = page
    // Of another path the page's own heading tells.
    if (last.state === page.state || last.path !== page.path || page.failed) return
    followed.current = null
    import('./tell-results.ts').then(
      ({ tellResults }) => tellResults(last, page, total, link),
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the total belongs to the page
  }, [page])
  return ({ target }) => {
    followed.current = target instanceof Element ? target.closest('a[data-nav]') : null
  }
}
