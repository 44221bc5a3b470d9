import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Focuses an element that the Tab key does not stop at, without scrolling. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findHeading = (): Element | null => document.querySelector('main h1')

/** The focus starts over at the heading: after a new page, and where the element that had it is gone. */
export function focusHeading(): void {
  focusOn(findHeading())
}

/** Path of the page that was shown last. Outside the hook, since the page of an error replaces every component. */
let shownPath: string | null = null

/**
 * After a navigation by script the focus goes where a new document would begin to be read: to what the address points at, or
 * to the page's heading. Nothing happens on the first load, which the browser handles, nor within one page.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isFirst = shownPath === null
    if (shownPath === pathname) return
    const target = (hash === '' ? null : document.getElementById(hash.slice(1))) ?? findHeading()
    // A page whose script is still to come calls this hook itself.
    if (target === null && !isFirst) return
    shownPath = pathname
    if (!isFirst) focusOn(target)
  }, [pathname, hash])
}
