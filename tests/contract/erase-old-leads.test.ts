import { expect, test } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createValuationRepository } from '#data/valuations/valuation-repository.ts'
import { eraseOldLeadsOfSites } from '#jobs/erase-old-leads.ts'
import { createUndeliveredWarning } from '#jobs/warn-undelivered.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const dayMs = 86_400_000
const contact = { name: 'Secret Name', email: 'secret@example.com', phone: '+61400999888' }
const at = (date: string): number => Date.parse(`${date}T12:00:00Z`)

/** A site whose leads are erased after `years`; absent: the platform's default. */
function openSite(store: SuiteStore, slug: string, years?: number) {
  const site = buildTestSite({ slug, ...(years === undefined ? {} : { leads: { erase_after_years: years } }) })
  const { database } = store
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(slug, clock)
  const leads = createLeadRepository(database)
  return {
    ctx,
    clock,
    leads,
    site,
    /** Stores a lead as of noon of a day. `state`: of its delivery to each receiver. */
    async add(key: string, date: string, ...states: readonly string[]): Promise<string> {
      clock.value = at(date)
      const channels = states.map((_, index) => `receiver ${index}`)
      const { id } = await leads.save(ctx, buildNewLead(key, { form: { ...contact }, channels }))
      for (const [index, state] of states.entries())
        await database.kysely
          .updateTable('lead_outbox')
          .set({ state, ...(state === 'replaced' ? { state: 'failed', replaced_at: clock.value } : {}) })
          .where('lead_id', '=', id)
          .where('channel', '=', `receiver ${index}`)
          .execute()
      return id
    },
    /** Ids of the leads that hold personal data. */
    async listKept(): Promise<readonly string[]> {
      const rows = await database.kysely
        .selectFrom('lead')
        .select(['id', 'form', 'erased_at', 'person_email'])
        .where('site_id', '=', slug)
        .orderBy('seq')
        .execute()
      for (const row of rows) expect(row.form.includes('Secret')).toBe(row.erased_at === null)
      return rows.flatMap(({ id, erased_at: erasedAt }) => (erasedAt === null ? [id] : []))
    },
  }
}

