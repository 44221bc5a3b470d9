import type { Database } from '#data/database.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import type { HoldState } from '#domain/reserve/hold-state.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import type { HoldOutcome } from '#jobs/reservations.ts'
import { createLogger } from '#log/log.ts'
import { createPaymentDesk } from '#server/create-payment-desk.ts'
import { resolveStoredSite } from '#server/stored-site.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine, toPrintable } from './lead-text.ts'
import { findSiteOrRemoved } from './open-leads.ts'

/**
 * Opens the holds of one stored site with its payment processor. Returns null, after printing an error, if the site is
 * unknown.
 */
async function openHolds(siteSlug: string, io: CommandIo, database: Database) {
  const now = (): number => Date.now()
  const found = await findSiteOrRemoved(siteSlug, io, database)
  if (found === null) return null
  const leads = createLeadRepository(database)
  const desk = createPaymentDesk({ database, leads, now, log: createLogger('silent'), variables: process.env })
  return {
    ctx: { siteId: siteSlug, now },
    site: resolveStoredSite(found.document),
    holds: createHoldRepository(database),
    reservations: desk.reservations,
  }
}

const jsonOption = { json: { type: 'boolean', default: false } } as const

/** `holds list`: the reservations of a site, newest first; --json writes one JSON object a line. */
export async function runList(args: string[], io: CommandIo, database: Database): Promise<number> {
  const usage = 'forecourt holds list SITE [--limit N] [--json]'
  const words = readWords(args, { options: { limit: { type: 'string', default: '50' }, ...jsonOption } })
  if (!words.ok) return refuse(io, words.error, usage)
  const [siteSlug, ...more] = words.value.positionals
  const limit = Number(words.value.values['limit'])
  if (siteSlug === undefined || more.length > 0) return refuse(io, 'holds list needs one site', usage)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return refuse(io, '--limit: expected a whole number from 1 to 1000', usage)
  const opened = await openHolds(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const all = await opened.holds.list(opened.ctx, limit)
  const isJson = words.value.values.json
  if (all.length === 0 && !isJson) io.out(`site ${siteSlug} has no reservations yet`)
  for (const hold of all) io.out(isJson ? toJsonLine(describeHold(hold)) : formatHold(hold, opened.site.time_zone))
  return exitStatus.done
}

function formatHold(hold: Hold, timeZone: string): string {
  const { id, state, payment, deposit, vehicleName, contact, expiresAt } = hold
  const until = state === 'held_unpaid' || state === 'reserved' ? `until ${formatMoment(expiresAt, timeZone)}  ` : ''
  const what = toPrintable(`${vehicleName}  ${contact.name === '' ? '(erased)' : contact.name}`)
  return `${id}  ${state} (deposit ${formatMoney(deposit)} ${payment})  ${until}${what}`
}

/** Describes a hold with the field names of `--json`; money in cents, times as ISO 8601 instants. */
function describeHold({ id, state, payment, deposit, vehicleId, vehicleName, contact, expiresAt }: Hold): object {
  const isActive = state === 'held_unpaid' || state === 'reserved'
  return {
    id,
    state,
    deposit_cents: deposit,
    deposit_state: payment,
    until: isActive ? new Date(expiresAt).toISOString() : null,
    vehicle_id: vehicleId,
    vehicle: vehicleName,
    name: contact.name === '' ? null : contact.name,
  }
}

/** `holds refund`: ends a reservation and refunds its whole deposit, whether it was authorised only or captured. */
export function runRefund(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change('refund', ['refunded', 'lapsed'], args, io, database)
}

/** `holds complete`: ends a reservation whose vehicle was sold to its visitor, and captures the deposit. */
export function runComplete(args: string[], io: CommandIo, database: Database): Promise<number> {
  return change('complete', ['completed'], args, io, database)
}

async function change(
  name: 'refund' | 'complete',
  wanted: readonly HoldState[],
  args: string[],
  io: CommandIo,
  database: Database,
): Promise<number> {
  const usage = `forecourt holds ${name} SITE ID [--json]`
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuse(io, words.error, usage)
  const [siteSlug, id, ...more] = words.value.positionals
  if (siteSlug === undefined || id === undefined || more.length > 0)
    return refuse(io, `holds ${name} needs a site and the id of a reservation`, usage)
  const opened = await openHolds(siteSlug, io, database)
  if (opened === null) return exitStatus.failed
  const { ctx, site, holds, reservations } = opened
  const hold = await holds.find(ctx, id)
  if (hold === null) {
    io.err(`site ${siteSlug} has no reservation ${id}; see: forecourt holds list ${siteSlug}`)
    return exitStatus.failed
  }
  const outcome =
    name === 'refund'
      ? await reservations.cancel(ctx, site, hold, 'dealer')
      : await reservations.complete(ctx, site, hold)
  return printOutcome(outcome, wanted, io, words.value.values.json ? null : site.time_zone)
}

/**
 * Prints the hold and returns the exit status: `refused` where the hold did not get one of the `wanted` states,
 * `failed` while the payment processor does not answer. `timeZone` is the zone of the printed times; null prints JSON.
 */
function printOutcome(
  { kind, hold }: HoldOutcome,
  wanted: readonly HoldState[],
  io: CommandIo,
  timeZone: string | null,
): number {
  io.out(timeZone === null ? toJsonLine(describeHold(hold)) : formatHold(hold, timeZone))
  if (!wanted.includes(hold.state)) {
    io.err(`The reservation is ${hold.state} and stays so.`)
    return exitStatus.refused
  }
  if (kind === 'waiting') {
    io.err('The payment processor does not answer. The change is stored; running nodes go on trying.')
    return exitStatus.failed
  }
  return exitStatus.done
}
