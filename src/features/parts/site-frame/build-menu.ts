import { listModelCategories } from '#features/parts/models/model-groups.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveNavigation, type NavigationLink } from '#site/resolve-navigation.ts'
import type { Site } from '#site/site.ts'
import { hasStockOf, type StockedKinds } from '#site/stocked-kinds.ts'
import { isBuiltLink } from './built-paths.ts'

export interface MenuLink {
  readonly label: string
  readonly href: string
}

export interface MenuEntry extends MenuLink {
  /** Links of the dropdown; empty for a plain link. */
  readonly items: readonly MenuLink[]
  readonly rightAligned: boolean
  /** The dropdown is the models panel (NAV-03): its links are the parts of the range, and their models follow. */
  readonly models?: true
}

const toLink = ({ name, href }: NavigationLink): MenuLink => ({ label: name, href })

/** Menu entry for the stock, used when every configured entry links to a page that does not exist. */
function buildStockEntry(site: Site, kinds: StockedKinds | null): MenuEntry {
  const items = [
    { label: 'All Stock', href: site.routes.search },
    { label: 'New and Demo', href: '/search/new-and-demo-cars' },
    { label: 'Used', href: '/search/used-cars' },
  ].filter(({ href }) => isBuiltLink(site, href) && hasStockOf(kinds, href))
  return { label: 'Our Stock', href: site.routes.search, items, rightAligned: false }
}

/** Links to the parts of the range, of which every page carries no more (NAV-03). */
function buildModelLinks(site: Site): readonly MenuLink[] {
  const base = addressOf(site, 'models')
  const parts = listModelCategories(site).map(({ key, label }) => ({ label, href: `${base}?body=${key}` }))
  return parts.length === 0 ? [] : [...parts, { label: 'All models', href: base }]
}

/**
 * The dealership whose changes to the navigation apply to the whole site: the only one (NAV-09). The pages of one of
 * several dealerships have their own menu (page-menu.ts).
 */
const soleDealership = ({ dealerships }: Site): string | null =>
  dealerships.length === 1 ? (dealerships[0]?.slug ?? null) : null

/** Whether the navigation shows a link: it has a page, and where it is to follow the stock, something to find. */
const isShown = (site: Site, kinds: StockedKinds | null, { href, withStock }: NavigationLink): boolean =>
  isBuiltLink(site, href) && (!withStock || hasStockOf(kinds, href))

/**
 * Builds the header entries whose links work. An entry without a page of its own links to the first link of its
 * dropdown. `kinds`: what the site has in stock, null while that is unknown. `dealership`: slug of the one whose page
 * it is.
 */
export function buildMenu(
  site: Site,
  kinds: StockedKinds | null = null,
  dealership: string | null = soleDealership(site),
): readonly MenuEntry[] {
  const entries = resolveNavigation(site, dealership).header.flatMap((entry): MenuEntry[] => {
    const items = entry.dropdown.filter((link) => isShown(site, kinds, link)).map(toLink)
    const models = entry.dynamicDropdown === 'models' ? buildModelLinks(site) : []
    if (models.length > 0) {
      const href = isBuiltLink(site, entry.href) ? entry.href : addressOf(site, 'models')
      return [{ label: entry.name, href, items: [...models, ...items], rightAligned: false, models: true }]
    }
    const href = isShown(site, kinds, entry) ? entry.href : items[0]?.href
    if (href === undefined) return []
    // A dropdown of one link adds nothing to its entry.
    return [{ label: entry.name, href, items: items.length > 1 ? items : [], rightAligned: entry.rightAligned }]
  })
  const leadsToStock = entries.some(
    ({ href, items }) => href === site.routes.search || items.some((item) => item.href === site.routes.search),
  )
  if (leadsToStock) return entries
  const home = entries.findIndex(({ href }) => href === '/')
  return entries.toSpliced(home + 1, 0, buildStockEntry(site, kinds))
}

export interface FooterColumn {
  readonly name: string
  readonly links: readonly MenuLink[]
}

export function buildFooterColumns(site: Site, kinds: StockedKinds | null = null): readonly FooterColumn[] {
  return resolveNavigation(site, soleDealership(site))
    .footer.map(({ name, links }) => ({ name, links: links.filter((link) => isShown(site, kinds, link)).map(toLink) }))
    .filter(({ links }) => links.length > 0)
}

export function buildFooterLinks(site: Site, kinds: StockedKinds | null = null): readonly MenuLink[] {
  return resolveNavigation(site, soleDealership(site))
    .footerLinks.filter((link) => isShown(site, kinds, link))
    .map(toLink)
}
