import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Phone numbers that have drawn, as keyed hashes. The key is the rule: a number draws once, also after its visitor has
 * had everything deleted (BUY-06). The draws before this stay with their visitors.
 */
export const prizePlayers: Migration = {
  name: '0018-prize-players',
  async up(trx) {
    await sql`create table prize_player (
      site_id text not null,
      player_hash text not null,
      prize text not null,
      drawn_at bigint not null,
      primary key (site_id, player_hash)
    )`.execute(trx)
  },
}
