import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * false on the server and for the first paint in the browser, then true: for controls that are of no use before scripts
 * run.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
