import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SiteContext } from '#data/context.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createCheckoutDrafts } from '#data/holds/checkout-drafts.ts'
import type { NewHold } from '#data/holds/hold-records.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createPaymentRepository } from '#data/payments/payment-repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { createPersonEraser, type PersonEraser } from '#data/privacy/person-eraser.ts'
import { impersonalTables, personalTables, type PersonalTable } from '#data/privacy/personal-tables.ts'
import { createVisitorRecordReader } from '#data/privacy/visitor-records.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { createPrizeRepository } from '#data/valuations/prize-repository.ts'
import { createValuationRepository } from '#data/valuations/valuation-repository.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const contact = { name: 'Secret Name', email: 'secret@example.com', phone: '+61400999888' }
const paid = { kind: 'paid', reservedUntil: testEpoch + 172_800_000 } as const

/** A person with a record in every table that `leads erase` and 'Delete my data' reach. */
async function createPerson(store: SuiteStore, siteId: string) {
  const { database } = store
  const ctx = buildSiteContext(siteId)
  const holds = createHoldRepository(database)
  const leads = createLeadRepository(database)
  const values = createValuationRepository(database)
  const visitor = await createSignInRepository(database).visitors.ensure(ctx, contact.phone)
  const vehicles = await stockVehicles(database, ctx, [{ stocknum: 'A' }, { stocknum: 'B' }, { stocknum: 'C' }])
  const lead = await leads.save(ctx, buildNewLead('enquiry', { form: { ...contact }, visitorId: visitor.id }))
  await values.saveValue(ctx, { leadId: lead.id, column: 'valuation', value: { rego: 'SECRET1' } })
  await values.saveAcceptance(ctx, lead.id, 'secret-acceptance')
  await createPrizeRepository(database).save(ctx, { visitorId: visitor.id, playerHash: 'hash' }, 'secret prize')
  await createCheckoutDrafts(database).save(ctx, 'draft', 'v', { ...contact })
  const begin = async (index: number, part: Partial<NewHold> = {}) => {
    const hold = buildNewHold(vehicles[index] ?? '', `secret key ${index}`, {
      contact,
      visitorId: visitor.id,
      lead: buildNewLead(`hold ${index}`, { form: { ...contact }, visitorId: visitor.id }),
      ...part,
    })
    const outcome = await holds.begin(ctx, hold)
    if (outcome.kind !== 'held') throw new Error(outcome.kind)
    return outcome.hold
  }
  /** Pays a hold and stores its lead, as the job does. */
  const pay = async (id: string): Promise<string> => {
    const hold = await holds.step(ctx, id, paid)
    if (hold === null || hold.lead === null) throw new Error('the hold has no lead')
    const saved = await leads.save(ctx, hold.lead)
    await holds.attachLead(ctx, id, saved.id)
    return saved.id
  }
  const payments = createPaymentRepository(database)
  const made = await payments.begin(ctx, {
    visitorId: visitor.id,
    purpose: 'Invoice',
    invoice: 'INV-1',
    amount: dollars(250),
    contact,
    lead: buildNewLead('payment', { form: { ...contact }, visitorId: visitor.id }),
    processor: 'sandbox',
    idempotencyKey: 'secret key payment',
    expiresAt: testEpoch + 3_600_000,
  })
  await payments.settle(ctx, made.id, 'captured')
  const paymentLead = await leads.save(ctx, buildNewLead('payment', { form: { ...contact }, visitorId: visitor.id }))
  await payments.attachLead(ctx, made.id, paymentLead.id)
  const lapsed = await begin(0)
  await holds.step(ctx, lapsed.id, { kind: 'time_over' }, { payment: 'closed' })
  const completed = await begin(1)
  const completedLead = await pay(completed.id)
  await holds.step(ctx, completed.id, { kind: 'completed' })
  const active = await begin(2)
  const activeLead = await pay(active.id)
  return {
    payments,
    made,
    paymentLead,
    ctx,
    visitor,
    holds,
    leads,
    lead,
    lapsed,
    completed,
    completedLead,
    active,
    activeLead,
  }
}

/** Every row of the site in the tables that have one, as text. */
async function readAll({ database }: SuiteStore, siteId: string, tables: readonly string[]): Promise<string> {
  const all: unknown[] = []
  for (const table of tables)
    all.push((await sql`select * from ${sql.table(table)} where site_id = ${siteId}`.execute(database.kysely)).rows)
  return JSON.stringify(all)
}

const erasedBy = (who: PersonalTable['erasedBy'][number]): readonly string[] =>
  Object.entries<PersonalTable>(personalTables).flatMap(([name, table]) => (table.erasedBy.includes(who) ? [name] : []))

