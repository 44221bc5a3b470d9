/** Part of `history.state`. The router writes `key` and `idx`; `layer` marks an entry of this module. */
interface EntryState {
  readonly key?: string
  readonly idx?: number | null
  readonly layer?: true
}

/** On wide screens Escape and the close button are enough, and Back goes to the previous page. */
const narrow = '(width < 64rem)'

/** Close functions of the open layers, outermost first. */
const layers: (() => void)[] = []
/**
 * History changes that are queued until the browser has performed a `history.go` of this module; null when none is
 * pending.
 */
let waiting: (() => void)[] | null = null
/** The history entry whose page the router shows. */
let shown: EntryState & { readonly href: string } = { href: '' }
/** Whether the current entry is the marked duplicate that a layer added. */
let onCopy = false
/** The original `history.pushState`; null until the first layer opens. */
let pushEntry: History['pushState'] | null = null

const readState = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {})

function note(state: unknown): void {
  shown = { ...readState(state), href: window.location.href }
  onCopy = false
}

function travel(delta: 1 | -1): void {
  waiting = []
  onCopy = false
  window.history.go(delta)
}

/** Prevents the event for entries of layers, so that the router ignores it. */
function onPopState(event: Event): void {
  const entry = readState(window.history.state)
  if (waiting !== null) {
    const changes = waiting
    waiting = null
    event.preventDefault()
    for (const change of changes) change()
    return
  }
  const isShown = entry.key === shown.key && window.location.href === shown.href
  const close = layers.at(-1)
  const steps = (shown.idx ?? 0) - (entry.idx ?? 0)
  if (close !== undefined && steps === (onCopy ? 0 : 1)) {
    event.preventDefault()
    layers.pop()
    onCopy = entry.layer === true
    close()
    // A refinement replaced the entry of the layer: only the layer closes, the refinement stays.
    if (!isShown) travel(1)
    return
  }
  // A duplicate entry reached by Forward shows the page that is already on the screen.
  if (isShown) event.preventDefault()
  else note(entry)
}

function install(): History['pushState'] {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  // Leaving a page removes its layers. Until React has unmounted them, Back would close them instead.
  const leavePage = (url: string | URL | null | undefined): void => {
    if (new URL(url ?? '', window.location.href).pathname !== window.location.pathname) layers.length = 0
  }
  const later = (change: () => void): unknown => (waiting === null ? change() : waiting.push(change))
  history.pushState = (...entry) =>
    void later(() => {
      leavePage(entry[2])
      if (readState(history.state).layer === true) replace(...entry)
      else push(...entry)
      note(entry[0])
    })
  history.replaceState = (...entry) =>
    void later(() => {
      replace(...entry)
      note(entry[0])
    })
  // `entry.client.tsx` dispatches this event before the router handles `popstate`.
  window.addEventListener('beforepopstate', onPopState)
  note(history.state)
  return push
}

/**
 * Adds a history entry for an open layer (dialog, drawer, menu) on a narrow screen, so that Back calls `close` instead
 * of leaving the page. Returns a function that removes the entry, for a layer that was closed in another way. The entry
 * is a marked duplicate of the page's entry, and the router does not know it. A navigation of the router replaces the
 * duplicate, so that Back does not show the same page twice. See docs/decisions/0015.
 */
export function openHistoryLayer(close: () => void): () => void {
  if (!window.matchMedia(narrow).matches) return () => undefined
  const push = (pushEntry ??= install())
  const add = (): void => {
    push({ ...readState(window.history.state), idx: shown.idx ?? null, layer: true }, '')
    onCopy = true
  }
  layers.push(close)
  if (waiting === null) add()
  else waiting.push(add)
  return () => {
    const at = layers.indexOf(close)
    if (at === -1) return
    layers.splice(at, 1)
    if (waiting === null && readState(window.history.state).layer === true) travel(-1)
  }
}
