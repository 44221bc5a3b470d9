import { addresses, addressIds, type AddressId } from '#site/addresses.ts'
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

/** Pages of one visitor, steps of a form, and pages that need a vehicle: no search engine has use for them. */
const personal: ReadonlySet<AddressId> = new Set<AddressId>([
  'checkout_journey',
  'print',
  'enquire',
  'make_offer',
  'success',
  'watchlist',
  'garage',
  'my_data_delete',
  'compare',
  'personalised_finance',
  'car_trade_in',
  'online_payment',
  'spin_to_win',
  'sign_in',
  'sign_out',
  'equifax_finance',
  'feedback_survey',
  'review_feedback',
  // The used-car search of another path is its canonical address.
  'pre_owned',
])

/** Paths of the site's own pages in the order of the table of addresses, without searches and vehicles. */
export function listPagePaths(site: Site): readonly string[] {
  return addressIds.flatMap((id) => {
    const { kind, pattern, setting, search } = addresses[id]
    if (kind !== 'page' || pattern.includes(':') || search === true || personal.has(id)) return []
    // A page behind the sign-in sends a crawler away.
    if ((id === 'finance' || id === 'trade_in') && resolveGate(site, id) !== 'open') return []
    return [setting === undefined ? pattern : site.routes[setting]]
  })
}
