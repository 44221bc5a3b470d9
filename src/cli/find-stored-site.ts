import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import type { FindStoredSite } from './sites-explain.ts'

/** Finds applied sites of an open database with their original text. */
export function createFindStoredSite(database: Database): FindStoredSite {
  return async (slug) => {
    const applied = await createSiteRepository(database).get({ system: true, now: () => Date.now() }, slug)
    return applied === null
      ? null
      : { file: `stored site ${slug}, version ${applied.version}`, text: applied.sourceText }
  }
}
