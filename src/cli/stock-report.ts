import type { ImportRun } from '#data/stock/stock-records.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { formatReport } from '#stock/format-report.ts'
import { parseImportReport } from '#stock/import-report.ts'
import { mostNotes } from '#stock/note-list.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'
import type { StockServices } from './stock-import-services.ts'

const usage = 'forecourt stock report <site> [--limit N] [--json] [--verbose]'

/**
 * `forecourt stock report`: prints the last imports of a site, newest first; --verbose lists their rejected rows, and
 * --json writes one JSON object per line.
 */
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
  if (parsed.json) {
    for (const run of runs) io.out(toJsonLine(describeRun(run)))
    return exitStatus.done
  }
  if (runs.length === 0)
    io.out(
      `site ${parsed.siteSlug} has had no import yet; ` +
        `begin with: forecourt stock import ${parsed.siteSlug} <feed file>`,
    )
  for (const run of runs) for (const line of formatRun(run, opened.site.time_zone, parsed.verbose)) io.out(line)
  return exitStatus.done
}

/** `report` is null for a run that died, and for one so old that its report was deleted. */
function describeRun({ importId, feed, startedAt, finishedAt, outcome, report }: ImportRun): object {
  const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
  return {
    id: importId,
    feed,
    outcome,
    started_at: toInstant(startedAt),
    finished_at: toInstant(finishedAt),
    report: parseImportReport(report),
  }
}

/** Times are in the time zone of the site, as in the commands of feeds. */
function formatRun(run: ImportRun, timeZone: string, verbose: boolean): readonly string[] {
  const at = formatMoment(run.startedAt, timeZone)
  const report = parseImportReport(run.report)
  if (report !== null)
    return formatReport(report, verbose ? mostNotes : 0).map((line, index) => (index === 0 ? `${at}  ${line}` : line))
  return [`${at}  feed ${run.feed}: ${describeState(run)}`]
}

function describeState({ outcome, finishedAt }: ImportRun): string {
  if (outcome === 'running') return 'still running, or ended without a result: run the import again to finish it'
  if (finishedAt === null) return 'interrupted: the process died, and the next import finishes what it had begun'
  return `${outcome}; its report was deleted after 90 days`
}

type Command =
  | {
      readonly ok: true
      readonly siteSlug: string
      readonly limit: number
      readonly json: boolean
      readonly verbose: boolean
    }
  | { readonly ok: false; readonly error: string }

function parseCommand(args: readonly string[]): Command {
  const words = readWords(args, {
    options: {
      limit: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  if (!words.ok) return words
  const { values, positionals } = words.value
  const [siteSlug, ...more] = positionals
  const limit = Number(values.limit)
  if (siteSlug === undefined || more.length > 0) return { ok: false, error: 'stock report needs one site' }
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return { ok: false, error: `--limit: expected a whole number from 1 to 1000, not '${values.limit}'` }
  return { ok: true, siteSlug, limit, json: values.json, verbose: values.verbose }
}
