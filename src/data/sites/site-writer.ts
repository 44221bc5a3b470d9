import type { Transaction } from 'kysely'
import { appendChanges } from '../change-log.ts'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../database-problem.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { ApplyResult, NewSiteVersion } from './site-records.ts'
import { writeHosts } from './site-hosts.ts'
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
   * as they are. A host of another site, a former host of another site without `takesHosts`, and the slug of a removed
   * site without `bringsBack` are DatabaseProblem 'unique'; a slug twice in one call is a RangeError.
   */
  applyAll(
    ctx: SystemContext,
    documents: readonly NewSiteVersion[],
    options?: ApplyOptions,
  ): Promise<readonly ApplyResult[]>
}

export interface ApplyOptions {
  /** Sites may take hosts that another site answered on last, which then no longer lead to that one. Default false. */
  readonly takesHosts?: boolean
  /** A slug may be that of a removed site, which comes back with its leads and its history. Default false. */
  readonly bringsBack?: boolean
}

/** Writes to an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createSiteWriter(database: Database): SiteWriter {
  return {
    async applyAll(ctx, documents, { takesHosts = false, bringsBack = false } = {}) {
      const pending = buildPending(documents)
      return runWrite(database, async (trx) => {
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'sites', '')
        const current = await readCurrent(trx, pending)
        const latest = await readLatest(trx, pending)
        const results = pending.map((entry) =>
          resolveResult(entry, current.get(entry.slug), latest.get(entry.slug) ?? 0),
        )
        const changed = pending.filter((_, index) => results[index]?.outcome !== 'unchanged')
        const now = ctx.now()
        await bringBack(database, trx, changed, bringsBack)
        for (const [index, entry] of pending.entries()) {
          const result = results[index]
          if (result !== undefined && result.outcome !== 'unchanged')
            await writeVersion(trx, entry, result.version, now)
        }
        await writeHosts(
          database,
          trx,
          changed.map(({ slug, hosts }) => ({ slug, hosts })),
          takesHosts,
          now,
        )
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

/** The newest version ever stored of each site, which is not in force where the site was removed. */
async function readLatest(trx: Transaction<Tables>, pending: readonly Pending[]): Promise<ReadonlyMap<string, number>> {
  if (pending.length === 0) return new Map()
  const rows = await trx
    .selectFrom('site_version')
    .select(['slug', (query) => query.fn.max('version').as('version')])
    .where(
      'slug',
      'in',
      pending.map((entry) => entry.slug),
    )
    .groupBy('slug')
    .execute()
  return new Map(rows.map(({ slug, version }) => [slug, version]))
}

/** A removed site comes back only when that is asked for: its leads belong to the dealer that it was. */
async function bringBack(
  database: Database,
  trx: Transaction<Tables>,
  changed: readonly Pending[],
  isAsked: boolean,
): Promise<void> {
  if (changed.length === 0) return
  const slugs = changed.map(({ slug }) => slug)
  const [removed] = await trx.selectFrom('removed_site').select('slug').where('slug', 'in', slugs).limit(1).execute()
  if (removed === undefined) return
  if (!isAsked)
    throw new DatabaseProblem(
      'unique',
      `The site ${removed.slug} was removed from ${database.place}, where its leads are still kept: choose another ` +
        'slug for another dealer, or bring the same dealer back with --bring-back',
    )
  await trx.deleteFrom('removed_site').where('slug', 'in', slugs).execute()
}

function resolveResult({ slug, content }: Pending, current: Current | undefined, latest: number): ApplyResult {
  if (current === undefined) return { slug, outcome: 'added', version: latest + 1 }
  const same =
    current.document === content.document &&
    current.hosts === content.hosts &&
    current.source_text === content.source_text
  return same
    ? { slug, outcome: 'unchanged', version: current.version }
    : { slug, outcome: 'changed', version: latest + 1 }
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
