import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Returns false on the server and during hydration, then true; true at once in what is mounted later. For controls that
 * need scripts. The change after hydration is a transition, so that React renders it in slices instead of all such
 * controls in one long task.
 */
export function useHydrated(): boolean {
  const fromServer = useFromServer()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (fromServer) startTransition(() => setHydrated(true))
  }, [fromServer])
  return hydrated || !fromServer
}

/** Whether the markup of this component came from the server. */
function useFromServer(): boolean {
  const [origin] = useState(createOrigin)
  return useSyncExternalStore(subscribe, origin.read, origin.readOnServer)
}

/**
 * React tells hydration apart by asking for the server's snapshot. The other snapshot repeats that answer while the
 * component lives, because React would render a change of it synchronously.
 */
function createOrigin() {
  let fromServer = false
  return {
    read: () => fromServer,
    readOnServer: () => {
      fromServer = true
      return true
    },
  }
}

/**
 * A value that only the browser knows. Returns `before` on the server and during hydration, then what `read` returns;
 * each change that `listen` reports shows at once. `read` returns the same object as long as nothing has changed.
 */
export function useBrowserValue<Value>(
  listen: (changed: () => void) => () => void,
  read: () => Value,
  before: Value,
): Value {
  const hydrated = useHydrated()
  // During hydration, too, the snapshot is that of the browser, so that there is no change to render synchronously.
  const value = useSyncExternalStore(listen, read, typeof window === 'undefined' ? () => before : read)
  return hydrated ? value : before
}
