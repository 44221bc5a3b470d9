import { addresses, addressIds } from '#site/addresses.ts'
import { normaliseHost } from '#site/resolve-host.ts'
import { resolveGate } from '#site/sign-in-gates.ts'
import { findConfiguredOrigin, isStandIn } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'

/**
 * Whether search engines may list a site's pages at a host. Never those of a fictional dealer, and never a copy of a
 * real site at a host of ours: the same page at two hosts would compete with itself.
 */
export function isIndexable(site: Pick<Site, 'demo' | 'hosts' | 'url'>, host: string): boolean {
  if (site.demo) return false
  const name = normaliseHost(host)
  if (name === null || isStandIn(name)) return false
  const configured = findConfiguredOrigin(site)
  return site.hosts.includes(name) || (configured !== null && URL.parse(configured)?.hostname === name)
}

/** Paths of the site's listed pages in the order of the table of addresses, without searches and vehicles. */
export function listPagePaths(site: Site): readonly string[] {
  return addressIds.flatMap((id) => {
    const { kind, pattern, setting, listed = true, search } = addresses[id]
    if (kind !== 'page' || pattern.includes(':') || search === true || !listed) return []
    // A page behind the sign-in sends a crawler away.
    if ((id === 'finance' || id === 'trade_in') && resolveGate(site, id) !== 'open') return []
    return [setting === undefined ? pattern : site.routes[setting]]
  })
}
