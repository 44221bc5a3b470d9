import type { Transaction } from 'kysely'
import { appendChanges } from '../change-log.ts'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../database-problem.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { ApplyResult, NewSiteVersion } from './site-records.ts'
import { isStorableText } from '../storable-text.ts'
import type { SiteVersionTable, Tables } from '../tables.ts'
import { runWrite } from '../transactions.ts'

type Content = Pick<SiteVersionTable, 'document' | 'hosts' | 'source_text'>
type Current = Content & { readonly version: number }

interface Pending {
  readonly slug: string
  readonly hosts: readonly string[]
  readonly content: Content
  readonly appliedBy: string | null
}

/** Writes the configuration of the sites: work of the platform itself, never of a request. */
export interface SiteWriter {
  /**
   * Stores all documents or none, in ONE transaction with the change feed (kind 'site'), and returns the results in the
   * order given. A document with the same content, hosts and text is 'unchanged' and writes nothing. Other sites stay
   * as they are. A host of another site is DatabaseProblem 'unique'; a slug twice in one call is a RangeError.
   */
  applyAll(ctx: SystemContext, documents: readonly NewSiteVersion[]): Promise<readonly ApplyResult[]>
}

/** Writes to an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createSiteWriter(database: Database): SiteWriter {
  return {
    async applyAll(ctx, documents) {
      const pending = buildPending(documents)
      return runWrite(database, async (trx) => {
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'sites', '')
        const current = await readCurrent(trx, pending)
        const results = pending.map((entry) => resolveResult(entry, current.get(entry.slug)))
        const changed = pending.filter((_, index) => results[index]?.outcome !== 'unchanged')
        const now = ctx.now()
        for (const entry of changed) await writeVersion(trx, entry, (current.get(entry.slug)?.version ?? 0) + 1, now)
        await writeHosts(database, trx, changed)
        await appendChanges(
          database,
          trx,
          now,
          changed.map(({ slug }) => ({ siteId: slug, kind: 'site', id: slug })),
        )
        return results
      })
    },
  }
}

function buildPending(documents: readonly NewSiteVersion[]): readonly Pending[] {
  const seen = new Set<string>()
  return documents.map(({ slug, document, hosts = [], sourceText, appliedBy = null }) => {
    if (slug === '' || !isStorableText(slug) || !isStorableText(sourceText))
      throw new RangeError(`site ${JSON.stringify(slug)} needs a slug, and text without NUL`)
    if (seen.has(slug)) throw new RangeError(`site ${slug} is given twice`)
    seen.add(slug)
    const sorted = [...new Set(hosts)].sort()
    const text = JSON.stringify(document)
    if (text === undefined) throw new RangeError(`the document of site ${slug} is not a JSON value`)
    return {
      slug,
      hosts: sorted,
      content: { document: text, hosts: JSON.stringify(sorted), source_text: sourceText },
      appliedBy,
    }
  })
}

async function readCurrent(
  trx: Transaction<Tables>,
  pending: readonly Pending[],
): Promise<ReadonlyMap<string, Current>> {
  if (pending.length === 0) return new Map()
  const rows = await trx
    .selectFrom('site')
    .innerJoin('site_version', (join) =>
      join.onRef('site_version.slug', '=', 'site.slug').onRef('site_version.version', '=', 'site.version'),
    )
    .select(['site.slug', 'site.version', 'site_version.document', 'site_version.hosts', 'site_version.source_text'])
    .where(
      'site.slug',
      'in',
      pending.map((entry) => entry.slug),
    )
    .execute()
  return new Map(rows.map((row) => [row.slug, row]))
}

function resolveResult({ slug, content }: Pending, current: Current | undefined): ApplyResult {
  if (current === undefined) return { slug, outcome: 'added', version: 1 }
  const same =
    current.document === content.document &&
    current.hosts === content.hosts &&
    current.source_text === content.source_text
  return same
    ? { slug, outcome: 'unchanged', version: current.version }
    : { slug, outcome: 'changed', version: current.version + 1 }
}

async function writeVersion(
  trx: Transaction<Tables>,
  { slug, content, appliedBy }: Pending,
  version: number,
  now: number,
): Promise<void> {
  await trx
    .insertInto('site_version')
    .values({ slug, version, ...content, applied_by: appliedBy, applied_at: now })
    .execute()
  await trx
    .insertInto('site')
    .values({ slug, version })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ version }))
    .execute()
}

/** All old hosts go before any new one comes, so that a host can move from one site to another in one call. */
async function writeHosts(database: Database, trx: Transaction<Tables>, changed: readonly Pending[]): Promise<void> {
  if (changed.length === 0) return
  await trx
    .deleteFrom('site_host')
    .where(
      'slug',
      'in',
      changed.map((entry) => entry.slug),
    )
    .execute()
  const rows = changed.flatMap(({ slug, hosts }) => hosts.map((host) => ({ host, slug })))
  if (rows.length === 0) return
  const wanted = new Map<string, string>()
  const held = await trx
    .selectFrom('site_host')
    .selectAll()
    .where(
      'host',
      'in',
      rows.map((row) => row.host),
    )
    .execute()
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
  await trx.insertInto('site_host').values(rows).execute()
}
