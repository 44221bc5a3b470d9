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

/** Every name that a site answers on, with its site. */
export type HostTable<Candidate> = ReadonlyMap<string, Candidate>

/** Where two sites claim one name, the first of them has it. */
export function buildHostTable<Candidate extends Hosted>(sites: readonly Candidate[]): HostTable<Candidate> {
  const table = new Map<string, Candidate>()
  for (const site of sites) {
    const { slug, hosts, search } = site
    for (const name of [`${slug}.localhost`, ...hosts, search.host])
      if (name !== null && !table.has(name)) table.set(name, site)
  }
  return table
}

/**
 * TEN-01. Finds the site for a request's Host header: by exact host name, that of its search calls included, or
 * `{slug}.localhost` in development; 'list' for the bare localhost, which lists the sites; null for any other host,
 * which gets a plain 404 and never another dealer's site (TEN-07).
 */
export function resolveSiteByHost<Candidate>(
  host: string | null,
  table: HostTable<Candidate>,
): Candidate | 'list' | null {
  const name = host === null ? null : normaliseHost(host)
  if (name === null) return null
  if (listHosts.has(name)) return 'list'
  return table.get(name) ?? null
}
