import type { Database } from './database.ts'
import type { LeadWriter } from './leads/lead-calls.ts'
import { createLeadReader, type LeadReader } from './leads/lead-reader.ts'
import { createLeadWriter } from './leads/lead-writer.ts'

/** Everything about the leads of one site. Code that needs one part of it asks for that part. */
export interface LeadRepository extends LeadReader, LeadWriter {}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createLeadRepository(database: Database): LeadRepository {
  return { ...createLeadReader(database), ...createLeadWriter(database) }
}