describeOnEachDatabase('erasing a person', (store) => {
  const eraser = (): PersonEraser => createPersonEraser(store.database)
  const finish = async (ctx: SiteContext, id: string): Promise<void> => {
    await createHoldRepository(store.database).settlePayment(ctx, { id, reference: null }, 'captured')
  }

  test('LEAD-12 every column of the store is known to hold personal data or not to', async () => {
    const { kysely, dialect } = store.database
    const { rows } = await (
      dialect === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
    ).execute(kysely)
    const listed = [...Object.keys(personalTables), ...impersonalTables]
    // A new table belongs into one of the two lists; into the first with what erases it.
    expect(rows.map(({ name }) => name).toSorted()).toEqual(listed.toSorted())
    const tables = await kysely.introspection.getTables()
    const columnsOf = (name: string) =>
      tables
        .find((table) => table.name === name)
        ?.columns.map((column) => column.name)
        .toSorted()
    for (const [name, { columns }] of Object.entries<PersonalTable>(personalTables))
      if (columns !== 'row') expect(columnsOf(name), name).toEqual(expect.arrayContaining([...columns]))
    // Columns of tables whose rows stay: a new one belongs here or into the erased ones of its table.
    expect(columnsOf('vehicle_hold')?.filter((name) => !isErased('vehicle_hold', name))).toEqual([
      'attempts',
      'changed_at',
      'created_at',
      'deposit',
      'expires_at',
      'id',
      'idempotency_key',
      'lead_id',
      'next_check_at',
      'payment',
      'price',
      'processor',
      'purpose',
      'reference',
      'site_id',
      'state',
      'vehicle_id',
      'vehicle_name',
      'vehicle_slug',
    ])
  })

  test('LEAD-12 by phone, everything but an active reservation and its lead is erased', async () => {
    const person = await createPerson(store, 'erase-person')
    const { ctx, holds, leads, active, activeLead, completed, completedLead, lapsed, lead } = person
    await finish(ctx, completed.id)
    const found = await eraser().findOfPerson(ctx, { phone: '0400 999 888' })
    expect(found.openHolds.map(({ id }) => id)).toEqual([active.id])
    expect(found.leads.toSorted()).toEqual([lead.id, completedLead, person.paymentLead.id].toSorted())
    expect(await eraser().erase(ctx, found)).toBe(3)
    expect(await person.payments.find(ctx, person.made.id)).toMatchObject({
      lead: null,
      visitorId: null,
      contact: { name: '' },
      state: 'paid',
      amount: dollars(250),
      invoice: 'INV-1',
    })
    expect(await holds.find(ctx, active.id)).toMatchObject({ contact, state: 'reserved' })
    expect(await leads.find(ctx, activeLead)).toMatchObject({ erasedAt: null })
    expect(await holds.find(ctx, completed.id)).toMatchObject({
      contact: { name: '', email: '', phone: '' },
      lead: null,
      visitorId: null,
      state: 'completed',
      payment: 'captured',
      deposit: completed.deposit,
      price: completed.price,
      createdAt: completed.createdAt,
    })
    expect(await holds.find(ctx, lapsed.id)).toMatchObject({ lead: null, state: 'lapsed' })
    // Once the last one has ended, nothing of the person is left.
    await holds.step(ctx, active.id, { kind: 'cancelled' })
    expect((await eraser().findOfPerson(ctx, { email: contact.email })).openHolds).toHaveLength(1)
    await holds.settlePayment(ctx, active, 'returned')
    expect(await eraser().erase(ctx, await eraser().findOfPerson(ctx, { email: contact.email }))).toBe(1)
    expect(await readAll(store, 'erase-person', erasedBy('person'))).not.toMatch(/secret(?! key)|400999888/i)
    expect(await eraser().erase(ctx, await eraser().findOfPerson(ctx, { email: contact.email }))).toBe(0)
  })

  test('LEAD-12 by the id of a lead, its reservation and its trade-in are erased', async () => {
    const { ctx, holds, completed, completedLead, lead, lapsed, activeLead } = await createPerson(store, 'erase-lead')
    const onTheWay = await eraser().findOfLeads(ctx, [completedLead, activeLead])
    expect([onTheWay.leads, onTheWay.openHolds.length]).toEqual([[], 2])
    await finish(ctx, completed.id)
    const found = await eraser().findOfLeads(ctx, [completedLead, lead.id])
    expect(await eraser().erase(ctx, found)).toBe(2)
    expect(await holds.find(ctx, completed.id)).toMatchObject({ lead: null })
    expect(await holds.find(ctx, lapsed.id)).toMatchObject({ contact })
    expect(await readAll(store, 'erase-lead', ['miscellaneous', 'offer_acceptance'])).toBe('[[],[]]')
  })

  test('AUTH-03 deleting a visitor erases what the export contains, and no enquiry', async () => {
    const { ctx, visitor, active, completed, lead, leads } = await createPerson(store, 'erase-visitor')
    await finish(ctx, completed.id)
    const reader = createVisitorRecordReader(store.database)
    const exported = await reader.readVisitor(ctx, visitor)
    expect(exported).toMatchObject({
      accountCreatedAt: testEpoch,
      values: [{ leadId: lead.id, column: 'valuation', value: { rego: 'SECRET1' } }],
      acceptedOffers: [{ leadId: lead.id }],
      prizes: [{ prize: 'secret prize' }],
      drafts: [{ answers: contact }],
    })
    expect(exported.holds).toHaveLength(3)
    expect(exported.payments).toMatchObject([{ contact, invoice: 'INV-1' }])
    expect(exported.holds.every((hold) => hold.lead?.form['email'] === contact.email)).toBe(true)
    await eraser().erase(ctx, await eraser().findOfVisitor(ctx, visitor))
    const after = await reader.readVisitor(ctx, visitor)
    expect(after).toMatchObject({ values: [], acceptedOffers: [], prizes: [], drafts: [], payments: [] })
    expect(after.holds.map(({ id }) => id)).toEqual([active.id])
    expect(await leads.find(ctx, lead.id)).toMatchObject({ erasedAt: null })
  })

  test('LEAD-12 a hold that is paid between the look and the erasure stays', async () => {
    const { ctx, holds, lapsed } = await createPerson(store, 'erase-race')
    const found = await eraser().findOfPerson(ctx, { email: contact.email })
    await holds.step(ctx, lapsed.id, paid)
    await eraser().erase(ctx, found)
    expect(await holds.find(ctx, lapsed.id)).toMatchObject({ contact, state: 'reserved' })
  })

  const probes: { readonly [Method in keyof PersonEraser]: (a: SiteContext, b: SiteContext) => Promise<void> } = {
    async findOfLeads(a, b) {
      const { leads } = await eraser().findOfPerson(b, contact)
      const found = await eraser().findOfLeads(a, leads)
      expect([found.holds, found.openHolds]).toEqual([[], []])
    },
    async findOfPerson(a) {
      const nothing = { leads: [], valuedLeads: [], holds: [], openHolds: [], payments: [], drafts: [], visitors: [] }
      expect(await eraser().findOfPerson(a, contact)).toEqual(nothing)
    },
    async findOfVisitor(a, b) {
      const visitor = await createSignInRepository(store.database).visitors.ensure(b, contact.phone)
      expect(await eraser().findOfVisitor(a, visitor)).toMatchObject({ valuedLeads: [], holds: [], drafts: [] })
    },
    async erase(a, b) {
      const before = await readAll(store, b.siteId, Object.keys(personalTables))
      expect(await eraser().erase(a, await eraser().findOfPerson(b, contact))).toBe(0)
      expect(await readAll(store, b.siteId, Object.keys(personalTables))).toBe(before)
    },
  }

  test.each(Object.entries(probes))('TEN-07 %s of the eraser keeps the sites apart', async (method, probe) => {
    expect(Object.keys(eraser()).toSorted()).toEqual(Object.keys(probes).toSorted())
    const { ctx } = await createPerson(store, `iso-erase-${method}-b`)
    await probe(buildSiteContext(`iso-erase-${method}-a`), ctx)
  })

  test('LEAD-12 several nodes erase one person at once: each lead counts once, and the active hold stays', async () => {
    const { ctx, holds, leads, active, activeLead } = await createPerson(store, 'erase-together')
    const erasers = [store.database, await store.open(), await store.open()].map((node) => createPersonEraser(node))
    const counts = await Promise.all(erasers.map(async (one) => one.erase(ctx, await one.findOfPerson(ctx, contact))))
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    const kept = [await holds.find(ctx, active.id), await leads.find(ctx, activeLead)]
    expect(kept).toMatchObject([{ contact, state: 'reserved' }, { erasedAt: null }])
    expect(await eraser().findOfPerson(ctx, contact)).toMatchObject({ leads: [], holds: [], drafts: [] })
  })

  test('LEAD-12 a person with more records than one batch is erased whole by two nodes at once', async () => {
    const ctx = buildSiteContext('erase-many')
    const { id } = await createLeadRepository(store.database).save(ctx, buildNewLead('one', { form: { ...contact } }))
    const { kysely } = store.database
    const { seq: _seq, ...row } = await kysely
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (let from = 0; from < 1_300; from += 100)
      await kysely
        .insertInto('lead')
        .values(
          Array.from({ length: 100 }, (_, at) => ({ ...row, id: `m${from + at}`, idempotency_key: `m${from + at}` })),
        )
        .execute()
    const found = await eraser().findOfPerson(ctx, { email: contact.email })
    expect(found.leads).toHaveLength(1_301)
    const other = createPersonEraser(await store.open())
    const [one, two] = await Promise.all([eraser().erase(ctx, found), other.erase(ctx, found)])
    expect(one + two).toBe(1_301)
    expect(await readAll(store, 'erase-many', ['lead'])).not.toContain('Secret')
  })
})

function isErased(table: keyof typeof personalTables, column: string): boolean {
  const { columns }: PersonalTable = personalTables[table]
  return columns === 'row' || columns.includes(column)
}
