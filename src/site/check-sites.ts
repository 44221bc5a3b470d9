import { checkSite } from './check-site.ts'
import type { Fault } from './checks/fault.ts'
import { findPlanned } from './checks/find-planned.ts'
import { listWarnings } from './checks/list-warnings.ts'
import { platformDefaults } from './defaults.ts'
import type { Origins } from './origins.ts'
import { readSiteFile, type ReadSite } from './read-site-file.ts'
import { resolveSite } from './resolve-site.ts'
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
  | { readonly ok: false; readonly errors: readonly SiteProblem[] }

/**
 * Checks site files together (TEN-02): each by itself, then against each other, since a host name or a slug must belong
 * to one site (TEN-01, TEN-07). With one error none of the files may be applied. Errors come in the order of files and
 * lines.
 */
export function checkSites(files: readonly SiteFile[]): CheckResult {
  const readings = files.map(({ file, text }) => readSiteFile(file, text))
  const reads = readings.flatMap((reading) => (reading.ok ? [reading.read] : []))
  const checked = reads.map((read) => ({
    read,
    ...resolveSite(platformDefaults, templates[read.document.template], read.document),
  }))
  const errors = [
    ...readings.flatMap((reading) => (reading.ok ? [] : reading.errors)),
    ...checked.flatMap(({ read, site }) =>
      checkSite(site, templates[site.template]).map((fault) => toProblem(read, fault)),
    ),
    ...findClashes(checked),
  ]
  if (errors.length > 0) return { ok: false, errors }
  return {
    ok: true,
    sites: checked.map(({ read, read: { document }, site, origins }) => ({
      file: read.file,
      document,
      site,
      origins,
      warnings: [...listWarnings(site), ...findPlanned(document)].map((fault) => toProblem(read, fault)),
    })),
  }
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
function findClashes(sites: readonly { readonly read: ReadSite; readonly site: Site }[]): readonly SiteProblem[] {
  const owners = new Map<string, string>()
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
  const named = sites.flatMap(({ read, site }) => [
    ...claim('slug', site.slug, read, ['slug']),
    ...claim('id', site.id, read, ['id']),
    ...claim('host', `${site.slug}.localhost`, read, ['slug']),
  ])
  const hosts = sites.flatMap(({ read, site }) =>
    site.hosts.flatMap((host, index) => claim('host', host, read, ['hosts', index])),
  )
  const searches = sites.flatMap(({ read, site }) =>
    site.search.host === null ? [] : claim('host', site.search.host, read, ['search', 'host']),
  )
  return [...named, ...hosts, ...searches]
}
