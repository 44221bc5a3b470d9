import type { Kysely, Selectable } from 'kysely'
import { resolvePersonContact } from '#domain/enquiry/resolve-person.ts'
import type { SiteContext } from '../context.ts'
import { erasedHold, isHoldOpen } from '../holds/erased-hold.ts'
import type { Hold } from '../holds/hold-records.ts'
import { parseHold } from '../holds/parse-hold.ts'
import { parsePayment, type Payment } from '../payments/payment-records.ts'
import { computePersonKeys, type PersonKeys } from '../leads/person-keys.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables } from '../tables.ts'

/** What is stored of somebody, by the ids of the records. */
export interface PersonalRecords {
  /** Leads that are erased themselves. */
  readonly leads: readonly string[]
  /** Leads whose valuations and accepted offers are deleted. */
  readonly valuedLeads: readonly string[]
  readonly holds: readonly Hold[]
  /** Holds that stay as they are, with their leads, because they are open; see `isHoldOpen`. */
  readonly openHolds: readonly Hold[]
  /** Online payments; those that can still be paid stay until they are closed. */
  readonly payments: readonly Payment[]
  readonly drafts: readonly { readonly id: string; readonly vehicleId: string }[]
  /** Visitors whose prizes are deleted. */
  readonly visitors: readonly string[]
}

/** Somebody by e-mail address, phone number or both, however they are written. */
export interface Person {
  readonly email?: string
  readonly phone?: string
}

/** A signed-in visitor. `phone` is E.164; null: the visitor signed in without one. */
export interface ErasedVisitor {
  readonly id: string
  readonly phone: string | null
}

/** Rows that one statement reads or names. */
export const batchSize = 500

type Reading = Pick<Kysely<Tables>, 'selectFrom'>

export async function findRecordsOfLeads(
  kysely: Reading,
  ctx: SiteContext,
  ids: readonly string[],
): Promise<PersonalRecords> {
  const wanted = new Set(ids.filter(isStorableText))
  const holds = await scanHolds(kysely, ctx, ({ leadId }) => leadId !== null && wanted.has(leadId))
  const payments = await scanPayments(kysely, ctx, ({ leadId }) => leadId !== null && wanted.has(leadId))
  return putTogether({ leads: [...wanted], holds, payments, drafts: [], visitors: [] })
}

export async function findRecordsOfPerson(kysely: Reading, ctx: SiteContext, person: Person): Promise<PersonalRecords> {
  const keys = computePersonKeys(ctx.siteId, { ...person })
  const leads = await scanLeads(kysely, ctx, keys)
  const known = new Set(leads)
  const isOwn = (form: Readonly<Record<string, unknown>>): boolean => isSame(keys, computePersonKeys(ctx.siteId, form))
  const isOfPerson = ({ leadId, contact }: Pick<Hold, 'leadId' | 'contact'>): boolean =>
    isOwn({ ...contact }) || (leadId !== null && known.has(leadId))
  return putTogether({
    leads,
    holds: await scanHolds(kysely, ctx, isOfPerson),
    payments: await scanPayments(kysely, ctx, isOfPerson),
    drafts: await scanDrafts(kysely, ctx, isOwn),
    visitors: await findVisitors(kysely, ctx, person.phone),
  })
}

/** What 'Delete my data' erases; the enquiries themselves stay with the dealer. */
export async function findRecordsOfVisitor(
  kysely: Reading,
  ctx: SiteContext,
  { id, phone }: ErasedVisitor,
): Promise<PersonalRecords> {
  const keys = computePersonKeys(ctx.siteId, phone === null ? {} : { phone })
  const sent = await kysely
    .selectFrom('lead')
    .select('id')
    .where('site_id', '=', ctx.siteId)
    .where('visitor_id', '=', id)
    .execute()
  const holds = await scanHolds(kysely, ctx, () => true, id)
  const drafts = await scanDrafts(kysely, ctx, (form) => isSame(keys, computePersonKeys(ctx.siteId, form)))
  const payments = await scanPayments(kysely, ctx, () => true, id)
  const found = putTogether({ leads: sent.map((lead) => lead.id), holds, payments, drafts, visitors: [id] })
  return { ...found, leads: [] }
}

