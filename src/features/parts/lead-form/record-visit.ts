import type { VisitLimits } from '#domain/enquiry/visit-attributes.ts'
import { readTabStored, writeTabStored } from '#ui/browser-storage.ts'

/**
 * The pages of this visit and the query parameters of its first page (LEAD-02). The tab keeps them until it is closed;
 * they leave the browser with an enquiry only.
 */
export interface Visit {
  readonly pages: readonly string[]
  readonly params: Readonly<Record<string, string>>
}

/** Key in the session storage. */
export const visitKey = 'visit'

/**
 * Adds a page to the visit, as far as the site has pages and parameters sent. Does nothing where storage is blocked.
 * Every page loads this module, so that it holds nothing else.
 */
export function recordVisit(pathname: string, search: string, { pages: most, params: names }: VisitLimits): void {
  if (most === 0 && names.length === 0) return
  try {
    const query = new URLSearchParams(search)
    const { pages, params } = JSON.parse(
      readTabStored(visitKey) ??
        JSON.stringify({ pages: [], params: Object.fromEntries([...query].filter(([name]) => names.includes(name))) }),
    ) as Visit
    const next = most === 0 || pages.at(-1) === pathname ? pages : [...pages, pathname].slice(-most)
    writeTabStored(visitKey, JSON.stringify({ pages: next, params }))
  } catch {
    // What is stored is damaged: the enquiry is sent without it.
  }
}
