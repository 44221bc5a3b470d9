import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Returns false on the server and during hydration, then true. For controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
