import type { Database } from '#data/database.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { openLeads, readFilter, readWords, refuse, type OpenLeads } from './open-leads.ts'

const usage = 'forecourt leads erase SITE ID …|--email E-MAIL|--phone NUMBER --yes'
/** Search limit; no real person has more leads. */
const mostOfPerson = 10_000

/**
 * `leads erase`: erases the personal data of leads for good, of those that are named or of all of a person. Deliveries
 * that have not been made are dropped. Without --yes it tells what it would erase and changes nothing.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: { email: { type: 'string' }, phone: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  const { values, positionals } = words.value
  const [siteSlug, ...ids] = positionals
  const filter = readFilter({ email: values.email, phone: values.phone })
  if (!filter.ok) return refuse(io, filter.error, usage)
  const { person } = filter.value
  if (siteSlug === undefined || (ids.length === 0) === (person === undefined))
    return refuse(io, 'leads erase needs a site, and either ids of leads or a person', usage)
  const opened = await openLeads(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const named =
    person === undefined
      ? await findNamed(opened, ids)
      : (await opened.desk.search(opened.ctx, { person }, mostOfPerson)).map(({ lead }) => lead.id)
  if (typeof named === 'string') {
    io.err(`site ${siteSlug} has no lead ${named}; nothing was erased`)
    return exitStatus.failed
  }
  if (!values.yes) {
    io.err(`This would erase the personal data of ${count(named.length)} for good. Add --yes to do it.`)
    return exitStatus.refused
  }
  io.out(`Erased the personal data of ${count(await opened.desk.erase(opened.ctx, named))}.`)
  return exitStatus.done
}

/** The ids, or the first that the site does not have. */
async function findNamed({ ctx, leads }: OpenLeads, ids: readonly string[]): Promise<readonly string[] | string> {
  for (const id of ids) if ((await leads.find(ctx, id)) === null) return id
  return ids
}

const count = (leads: number): string => `${leads} ${leads === 1 ? 'lead' : 'leads'}`
