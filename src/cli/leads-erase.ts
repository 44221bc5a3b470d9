import type { Database } from '#data/database.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import { createPersonEraser } from '#data/privacy/person-eraser.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'
import { openLeads, readFilter, type OpenLeads } from './open-leads.ts'

const usage = 'forecourt leads erase SITE ID …|--email E-MAIL|--phone NUMBER --yes [--json]'

/**
 * `leads erase`: erases for good what is stored with the named leads, or of a person: the leads, ended reservations,
 * trade-ins, unfinished purchases and prizes. Deliveries that have not been made are dropped. Without --yes it reports
 * what it would erase and changes nothing. An open reservation stays with its lead, and the status is then 'refused'.
 * --json writes the numbers as one object.
 */
export async function run(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, {
    options: {
      email: { type: 'string' },
      phone: { type: 'string' },
      yes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
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
  const { ctx } = opened
  const eraser = createPersonEraser(database)
  const unknown = await findUnknown(opened, ids)
  if (unknown !== null) {
    io.err(`site ${siteSlug} has no lead ${unknown}; nothing was erased`)
    return exitStatus.failed
  }
  const found = await (person === undefined ? eraser.findOfLeads(ctx, ids) : eraser.findOfPerson(ctx, person))
  const { leads, holds, payments, openHolds } = found
  const isUnknown = [leads, holds, payments, openHolds, found.drafts, found.visitors].every(
    ({ length }) => length === 0,
  )
  if (person !== undefined && isUnknown) {
    io.err(`Nothing is stored of this person on site ${siteSlug}; check the e-mail address and the phone number.`)
    return exitStatus.failed
  }
  for (const hold of openHolds) io.err(describeOpenHold(hold, siteSlug))
  const more = `${count(holds.length, 'reservation')} and ${count(payments.length, 'payment')}`
  const describe = (erased: boolean): string =>
    toJsonLine({
      site: siteSlug,
      erased,
      leads: leads.length,
      reservations: holds.length,
      payments: payments.length,
      open_reservations: openHolds.map(({ id, state }) => ({ id, state })),
    })
  if (!values.yes) {
    if (values.json) io.out(describe(false))
    io.err(
      `This would erase the personal data of ${count(leads.length, 'lead')}, ${more} for good. Add --yes to do it.`,
    )
    return exitStatus.refused
  }
  const erased = await eraser.erase(ctx, found)
  if (values.json) io.out(describe(true))
  else io.out(`Erased the personal data of ${count(erased, 'lead')}, ${more}.`)
  return openHolds.length === 0 ? exitStatus.done : exitStatus.refused
}

/** The first id that the site does not have; null where it has all of them. */
async function findUnknown({ ctx, leads }: OpenLeads, ids: readonly string[]): Promise<string | null> {
  for (const id of ids) if ((await leads.find(ctx, id)) === null) return id
  return null
}

/** Why a reservation is not erased, and what to do first. */
function describeOpenHold({ id, state }: Hold, siteSlug: string): string {
  const isActive = state === 'held_unpaid' || state === 'reserved'
  return isActive
    ? `Reservation ${id} is active and stays with its lead. End it first: forecourt holds refund ${siteSlug} ${id}`
    : `The payment of reservation ${id} is still on the way; it stays with its lead. Erase it in a few minutes.`
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
