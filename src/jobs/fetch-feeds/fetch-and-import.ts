import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import type { FeedSettlement } from '#data/feeds/feed-records.ts'
import type { ImportGuard } from '#domain/feed/import-guards.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { FeedSource } from '#integrations/feed-source/feed-source.ts'
import type { Site } from '#site/site.ts'
import { importFeed } from '#stock/import-feed.ts'
import type { ImportReport } from '#stock/import-report.ts'
import { buildImportSettings } from '#stock/import-settings.ts'
import { findFormat } from '#stock/mapping/find-format.ts'
import { createDefaultMapping } from '#stock/mapping/load-mapping.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'
import type { StockFeed } from './feed-due.ts'
import { keepOriginal, makeIncomingFolder } from './keep-original.ts'

export interface FeedParts {
  readonly ctx: SiteContext
  readonly stock: StockRepository
  readonly site: Site
  readonly feed: StockFeed
  /** What the feed's source needs and this server lacks, in a sentence; else the source. */
  readonly openSource: () => { readonly ok: true; readonly source: FeedSource } | { readonly ok: false; error: string }
  /** Reads the mapping of a name. */
  readonly loadMapping: (name: string) => Promise<ParsedMapping>
  /** The data folder; originals go to `feeds/{site}/{feed}` below it. */
  readonly dataDirectory: string
}

export type FeedResult = Omit<FeedSettlement, 'retryAt'> & {
  /** null where nothing was imported. */
  readonly report: ImportReport | null
}

const nothing = {
  fileName: null,
  bytes: null,
  sha256: null,
  original: null,
  counts: null,
  validator: null,
  fingerprint: null,
  report: null,
} as const

/** The end of a run that imported nothing. */
export const endWithNothing = (outcome: FeedResult['outcome'], reason: string | null): FeedResult => ({
  ...nothing,
  outcome,
  reason,
})

export interface FeedOrder {
  readonly runId: string
  /** Of the newest good import; the file is not fetched where it is still this one. */
  readonly known: { readonly validator: string | null; readonly fingerprint: string | null } | null
  /** Writes nothing to the stock and keeps no original. */
  readonly dryRun: boolean
  /** Guards that do not refuse this file, besides those that the feed allows for good. */
  readonly allow: readonly ImportGuard[]
  /** How many of the first vehicles the report of a dry run describes. */
  readonly preview: number
  readonly signal: AbortSignal
}

/**
 * Fetches a feed, keeps its original, and imports it. The stock is touched only after the whole file is here, so that a
 * server that fails on the way leaves the old stock. Throws where the data folder fails.
 */
export async function fetchAndImport(
  parts: FeedParts,
  { runId, known, dryRun, allow, preview, signal }: FeedOrder,
): Promise<FeedResult> {
  const { ctx, site, feed } = parts
  const mapping = await chooseMapping(parts)
  if (!mapping.ok) return endWithNothing('refused', mapping.error)
  const opened = parts.openSource()
  if (!opened.ok) return endWithNothing('refused', opened.error)
  const settings = buildImportSettings(site)
  // Other settings or another mapping make another stock of the same file.
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([feed, mapping.mapping, settings]))
    .digest('hex')

  const path = join('feeds', site.slug, feed.name)
  const folder = join(parts.dataDirectory, path)
  const incoming = await makeIncomingFolder(folder, runId)
  try {
    const validator = known?.fingerprint === fingerprint ? known.validator : null
    const fetched = await opened.source.fetch({ into: incoming, validator, signal })
    if (fetched.kind === 'unchanged') return endWithNothing('unchanged', null)
    if (fetched.kind !== 'fetched')
      return endWithNothing(fetched.kind === 'retry' ? 'failed' : 'refused', fetched.reason)
    const { file, bytes, sha256 } = fetched
    const original = dryRun ? null : join(path, await keepOriginal(folder, { file, sha256 }, ctx.now()))
    const about = { ...nothing, fileName: basename(file), bytes, sha256, original }
    const found = mapping.mapping === null ? await findFormat(file) : null
    if (found?.ok === false) return { ...about, outcome: 'refused', reason: found.error }
    const chosen = mapping.mapping ?? createDefaultMapping(found?.format ?? 'csv')
    const report = await importFeed({
      ctx,
      stock: parts.stock,
      settings,
      mapping: chosen,
      file,
      dryRun,
      allow: [...feed.allow, ...allow],
      preview,
      signal,
    })
    const { rows, added, changed, returned = 0, unchanged, sold, rejected, error } = report
    return {
      ...about,
      outcome: report.outcome === 'completed' ? 'imported' : report.outcome,
      reason: error,
      counts: { rows, added, changed, returned, unchanged, sold, rejected },
      validator: fetched.validator,
      fingerprint,
      report,
    }
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

type ChosenMapping =
  /** null: the columns are named after the vehicle fields, and the file shows its format. */
  | { readonly ok: true; readonly mapping: Extract<ParsedMapping, { ok: true }>['mapping'] | null }
  | { readonly ok: false; readonly error: string }

/**
 * The mapping of the feed. Two feeds of a site whose mappings have the same `feed` would mark each other's vehicles as
 * sold.
 */
async function chooseMapping({ feed, site, loadMapping }: FeedParts): Promise<ChosenMapping> {
  const loaded = feed.mapping === null ? null : await loadMapping(feed.mapping)
  if (loaded?.ok === false) return { ok: false, error: loaded.errors.join('; ') }
  const mapping = loaded?.mapping ?? null
  const nameOf = (given: typeof mapping): string => given?.feed ?? createDefaultMapping('csv').feed
  for (const other of site.stock_feeds) {
    if (other.name === feed.name) continue
    const others = other.mapping === null ? null : await loadMapping(other.mapping)
    // What is wrong with the other one is reported by its own run.
    if (others?.ok === false || nameOf(others?.mapping ?? null) !== nameOf(mapping)) continue
    return {
      ok: false,
      error:
        `the mappings of the feeds ${feed.name} and ${other.name} both have 'feed: ${nameOf(mapping)}', so that each ` +
        "would mark the other's vehicles as sold; give one of them another name",
    }
  }
  return { ok: true, mapping }
}
