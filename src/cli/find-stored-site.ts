import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import type { FindStoredSite } from './sites-explain.ts'

/** Applied sites of an open database, as they were written. */
export function createFindStoredSite(database: Database): FindStoredSite {
  return async (slug) => {
    const applied = await createSiteRepository(database).get({ system: true, now: () => Date.now() }, slug)
    return applied === null
      ? null
      : { file: `stored site ${slug}, version ${applied.version}`, text: applied.sourceText }
  }
}
