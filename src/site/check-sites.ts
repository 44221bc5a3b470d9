import { checkSite } from './check-site.ts'
import type { Fault } from './checks/fault.ts'
import { findPlanned } from './checks/find-planned.ts'
import { listWarnings } from './checks/list-warnings.ts'
import { platformDefaults } from './defaults.ts'
import type { Origins } from './origins.ts'
import { readSiteFile, type ReadSite, type SiteFileReading } from './read-site-file.ts'
import { resolveSite } from './resolve-site.ts'
import { touches } from './salvage-document.ts'
import { formatPath, type SiteProblem } from './site-problem.ts'
import type { Site, SiteDocument } from './site.ts'
import { templates } from './templates/templates.ts'

export interface SiteFile {
  /** The file name as given on the command line. */
  readonly file: string
  readonly text: string
}

export interface CheckedSite {
  readonly file: string
  readonly document: SiteDocument
  readonly site: Site
  readonly origins: Origins
  /** Warnings: settings that are allowed but probably not intended. */
  readonly warnings: readonly SiteProblem[]
}

export type CheckResult =
  | { readonly ok: true; readonly sites: readonly CheckedSite[] }
  | {
      readonly ok: false
      readonly errors: readonly SiteProblem[]
      /** Of the files that could be read, also about the valid settings of a file that has others. */
      readonly warnings: readonly SiteProblem[]
    }

/** What a site outside the files has already, so that no file gets it. */
export interface TakenNames {
  readonly slug: string
  /** `id` of the site in calls. */
  readonly id: string
  readonly hosts: readonly string[]
  /** Hosts that it answered on last and that are kept for it. */
  readonly formerHosts: readonly string[]
  /** It was removed; its slug stays with the leads that are kept of it. */
  readonly isRemoved: boolean
}

/** What the surroundings of a site know of it, such as whether a mapping that it names is there. */
export interface OutsideChecks {
  readonly listErrors?: (site: Site) => readonly Fault[]
  readonly listWarnings?: (site: Site) => readonly Fault[]
}

/**
 * Checks site files together (TEN-02): each by itself, then against each other, since a host name or a slug must belong
 * to one site (TEN-01, TEN-07), and against the sites that are stored already; a file for the slug of one replaces it.
 * With one error none of the files may be applied. Errors come in the order of files and lines.
 */
export function checkSites(
  files: readonly SiteFile[],
  stored: readonly TakenNames[] = [],
  outside: OutsideChecks = {},
): CheckResult {
  const readings = files.map(({ file, text }) => readSiteFile(file, text))
  const reads = readings.flatMap((reading) => (reading.ok ? [reading.read] : []))
  const checked = reads.map((read) => ({ read, ...resolve(read) }))
  const errors = [
    ...readings.flatMap((reading) => (reading.ok ? [] : reading.errors)),
    ...checked.flatMap(({ read, site }) =>
      [...checkSite(site, templates[site.template]), ...(outside.listErrors?.(site) ?? [])].map((fault) =>
        toProblem(read, fault),
      ),
    ),
    ...findClashes(checked, stored),
  ]
  const warningsOf = ({ read, site }: { readonly read: ReadSite; readonly site: Site }): readonly SiteProblem[] =>
    [...listFaults(site, read), ...(outside.listWarnings?.(site) ?? [])].map((fault) => toProblem(read, fault))
  if (errors.length > 0)
    return { ok: false, errors, warnings: [...readings.flatMap(warnOfRemains), ...checked.flatMap(warningsOf)] }
  return {
    ok: true,
    sites: checked.map((one) => ({
      file: one.read.file,
      document: one.read.document,
      site: one.site,
      origins: one.origins,
      warnings: warningsOf(one),
    })),
  }
}

const resolve = (read: ReadSite): { readonly site: Site; readonly origins: Origins } =>
  resolveSite(platformDefaults, templates[read.document.template], read.document)

const listFaults = (site: Site, { document }: ReadSite): readonly Fault[] => [
  ...listWarnings(site),
  ...findPlanned(document),
]

