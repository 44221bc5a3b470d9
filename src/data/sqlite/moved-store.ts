import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const storeName = 'forecourt.sqlite'

/** What stands behind the name of a store that was moved to PostgreSQL, before the time of the move. */
export const movedMark = '.moved-to-postgres-'

/**
 * The newest moved store of a folder that has no other; null where there is none. A new, empty store beside it would be
 * taken for the platform's: a backup of it succeeds, and a site that is applied or imported reaches no visitor.
 */
export function findMovedStore(directory: string): string | null {
  if (existsSync(join(directory, storeName))) return null
  const moved = readdirSync(directory).filter((name) => name.startsWith(storeName + movedMark))
  return moved.toSorted().at(-1) ?? null
}
