import type { SystemContext } from '#data/context.ts'
import type { SiteRepository } from '#data/site.repository.ts'
import { resolveSiteByHost } from '#site/resolve-host.ts'
import type { Site } from '#site/site.ts'
import { resolveStoredSite } from './stored-site.ts'
import { describeError } from './describe-error.ts'
import type { Logger } from './log.ts'

export type Tenant = { readonly kind: 'site'; readonly site: Site } | { readonly kind: 'list' } | { readonly kind: 'unknown' }

/** The sites that this process serves, as last applied. Reloaded when the change feed tells of a site; never asks the database for a request. */
export interface SiteDirectory {
  lookup(hostHeader: string): Tenant
  list(): readonly Site[]
  find(slug: string): Site | null
  /** Number of the stored version in force, 1 or more; 0 for a site that is not here. Changes in the same moment as what `lookup` answers. */
  version(slug: string): number
  reload(): Promise<void>
}

/** Empty until the first `reload`. */
export function createSiteDirectory(ctx: SystemContext, repository: SiteRepository, log: Logger): SiteDirectory {
  let sites: readonly Site[] = []
  let versions: ReadonlyMap<string, number> = new Map()

  async function reload(): Promise<void> {
    const known = new Map(sites.map((site) => [site.slug, site]))
    const next: Site[] = []
    const nextVersions = new Map<string, number>()
    for (const { slug, version, document } of await repository.list(ctx)) {
      nextVersions.set(slug, version)
      try {
        next.push(resolveStoredSite(document))
      } catch (error) {
        // One document that this version cannot read must not take the other dealers down; the site keeps its last good form.
        log.error({ site: slug, error: describeError(error) }, 'stored site configuration is not valid; run `forecourt sites check`')
        const last = known.get(slug)
        if (last !== undefined) next.push(last)
      }
    }
    sites = next.toSorted((a, b) => a.name.localeCompare(b.name))
    versions = nextVersions
  }

  return {
    lookup(hostHeader) {
      const found = resolveSiteByHost(hostHeader, sites)
      if (found === null) return { kind: 'unknown' }
      return found === 'list' ? { kind: 'list' } : { kind: 'site', site: found }
    },
    list: () => sites,
    find: (slug) => sites.find((site) => site.slug === slug) ?? null,
    version: (slug) => versions.get(slug) ?? 0,
    reload,
  }
}
