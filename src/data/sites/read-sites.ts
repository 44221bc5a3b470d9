import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { AppliedSite } from '../site.repository.ts'
import { isStorableText } from '../storable-text.ts'
import type { SiteVersionTable, Tables } from '../tables.ts'
import { runRead } from '../transactions.ts'

/** SiteRepository.list. */
export async function listSites(database: Database): Promise<readonly AppliedSite[]> {
  const rows = await runRead(database, (kysely) => selectInForce(kysely).orderBy('site.slug').execute())
  return rows.map(parseVersion)
}

/** SiteRepository.get. */
export async function getSite(database: Database, slug: string): Promise<AppliedSite | null> {
  if (!isStorableText(slug)) return null
  const row = await runRead(database, (kysely) =>
    selectInForce(kysely).where('site.slug', '=', slug).executeTakeFirst(),
  )
  return row === undefined ? null : parseVersion(row)
}

/** SiteRepository.listVersions. */
export async function listSiteVersions(
  database: Database,
  slug: string,
  limit: number,
): Promise<readonly AppliedSite[]> {
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
}

function selectInForce(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('site')
    .innerJoin('site_version', (join) =>
      join.onRef('site_version.slug', '=', 'site.slug').onRef('site_version.version', '=', 'site.version'),
    )
    .selectAll('site_version')
}

function parseVersion(row: SiteVersionTable): AppliedSite {
  return {
    slug: row.slug,
    version: row.version,
    document: parseStoredDocument(row.document),
    hosts: JSON.parse(row.hosts) as readonly string[],
    sourceText: row.source_text,
    appliedBy: row.applied_by,
    appliedAt: row.applied_at,
  }
}

/**
 * null for text that is no JSON, which no site is: one damaged document must not keep all other sites from being read.
 */
function parseStoredDocument(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
