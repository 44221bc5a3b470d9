import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

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

/** The link last used on each entry of the history, by the entry's key. */
const usedLinks = new Map<string, string>()

function noteUsedLink({ target }: Event): void {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined
  if (href != null) usedLinks.set(readEntryKey(), href)
}

/** The router keeps the key of an entry in its state; the first has none. */
function readEntryKey(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string }
  return key ?? 'default'
}

function findUsedLink(key: string): Element | null {
  const href = usedLinks.get(key)
  return href === undefined ? null : document.querySelector(`main a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
}

/**
 * After a navigation by script the focus goes where a new document would begin to be read: to what the address points
 * at, or to the page's heading; after Back to the link that led away, so that the keyboard goes on from there. Nothing
 * happens on the first load, which the browser handles, nor within one page.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    document.addEventListener('click', noteUsedLink, true)
    return () => document.removeEventListener('click', noteUsedLink, true)
  }, [])
  useEffect(() => {
    const isFirst = shownPath === null
    if (shownPath === pathname) return
    const target =
      (isReturn ? findUsedLink(key) : null) ??
      (hash === '' ? null : document.getElementById(hash.slice(1))) ??
      findHeading()
    // A page whose script is still to come calls this hook itself.
    if (target === null && !isFirst) return
    shownPath = pathname
    if (!isFirst) focusOn(target)
  }, [pathname, hash, key, isReturn])
}
