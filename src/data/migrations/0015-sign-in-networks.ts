import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The network from which a code was asked for, so that it has a limit of its own (AUTH-04). */
export const signInNetworks: Migration = {
  name: '0015-sign-in-networks',
  async up(trx) {
    await sql`alter table sign_in_code add column network_hash text not null default ''`.execute(trx)
    await sql`create index sign_in_code_network on sign_in_code (site_id, network_hash, created_at)`.execute(trx)
  },
}
