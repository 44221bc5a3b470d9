import { resolveLink } from './routes.ts'
import type { Site } from './site.ts'

type Item = Site['navigation']['header'][number]
type Link = Item['dropdownItems'][number]
type Override = NonNullable<Site['dealerships'][number]['navigation']>

export interface NavigationLink {
  readonly name: string
  readonly href: string
  /** Whether the link leads to another site. */
  readonly external: boolean
  readonly className: string | null
  /** Shown only with stock to find; an entry whose target a site replaced is the operator's own, and stays. */
  readonly withStock: boolean
}

export interface NavigationEntry extends NavigationLink {
  readonly rightAligned: boolean
  readonly dropdown: readonly NavigationLink[]
  readonly dynamicDropdown: 'models' | null
}

export interface Navigation {
  readonly header: readonly NavigationEntry[]
  readonly footer: readonly { readonly name: string; readonly links: readonly NavigationLink[] }[]
  readonly footerLinks: readonly NavigationLink[]
}

/**
 * The navigation as shown (NAV-01, NAV-04, NAV-09): the configured entries without hidden ones, with replaced targets,
 * and with the site's routes and base domain filled in. Without a configured base domain a link to it uses its fallback
 * or is left out. A top-level entry without a target stays when its dropdown has links or models.
 */
export function resolveNavigation(site: Site, dealership: string | null = null): Navigation {
  const own = site.dealerships.find(({ id, slug }) => id === dealership || slug === dealership)?.navigation ?? null
  const overrides: readonly Override[] = own === null ? [site.navigation] : [site.navigation, own]
  const hidden = new Set(overrides.flatMap((override) => override.hidden))
  const targets = new Map(overrides.flatMap((override) => override.replaced.map(({ name, url }) => [name, url])))
  const shown = ({ name, mandatory }: { readonly name: string; readonly mandatory: boolean }) =>
    mandatory || !hidden.has(name)

  const toLink = (item: Link | Item): NavigationLink | null => {
    const href =
      resolveLink(site, targets.get(item.name) ?? item.url) ??
      (item.fallback_url === null ? null : resolveLink(site, item.fallback_url))
    return href === null
      ? null
      : {
          name: item.name,
          href,
          external: href.startsWith('https://'),
          className: item.className,
          withStock: item.with_stock && !targets.has(item.name),
        }
  }
  const toLinks = (items: readonly Link[]) => items.filter(shown).flatMap((item) => toLink(item) ?? [])
  const toEntry = (item: Item): NavigationEntry | null => {
    const dropdown = toLinks(item.dropdownItems)
    // The models of the site stand in for a maker's own pages of them.
    const stand = item.dynamicDropdown === 'models' && site.content.models.enabled ? site.routes.models : null
    const link =
      toLink(item) ??
      dropdown[0] ??
      (stand === null
        ? undefined
        : { name: item.name, href: stand, external: false, className: null, withStock: false })
    if (link === undefined) return null
    return {
      ...link,
      name: item.name,
      className: item.className,
      rightAligned: item.right_aligned || site.header.dropdown.right_aligned,
      dropdown,
      dynamicDropdown: item.dynamicDropdown,
    }
  }

  return {
    header: [...site.navigation.header, ...overrides.flatMap((override) => override.extra)]
      .filter(shown)
      .flatMap((item) => toEntry(item) ?? []),
    footer: site.navigation.footer
      .map(({ name, items }) => ({ name, links: toLinks(items) }))
      .filter(({ links }) => links.length > 0),
    footerLinks: toLinks(site.navigation.footer_links),
  }
}
