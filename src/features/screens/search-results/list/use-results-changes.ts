import { useEffect, useRef, type MouseEvent } from 'react'
import type { SearchPage } from '../search-page.ts'

/**
 * Announces new results in the live region, and moves the focus when the new results removed the focused element: a
 * chip, a page number or a link of the no-results message. `total` is the formatted number of vehicles. Returns a click
 * handler for the element around those links.
 */
export function useResultsChanges(page: SearchPage<unknown>, total: string): (event: MouseEvent) => void {
  const before = useRef(page)
  /** The link that started the current navigation. */
  const followed = useRef<Element | null>(null)
  useEffect(() => {
    const last = before.current
    const link = followed.current
    before.current = page
    // On another path, the heading of the page is announced instead.
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
