import type { Database } from '#data/database.ts'
import type { FeedRun } from '#data/feeds/feed-records.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine, toPrintable } from './lead-text.ts'
import { describeRun, openFeeds } from './open-feeds.ts'
import { readWords, refuse } from './command-words.ts'

const usage = 'forecourt feeds history SITE [FEED] [--limit N] [--json]'

/**
 * `feeds history`: the runs of the last 90 days, newest first, also of a feed that the site's file does not name any
 * more; --json writes one object a line.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: { limit: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, name, ...more] = positionals
  if (siteSlug === undefined || more.length > 0)
    return refuse(io, 'feeds history needs a site, and at most one feed', usage)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    return refuse(io, `--limit: expected a whole number from 1 to 10000, not '${values.limit}'`, usage)
  const opened = await openFeeds(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const runs = await opened.feeds.listRuns(opened.ctx, name ?? null, limit)
  if (runs.length === 0 && !values.json)
    io.out(`Site ${siteSlug} has had no run${name === undefined ? '' : ` of ${name}`} yet.`)
  for (const each of runs) {
    if (values.json) io.out(toJsonLine(describeRun(each)))
    else for (const line of format(each, opened.site.time_zone)) io.out(line)
  }
  return exitStatus.done
}

function format(run: FeedRun, timeZone: string): readonly string[] {
  const { feed, outcome, cause, node, startedAt, finishedAt, counts, original, reason } = run
  const seconds = finishedAt === null ? '' : `, ${Math.round((finishedAt - startedAt) / 1000)} s`
  const numbers =
    counts === null
      ? ''
      : `  ${counts.rows} rows: ${counts.added} added, ${counts.changed} changed, ` +
        `${counts.returned} back in stock, ${counts.sold} sold, ${counts.rejected} rejected`
  return [
    `${formatMoment(startedAt, timeZone)}  ${feed}  ${outcome} (${cause}, ${node}${seconds})${numbers}`,
    ...(reason === null ? [] : [`  ${toPrintable(reason)}`]),
    ...(original === null ? [] : [`  original: ${original}`]),
  ]
}
