interface Hosted {
  readonly slug: string
  readonly hosts: readonly string[]
  readonly search: { readonly host: string | null }
}

/** Lower case, without port and without the dot that ends a fully qualified name; null for text that is not a host. */
export function normaliseHost(host: string): string | null {
  const bare = host.trim().toLowerCase()
  const bracketed = /^(\[[0-9a-f:.]+\])(?::\d{1,5})?$/.exec(bare)
  if (bracketed !== null) return bracketed[1] ?? null
  const named = /^([a-z0-9.-]+?)\.?(?::\d{1,5})?$/.exec(bare)
  return named?.[1] ?? null
}

const listHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * TEN-01. Finds the site for a request's Host header: by exact host name, that of its search calls included, or
 * `{slug}.localhost` in development; 'list' for the bare localhost, which lists the sites; null for any other host,
 * which gets a plain 404 and never another dealer's site (TEN-07).
 */
export function resolveSiteByHost<Candidate extends Hosted>(
  host: string | null,
  sites: readonly Candidate[],
): Candidate | 'list' | null {
  const name = host === null ? null : normaliseHost(host)
  if (name === null) return null
  if (listHosts.has(name)) return 'list'
  return (
    sites.find(
      ({ slug, hosts, search }) => name === `${slug}.localhost` || hosts.includes(name) || search.host === name,
    ) ?? null
  )
}
