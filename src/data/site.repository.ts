import type { Database } from './database.ts'
import { createSiteReader, type SiteReader } from './sites/site-reader.ts'
import { createSiteWriter, type SiteWriter } from './sites/site-writer.ts'

/** The configuration of the sites, as applied. Code that needs one part of it asks for that part. */
export interface SiteRepository extends SiteReader, SiteWriter {}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createSiteRepository(database: Database): SiteRepository {
  return { ...createSiteReader(database), ...createSiteWriter(database) }
}
