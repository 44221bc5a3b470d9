/** Part of `history.state`. The router writes `key` and `idx`; `layer` marks an entry of this module. */
interface EntryState {
  readonly key?: string
  readonly idx?: number | null
  readonly layer?: true
}

/** On a wide screen Escape and the close button suffice, and Back means the page before. */
const narrow = '(width < 64rem)'

/** Closes the open layers, outermost first. */
const layers: (() => void)[] = []
/**
 * Changes to the history that wait until the browser has carried out a `history.go` of this module; null: none is under
 * way.
 */
let waiting: (() => void)[] | null = null
/** The entry whose page the router shows. */
let shown: EntryState & { readonly href: string } = { href: '' }
/** Whether the current entry is the marked copy that a layer added. */
let onCopy = false
/** `history.pushState` of the browser; null until the first layer opens. */
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

/** The router does not hear of an event that is prevented here. */
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
    // A refinement has taken the place of the layer's entry: only the layer goes, the refinement stays.
    if (!isShown) travel(1)
    return
  }
  // A copy that Forward leads to shows nothing but the page that is on the screen already.
  if (isShown) event.preventDefault()
  else note(entry)
}

function install(): History['pushState'] {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  // Layers go with their page. Until React has taken them away, Back would count as closing them.
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
  // Sent by `entry.client.tsx` before the router hears of a `popstate`.
  window.addEventListener('beforepopstate', onPopState)
  note(history.state)
  return push
}

/**
 * Gives an open layer (dialog, drawer, menu) a history entry on a narrow screen, so that Back closes it by `close`
 * instead of leaving the page. Returns what to call once it is closed otherwise: that takes the entry away again.
 *
 * The entry is a marked copy of the page's own, and the router is not told of it. What the router pushes while the copy
 * is current takes its place, so that Back from there does not come by the same page twice. See docs/decisions/0015.
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
