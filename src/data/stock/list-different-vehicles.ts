import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'
import type { IncomingVehicle } from './stock-records.ts'
import { buildEntries, type IncomingBatch, listExisting, resolveOutcome } from './vehicle-entries.ts'

export interface DifferentVehicles {
  /** In the order of the vehicles given. */
  readonly vehicles: readonly IncomingVehicle[]
  /** Length of their documents together. */
  readonly characters: number
}

/** See ImportWriter.listDifferent. */
export async function listDifferentVehicles(
  database: Database,
  ctx: SiteContext,
  batch: IncomingBatch,
): Promise<DifferentVehicles> {
  const entries = buildEntries(ctx, batch)
  if (entries.length === 0) return { vehicles: [], characters: 0 }
  const known = await runRead(database, (kysely) => listExisting(kysely, ctx, entries))
  const different = entries.filter((entry) => {
    const existing = known.get(entry.id)
    return existing?.feed !== batch.feed || resolveOutcome(entry, existing) !== 'unchanged'
  })
  return {
    vehicles: different.map(({ vehicle }) => vehicle),
    characters: different.reduce((sum, { document }) => sum + document.text.length, 0),
  }
}
