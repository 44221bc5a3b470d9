import type { Site } from './site.ts'

/** Names under .example never resolve (RFC 2606): a demonstration writes them where a real site has its host. */
const standIn = /(?:^|\.)example$/

/** Whether a host name stands in for a real one that is not known, as those of demonstrations do. */
export const isStandIn = (host: string): boolean => standIn.test(host)

/**
 * Scheme and host that the site configures (TEN-09 `url`); null where it configures none, or one that leads nowhere.
 */
export function findConfiguredOrigin(site: Pick<Site, 'url'>): string | null {
  const address = site.url === null ? null : URL.parse(site.url)
  return address === null || isStandIn(address.hostname) ? null : address.origin
}

/**
 * Scheme and host of absolute addresses of a site: its configured ones, else where the request came in (TEN-09,
 * SHARE-01).
 */
export function resolveSiteOrigin(site: Pick<Site, 'url'>, requestOrigin: string): string {
  return findConfiguredOrigin(site) ?? requestOrigin
}

/** The same for an address that may be absolute already, as a picture's of a feed. */
export function buildAbsoluteUrl(address: string, origin: string): string {
  return URL.parse(address, origin)?.href ?? `${origin}${address}`
}
