import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { focusOn } from './page-focus.ts'

/**
 * Follows plain links marked `data-nav` without loading the document anew. A results page has some eighty links on its
 * cards; as components of the router each costs its rendering on the server and in the browser, and one listener does
 * the same. `data-nav="stay"` leaves the page where it is scrolled to. Without scripts, with a modifier key, or where a
 * handler already took the click, they are links as any other.
 *
 * A link to a part of the same page scrolls there smoothly, unless the visitor asked for less motion; everything else
 * jumps.
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
      // A field that a list of mistakes leads to is no place of its own, and an address for it would clear the list.
      if (part?.matches('input,select,textarea') === true) return part.focus()
      const { style } = document.documentElement
      if (part !== null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        style.scrollBehavior = 'smooth'
      void navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.dataset.nav === 'stay' })
      if (part === null) return
      focusOn(part)
      // The router has begun to scroll by then; what scrolls later jumps again.
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
