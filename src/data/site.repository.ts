import type { SystemContext } from './context.ts'
import type { Database } from './database.ts'
import { applySites } from './sites/apply-sites.ts'
import { getSite, listSites, listSiteVersions } from './sites/read-sites.ts'

/** A site document that was checked above: this room stores it and reads nothing in it. */
export interface NewSiteVersion {
  readonly slug: string
  /** The document as configured (before defaults and template), a JSON value. */
  readonly document: unknown
  /** Every host that it answers on besides `{slug}.localhost`, in lower case, without port. */
  readonly hosts?: readonly string[]
  /** The file as written, comments included. */
  readonly sourceText: string
  /** Who applied it, for the history; null: not known. */
  readonly appliedBy?: string | null
}

export interface AppliedSite {
  readonly slug: string
  /** 1 for the first, then one more with each change. */
  readonly version: number
  /** null where what is stored is no JSON any more. */
  readonly document: unknown
  /** Sorted. */
  readonly hosts: readonly string[]
  readonly sourceText: string
  readonly appliedBy: string | null
  /** Epoch milliseconds. */
  readonly appliedAt: number
}

export interface ApplyResult {
  readonly slug: string
  readonly outcome: 'added' | 'changed' | 'unchanged'
  /** The version in force afterwards. */
  readonly version: number
}

/**
 * The configuration of the sites, as applied: the version in force and every version there ever was. Work of the
 * platform itself, across sites; a request never writes here.
 */
export interface SiteRepository {
  /**
   * Stores all documents or none, in ONE transaction with the change feed (kind 'site'); results in the order given.
   * The same document, hosts and text again are 'unchanged' and write nothing. Sites that are not given stay as they
   * are. A host of another site is DatabaseProblem 'unique'; a slug twice in one call is a RangeError.
   */
  applyAll(ctx: SystemContext, documents: readonly NewSiteVersion[]): Promise<readonly ApplyResult[]>
  /** The version in force of every site, by slug. */
  list(ctx: SystemContext): Promise<readonly AppliedSite[]>
  get(ctx: SystemContext, slug: string): Promise<AppliedSite | null>
  /** Every version of one site, newest first, at most `limit`. */
  listVersions(ctx: SystemContext, slug: string, limit: number): Promise<readonly AppliedSite[]>
}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createSiteRepository(database: Database): SiteRepository {
  return {
    applyAll: (ctx, documents) => applySites(database, ctx, documents),
    list: () => listSites(database),
    get: (_ctx, slug) => getSite(database, slug),
    listVersions: (_ctx, slug, limit) => listSiteVersions(database, slug, limit),
  }
}
