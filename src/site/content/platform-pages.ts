import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import type { Site } from '../site.ts'
import { pageConditions, type PageCondition } from './conditions.ts'
import { findOwnPage, isHiddenPage, type OwnPage } from './own-pages.ts'

/**
 * A content page that the platform writes. Its words stand in `content/pages/{id}.md`, or for the sites of one template
 * in `content/{template}/{id}.md`.
 */
export interface PlatformPage {
  readonly path: `/${string}`
  /** The setting under `routes` that chooses the path; absent: the path is fixed. */
  readonly route?: 'service' | 'equifax_finance'
  /** The page exists on a site for which all of these hold; absent: on every site. */
  readonly needs?: readonly PageCondition[]
  /** Manufacturer whose dealers have the page; absent: every dealer. */
  readonly manufacturer?: string
}

const toyota = { manufacturer: 'Toyota' } as const

/**
 * The content pages by the name of their file (CONTENT-10). A site replaces one by a page of its own at the same path
 * (`content.pages`) and takes one away by `content.hidden_pages`.
 */
export const platformPages = {
  service: { path: '/service', route: 'service' },
  'equifax-finance': { path: '/equifax-finance', route: 'equifax_finance', needs: ['equifax'] },
  'about-us': { path: '/about-us' },
  warranty: { path: '/warranty' },
  'diamond-advantage': { path: '/diamond-advantage', manufacturer: 'Mitsubishi' },
  buying: { path: '/buying' },
  'privacy-policy': { path: '/privacy-policy' },
  'terms-and-conditions': { path: '/terms-and-conditions' },
  'visit-us': { path: '/pages/visit-us' },
  accessibility: { path: '/pages/accessibility' },
  'complaint-handling-process': { path: '/pages/complaint-handling-process' },
  'finance-explained': { path: '/pages/finance-explained', needs: ['finance'] },
  'certified-pre-owned': { path: '/pages/certified-pre-owned', needs: ['certified'] },
  'toyota-warranty-advantage': { path: '/pages/toyota-warranty-advantage', ...toyota },
  'about-toyota-certified-pre-owned': {
    path: '/pages/about-toyota-certified-pre-owned',
    needs: ['certified'],
    ...toyota,
  },
  'toyota-recalls': { path: '/pages/toyota-recalls', ...toyota },
  'toyota-express-maintenance': { path: '/pages/toyota-express-maintenance', ...toyota },
  'toyota-genuine-parts-accessories': { path: '/pages/toyota-genuine-parts-accessories', ...toyota },
  'toyota-access-loan': { path: '/pages/toyota-access-loan', needs: ['finance'], ...toyota },
  'mytoyota-connect': { path: '/pages/mytoyota-connect', ...toyota },
  'toyota-connected': { path: '/pages/toyota-connected', ...toyota },
  'toyota-safety-sense': { path: '/pages/toyota-safety-sense', ...toyota },
  'toyota-hybrids': { path: '/pages/toyota-hybrids', ...toyota },
  // Texts above a form; the form's own page decides whether they exist (see content-forms).
  'genuine-service': { path: '/genuine-service' },
  fleet: { path: '/fleet' },
  careers: { path: '/careers' },
  unsubscribe: { path: '/pages/unsubscribe' },
  'feedback-survey': { path: '/customer-feedback-survey' },
} as const satisfies Readonly<Record<string, PlatformPage>>

export type PlatformPageId = keyof typeof platformPages

export const platformPageIds = Object.keys(platformPages) as readonly PlatformPageId[]

const pageOf = (id: PlatformPageId): PlatformPage => platformPages[id]
const idOfPath: ReadonlyMap<string, PlatformPageId> = new Map(
  platformPageIds.filter((id) => pageOf(id).route === undefined).map((id) => [platformPages[id].path, id] as const),
)

/** The page whose path the site chooses; undefined for any other path. */
const findRoutedPage = (site: Site, path: string): PlatformPageId | undefined =>
  platformPageIds.find((id) => {
    const { route } = pageOf(id)
    return route !== undefined && trimTrailingSlashes(site.routes[route]) === path
  })

/** Whether the platform writes the page for this site; `content.hidden_pages` is not looked at. */
function isForSite(site: Site, page: PlatformPage): boolean {
  return (
    (page.needs ?? []).every((condition) => pageConditions[condition](site)) &&
    (page.manufacturer === undefined || page.manufacturer === site.manufacturer?.name)
  )
}

/** What a content page at a path is made of: the site's own text, else the platform's; null: there is no such page. */
export type ContentSource =
  | { readonly kind: 'own'; readonly page: OwnPage }
  | { readonly kind: 'platform'; readonly id: PlatformPageId }

export function findContentSource(site: Site, path: string): ContentSource | null {
  const bare = trimTrailingSlashes(path)
  const own = findOwnPage(site, bare)
  if (own !== null) return { kind: 'own', page: own }
  if (isHiddenPage(site, bare)) return null
  const id = findReplacedPage(site, bare)
  return id !== null && isForSite(site, platformPages[id]) ? { kind: 'platform', id } : null
}

/** The platform's page at a path, which one of the site's own at that path replaces; null: the platform has none. */
export function findReplacedPage(site: Site, path: string): PlatformPageId | null {
  const bare = trimTrailingSlashes(path)
  return findRoutedPage(site, bare) ?? idOfPath.get(bare) ?? null
}
