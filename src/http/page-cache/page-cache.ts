import { createSingleFlight } from '#concurrency/single-flight.ts'
import { createByteLimitedCache } from '../byte-limited-cache.ts'
import { createAskedPages } from './asked-pages.ts'
import { createFinishedPage, isShareable, type FinishedPage } from './finished-page.ts'

/** Age in milliseconds from which a page is refreshed: what pages say depends on time (just arrived, just sold). */
export const freshMs = 60_000
/** Until this age the stale page is served while a fresh one is rendered in the background. */
export const longestMs = 120_000
/** Until this age the stale page is served when rendering fails: database outage, error, shed load. */
export const staleIfErrorMs = 3_600_000
/** After a failed refresh the stale page is served at once for this long, so that requests do not wait for failures. */
export const retryMs = 10_000

/**
 * `hit`: a fresh page from the cache. `stale`: a stale page from the cache, which is being refreshed or cannot be.
 * `shared`: waited for the rendering of another request. `miss`: rendered for this request, and cached if it is worth
 * keeping. `own`: rendered for this request only. `shed`: not rendered because too many requests were waiting.
 */
export type PageOutcome = 'hit' | 'stale' | 'shared' | 'miss' | 'own' | 'shed'

export interface WantedPage {
  readonly site: string
  /** Version of the site's content, read together with the site and before the request awaited anything. */
  readonly version: string
  /** Version of the site's content now. */
  readonly currentVersion: () => string
  /** From `resolvePageAddress`. */
  readonly target: string
  /** Renders the answer that every anonymous visitor gets at `target`. Must not see anything of the visitor. */
  readonly render: () => Promise<RenderedPage>
}

export interface RenderedPage {
  readonly answer: Response
  /** Epoch milliseconds at which a time-based rule changes the page. Infinity: no rule does. */
  readonly freshUntil: number
}

export type FoundPage =
  | {
      readonly kind: 'page'
      readonly page: FinishedPage
      readonly outcome: PageOutcome
      /** Milliseconds since it was rendered. */
      readonly ageMs: number
    }
  /**
   * The answer may not be shared and was not cached. `answer` is null where it was rendered for another request; the
   * caller then renders its own.
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
   * Called when a refresh failed and the stale page was served. `error`: what rendering threw, or an Error with the
   * status of its answer.
   */
  readonly onRefreshError: (error: unknown, site: string) => void
}

/** Part of the limit from which on a page is kept when it is asked for again. */
const roomyPart = 0.5

/** Separates slug, version and target in keys; none of them contains it. */
const separator = '\n'

/** What is kept of a page. A class, because V8 keeps what the getter of an object literal refers to for too long. */
class Entry {
  readonly page: FinishedPage
  readonly version: string
  /** When its rendering began. */
  readonly madeAt: number
  readonly freshUntil: number
  /** When a refresh last failed. */
  failedAt: number | null = null
  readonly #keyBytes: number

  constructor(key: string, fields: Pick<Entry, 'page' | 'version' | 'madeAt' | 'freshUntil'>) {
    this.page = fields.page
    this.version = fields.version
    this.madeAt = fields.madeAt
    this.freshUntil = fields.freshUntil
    this.#keyBytes = 2 * key.length
  }

  get bytes(): number {
    return this.page.bytes + this.#keyBytes
  }
}

/**
 * LRU cache of finished pages by site and address. A page is served only for the content version that it was rendered
 * from, so a change of the site's vehicles or configuration needs no purge. A cache that is half full takes in what is
 * asked for twice.
 */
export function createPageCache({ limitBytes, now, onRefreshError }: PageCacheOptions): PageCache {
  type Rendered =
    | { readonly page: FinishedPage; readonly madeAt: number }
    | { readonly page: null; readonly answer: Response }

  const entries = createByteLimitedCache<Entry>(limitBytes)
  const asked = createAskedPages()
  const renders = createSingleFlight<Rendered>()

  const isWorthKeeping = (key: string): boolean =>
    entries.bytes < limitBytes * roomyPart || entries.get(key) !== undefined || asked.note(key)

  async function render(key: string, wanted: WantedPage): Promise<Rendered> {
    const madeAt = now()
    const { answer, freshUntil } = await wanted.render()
    if (!isShareable(answer)) {
      // A server error leaves the last good page in place; any other answer means that the page no longer exists.
      if (answer.status < 500) entries.delete(key)
      return { page: null, answer }
    }
    let entry: Entry | null = null
    const page = await createFinishedPage(answer, () => {
      if (entry !== null) entries.resized(key, entry)
    })
    entry = new Entry(key, { page, version: wanted.version, madeAt, freshUntil })
    // If the version changed while rendering, answer the waiting requests but do not cache.
    if (wanted.currentVersion() === wanted.version && isWorthKeeping(key)) entries.set(key, entry)
    return { page, madeAt }
  }

  /** Single flight for each page and version; `first` is true for the request that started the rendering. */
  function renderOnce(key: string, wanted: WantedPage): { readonly first: boolean; readonly made: Promise<Rendered> } {
    const flight = `${key}${separator}${wanted.version}`
    return { first: !renders.has(flight), made: renders.run(flight, () => render(key, wanted)) }
  }

  const toFound = (rendered: Rendered, first: boolean): FoundPage =>
    rendered.page === null
      ? { kind: 'own', answer: first ? rendered.answer : null }
      : { kind: 'page', page: rendered.page, outcome: first ? 'miss' : 'shared', ageMs: now() - rendered.madeAt }

  /** Refreshes a stale entry. A failure is reported once and noted in the entry; the result is then null. */
  async function refresh(key: string, wanted: WantedPage, entry: Entry): Promise<FoundPage | null> {
    const { first, made } = renderOnce(key, wanted)
    let failure: unknown
    try {
      const rendered = await made
      if (rendered.page !== null || rendered.answer.status < 500) return toFound(rendered, first)
      failure = new Error(`rendering answered ${rendered.answer.status}`)
    } catch (error) {
      failure = error
    }
    entry.failedAt = now()
    if (first) onRefreshError(failure, wanted.site)
    return null
  }

  return {
    async find(wanted) {
      const key = `${wanted.site}${separator}${wanted.target}`
      const entry = entries.get(key)
      const ageMs = entry === undefined ? -1 : now() - entry.madeAt
      if (entry === undefined || entry.version !== wanted.version || ageMs < 0 || ageMs >= staleIfErrorMs) {
        const { first, made } = renderOnce(key, wanted)
        return toFound(await made, first)
      }
      const isCurrent = now() < entry.freshUntil
      if (isCurrent && ageMs < freshMs) return { kind: 'page', page: entry.page, outcome: 'hit', ageMs }
      const stale: FoundPage = { kind: 'page', page: entry.page, outcome: 'stale', ageMs }
      const hasJustFailed = entry.failedAt !== null && now() - entry.failedAt < retryMs
      if (isCurrent && ageMs < longestMs) {
        if (!hasJustFailed) void refresh(key, wanted, entry)
        return stale
      }
      return hasJustFailed ? stale : ((await refresh(key, wanted, entry)) ?? stale)
    },
    get figures() {
      return { bytes: entries.bytes, pages: entries.size, evictions: entries.evictions }
    },
  }
}
