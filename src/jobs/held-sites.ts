/** A site of which some or all vehicles are in the search index. */
export interface HeldSite {
  state: 'loading' | 'loaded' | 'leaving'
  /** Settles when loading or unloading is done. */
  work: Promise<void>
  /** Vehicles that changed while the site was loading. */
  readonly changed: Set<string>
  /** Whether all vehicles must be read: at first, and when the configuration changed during the load. */
  isOutdated: boolean
}

/** The sites in the search index by slug, least recently used first. */
export interface HeldSites {
  readonly find: (slug: string) => HeldSite | undefined
  readonly list: () => readonly (readonly [slug: string, site: HeldSite])[]
  readonly add: (slug: string, site: HeldSite) => void
  readonly forget: (slug: string) => void
  /** Marks a site as most recently used. */
  readonly touch: (slug: string) => void
  /** Runs work during which none of the sites may be evicted. They need not be in the index yet. */
  readonly use: <Answer>(slugs: readonly string[], work: () => Promise<Answer>) => Promise<Answer>
  /** The least recently used site that is loaded and not in use; null: there is none. */
  readonly findLeastUsed: () => readonly [slug: string, site: HeldSite] | null
  readonly countLoaded: () => number
}

/** See HeldSites. A Map keeps insertion order; using a site reinserts it. */
export function createHeldSites(): HeldSites {
  const sites = new Map<string, HeldSite>()
  /** Number of running uses, by site. */
  const uses = new Map<string, number>()

  function count(slug: string, by: 1 | -1): void {
    const sum = (uses.get(slug) ?? 0) + by
    if (sum > 0) uses.set(slug, sum)
    else uses.delete(slug)
  }

  return {
    find: (slug) => sites.get(slug),
    list: () => [...sites],
    add: (slug, site) => void sites.set(slug, site),
    forget: (slug) => void sites.delete(slug),
    touch(slug) {
      const site = sites.get(slug)
      if (site === undefined) return
      sites.delete(slug)
      sites.set(slug, site)
    },
    async use(slugs, work) {
      for (const slug of slugs) count(slug, 1)
      try {
        return await work()
      } finally {
        for (const slug of slugs) count(slug, -1)
      }
    },
    findLeastUsed() {
      for (const [slug, site] of sites) if (site.state === 'loaded' && !uses.has(slug)) return [slug, site]
      return null
    },
    countLoaded: () => [...sites.values()].filter(({ state }) => state === 'loaded').length,
  }
}
