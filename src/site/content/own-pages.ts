import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import type { Site } from '../site.ts'

/** A page of the site's own, from its file. */
export type OwnPage = Site['content']['pages'][number]

interface OwnPages {
  readonly own: ReadonlyMap<string, OwnPage>
  readonly hidden: ReadonlySet<string>
}

const known = new WeakMap<Site, OwnPages>()

/** Most sites have no pages of their own and hide none. */
const nothing: OwnPages = { own: new Map(), hidden: new Set() }

function pagesOf(site: Site): OwnPages {
  if (site.content.pages.length === 0 && site.content.hidden_pages.length === 0) return nothing
  const before = known.get(site)
  if (before !== undefined) return before
  const pages = {
    own: new Map(site.content.pages.map((page) => [trimTrailingSlashes(page.path), page])),
    hidden: new Set(site.content.hidden_pages.map(trimTrailingSlashes)),
  }
  known.set(site, pages)
  return pages
}

/** Whether the site has taken a page of the platform away (CONTENT-10). */
export const isHiddenPage = (site: Site, path: string): boolean => pagesOf(site).hidden.has(trimTrailingSlashes(path))

/** The page of the site's own at a path; null: none. */
export const findOwnPage = (site: Site, path: string): OwnPage | null =>
  pagesOf(site).own.get(trimTrailingSlashes(path)) ?? null
