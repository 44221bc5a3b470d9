import { useDeferredValue, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Returns false on the server and during hydration, then true. For controls that need scripts. The change after
 * hydration is deferred, so that React renders it in slices instead of all such controls in one long task.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    ),
  )
}
