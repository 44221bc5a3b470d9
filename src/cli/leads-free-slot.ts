import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'
import { openLeads } from './open-leads.ts'

const usage = 'forecourt leads free-slot SITE ID [--json]'

/** `leads free-slot`: gives back the time of a cancelled test drive, so that visitors can book it again. */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { json: { type: 'boolean', default: false } } })
  if (!words.ok) return refuse(io, words.error, usage)
  const [siteSlug, id, ...more] = words.value.positionals
  if (siteSlug === undefined || id === undefined || more.length > 0)
    return refuse(io, 'leads free-slot needs a site and the id of a lead', usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  if ((await opened.leads.find(opened.ctx, id)) === null) {
    io.err(`site ${siteSlug} has no lead ${id}`)
    return exitStatus.failed
  }
  const freed = await opened.desk.freeSlot(opened.ctx, id)
  if (words.value.values.json) io.out(toJsonLine({ site: siteSlug, lead: id, freed }))
  else io.out(freed ? 'The time can be booked again.' : 'The lead has taken no time.')
  return exitStatus.done
}