function putTogether(found: Omit<PersonalRecords, 'valuedLeads' | 'openHolds'>): PersonalRecords {
  const openHolds = found.holds.filter(isHoldOpen)
  const kept = new Set(openHolds.map(({ leadId }) => leadId))
  const leads = found.leads.filter((id) => !kept.has(id))
  return { ...found, leads, valuedLeads: leads, holds: found.holds.filter((hold) => !isHoldOpen(hold)), openHolds }
}

const isSame = (wanted: PersonKeys, own: PersonKeys): boolean =>
  (wanted.email !== null && wanted.email === own.email) || (wanted.phone !== null && wanted.phone === own.phone)

async function scanLeads(kysely: Reading, { siteId }: SiteContext, keys: PersonKeys): Promise<readonly string[]> {
  const ids: string[] = []
  for (let after = 0; ;) {
    const rows = await kysely
      .selectFrom('lead')
      .select(['id', 'seq'])
      .where('site_id', '=', siteId)
      .where('seq', '>', after)
      .where((query) => query.or([query('person_email', '=', keys.email), query('person_phone', '=', keys.phone)]))
      .orderBy('seq')
      .limit(batchSize)
      .execute()
    ids.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return ids
    after = last.seq
  }
}

/** All rows of a query, a page at a time. `read`: the next rows by id, at most `batchSize`. */
async function readInPages<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let after = ''; ;) {
    const rows = await read(after)
    all.push(...rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return all
    after = last.id
  }
}

/** The rows of a table of reservations or payments that have not been erased: of a site, or of one visitor. */
async function readUnerased<Table extends 'vehicle_hold' | 'payment'>(
  kysely: Reading,
  table: Table,
  siteId: string,
  visitorId: string | undefined,
): Promise<readonly Selectable<Tables[Table]>[]> {
  const rows = await readInPages((after) => {
    const unread = kysely
      // Both tables have the columns of the conditions.
      .selectFrom(table as 'payment')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '>', after)
      .where('contact', '!=', erasedHold.contact)
      .orderBy('id')
      .limit(batchSize)
    return (visitorId === undefined ? unread : unread.where('visitor_id', '=', visitorId)).execute()
  })
  return rows as unknown as readonly Selectable<Tables[Table]>[]
}

/**
 * The holds of a site, or of one visitor, that have not been erased and that `isWanted` chooses. A hold has no key of
 * its person: the holds of a whole site are read only where an operator erases somebody's data.
 */
async function scanHolds(
  kysely: Reading,
  { siteId }: SiteContext,
  isWanted: (hold: Hold) => boolean,
  visitorId?: string,
): Promise<readonly Hold[]> {
  const rows = await readUnerased(kysely, 'vehicle_hold', siteId, visitorId)
  return rows.map(parseHold).filter(isWanted)
}

/** The online payments of a site, or of one visitor, that have not been erased and that `isWanted` chooses. */
async function scanPayments(
  kysely: Reading,
  { siteId }: SiteContext,
  isWanted: (payment: Payment) => boolean,
  visitorId?: string,
): Promise<readonly Payment[]> {
  const rows = await readUnerased(kysely, 'payment', siteId, visitorId)
  return rows.map(parsePayment).filter(isWanted)
}

/** Unfinished purchases whose answers `isOwn` recognises. Their number is bounded by their age of a week. */
async function scanDrafts(
  kysely: Reading,
  { siteId }: SiteContext,
  isOwn: (answers: Readonly<Record<string, unknown>>) => boolean,
): Promise<PersonalRecords['drafts']> {
  const rows = await kysely
    .selectFrom('checkout_draft')
    .select(['id', 'vehicle_id', 'answers'])
    .where('site_id', '=', siteId)
    .execute()
  return rows
    .filter(({ answers }) => isOwn(JSON.parse(answers) as Record<string, unknown>))
    .map(({ id, vehicle_id: vehicleId }) => ({ id, vehicleId }))
}

async function findVisitors(kysely: Reading, ctx: SiteContext, phone: string | undefined): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('visitor')
    .select(['id', 'phone'])
    .where('site_id', '=', ctx.siteId)
    .where('phone', '=', resolvePersonContact({ phone }).phone ?? '')
    .execute()
  return rows.map(({ id }) => id)
}
