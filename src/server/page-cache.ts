import { createFinishedPage, isShareable, type FinishedPage } from './finished-page.ts'
import { createPageStore } from './page-store.ts'

/** From this age on a page is made anew, milliseconds: pages tell of time (just arrived, just sold). */
export const freshMs = 60_000
/** Until this age the old page is still given to those who ask while the new one is being made. */
export const longestMs = 120_000

/**
 * `hit`: from the store. `stale`: from the store, and a new one is being made. `shared`: waited for another's render.
 * `miss`: rendered for this request and kept. `own`: rendered for this request alone. `shed`: not rendered, too many waited.
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
  readonly render: () => Promise<Response>
}

export type FoundPage =
  | { readonly kind: 'page'; readonly page: FinishedPage; readonly outcome: PageOutcome }
  /** The answer is not the same for all and was not kept; null where it was made for somebody else, and this one must ask anew. */
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
  /** Told when a page that was due could not be made anew; the old one is given until it is too old. */
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
    readonly bytes: number
  }
  type Made = { readonly page: FinishedPage } | { readonly page: null; readonly answer: Response }

  const store = createPageStore<Entry>(limitBytes)
  const making = new Map<string, Promise<Made>>()

  async function make(key: string, wanted: WantedPage): Promise<Made> {
    const madeAt = now()
    const answer = await wanted.render()
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
      get bytes() {
        return page.bytes + 2 * key.length
      },
    }
    // A change during the rendering leaves the page for those who asked before it, and for nobody after.
    if (wanted.currentVersion() === wanted.version) store.set(key, entry)
    return { page }
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

  return {
    async find(wanted) {
      const key = `${wanted.site}${between}${wanted.target}`
      const entry = store.get(key)
      if (entry !== undefined && entry.version === wanted.version) {
        const age = now() - entry.madeAt
        if (age >= 0 && age < freshMs) return { kind: 'page', page: entry.page, outcome: 'hit' }
        if (age >= 0 && age < longestMs) {
          const { first, made } = makeOnce(key, wanted)
          if (first) made.catch((error: unknown) => onRefreshError(error, wanted.site))
          return { kind: 'page', page: entry.page, outcome: 'stale' }
        }
      }
      const { first, made } = makeOnce(key, wanted)
      const result = await made
      if (result.page !== null) return { kind: 'page', page: result.page, outcome: first ? 'miss' : 'shared' }
      return { kind: 'own', answer: first ? result.answer : null }
    },
    get figures() {
      return { bytes: store.bytes, pages: store.size, evictions: store.evictions }
    },
  }
}
