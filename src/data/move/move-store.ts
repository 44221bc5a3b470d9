import { setTimeout as sleep } from 'node:timers/promises'
import type { BackupOutcome } from '../backup/sqlite-backup.ts'
import { resolveStoreFile } from '../backup/sqlite-backup.ts'
import { movedMark } from '../sqlite/moved-store.ts'
import type { MovedTable } from './copy-all.ts'
import { MoveFault, type CopyPace } from './copy-table.ts'

export interface MoveOptions {
  /** Folder of the SQLite store. */
  readonly directory: string
  /** URL of the PostgreSQL database that takes the data. */
  readonly url: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly onStep?: (step: MoveStep) => void
}

/** What a move has just done. All but 'table' is stored by then, so that a second run goes on there. */
export type MoveStep =
  /** The store records its changes from now on. `afresh`: why an earlier copy is not continued; null: none was. */
  | { readonly kind: 'recording'; readonly afresh: string | null }
  /** The database takes the copy, and servers refuse it. */
  | { readonly kind: 'marked' }
  | ({ readonly kind: 'table' } & MovedTable)
  | { readonly kind: 'copied' }
  /** A round of `rows` changed rows. */
  | { readonly kind: 'round'; readonly rows: number }
  /** All is copied but what the servers, which still run, are about to write. */
  | { readonly kind: 'waiting' }
  /** No server has the store open any more. */
  | { readonly kind: 'closed' }
  /** The last changes are in PostgreSQL, and all is compared. */
  | { readonly kind: 'complete' }
  /** The SQLite store has its new name. */
  | { readonly kind: 'renamed' }
  /** Servers start on the PostgreSQL database. */
  | { readonly kind: 'opened' }

/** Turns a MoveFault into an outcome; `effect` says in a few words what has become of both stores. */
export async function catchMoveFault<Done>(
  effect: string,
  work: () => Promise<BackupOutcome<Done>>,
): Promise<BackupOutcome<Done>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MoveFault) return { ok: false, error: `${effect}: ${error.message}` }
    throw error
  }
}

/** The name that a moved store gets: `now` in UTC, without a separator. */
export const nameKept = (directory: string, now: number): string =>
  resolveStoreFile(directory) + movedMark + new Date(now).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')

/**
 * For a store that serves visitors meanwhile: small batches, and after each a pause as long as the batch took, so that
 * the copy takes half of a processor at most, on both sides together.
 */
export const gentlePace: CopyPace = {
  mostValues: 5000,
  mostCharacters: 500_000,
  rest: (tookMs) => sleep(Math.min(tookMs, 1000)),
}
