import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { describeLead, formatInstant, toJsonLine, toPrintable } from './lead-text.ts'
import { readWords, refuse } from './command-words.ts'
import { openLeads } from './open-leads.ts'

const usage = 'forecourt leads show SITE ID [--json]'

/** `leads show`: one lead with everything that was sent, and how far each delivery has come. */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { json: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, id, ...more] = positionals
  if (siteSlug === undefined || id === undefined || more.length > 0)
    return refuse(io, 'leads show needs a site and the id of a lead', usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const { ctx, leads } = opened
  const lead = await leads.find(ctx, id)
  if (lead === null) {
    io.err(`site ${siteSlug} has no lead ${id}`)
    return exitStatus.failed
  }
  const deliveries = await leads.listDeliveries(ctx, id)
  if (values.json) {
    io.out(toJsonLine(describeLead(lead, deliveries)))
    return exitStatus.done
  }
  const write = (name: string, value: string | null): void => {
    if (value !== null && value !== '') io.out(`${name.padEnd(24)} ${toPrintable(value)}`)
  }
  write('lead', lead.id)
  write('received (UTC)', formatInstant(lead.createdAt))
  write('category', [lead.category, lead.subcategory].filter((text) => text !== '').join(', '))
  if (lead.erasedAt !== null) write('erased (UTC)', formatInstant(lead.erasedAt))
  write('suspected robot', lead.suspicion)
  write('earlier lead', lead.earlierLead)
  for (const [name, value] of Object.entries(lead.form)) write(name, value === null ? null : String(value))
  if (lead.car !== null) write('car', `${lead.car.name}, stock number ${lead.car.stocknum}`)
  write('page', lead.pageUrl)
  write('location', lead.locationId)
  write('visited pages', lead.attributes.visited_pages.join(' '))
  for (const [name, value] of Object.entries(lead.attributes.linked_query_params)) write(name, value)
  if (deliveries.length === 0) io.out('\nIt has no delivery.')
  for (const { channel, state, attempts, nextAt, settledAt, lastError, receipt } of deliveries) {
    io.out(`\n${toPrintable(channel)}: ${state}, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`)
    if (state === 'waiting') write('next try (UTC)', formatInstant(nextAt))
    if (settledAt !== null) write(`${state} (UTC)`, formatInstant(settledAt))
    write('receipt', receipt)
    write('last error', lastError)
  }
  return exitStatus.done
}
