import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Tables } from '../tables.ts'

/** How many numbered candidates are looked up at once. */
const candidatesAtOnce = 50

/**
 * A free address for each wanted one, in the order given: the wanted one where no vehicle of the site has it, else with
 * '-2', '-3' … the first that is free. Holds only under the site's write lock.
 */
export async function chooseSlugs(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  wanted: readonly string[],
): Promise<readonly string[]> {
  if (wanted.length === 0) return []
  const taken = await listTaken(trx, ctx, [...new Set(wanted)])
  const chosen: string[] = []
  for (const slug of wanted) {
    const free = taken.has(slug) ? await findNumbered(trx, ctx, slug, taken) : slug
    taken.add(free)
    chosen.push(free)
  }
  return chosen
}

async function findNumbered(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  slug: string,
  taken: Set<string>,
): Promise<string> {
  for (let first = 2; ; first += candidatesAtOnce) {
    const candidates = Array.from({ length: candidatesAtOnce }, (_, index) => `${slug}-${first + index}`)
    for (const stored of await listTaken(trx, ctx, candidates)) taken.add(stored)
    const free = candidates.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}

async function listTaken(trx: Transaction<Tables>, ctx: SiteContext, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('vehicle')
    .select('slug')
    .where('site_id', '=', ctx.siteId)
    .where('slug', 'in', slugs)
    .execute()
  return new Set(rows.map((row) => row.slug))
}
