import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { importFeed } from '#stock/import-feed.ts'
import { formatReport } from '#stock/format-report.ts'
import type { ImportGuard } from '#domain/feed/import-guards.ts'
import type { ImportOutcome } from '#stock/import-report.ts'
import { buildImportSettings } from '#stock/import-settings.ts'
import { findFormat } from '#stock/mapping/find-format.ts'
import { createDefaultMapping, loadMapping } from '#stock/mapping/load-mapping.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'
import { mostNotes } from '#stock/note-list.ts'
import type { ImportProgress } from '#stock/store-feed.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords } from './command-words.ts'
import { describeGuards, readAllow, readPreview, type Read } from './import-words.ts'
import { toJsonLine } from './lead-text.ts'
import type { StockServices } from './stock-import-services.ts'

const usage =
  'forecourt stock import <site> <feed file> [--mapping FILE] [--dry-run [--preview N]] [--allow GUARD,…] ' +
  '[--as-of DATE] [--json] [--verbose]'

/** Rejections and warnings listed without --verbose. */
const fewNotes = 20

/**
 * `forecourt stock import`: brings a dealer's feed into the stock of a site and prints the report (STOCK-03), with
 * --json as one JSON object on standard output, whatever the outcome.
 */
export async function run(args: readonly string[], io: CommandIo, services: StockServices): Promise<number> {
  const parsed = parseCommand(args)
  if (!parsed.ok) return complain(io, exitStatus.refused, parsed.error, `usage: ${usage}`)
  const { siteSlug, dryRun, allow, asOf, preview, json, verbose } = parsed
  const file = resolve(io.cwd, parsed.file)
  const mappingFile = parsed.mappingFile === null ? null : resolve(io.cwd, parsed.mappingFile)

  const missing = await describeMissingFile(file)
  if (missing !== null) return complain(io, exitStatus.failed, missing)
  const mapping = await chooseMapping(file, mappingFile)
  if (!mapping.ok) return complain(io, exitStatus.failed, ...mapping.errors)
  const opened = await services.openStock(siteSlug)
  if (!opened.ok) return complain(io, exitStatus.failed, opened.error)

  const report = await importFeed({
    ctx: opened.ctx,
    stock: opened.stock,
    settings: buildImportSettings(opened.site),
    mapping: mapping.mapping,
    file,
    dryRun,
    allow,
    preview,
    ...(asOf === null ? {} : { asOf }),
    ...(io.isTerminal && !json ? { onProgress: createProgress(io) } : {}),
    ...(services.signal === undefined ? {} : { signal: services.signal }),
  })
  if (json) io.out(toJsonLine(report))
  else
    for (const line of formatReport(report, verbose ? mostNotes : fewNotes)) {
      if (report.outcome === 'completed') io.out(line)
      else io.err(line)
    }
  return statuses[report.outcome]
}

const statuses: Readonly<Record<ImportOutcome, number>> = {
  completed: exitStatus.done,
  refused: exitStatus.refused,
  failed: exitStatus.failed,
}

function complain(io: CommandIo, status: number, ...lines: readonly string[]): number {
  for (const line of lines) io.err(line)
  return status
}

type Command =
  | {
      readonly ok: true
      readonly siteSlug: string
      readonly file: string
      readonly mappingFile: string | null
      readonly dryRun: boolean
      readonly allow: readonly ImportGuard[]
      /** Epoch milliseconds; null: not given. */
      readonly asOf: number | null
      /** How many vehicles are shown as they would be stored. */
      readonly preview: number
      readonly json: boolean
      readonly verbose: boolean
    }
  | { readonly ok: false; readonly error: string }

function parseCommand(args: readonly string[]): Command {
  const words = readWords(args, {
    options: {
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean' },
      allow: { type: 'string', multiple: true },
      'as-of': { type: 'string' },
      preview: { type: 'string' },
      json: { type: 'boolean' },
      verbose: { type: 'boolean' },
      // Known only to say what has taken its place.
      force: { type: 'boolean' },
    },
  })
  if (!words.ok) return words
  const { values, positionals } = words.value
  const [siteSlug, file, ...more] = positionals
  if (siteSlug === undefined || file === undefined)
    return {
      ok: false,
      error: `stock import needs ${siteSlug === undefined ? 'a site and a feed file' : 'a feed file'}`,
    }
  if (more.length > 0) return { ok: false, error: `stock import takes one feed file; what is '${more[0] ?? ''}'?` }
  const dryRun = values['dry-run'] ?? false
  const allow = readAllow((values.allow ?? []).join(','))
  const asOf = readAsOf(values['as-of'])
  const preview = readPreview(values.preview, dryRun)
  const wrong = [
    ...(values.force === true ? [`there is no --force; name what is allowed: ${describeGuards()}`] : []),
    ...[allow, asOf, preview].flatMap((read) => (read.ok ? [] : [read.error])),
  ]
  if (wrong.length > 0 || !allow.ok || !asOf.ok || !preview.ok) return { ok: false, error: wrong.join('; ') }
  return {
    ok: true,
    siteSlug,
    file,
    mappingFile: values.mapping ?? null,
    dryRun,
    allow: allow.value,
    asOf: asOf.value,
    preview: preview.value,
    json: values.json ?? false,
    verbose: values.verbose ?? false,
  }
}

/** A later date could only be a mistake, and every file after it would be older. */
const mostAheadMs = 86_400_000

function readAsOf(text: string | undefined): Read<number | null> {
  if (text === undefined) return { ok: true, value: null }
  const isForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const at = isForm ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at) || !isCalendarDay(text.slice(0, 10)))
    return {
      ok: false,
      error: `--as-of: expected a date like 2026-11-20, 2026-11-20T08:30Z or 2026-11-20T18:30+10:00, not '${text}'`,
    }
  if (at > Date.now() + mostAheadMs) return { ok: false, error: `--as-of: ${text} is in the future` }
  return { ok: true, value: at }
}

/** Date.parse takes the 30 February for the 2 March. */
function isCalendarDay(day: string): boolean {
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

async function describeMissingFile(file: string): Promise<string | null> {
  try {
    return (await stat(file)).isFile() ? null : `${file} is not a file; name the feed file itself`
  } catch {
    return `there is no feed file ${file}; check the name`
  }
}

async function chooseMapping(file: string, mappingFile: string | null): Promise<ParsedMapping> {
  if (mappingFile !== null) return loadMapping(mappingFile)
  const found = await findFormat(file)
  return found.ok ? { ok: true, mapping: createDefaultMapping(found.format) } : { ok: false, errors: [found.error] }
}

/** Prints a line for every ten thousand rows, which shows progress and keeps the output short. */
function createProgress(io: CommandIo): (progress: ImportProgress) => void {
  return ({ phase, rows }) => {
    if (rows % 10_000 === 0) io.out(`  ${phase === 'reading' ? 'read' : 'stored'} ${rows.toLocaleString('en-AU')} rows`)
  }
}
