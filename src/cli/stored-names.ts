import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import type { TakenNames } from '#site/check-sites.ts'

/** Slugs, ids and hosts of stored and removed sites, which `checkSites` refuses for any other site. */
export async function readTakenNames(database: Database): Promise<readonly TakenNames[]> {
  const system = { system: true, now: (): number => Date.now() } as const
  const stored = await createSiteRepository(database).list(system)
  const removed = await createSiteRemover(database).listRemoved(system)
  const { formerHosts } = await createSiteStandingStore(database).readStanding(system)
  const formerOf = (slug: string): readonly string[] =>
    [...formerHosts].flatMap(([host, owner]) => (owner === slug ? [host] : []))
  return [
    ...stored.map(({ slug, document, hosts }) => ({
      slug,
      id: readId(document) ?? slug,
      hosts: [...hosts, ...readSearchHosts(document)],
      formerHosts: formerOf(slug),
      isRemoved: false,
    })),
    ...removed.map(({ slug }) => ({ slug, id: slug, hosts: [], formerHosts: formerOf(slug), isRemoved: true })),
  ]
}

function readId(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || !('id' in document)) return null
  return typeof document.id === 'string' ? document.id : null
}

/** The host of the site's search calls, which no other site may have either. */
function readSearchHosts(document: unknown): readonly string[] {
  if (typeof document !== 'object' || document === null || !('search' in document)) return []
  const { search } = document
  if (typeof search !== 'object' || search === null || !('host' in search)) return []
  return typeof search.host === 'string' ? [search.host] : []
}
