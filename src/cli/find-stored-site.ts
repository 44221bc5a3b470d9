import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import type { SiteFile } from '#site/check-sites.ts'

/** The last applied text of a site, under a descriptive name; null when no such site is stored. */
export type FindStoredSite = (slug: string) => Promise<SiteFile | null>

const system = { system: true, now: (): number => Date.now() } as const

/** Finds applied sites of an open database with their original text. */
export function createFindStoredSite(database: Database): FindStoredSite {
  return async (slug) => {
    const applied = await createSiteRepository(database).get(system, slug)
    return applied === null
      ? null
      : { file: `stored site ${slug}, version ${applied.version}`, text: applied.sourceText }
  }
}

/** Why there is no such site in force, and which sites there are. */
export async function describeUnknownSite(database: Database, slug: string): Promise<string> {
  const removed = (await createSiteRemover(database).listRemoved(system)).find((site) => site.slug === slug)
  if (removed !== undefined)
    return `The site '${slug}' was removed from ${database.place}; apply its file with --bring-back to have it again`
  const known = (await createSiteRepository(database).list(system)).map((site) => site.slug)
  return (
    `There is no site '${slug}' in ${database.place}; ` +
    (known.length === 0 ? 'none is stored yet' : `known are ${known.join(', ')}`)
  )
}
