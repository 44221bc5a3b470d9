import type { Site } from './site.ts'

/** Names under .example never resolve (RFC 2606); demonstrations use them as host names. */
const standIn = /(?:^|\.)example$/

/** Whether a host name is a placeholder, as in demonstrations. */
export const isStandIn = (host: string): boolean => standIn.test(host)

/** Scheme and host that the site configures (TEN-09 `url`); null when it configures none, or a placeholder. */
export function findConfiguredOrigin(site: Pick<Site, 'url'>): string | null {
  const address = site.url === null ? null : URL.parse(site.url)
  return address === null || isStandIn(address.hostname) ? null : address.origin
}

/**
 * Scheme and host of absolute addresses of a site: the configured ones, else those of the request (TEN-09, SHARE-01).
 */
export function resolveSiteOrigin(site: Pick<Site, 'url'>, requestOrigin: string): string {
  return findConfiguredOrigin(site) ?? requestOrigin
}

/** Makes an address absolute; an address that is absolute already, such as a feed's picture, is unchanged. */
export function buildAbsoluteUrl(address: string, origin: string): string {
  return URL.parse(address, origin)?.href ?? `${origin}${address}`
}

/**
 * Scheme and host under which the public reaches a site. It comes from the site's configuration, never from a Host
 * header: the first host that is no placeholder, else, for a demonstration, this server's own port.
 */
export function resolveHostOrigin({ hosts, slug }: Pick<Site, 'hosts' | 'slug'>, port: number | undefined): string {
  const host = hosts.find((name) => !isStandIn(name))
  return host === undefined
    ? `http://${slug}.localhost${port === undefined || port === 80 ? '' : `:${port}`}`
    : `https://${host}`
}
