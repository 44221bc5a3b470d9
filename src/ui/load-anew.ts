import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Event of the Navigation API. Browsers without the API (before 2026) reload the current page. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
}

/**
 * After a deployment an open page may request a script that no longer exists. The router then reloads the current page;
 * this component turns the reload into a load of the page the visitor navigated to, with the new scripts.
 */
export function WantedPage(): null {
  const { location } = useNavigation()
  const wanted = location === undefined ? null : createPath(location)
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget }
    if (wanted === null || navigation === undefined) return
    const visit = (event: Event): void => {
      const { navigationType, userInitiated } = event as NavigateEvent
      // A reload by the visitor reloads the current page.
      if (navigationType !== 'reload' || userInitiated || !event.cancelable) return
      event.preventDefault()
      window.location.assign(wanted)
    }
    navigation.addEventListener('navigate', visit)
    return () => navigation.removeEventListener('navigate', visit)
  }, [wanted])
  return null
}

/** Handles a failed dynamic import: reloads the page once, and rejects if the reload did not help. */
export function loadAnew(error: Error): Promise<never> {
  const state = window.history.state as Readonly<Record<string, unknown>> | null
  if (state?.loadedAnew === true) return Promise.reject(error)
  window.history.replaceState({ ...state, loadedAnew: true }, '')
  window.location.reload()
  return new Promise(() => undefined)
}
