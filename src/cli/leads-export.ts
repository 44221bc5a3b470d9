import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { describeLead, toJsonLine } from './lead-text.ts'
import { readWords, refuse } from './command-words.ts'
import { filterOptions, filterUsage, openLeads, readFilter } from './open-leads.ts'

const usage = `forecourt leads export SITE ${filterUsage} [--json]`
const batch = 500

/**
 * `leads export`: everything that is stored of the leads, newest first, one JSON object a line. With --email or --phone
 * it answers a person's request for their data. It writes JSON with and without --json.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { ...filterOptions, json: { type: 'boolean' } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, ...more] = positionals
  if (siteSlug === undefined || more.length > 0) return refuse(io, 'leads export needs one site', usage)
  const filter = readFilter(values)
  if (!filter.ok) return refuse(io, filter.error, usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const { ctx, desk, leads } = opened
  let count = 0
  for (let before: number | undefined; ;) {
    const found = await desk.search(ctx, filter.value, batch, before)
    for (const { lead } of found) io.out(toJsonLine(describeLead(lead, await leads.listDeliveries(ctx, lead.id))))
    count += found.length
    before = found.at(-1)?.seq
    if (found.length < batch) break
  }
  if (count === 0 && filter.value.person !== undefined) {
    io.err(`Nothing is stored of this person on site ${siteSlug}; check the e-mail address and the phone number.`)
    return exitStatus.failed
  }
  io.err(`${count} ${count === 1 ? 'lead' : 'leads'} exported`)
  return exitStatus.done
}
