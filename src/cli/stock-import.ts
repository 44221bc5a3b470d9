import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importFeed } from '#stock/import-feed.ts'
import type { ImportProgress } from '#stock/import-feed.ts'
import { formatReport, mostNotes } from '#stock/import-report.ts'
import type { ImportOutcome } from '#stock/import-report.ts'
import { buildImportSettings } from '#stock/import-settings.ts'
import { listEndings } from '#stock/read/feed-formats.ts'
import { createDefaultMapping, loadMapping, resolveFormat } from '#stock/mapping/load-mapping.ts'
import type { ParsedMapping } from '#stock/mapping/parse-mapping.ts'
import { exitStatus, type CommandIo } from './command.ts'
import type { StockServices } from './stock-import-services.ts'

const usage = 'forecourt stock import <site> <feed file> [--mapping FILE] [--dry-run] [--force] [--verbose]'

/** Rejections and warnings listed without --verbose. */
const fewNotes = 20

/** `forecourt stock import`: brings a dealer's feed into the stock of a site and prints the report (STOCK-03). */
export async function run(args: readonly string[], io: CommandIo, services: StockServices): Promise<number> {
  const parsed = parseCommand(args)
  if (!parsed.ok) return complain(io, exitStatus.refused, parsed.error, `usage: ${usage}`)
  const { siteSlug, dryRun, force, verbose } = parsed
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
    force,
    ...(io.isTerminal ? { onProgress: createProgress(io) } : {}),
    ...(services.signal === undefined ? {} : { signal: services.signal }),
  })
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
      readonly force: boolean
      readonly verbose: boolean
    }
  | { readonly ok: false; readonly error: string }

function parseCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    })
    const [siteSlug, file, ...more] = positionals
    if (siteSlug === undefined || file === undefined)
      return {
        ok: false,
        error: `stock import needs ${siteSlug === undefined ? 'a site and a feed file' : 'a feed file'}`,
      }
    if (more.length > 0) return { ok: false, error: `stock import takes one feed file; what is '${more[0] ?? ''}'?` }
    return {
      ok: true,
      siteSlug,
      file,
      mappingFile: values.mapping ?? null,
      dryRun: values['dry-run'] ?? false,
      force: values.force ?? false,
      verbose: values.verbose ?? false,
    }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
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
  const format = resolveFormat(file)
  if (format !== null) return { ok: true, mapping: createDefaultMapping(format) }
  return {
    ok: false,
    errors: [`the ending of ${file} tells no format; end it in ${listEndings()}, or name a mapping with --mapping`],
  }
}

/** Prints a line for every ten thousand rows, which shows progress and keeps the output short. */
function createProgress(io: CommandIo): (progress: ImportProgress) => void {
  return ({ phase, rows }) => {
    if (rows % 10_000 === 0) io.out(`  ${phase === 'reading' ? 'read' : 'stored'} ${rows.toLocaleString('en-AU')} rows`)
  }
}
