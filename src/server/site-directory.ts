import type { SystemContext } from '#data/context.ts'
import type { AppliedSite } from '#data/sites/site-records.ts'
import type { Offline, SiteStanding, SiteStandingStore } from '#data/sites/site-standing.ts'
import type { SiteRepository } from '#data/site.repository.ts'
import { normaliseHost, resolveSiteByHost } from '#site/resolve-host.ts'
import type { Site } from '#site/site.ts'
import type { Logger } from '#log/log.ts'
import { readStoredSite } from './stored-site.ts'

export type Tenant =
  | {
      readonly kind: 'site'
      readonly site: Site
      /** The host is one that the site answered on earlier. Absent: it is one of its own. */
      readonly isFormerHost?: boolean
      /** Absent: the site is on line. */
      readonly offline?: Offline
    }
  | { readonly kind: 'list' }
  | { readonly kind: 'unknown' }

/**
 * The sites that this process serves, as last applied. Reloaded when the change feed tells of a site; never asks the
 * database for a request.
 */
export interface SiteDirectory {
  lookup(hostHeader: string): Tenant
  list(): readonly Site[]
  find(slug: string): Site | null
  /**
   * Number of the stored version in force, 1 or more; 0 for a site that is not here. Changes in the same moment as what
   * `lookup` answers.
   */
  version(slug: string): number
  /**
   * One sentence for each site whose stored version in force is not valid and which is served by an older one, or not
   * at all; then what the sites that are served lack on this server.
   */
  problems(): readonly string[]
  reload(): Promise<void>
}

/** How many stored versions are looked through, newest first, for one that is valid. */
const mostVersions = 50

export interface DirectoryParts {
  /** Tells of further problems of a site on this server; the site is served all the same. Default: none. */
  readonly listMore?: (site: Site) => readonly string[]
  /** Former hosts and times off line. Default: there are none. */
  readonly standing?: Pick<SiteStandingStore, 'readStanding'>
}

/** Empty until the first `reload`. */
export function createSiteDirectory(
  ctx: SystemContext,
  repository: SiteRepository,
  log: Logger,
  { listMore = () => [], standing: standingStore }: DirectoryParts = {},
): SiteDirectory {
  let sites: readonly Site[] = []
  let versions: ReadonlyMap<string, number> = new Map()
  let problems: readonly string[] = []
  let standing: SiteStanding = { formerHosts: new Map(), offline: new Map() }

  async function reload(): Promise<void> {
    const next: Site[] = []
    const nextProblems: string[] = []
    const nextVersions = new Map<string, number>()
    const nextStanding = (await standingStore?.readStanding(ctx)) ?? standing
    for (const applied of await repository.list(ctx)) {
      const { slug, version } = applied
      nextVersions.set(slug, version)
      const read = readStoredSite(applied)
      if (read.ok) {
        next.push(read.site)
        continue
      }
      // One document that this version of the platform cannot read must not take its dealer down, nor any other.
      const last = await findLastValid(applied)
      if (last !== null) next.push(last.site)
      const served =
        last === null
          ? 'no stored version is valid, and the site is not served'
          : `version ${last.version} is served instead`
      nextProblems.push(
        `Site ${slug}: the stored version ${version} is not valid (${read.problem}); ${served}. ` +
          'Correct its file and run `forecourt sites apply`.',
      )
    }
    nextProblems.push(...next.flatMap(listMore))
    sites = next.toSorted((a, b) => a.name.localeCompare(b.name))
    versions = nextVersions
    standing = nextStanding
    for (const problem of nextProblems.filter((text) => !problems.includes(text))) log.error({}, problem)
    problems = nextProblems
  }

  /** Read from the store, not remembered, so that a restart serves what was served before it. */
  async function findLastValid({
    slug,
    version,
    hosts,
  }: AppliedSite): Promise<{ readonly version: number; readonly site: Site } | null> {
    const earlier = await repository.listVersions(ctx, slug, mostVersions)
    for (const stored of earlier.filter((one) => one.version < version)) {
      const read = readStoredSite(stored)
      // The hosts of the version in force: one that the site gave up since may be another dealer's by now.
      if (read.ok) return { version: stored.version, site: { ...read.site, hosts } }
    }
    return null
  }

  /** A site without a host of its own has no address to which its former hosts could lead. */
  function findByFormerHost(hostHeader: string): Site | null {
    const slug = standing.formerHosts.get(normaliseHost(hostHeader) ?? '')
    return sites.find((site) => site.slug === slug && site.hosts.length > 0) ?? null
  }

  function findOffline(slug: string): Offline | null {
    const offline = standing.offline.get(slug)
    return offline === undefined || (offline.until !== null && offline.until <= ctx.now()) ? null : offline
  }

  return {
    lookup(hostHeader) {
      const found = resolveSiteByHost(hostHeader, sites)
      if (found === 'list') return { kind: 'list' }
      const site = found ?? findByFormerHost(hostHeader)
      if (site === null) return { kind: 'unknown' }
      const offline = findOffline(site.slug)
      return {
        kind: 'site',
        site,
        ...(found === null ? { isFormerHost: true } : {}),
        ...(offline === null ? {} : { offline }),
      }
    },
    list: () => sites,
    find: (slug) => sites.find((site) => site.slug === slug) ?? null,
    version: (slug) => versions.get(slug) ?? 0,
    problems: () => problems,
    reload,
  }
}
