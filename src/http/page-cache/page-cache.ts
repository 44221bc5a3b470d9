import { createFinishedPage, isShareable, type FinishedPage } from './finished-page.ts'
import { createPageStore } from './page-store.ts'

/** From this age on a page is made anew, milliseconds: pages tell of time (just arrived, just sold). */
export const freshMs = 60_000
/** Until this age the old page is still given to those who ask while the new one is being made. */
export const longestMs = 120_000
/**
 * Until this age the old page is given where a new one cannot be made: the database is away, rendering fails or is
 * shed.
 */
export const staleIfErrorMs = 3_600_000
/**
 * After a failure the old page is given at once for so long, so that visitors do not wait for one more failure each.
 */
export const retryMs = 10_000

/**
 * `hit`: from the store. `stale`: from the store, and a new one is being made or cannot be. `shared`: waited for
 * another's render. `miss`: rendered for this request and kept. `own`: rendered for this request alone. `shed`: not
 * rendered, too many waited.
 */
export type PageOutcome = 'hit' | 'stale' | 'shared' | 'miss' | 'own' | 'shed'

export interface WantedPage {
  readonly site: string
  /** What the site's pages were made of when the request was given its site, before anything was awaited. */
  readonly version: string
  /** The same, now. */
  readonly currentVersion: () => string
  /** From `resolvePageAddress`. */
  readonly target: string
  /** Makes the answer that any stranger would get at `target`. Must see nothing of the visitor who happens to ask. */
  readonly render: () => Promise<RenderedPage>
}

export interface RenderedPage {
  readonly answer: Response
  /**
   * Epoch milliseconds: from this instant on a rule of time makes another page of it. Infinity: time alone changes
   * nothing.
   */
  readonly freshUntil: number
}

export type FoundPage =
  | {
      readonly kind: 'page'
      readonly page: FinishedPage
      readonly outcome: PageOutcome
      /** Since it was made. */ readonly ageMs: number
    }
  /**
   * The answer is not the same for all and was not kept; null where it was made for somebody else, and this one must
   * ask anew.
   */
  | { readonly kind: 'own'; readonly answer: Response | null }

export interface PageCache {
  /** Rejects when rendering does. */
  find(wanted: WantedPage): Promise<FoundPage>
  readonly figures: PageCacheFigures
}

export interface PageCacheFigures {
  readonly bytes: number
  readonly pages: number
  readonly evictions: number
}

export interface PageCacheOptions {
  readonly limitBytes: number
  /** Epoch milliseconds. */
  readonly now: () => number
  /**
   * Told when a page that was due could not be made anew and the old one was given. `error`: what rendering threw, or
   * an Error with the status.
   */
  readonly onRefreshError: (error: unknown, site: string) => void
}

/** Between the site's slug, the version and the target: occurs in none of them. */
const between = '\n'

/**
 * Finished pages, kept by site and address and given while the site's version is the one they were made of. Nothing is
 * ever purged: a change moves the version, and a page of another version is as good as none.
 */
export function createPageCache({ limitBytes, now, onRefreshError }: PageCacheOptions): PageCache {
  interface Entry {
    readonly page: FinishedPage
    readonly version: string
    /** When its rendering began. */
    readonly madeAt: number
    readonly freshUntil: number
    /** When making it anew last failed. */
    failedAt: number | null
    readonly bytes: number
  }
  type Made =
    | { readonly page: FinishedPage; readonly madeAt: number }
    | { readonly page: null; readonly answer: Response }

  const store = createPageStore<Entry>(limitBytes)
  const making = new Map<string, Promise<Made>>()

  async function make(key: string, wanted: WantedPage): Promise<Made> {
    const madeAt = now()
    const { answer, freshUntil } = await wanted.render()
    if (!isShareable(answer)) {
      // An error does not drive out the last good page; anything else says that this address has no page any more.
      if (answer.status < 500) store.delete(key)
      return { page: null, answer }
    }
    let entry: Entry | null = null
    const page = await createFinishedPage(answer, () => {
      if (entry !== null) store.resized(key, entry)
    })
    entry = {
      page,
      version: wanted.version,
      madeAt,
      freshUntil,
      failedAt: null,
      get bytes() {
        return page.bytes + 2 * key.length
      },
    }
    // A change during the rendering leaves the page for those who asked before it, and for nobody after.
    if (wanted.currentVersion() === wanted.version) store.set(key, entry)
    return { page, madeAt }
  }

  /** One render at a time for a page of a version. The promise is forgotten as soon as it has settled. */
  function makeOnce(key: string, wanted: WantedPage): { readonly first: boolean; readonly made: Promise<Made> } {
    const flight = `${key}${between}${wanted.version}`
    const under = making.get(flight)
    if (under !== undefined) return { first: false, made: under }
    const made = make(key, wanted).finally(() => making.delete(flight))
    making.set(flight, made)
    return { first: true, made }
  }

  const toFound = (made: Made, first: boolean): FoundPage =>
    made.page === null
      ? { kind: 'own', answer: first ? made.answer : null }
      : { kind: 'page', page: made.page, outcome: first ? 'miss' : 'shared', ageMs: now() - made.madeAt }

  /**
   * Makes the page anew beside `entry`, its former state. A failure is told once and kept with the entry; the answer is
   * null then.
   */
  async function renew(key: string, wanted: WantedPage, entry: Entry): Promise<FoundPage | null> {
    const { first, made } = makeOnce(key, wanted)
    let failure: unknown
    try {
      const result = await made
      if (result.page !== null || result.answer.status < 500) return toFound(result, first)
      failure = new Error(`rendering answered ${result.answer.status}`)
    } catch (error) {
      failure = error
    }
    entry.failedAt = now()
    if (first) onRefreshError(failure, wanted.site)
    return null
  }

  return {
    async find(wanted) {
      const key = `${wanted.site}${between}${wanted.target}`
      const entry = store.get(key)
      const ageMs = entry === undefined ? -1 : now() - entry.madeAt
      if (entry === undefined || entry.version !== wanted.version || ageMs < 0 || ageMs >= staleIfErrorMs) {
        const { first, made } = makeOnce(key, wanted)
        return toFound(await made, first)
      }
      const isCurrent = now() < entry.freshUntil
      if (isCurrent && ageMs < freshMs) return { kind: 'page', page: entry.page, outcome: 'hit', ageMs }
      const old: FoundPage = { kind: 'page', page: entry.page, outcome: 'stale', ageMs }
      const hasJustFailed = entry.failedAt !== null && now() - entry.failedAt < retryMs
      if (isCurrent && ageMs < longestMs) {
        if (!hasJustFailed) void renew(key, wanted, entry)
        return old
      }
      return hasJustFailed ? old : ((await renew(key, wanted, entry)) ?? old)
    },
    get figures() {
      return { bytes: store.bytes, pages: store.size, evictions: store.evictions }
    },
  }
}
