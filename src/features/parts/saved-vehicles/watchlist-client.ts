import { readStoredJson, writeStored } from '#ui/browser-storage.ts'
import { showToast } from '#ui/toast.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import { forgetWatchlist, listSavedIds, storeWatchlist, watchlistPath } from './saved-ids.ts'

/** The browser's side of the watchlist (WATCH-01 to WATCH-05). Loaded on the first use. */

export interface WatchedCar {
  readonly id: string
  readonly name: string
}

export interface WatchlistChange {
  readonly success: boolean
}

const savePath = '/api/watchlist/save-car'
const removePath = '/api/watchlist/remove-car'
const failureText = 'We could not update your watchlist. Check your connection and try again.'

type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'failed'; readonly message: string }

/** The session takes the place of the phone number, which scripts do not know. */
async function post(path: string, id: string): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone_number: null, car_id: id }),
    })
    if (answer.status === 401) return { kind: 'signed_out' }
    if (!answer.ok) return { kind: 'failed', message: failureText }
    const { success, message } = (await answer.json()) as { success: boolean; message: string | null }
    return success ? { kind: 'done' } : { kind: 'failed', message: message ?? failureText }
  } catch {
    return { kind: 'failed', message: failureText }
  }
}

function storeCopy(id: string, saved: boolean): void {
  const others = (listSavedIds() ?? []).filter((other) => other !== id)
  storeWatchlist(saved ? [id, ...others] : others)
}

/** The last change of each car, so that a failed call does not undo a later change. */
const lastChange = new Map<string, symbol>()
/** Calls run one after the other, so that the server sees a visitor's changes in their order. */
let lastCall: Promise<unknown> = Promise.resolve()
/** Number of changes begun in this document. */
let changes = 0

/**
 * Saves or removes a car: at once in this browser, then on the server (WATCH-02). A failed call is reported and undone
 * (WATCH-05); without a signed-in visitor the sign-in page opens (WATCH-01).
 */
export async function changeWatchlist(car: WatchedCar, saved: boolean): Promise<WatchlistChange> {
  const change = Symbol(car.id)
  lastChange.set(car.id, change)
  changes += 1
  storeCopy(car.id, saved)
  const call = lastCall.then(() => post(saved ? savePath : removePath, car.id))
  lastCall = call
  const answer = await call
  if (answer.kind === 'done') {
    showDone(car, saved)
    return { success: true }
  }
  if (lastChange.get(car.id) === change) storeCopy(car.id, !saved)
  if (answer.kind === 'signed_out') openSignIn(saved ? car : null)
  else showToast({ kind: 'failure', title: 'Something Went Wrong', text: answer.message, link: null })
  return { success: false }
}

function showDone({ name }: WatchedCar, saved: boolean): void {
  showToast({
    kind: 'done',
    title: saved ? 'Car Saved In Watchlist' : 'Car Removed',
    text: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    link: { text: 'View List', href: watchlistPath() ?? '/' },
  })
}

/** A car that a visitor wanted to save before signing in, with the place to return to. */
interface WantedCar extends WatchedCar {
  readonly path: string
  readonly scrollY: number
  /** Epoch milliseconds. */
  readonly at: number
}

const wantedKey = 'watchlist-wanted'
/** A visitor who does not finish the sign-in within this time is not surprised by a saved car. */
const wantedMs = 30 * 60_000

function readWanted(): WantedCar | null {
  const stored = readStoredJson(wantedKey)
  if (typeof stored !== 'object' || stored === null) return null
  const { id, name, path, scrollY, at } = stored as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof path !== 'string') return null
  if (typeof scrollY !== 'number' || typeof at !== 'number' || Date.now() - at > wantedMs) return null
  return { id, name, path, scrollY, at }
}

const herePath = (): string => window.location.pathname + window.location.search

/** Whether the sign-in page is opening, so that the wanted car is for the next document. */
let isLeaving = false

function openSignIn(car: WatchedCar | null): void {
  isLeaving = true
  const path = herePath()
  if (car !== null) {
    const wanted: WantedCar = { id: car.id, name: car.name, path, scrollY: window.scrollY, at: Date.now() }
    writeStored(wantedKey, JSON.stringify(wanted))
  }
  // A new document, because the pages of a signed-in visitor are others.
  window.location.assign(buildSignInPath({ type: 'watchlist', redirect: path, back: path }))
}

/** Whether this document knows the visitor's watchlist; a visit of the sign-in page may change it. */
let isCopyFresh = false

/**
 * Brings the browser's copy of the watchlist up to date with the session, once for a document and after a visit of the
 * sign-in page. A car that the visitor wanted before signing in is saved now, where the visitor left off (WATCH-01).
 * Who has just signed in is offered a passkey (AUTH-01).
 */
export async function followSession(pathname: string): Promise<void> {
  if (pathname === '/sign-in') {
    isCopyFresh = false
    // From now on this browser may have a session, so that the pages after the sign-in page ask for it.
    return storeWatchlist(listSavedIds() ?? [])
  }
  if (isCopyFresh) return
  isCopyFresh = true
  const wanted = readWanted()
  const changesBefore = changes
  const session = await readSession()
  if (session === null || isLeaving) return
  if (changes !== changesBefore) {
    // The answer is older than what the visitor just changed.
    isCopyFresh = false
    await lastCall
    return followSession(pathname)
  }
  if (wanted !== null) writeStored(wantedKey, 'null')
  if (session.signedIn) storeWatchlist(session.watchlist)
  else forgetWatchlist()
  if (wanted !== null && session.signedIn) {
    if (herePath() === wanted.path) window.scrollTo({ top: wanted.scrollY, behavior: 'instant' })
    await changeWatchlist(wanted, true)
  }
  if (session.offerPasskey) await showPasskeyOffer()
}

/** The offer is a courtesy: where its code cannot be loaded, no message is shown. */
async function showPasskeyOffer(): Promise<void> {
  try {
    const { offerPasskey } = await import('#features/parts/sign-in/passkey-offer.ts')
    await offerPasskey()
  } catch {
    // The next page tries again.
  }
}

interface Session {
  readonly signedIn: boolean
  /** Whether the visitor has just signed in and has no passkey here. */
  readonly offerPasskey: boolean
  readonly watchlist: readonly string[]
}

/** null: the server could not be asked, so nothing is known. */
async function readSession(): Promise<Session | null> {
  try {
    const answer = await fetch('/api/session')
    return answer.ok ? ((await answer.json()) as Session) : null
  } catch {
    return null
  }
}
