import { parseArgs } from 'node:util'
import type { ImportRun } from '#data/stock/stock-records.ts'
import { formatReport, mostNotes, parseImportReport } from '#stock/import-report.ts'
import { exitStatus, type CommandIo } from './command.ts'
import type { StockServices } from './stock-import-services.ts'

const usage = 'forecourt stock report <site> [--limit N] [--verbose]'

/** `forecourt stock report`: the last imports of a site, newest first; --verbose lists their rejected rows. */
export async function run(args: readonly string[], io: CommandIo, services: StockServices): Promise<number> {
  const parsed = parseCommand(args)
  if (!parsed.ok) {
    io.err(parsed.error)
    io.err(`usage: ${usage}`)
    return exitStatus.refused
  }
  const opened = await services.openStock(parsed.siteSlug)
  if (!opened.ok) {
    io.err(opened.error)
    return exitStatus.failed
  }
  const runs = await opened.stock.listImports(opened.ctx, parsed.limit)
  if (runs.length === 0)
    io.out(
      `site ${parsed.siteSlug} has had no import yet; ` +
        `begin with: forecourt stock import ${parsed.siteSlug} <feed file>`,
    )
  for (const run of runs) for (const line of formatRun(run, parsed.verbose)) io.out(line)
  return exitStatus.done
}

function formatRun(run: ImportRun, verbose: boolean): readonly string[] {
  const at = new Date(run.startedAt).toISOString().replace('T', ' ').slice(0, 19)
  const report = parseImportReport(run.report)
  if (report !== null)
    return formatReport(report, verbose ? mostNotes : 0).map((line, index) =>
      index === 0 ? `${at} UTC  ${line}` : line,
    )
  const state =
    run.outcome === 'running'
      ? 'still running, or stopped without an end: run the import again to finish it'
      : run.outcome
  return [`${at} UTC  feed ${run.feed}: ${state}`]
}

type Command =
  | { readonly ok: true; readonly siteSlug: string; readonly limit: number; readonly verbose: boolean }
  | { readonly ok: false; readonly error: string }

function parseCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { limit: { type: 'string', default: '10' }, verbose: { type: 'boolean', default: false } },
    })
    const [siteSlug, ...more] = positionals
    const limit = Number(values.limit)
    if (siteSlug === undefined || more.length > 0) return { ok: false, error: 'stock report needs one site' }
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return { ok: false, error: `--limit: expected a whole number from 1 to 1000, not '${values.limit}'` }
    return { ok: true, siteSlug, limit, verbose: values.verbose }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}
