import type { Kysely } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { AppliedSite } from './site-records.ts'
import { isStorableText } from '../storable-text.ts'
import type { SiteVersionTable, Tables } from '../tables.ts'
import { runRead } from '../transactions.ts'

/** Reads the configuration of the sites: the version in force and every earlier version. */
export interface SiteReader {
  /** The version in force of every site, by slug. */
  list(ctx: SystemContext): Promise<readonly AppliedSite[]>
  get(ctx: SystemContext, slug: string): Promise<AppliedSite | null>
  /** The versions of one site, newest first. */
  listVersions(ctx: SystemContext, slug: string, limit: number): Promise<readonly AppliedSite[]>
}

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createSiteReader(database: Database): SiteReader {
  return {
    async list() {
      const rows = await runRead(database, (kysely) => selectInForce(kysely).orderBy('site.slug').execute())
      return rows.map(parseVersion)
    },
    async get(_ctx, slug) {
      if (!isStorableText(slug)) return null
      const row = await runRead(database, (kysely) =>
        selectInForce(kysely).where('site.slug', '=', slug).executeTakeFirst(),
      )
      return row === undefined ? null : parseVersion(row)
    },
    async listVersions(_ctx, slug, limit) {
      if (!isStorableText(slug)) return []
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('site_version')
          .selectAll()
          .where('slug', '=', slug)
          .orderBy('version', 'desc')
          .limit(limit)
          .execute(),
      )
      return rows.map(parseVersion)
    },
  }
}

function selectInForce(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('site')
    .innerJoin('site_version', (join) =>
      join.onRef('site_version.slug', '=', 'site.slug').onRef('site_version.version', '=', 'site.version'),
    )
    .selectAll('site_version')
}

/**
 * A row whose JSON is damaged becomes a version without a document, so that one damaged site does not prevent reading
 * all other sites.
 */
function parseVersion(row: SiteVersionTable): AppliedSite {
  const document = parseJson(row.document)
  const hosts = parseJson(row.hosts)
  const isWhole = document !== null && Array.isArray(hosts)
  return {
    slug: row.slug,
    version: row.version,
    document: isWhole ? document : null,
    hosts: isWhole ? (hosts as readonly string[]) : [],
    sourceText: row.source_text,
    appliedBy: row.applied_by,
    appliedAt: row.applied_at,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
