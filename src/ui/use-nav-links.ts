import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { focusOn } from './page-focus.ts'

/**
 * Handles clicks on plain links marked `data-nav` as client-side navigations. A results page has about eighty links on
 * its cards; as router components each would cost rendering on the server and in the browser, and one delegated
 * listener does the same. `data-nav="stay"` keeps the scroll position. Without scripts, with a modifier key, or when
 * another handler took the click, they are ordinary links. A link to a fragment of the same page scrolls smoothly,
 * unless the visitor prefers reduced motion; all other scrolling is instant.
 */
export function useNavLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-nav],a[href^="#"]') : null
      if (link === null || link.origin !== window.location.origin || link.target !== '') return
      const part =
        link.getAttribute('href')?.startsWith('#') === true ? document.getElementById(link.hash.slice(1)) : null
      if (part === null && link.dataset.nav === undefined) return
      event.preventDefault()
      // A link of an error summary only focuses its field; changing the URL would clear the summary.
      if (part?.matches('input,select,textarea') === true) return part.focus()
      const { style } = document.documentElement
      if (part !== null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        style.scrollBehavior = 'smooth'
      void navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.dataset.nav === 'stay' })
      if (part === null) return
      focusOn(part)
      // The router has started to scroll by then; later scrolling is instant again.
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
