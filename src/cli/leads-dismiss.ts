import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { formatInstant, toJsonLine, toPrintable } from './lead-text.ts'
import { openLeads } from './open-leads.ts'

const usage = 'forecourt leads dismiss SITE ID … --reason TEXT [--json]'
const longestReason = 300

/**
 * `leads dismiss`: says of leads whose delivery failed that nobody needs to get them any more, and why. They no longer
 * count as failed, and are erased in the site's time like delivered ones; until then `leads show` tells the reason.
 * Nothing is deleted now. The line that is printed is the record for the operator's own files.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: { reason: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const [siteSlug, ...ids] = words.value.positionals
  const reason = toPrintable(words.value.values.reason ?? '').trim()
  if (siteSlug === undefined || ids.length === 0)
    return refuse(io, 'leads dismiss needs a site and the ids of leads', usage)
  if (reason === '' || reason.length > longestReason)
    return refuse(io, `--reason: say in 1 to ${longestReason} characters why nobody needs to get the lead`, usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const { ctx, desk, leads } = opened
  for (const id of ids)
    if ((await leads.find(ctx, id)) === null) {
      io.err(`site ${siteSlug} has no lead ${id}; nothing was dismissed`)
      return exitStatus.failed
    }
  let isRefused = false
  for (const id of ids) {
    const count = await desk.dismiss(ctx, id, reason)
    isRefused ||= count === 0
    if (words.value.values.json) io.out(toJsonLine({ site: siteSlug, lead: id, deliveries: count, reason }))
    else if (count > 0)
      io.out(
        `${formatInstant(ctx.now())} UTC: dismissed lead ${id} of ${siteSlug}, ` +
          `${count} failed ${count === 1 ? 'delivery' : 'deliveries'}: ${reason}`,
      )
    if (count === 0) io.err(`lead ${id} has no failed delivery; see: forecourt leads show ${siteSlug} ${id}`)
  }
  return isRefused ? exitStatus.refused : exitStatus.done
}
