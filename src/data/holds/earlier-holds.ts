import type { Transaction } from 'kysely'
import { holdMemoryMs, type EarlierHold } from '#domain/reserve/hold-limits.ts'
import type { SiteContext } from '../context.ts'
import type { Tables } from '../tables.ts'
import type { Holder } from './hold-records.ts'

/** Holds that the same person or network began lately on the site. */
export async function listEarlierHolds(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  { email, phone, network }: Holder,
): Promise<readonly EarlierHold[]> {
  const known = Object.entries({ email_hash: email, phone_hash: phone, network_hash: network } as const).flatMap(
    ([column, hash]) =>
      hash === null ? [] : [[column as 'email_hash' | 'phone_hash' | 'network_hash', hash] as const],
  )
  if (known.length === 0) return []
  const rows = await trx
    .selectFrom('vehicle_hold')
    .select(['vehicle_id', 'state'])
    .where('site_id', '=', ctx.siteId)
    .where('created_at', '>', ctx.now() - holdMemoryMs)
    .where((query) => query.or(known.map(([column, hash]) => query(column, '=', hash))))
    .execute()
  return rows.map((row) => ({ vehicleId: row.vehicle_id, state: row.state }))
}
