import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** What the Navigation API tells of a navigation; browsers without it (before 2026) reload the page that is shown. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
}

/**
 * After a deploy a page that is still open may ask for a script that is gone. The router then reloads the page that the
 * visitor wants to leave: this turns the reload into a visit of the page they chose, whose scripts are the new ones.
 */
export function WantedPage(): null {
  const { location } = useNavigation()
  const wanted = location === undefined ? null : createPath(location)
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: EventTarget }
    if (wanted === null || navigation === undefined) return
    const visit = (event: Event): void => {
      const { navigationType, userInitiated } = event as NavigateEvent
      // A visitor who presses reload means the page they see.
      if (navigationType !== 'reload' || userInitiated || !event.cancelable) return
      event.preventDefault()
      window.location.assign(wanted)
    }
    navigation.addEventListener('navigate', visit)
    return () => navigation.removeEventListener('navigate', visit)
  }, [wanted])
  return null
}

/** For a part whose script could not be had: loads the page anew, once, and fails where that did not help. */
export function loadAnew(error: Error): Promise<never> {
  const state = window.history.state as Readonly<Record<string, unknown>> | null
  if (state?.loadedAnew === true) return Promise.reject(error)
  window.history.replaceState({ ...state, loadedAnew: true }, '')
  window.location.reload()
  return new Promise(() => undefined)
}
