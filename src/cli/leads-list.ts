import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { formatInstant, formatName, toJsonLine, toPrintable } from './lead-text.ts'
import { readWords, refuse } from './command-words.ts'
import { filterOptions, filterUsage, openLeads, readFilter } from './open-leads.ts'

const usage = `forecourt leads list SITE ${filterUsage} [--limit N] [--json]`

/**
 * `leads list`: the leads of a site, newest first. Shows the sender's name and the car and no other personal data;
 * --json writes the same as one JSON object a line.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: { ...filterOptions, limit: { type: 'string', default: '50' }, json: { type: 'boolean', default: false } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, ...more] = positionals
  if (siteSlug === undefined || more.length > 0) return refuse(io, 'leads list needs one site', usage)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    return refuse(io, `--limit: expected a whole number from 1 to 10000, not '${values.limit}'`, usage)
  const filter = readFilter(values)
  if (!filter.ok) return refuse(io, filter.error, usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed

  const found = await opened.desk.search(opened.ctx, filter.value, limit)
  if (found.length === 0 && !values.json) io.out('No lead matches.')
  const [first] = found
  if (first !== undefined && !values.json)
    io.out(
      [
        'id'.padEnd(first.lead.id.length),
        'received (UTC)'.padEnd(19),
        'state'.padEnd(9),
        'category'.padEnd(22),
        'name'.padEnd(20),
        'car',
      ].join('  '),
    )
  for (const { lead, states } of found) {
    const car = lead.car === null ? '' : toPrintable(lead.car.name)
    if (values.json)
      io.out(
        toJsonLine({
          id: lead.id,
          created_at: new Date(lead.createdAt).toISOString(),
          states,
          category: lead.category,
          name: formatName(lead),
          car,
          suspicion: lead.suspicion,
        }),
      )
    else
      io.out(
        [
          lead.id,
          formatInstant(lead.createdAt),
          states.join('+').padEnd(9),
          lead.category.padEnd(22),
          formatName(lead).padEnd(20),
          car,
        ]
          .join('  ')
          .trimEnd(),
      )
  }
  return exitStatus.done
}
