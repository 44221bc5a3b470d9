import type { SystemContext } from '#data/context.ts'
import type { AppliedSite } from '#data/sites/site-records.ts'
import type { Offline, SiteStanding, SiteStandingStore } from '#data/sites/site-standing.ts'
import type { SiteRepository } from '#data/site.repository.ts'
import { buildHostTable, normaliseHost, resolveSiteByHost, type HostTable } from '#site/resolve-host.ts'
import type { Site } from '#site/site.ts'
import type { Logger } from '#log/log.ts'
import { readStoredSite } from './stored-site.ts'

export type Tenant =
  | {
      readonly kind: 'site'
      readonly site: Site
      /** The host is one that the site answered on earlier. Absent: it is one of its own. */
      readonly isFormerHost?: boolean
      /** Absent: the site is online. */
      readonly offline?: Offline
    }
  | { readonly kind: 'list' }
  | { readonly kind: 'unknown' }

/**
 * The sites that this process serves, as last applied. Reloaded when the change feed names a site; never asks the
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
  /**
   * Reads these sites again, whether they were here before or not; without slugs, all sites. A change of one site then
   * costs the same on a platform of thousands.
   */
  reload(slugs?: readonly string[]): Promise<void>
}

/** More changed sites than this are read with all others at once. */
const mostReadSingly = 50

/** What the directory knows of one stored site. */
interface Entry {
  /** null: no stored version is valid. */
  readonly site: Site | null
  readonly version: number
  /** The version in force is not valid. */
  readonly invalid: readonly string[]
  /** What the site lacks on this server. */
  readonly lacking: readonly string[]
}

/** How many stored versions are looked through, newest first, for one that is valid. */
const mostVersions = 50

export interface DirectoryParts {
  /** Lists further problems of a site on this server; the site is served anyway. Default: none. */
  readonly listMore?: (site: Site) => readonly string[]
  /** Former hosts and times offline. Default: there are none. */
  readonly standing?: Pick<SiteStandingStore, 'readStanding'>
}

/** Empty until the first `reload`. */
export function createSiteDirectory(
  ctx: SystemContext,
  repository: SiteRepository,
  log: Logger,
  { listMore = () => [], standing: standingStore }: DirectoryParts = {},
): SiteDirectory {
  let entries: ReadonlyMap<string, Entry> = new Map()
  let sites: readonly Site[] = []
  let hosts: HostTable<Site> = new Map()
  let problems: readonly string[] = []
  let standing: SiteStanding = { formerHosts: new Map(), offline: new Map() }

  /** The reload that was asked for last. Each starts from what the one before it left, or one would undo the other. */
  let reloading: Promise<void> = Promise.resolve()

  function reload(slugs?: readonly string[]): Promise<void> {
    const reloaded = reloading.then(() => reloadNow(slugs))
    reloading = reloaded.catch(() => undefined)
    return reloaded
  }

  async function reloadNow(slugs?: readonly string[]): Promise<void> {
    const singly = slugs !== undefined && slugs.length <= mostReadSingly ? slugs : null
    const nextStanding = (await standingStore?.readStanding(ctx)) ?? standing
    const next = new Map(singly === null ? [] : entries)
    for (const slug of singly ?? []) next.delete(slug)
    for (const applied of await readApplied(singly)) next.set(applied.slug, await readEntry(applied))
    entries = next
    const served = [...next.values()].flatMap(({ site }) => site ?? [])
    sites = served.toSorted((a, b) => a.name.localeCompare(b.name))
    hosts = buildHostTable(sites)
    standing = nextStanding
    const listed = [...next.values()]
    const nextProblems = [...listed.flatMap(({ invalid }) => invalid), ...listed.flatMap(({ lacking }) => lacking)]
    for (const problem of nextProblems.filter((text) => !problems.includes(text))) log.error({}, problem)
    problems = nextProblems
  }

  async function readApplied(slugs: readonly string[] | null): Promise<readonly AppliedSite[]> {
    if (slugs === null) return repository.list(ctx)
    const found = await Promise.all(slugs.map((slug) => repository.get(ctx, slug)))
    return found.flatMap((applied) => applied ?? [])
  }

  async function readEntry(applied: AppliedSite): Promise<Entry> {
    const { slug, version } = applied
    const read = readStoredSite(applied)
    if (read.ok) return { site: read.site, version, invalid: [], lacking: listMore(read.site) }
    // One document that this version of the platform cannot read must not take its dealer down, nor any other.
    const last = await findLastValid(applied)
    const served =
      last === null
        ? 'no stored version is valid, and the site is not served'
        : `version ${last.version} is served instead`
    const invalid =
      `Site ${slug}: the stored version ${version} is not valid (${read.problem}); ${served}. ` +
      'Correct its file and run `forecourt sites apply`.'
    return { site: last?.site ?? null, version, invalid: [invalid], lacking: last === null ? [] : listMore(last.site) }
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
    const slug = standing.formerHosts.get(normaliseHost(hostHeader) ?? '') ?? ''
    const site = entries.get(slug)?.site ?? null
    return site !== null && site.hosts.length > 0 ? site : null
  }

  function findOffline(slug: string): Offline | null {
    const offline = standing.offline.get(slug)
    return offline === undefined || (offline.until !== null && offline.until <= ctx.now()) ? null : offline
  }

  return {
    lookup(hostHeader) {
      const found = resolveSiteByHost(hostHeader, hosts)
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
    find: (slug) => entries.get(slug)?.site ?? null,
    version: (slug) => entries.get(slug)?.version ?? 0,
    problems: () => problems,
    reload,
  }
}
