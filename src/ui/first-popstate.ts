type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/**
 * Call it once, before the router starts: the browser calls listeners of `popstate` in the order in which they were added, and
 * the router must not hear of a history entry that belongs to a layer (see `history-layer.ts`).
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => first?.(event))
}

export function setFirstPopStateListener(listener: Listener): void {
  first = listener
}
