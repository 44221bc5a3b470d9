import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import type { ApplyResult } from '#data/sites/site-records.ts'
import type { ApplyOptions } from '#data/sites/site-writer.ts'
import { checkSites, type SiteFile } from '#site/check-sites.ts'
import type { Site } from '#site/site.ts'
import type { SiteProblem } from '#site/site-problem.ts'
import { listMissingPictures } from './missing-pictures.ts'
import { listMissingMappings } from './named-mappings.ts'
import { readTakenNames } from './stored-names.ts'

export type StoringOutcome =
  | {
      readonly ok: true
      readonly results: readonly ApplyResult[]
      readonly warnings: readonly SiteProblem[]
      readonly sites: readonly Site[]
    }
  | { readonly ok: false; readonly errors: readonly SiteProblem[]; readonly warnings: readonly SiteProblem[] }

export interface StoringOptions extends ApplyOptions {
  /** For the history, 'command line'. */
  readonly appliedBy: string
  /** Where the mappings of feeds are looked for; absent: they are not. */
  readonly mappingFolder?: string
}

/**
 * Checks site files together with every site that is stored already, then stores them in one transaction. With one
 * error nothing is stored (TEN-02). Throws DatabaseProblem.
 */
export async function storeSiteFiles(
  database: Database,
  files: readonly SiteFile[],
  { appliedBy, takesHosts = false, bringsBack = false, mappingFolder }: StoringOptions,
): Promise<StoringOutcome> {
  const taken = (await readTakenNames(database))
    .map((names) => (takesHosts ? { ...names, formerHosts: [] } : names))
    .filter(({ isRemoved, formerHosts }) => !isRemoved || !bringsBack || formerHosts.length > 0)
    .map((names) => (bringsBack ? { ...names, isRemoved: false } : names))
  const checked = checkSites(files, taken, {
    // A warning, since the mapping may be put there later, or on the node that fetches the feed.
    listWarnings: (site) => [
      ...listMissingPictures(site),
      ...(mappingFolder === undefined ? [] : listMissingMappings(site, mappingFolder)),
    ],
  })
  if (!checked.ok) return checked
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const documents = checked.sites.map(({ file, document, site }) => ({
    slug: site.slug,
    document,
    hosts: site.hosts,
    sourceText: texts.get(file) ?? '',
    appliedBy,
  }))
  const system = { system: true, now: (): number => Date.now() } as const
  const results = await createSiteRepository(database).applyAll(system, documents, { takesHosts, bringsBack })
  return {
    ok: true,
    results,
    warnings: checked.sites.flatMap((site) => site.warnings),
    sites: checked.sites.map(({ site }) => site),
  }
}
