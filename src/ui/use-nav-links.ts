import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows plain links marked `data-nav` without loading the document anew. A results page has some eighty links on its
 * cards; as components of the router each costs its rendering on the server and in the browser, and one listener does the
 * same. `data-nav="stay"` leaves the page where it is scrolled to. Without scripts, with a modifier key, or where a handler already took the click, they are links as any other.
 */
export function useNavLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-nav]') : null
      if (link === null || link.origin !== window.location.origin) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.dataset.nav === 'stay' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
