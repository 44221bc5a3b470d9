import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Tables } from '../tables.ts'

/** Throws RangeError unless the import is one of the site and still running: stock is written under an import only. */
export async function requireRunningImport(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  importId: string,
): Promise<void> {
  const run = await trx
    .selectFrom('import_run')
    .select('outcome')
    .where('site_id', '=', ctx.siteId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
  if (run?.outcome !== 'running') throw new RangeError(`site ${ctx.siteId} has no running import ${importId}`)
}