/** Warnings of a file that the schema refuses, but for what they say of the refused settings. */
function warnOfRemains(reading: SiteFileReading): readonly SiteProblem[] {
  if (reading.ok || reading.remains === undefined) return []
  const { read, without } = reading.remains
  return listFaults(resolve(read).site, read)
    .filter(({ place }) => !touches(place, without))
    .map((fault) => toProblem(read, fault))
}

const toProblem = (read: ReadSite, { place, message, expected }: Fault): SiteProblem => ({
  file: read.file,
  path: formatPath(place),
  message,
  expected,
  line: lineIfOwn(read, place),
})

/** A value from the template or the defaults has no line in the file. */
function lineIfOwn(read: ReadSite, place: readonly (string | number)[]): number | null {
  const top = place[0]
  return typeof top === 'string' && top in read.document ? read.lineOf(place) : null
}

/** Slugs, ids and hosts that two sites claim, and hosts that are the development name of another. */
function findClashes(
  sites: readonly { readonly read: ReadSite; readonly site: Site }[],
  stored: readonly TakenNames[],
): readonly SiteProblem[] {
  const given = new Set(sites.map(({ site }) => site.slug))
  const { owners, former } = listOwners(stored, given)
  const removed = new Set(stored.flatMap(({ slug, isRemoved }) => (isRemoved ? [slug] : [])))
  const claim = (kind: string, name: string, read: ReadSite, place: readonly (string | number)[]): SiteProblem[] => {
    const key = `${kind} ${name}`
    const owner = owners.get(key)
    if (owner === undefined) {
      owners.set(key, read.file)
      return []
    }
    return [
      {
        file: read.file,
        path: formatPath(place),
        message: `${kind} '${name}' belongs to ${owner === read.file ? 'this site already' : owner}`,
        expected: `a ${kind} of its own`,
        line: read.lineOf(place),
      },
    ]
  }
  const claimHost = (host: string, { read, site }: (typeof sites)[number], index: number): SiteProblem[] => {
    const place = ['hosts', index]
    const last = former.get(host)
    if (last === undefined || last === site.slug) return claim('host', host, read, place)
    return [
      {
        file: read.file,
        path: formatPath(place),
        message: `host '${host}' was last a host of site ${last} and is kept for it`,
        expected: 'a host of its own, or `sites apply --take-hosts`',
        line: read.lineOf(place),
      },
    ]
  }
  const claimSlug = ({ read, site }: (typeof sites)[number]): SiteProblem[] =>
    removed.has(site.slug)
      ? [
          {
            file: read.file,
            path: 'slug',
            message: `site '${site.slug}' was removed, and its leads are still kept`,
            expected: 'another slug; for the same dealer `sites apply --bring-back`',
            line: read.lineOf(['slug']),
          },
        ]
      : []
  const named = sites.flatMap(({ read, site }) => [
    ...claimSlug({ read, site }),
    ...claim('slug', site.slug, read, ['slug']),
    ...claim('id', site.id, read, ['id']),
    ...claim('host', `${site.slug}.localhost`, read, ['slug']),
  ])
  const hosts = sites.flatMap((one) => one.site.hosts.flatMap((host, index) => claimHost(host, one, index)))
  const searches = sites.flatMap(({ read, site }) =>
    site.search.host === null ? [] : claim('host', site.search.host, read, ['search', 'host']),
  )
  return [...named, ...hosts, ...searches]
}

/** What stored sites have that none of the files replaces, by kind and name; and the hosts that are kept for a site. */
function listOwners(
  stored: readonly TakenNames[],
  given: ReadonlySet<string>,
): { readonly owners: Map<string, string>; readonly former: ReadonlyMap<string, string> } {
  const owners = new Map<string, string>()
  const former = new Map<string, string>()
  for (const { slug, id, hosts, formerHosts } of stored) {
    for (const host of formerHosts) former.set(host, slug)
    if (given.has(slug)) continue
    owners.set(`id ${id}`, `stored site ${slug}`)
    for (const host of [`${slug}.localhost`, ...hosts]) owners.set(`host ${host}`, `stored site ${slug}`)
  }
  return { owners, former }
}
