import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Focuses an element that is not in the tab order, without scrolling. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findHeading = (): Element | null => document.querySelector('main h1')

/** Moves the focus to the heading: after a navigation, and when the focused element no longer exists. */
export function focusHeading(): void {
  focusOn(findHeading())
}

/** Path of the last page. Module state, because an error page replaces every component. */
let shownPath: string | null = null

/** The last used link of each history entry, by the key of the entry. */
const usedLinks = new Map<string, string>()

function noteUsedLink({ target }: Event): void {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined
  if (href != null) usedLinks.set(readEntryKey(), href)
}

/** Reads the router's key of the current entry; the first entry has none. */
function readEntryKey(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string }
  return key ?? 'default'
}

function findUsedLink(key: string): Element | null {
  const href = usedLinks.get(key)
  return href === undefined ? null : document.querySelector(`main a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
}

/**
 * Moves the focus after a client-side navigation as a new document would: to the target of the URL fragment or to the
 * page's heading; after Back to the link that had been followed, so that keyboard users continue there. Does nothing on
 * the first load, which the browser handles, or within one page.
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
    // A lazily loaded page calls this hook itself when its script has arrived.
    if (target === null && !isFirst) return
    shownPath = pathname
    if (!isFirst) focusOn(target)
  }, [pathname, hash, key, isReturn])
}
