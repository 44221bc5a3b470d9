import type { Database } from './database.ts'
import { createDueHolds, type DueHolds } from './holds/due-holds.ts'
import { createHoldReader, type HoldReader } from './holds/hold-reader.ts'
import { createHoldWriter, type HoldWriter } from './holds/hold-writer.ts'

/** Everything about the holds of one site, and the recovery job's claim over all. Code asks for the part it needs. */
export interface HoldRepository extends HoldReader, HoldWriter, DueHolds {}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createHoldRepository(database: Database): HoldRepository {
  return { ...createHoldReader(database), ...createHoldWriter(database), ...createDueHolds(database) }
}
