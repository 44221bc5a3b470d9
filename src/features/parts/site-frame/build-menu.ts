import { resolveNavigation, type NavigationLink } from '#site/resolve-navigation.ts'
import type { Site } from '#site/site.ts'
import { isBuiltLink } from './built-paths.ts'

export interface MenuLink {
  readonly label: string
  readonly href: string
}

export interface MenuEntry extends MenuLink {
  /** Links of the dropdown; empty for a plain link. */
  readonly items: readonly MenuLink[]
  readonly rightAligned: boolean
}

const toLink = ({ name, href }: NavigationLink): MenuLink => ({ label: name, href })

/** Menu entry for the stock, used when every configured entry links to a page that does not exist. */
function buildStockEntry(site: Site): MenuEntry {
  const items = [
    { label: 'All Stock', href: site.routes.search },
    { label: 'New and Demo', href: '/search/new-and-demo-cars' },
    { label: 'Used', href: '/search/used-cars' },
  ].filter(({ href }) => isBuiltLink(site, href))
  return { label: 'Our Stock', href: site.routes.search, items, rightAligned: false }
}

/**
 * Builds the header entries whose links work. An entry without a page of its own links to the first link of its
 * dropdown.
 */
export function buildMenu(site: Site): readonly MenuEntry[] {
  const entries = resolveNavigation(site, null).header.flatMap((entry): MenuEntry[] => {
    const items = entry.dropdown.filter(({ href }) => isBuiltLink(site, href)).map(toLink)
    const href = isBuiltLink(site, entry.href) ? entry.href : items[0]?.href
    if (href === undefined) return []
    // A dropdown of one link adds nothing to its entry.
    return [{ label: entry.name, href, items: items.length > 1 ? items : [], rightAligned: entry.rightAligned }]
  })
  const leadsToStock = entries.some(
    ({ href, items }) => href === site.routes.search || items.some((item) => item.href === site.routes.search),
  )
  if (leadsToStock) return entries
  const home = entries.findIndex(({ href }) => href === '/')
  return entries.toSpliced(home + 1, 0, buildStockEntry(site))
}

export interface FooterColumn {
  readonly name: string
  readonly links: readonly MenuLink[]
}

export function buildFooterColumns(site: Site): readonly FooterColumn[] {
  return resolveNavigation(site, null)
    .footer.map(({ name, links }) => ({ name, links: links.filter(({ href }) => isBuiltLink(site, href)).map(toLink) }))
    .filter(({ links }) => links.length > 0)
}

export function buildFooterLinks(site: Site): readonly MenuLink[] {
  return resolveNavigation(site, null)
    .footerLinks.filter(({ href }) => isBuiltLink(site, href))
    .map(toLink)
}
