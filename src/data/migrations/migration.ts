import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/**
 * One step forward. It runs once in the life of a database, in one transaction with its siblings, and is never edited
 * after it has been released: a mistake is put right by the next one. There is no way back but a backup.
 */
export interface Migration {
  /** '0001-stock', the file's name; order is by name. */
  readonly name: string
  up(trx: Transaction<Tables>, dialect: Database['dialect']): Promise<void>
}