describeOnEachDatabase('erasing the old leads of a live site', (store) => {
  const logged: unknown[] = []
  const erase = async (date: string, ...sites: readonly ReturnType<typeof openSite>[]) => {
    logged.length = 0
    const log = { info: (fields: unknown, words: unknown) => void logged.push([fields, words]) }
    const system = buildSystemContext({ value: at(date) })
    await eraseOldLeadsOfSites({ database: store.database, system, sites: sites.map(({ site }) => site), log })
  }

  test('LEAD-12 leads are erased once they are seven years old, or as old as the site says, and logged', async () => {
    const usual = openSite(store, 'usual')
    const short = openSite(store, 'short', 2)
    const first = await usual.add('a', '2019-06-01', 'delivered')
    const second = await usual.add('b', '2020-06-01', 'delivered')
    const third = await short.add('a', '2024-06-01', 'delivered')
    const fourth = await short.add('b', '2025-06-01', 'delivered')
    await erase('2026-06-01', usual, short)
    expect([await usual.listKept(), await short.listKept()]).toEqual([
      [first, second],
      [third, fourth],
    ])
    expect(logged).toEqual([])
    await erase('2026-06-03', usual, short)
    expect([await usual.listKept(), await short.listKept()]).toEqual([[second], [fourth]])
    const words = 'old leads erased'
    expect(logged).toEqual([
      [{ site: 'usual', erased: 1, undelivered: 0, years: 7 }, words],
      [{ site: 'short', erased: 1, undelivered: 0, years: 2 }, words],
    ])
    await erase('2026-06-03', usual, short)
    expect(logged).toEqual([])
  })

  test('LEAD-12 a lead that a receiver has not got stays, however old it is', async () => {
    const site = openSite(store, 'undelivered')
    const waiting = await site.add('waiting', '2010-01-01', 'delivered', 'waiting')
    const failed = await site.add('failed', '2010-01-01', 'failed')
    await site.add('passed on', '2010-01-01', 'replaced', 'delivered')
    await site.add('robot', '2010-01-01', 'held')
    await erase('2026-06-03', site)
    expect(await site.listKept()).toEqual([waiting, failed])
    expect(logged).toEqual([[{ site: 'undelivered', erased: 2, undelivered: 2, years: 7 }, 'old leads erased']])
    const rows = await store.database.kysely
      .selectFrom('lead_outbox')
      .select(['lead_id', 'state'])
      .where('site_id', '=', 'undelivered')
      .where('state', '!=', 'delivered')
      .execute()
    expect(rows.map(({ lead_id: id }) => id).toSorted()).toEqual([waiting, failed].toSorted())
  })

  test('LEAD-12 a lead that the operator dismissed is erased in its time', async () => {
    const site = openSite(store, 'dismissed')
    const id = await site.add('failed', '2010-01-01', 'failed')
    const waiting = await site.add('waiting', '2010-01-01', 'waiting')
    const desk = createLeadDesk(store.database)
    expect(await desk.dismiss(site.ctx, id, 'handed over by telephone')).toBe(1)
    expect(await desk.dismiss(site.ctx, waiting, 'too soon')).toBe(0)
    await erase('2026-06-03', site)
    expect(await site.listKept()).toEqual([waiting])
  })

  test('LEAD-12 the operator is warned once a day of leads that were given up a month ago', async () => {
    const site = openSite(store, 'stuck')
    const warned: unknown[] = []
    const clock = { value: at('2026-06-30') }
    const warn = createUndeliveredWarning({
      database: store.database,
      system: buildSystemContext(clock),
      sites: () => [site.site],
      log: { warn: (fields: unknown) => void warned.push(fields) },
    })
    const failed = await site.add('failed', '2026-06-01', 'failed', 'failed')
    await site.add('waiting', '2026-05-01', 'waiting')
    await site.add('passed on', '2026-05-01', 'replaced', 'delivered')
    await site.add('robot', '2026-05-01', 'held')
    await warn()
    expect(warned).toEqual([])
    clock.value += 2 * dayMs
    await warn()
    await warn()
    expect(warned).toEqual([{ site: 'stuck', leads: 1, oldest: '2026-06-01' }])
    clock.value += dayMs
    await warn()
    expect(warned).toHaveLength(2)
    await createLeadDesk(store.database).dismiss(site.ctx, failed, 'phoned')
    clock.value += dayMs
    await warn()
    expect(warned).toHaveLength(2)
  })

  test('LEAD-12 two nodes erase more leads than a transaction takes, and count each once', async () => {
    const site = openSite(store, 'many', 1)
    const other = await store.open()
    for (let index = 0; index < 510; index += 1) await site.add(`lead ${index}`, '2020-01-01', 'delivered')
    const stuck = await site.add('stuck', '2020-01-01', 'waiting')
    const totals = { erased: 0 }
    const log = { info: ({ erased }: { erased: number }) => void (totals.erased += erased) }
    const system = buildSystemContext({ value: at('2026-06-03') })
    await Promise.all(
      [store.database, other].map((database) => eraseOldLeadsOfSites({ database, system, sites: [site.site], log })),
    )
    expect([await site.listKept(), totals.erased]).toEqual([[stuck], 510])
    await other.close()
  })

  test('LEAD-12 TEN-07 reservation and valuation of a lead go with it, those of another site stay', async () => {
    const site = openSite(store, 'with-hold')
    const neighbour = openSite(store, 'neighbour')
    const holds = createHoldRepository(store.database)
    const values = createValuationRepository(store.database)
    const held = async ({ ctx, clock, leads }: ReturnType<typeof openSite>) => {
      clock.value = at('2019-01-01')
      const [vehicle = ''] = await stockVehicles(store.database, ctx, [{ stocknum: 'A' }])
      const lead = buildNewLead('hold', { form: { ...contact } })
      const begun = await holds.begin(ctx, buildNewHold(vehicle, 'key', { contact, lead }))
      if (begun.kind !== 'held') throw new Error(begun.kind)
      await holds.step(ctx, begun.hold.id, { kind: 'paid', reservedUntil: clock.value + dayMs })
      const saved = await leads.save(ctx, lead)
      await store.database.kysely
        .updateTable('lead_outbox')
        .set({ state: 'delivered' })
        .where('lead_id', '=', saved.id)
        .execute()
      await holds.attachLead(ctx, begun.hold.id, saved.id)
      await holds.step(ctx, begun.hold.id, { kind: 'completed' })
      await holds.settlePayment(ctx, { id: begun.hold.id, reference: null }, 'captured')
      await values.saveValue(ctx, { leadId: saved.id, column: 'valuation', value: { rego: 'SECRET1' } })
      return { holdId: begun.hold.id, leadId: saved.id }
    }
    const own = await held(site)
    const others = await held(neighbour)
    await erase('2026-06-03', site)
    expect(await holds.find(site.ctx, own.holdId)).toMatchObject({ contact: { name: '', email: '', phone: '' } })
    expect(await holds.find(neighbour.ctx, others.holdId)).toMatchObject({ contact })
    const valued = await store.database.kysely.selectFrom('miscellaneous').select('lead_id').execute()
    expect(valued.map(({ lead_id: id }) => id)).toEqual([others.leadId])
    expect([await site.listKept(), await neighbour.listKept()]).toEqual([[], [others.leadId]])
  })
})
