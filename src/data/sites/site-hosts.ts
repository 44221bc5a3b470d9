import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'

/** A site of one call with every host that it is to answer on. */
export interface HostsOfSite {
  readonly slug: string
  readonly hosts: readonly string[]
}

/**
 * Gives the sites of one call their hosts. All old hosts go before any new one comes, so that a host can move from one
 * site to another in one call. A host that no site answers on afterwards becomes a former host of the site that left
 * it. `takesHosts`: whether a site may get a former host of another; without it that is DatabaseProblem 'unique'.
 */
export async function writeHosts(
  database: Database,
  trx: Transaction<Tables>,
  changed: readonly HostsOfSite[],
  takesHosts: boolean,
  now: number,
): Promise<void> {
  if (changed.length === 0) return
  const slugs = changed.map((entry) => entry.slug)
  const before = await trx.selectFrom('site_host').selectAll().where('slug', 'in', slugs).execute()
  await trx.deleteFrom('site_host').where('slug', 'in', slugs).execute()
  const rows = changed.flatMap(({ slug, hosts }) => hosts.map((host) => ({ host, slug })))
  if (rows.length > 0) {
    await requireFree(database, trx, rows)
    await takeFormerHosts(database, trx, rows, takesHosts)
    await trx.insertInto('site_host').values(rows).execute()
  }
  const kept = new Set(rows.map(({ host }) => host))
  await leaveHosts(
    trx,
    before.filter(({ host }) => !kept.has(host)),
    now,
  )
}

interface HostRow {
  readonly host: string
  readonly slug: string
}

/** Remembers who answered on these hosts last. */
export async function leaveHosts(trx: Transaction<Tables>, left: readonly HostRow[], now: number): Promise<void> {
  if (left.length === 0) return
  await trx
    .insertInto('former_host')
    .values(left.map(({ host, slug }) => ({ host, slug, left_at: now })))
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet((excluded) => ({
        slug: excluded.ref('excluded.slug'),
        left_at: excluded.ref('excluded.left_at'),
      })),
    )
    .execute()
}

const hostsOf = (rows: readonly HostRow[]): readonly string[] => rows.map(({ host }) => host)

async function requireFree(database: Database, trx: Transaction<Tables>, rows: readonly HostRow[]): Promise<void> {
  const wanted = new Map<string, string>()
  const held = await trx.selectFrom('site_host').selectAll().where('host', 'in', hostsOf(rows)).execute()
  for (const { host, slug } of [...held, ...rows]) {
    const other = wanted.get(host)
    if (other !== undefined)
      throw new DatabaseProblem(
        'unique',
        `The host ${host} belongs to site ${other} and cannot be given to ${slug} in ${database.place}: ` +
          'remove it from one of them',
      )
    wanted.set(host, slug)
  }
}

/** The hosts are in use again; a former host of another site is taken only when that is asked for. */
async function takeFormerHosts(
  database: Database,
  trx: Transaction<Tables>,
  rows: readonly HostRow[],
  takesHosts: boolean,
): Promise<void> {
  const former = await trx.selectFrom('former_host').selectAll().where('host', 'in', hostsOf(rows)).execute()
  const wanted = new Map(rows.map(({ host, slug }) => [host, slug]))
  for (const { host, slug } of former)
    if (!takesHosts && wanted.get(host) !== slug)
      throw new DatabaseProblem(
        'unique',
        `The host ${host} was last a host of site ${slug} and is kept for it in ${database.place}: ` +
          `give it to ${wanted.get(host)} with --take-hosts`,
      )
  if (former.length > 0) await trx.deleteFrom('former_host').where('host', 'in', hostsOf(former)).execute()
}
