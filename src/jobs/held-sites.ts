/** A site whose vehicles are in the search index, in part or whole. */
export interface HeldSite {
  state: 'loading' | 'loaded' | 'leaving'
  /** Settles when loading or leaving is done. */
  work: Promise<void>
  /** Vehicles that changed while the site was loading. */
  readonly changed: Set<string>
  /** The site is to be read whole: at first, and when its configuration changed while it was loading. */
  isOutdated: boolean
}

/** The sites in the search index by slug, in the order of their last use. */
export interface HeldSites {
  readonly find: (slug: string) => HeldSite | undefined
  readonly list: () => readonly (readonly [slug: string, site: HeldSite])[]
  readonly add: (slug: string, site: HeldSite) => void
  readonly forget: (slug: string) => void
  /** Makes a site the last used one. */
  readonly touch: (slug: string) => void
  /** Runs work during which none of the sites may be given up. They need not be held. */
  readonly use: <Answer>(slugs: readonly string[], work: () => Promise<Answer>) => Promise<Answer>
  /** The loaded site that nobody uses now and whose last use was first; null where there is none. */
  readonly findLeastUsed: () => readonly [slug: string, site: HeldSite] | null
  readonly countLoaded: () => number
}

/** See HeldSites. A Map keeps the order in which keys were added, which here is that of the last use. */
export function createHeldSites(): HeldSites {
  const sites = new Map<string, HeldSite>()
  /** Work under way, by site. */
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
