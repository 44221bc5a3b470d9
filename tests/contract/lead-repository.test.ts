import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { openDatabase } from '#data/open-database.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

function buildLead(key: string, overrides: Partial<NewLead> = {}): NewLead {
  return {
    category: 'Used Vehicle Enquiry',
    subcategory: 'Quick Enquiry',
    event: 'enquiry_used',
    form: {
      name: 'Ana Ngũgĩ',
      email: 'ana@example.com',
      phone: '+61400123456',
      message: 'Still there? 🚗',
      opt_in: true,
      'Vehicle Make': 'Kia',
    },
    car: null,
    pageUrl: 'http://a.localhost/search',
    userAgent: 'Test',
    consent: { opt_in: true, opt_in_text: 'Send me news', collection_notice: 'We use your details', at: testEpoch },
    source: 'Website',
    attributes: { visited_pages: ['/search', '/cars/kia'], linked_query_params: { utm_source: 'mail' } },
    locationId: 'main',
    visitorId: null,
    suspicion: null,
    idempotencyKey: key,
    channels: ['sandbox'],
    ...overrides,
  }
}

describeOnEachDatabase('leads', (store) => {
  test('LEAD-12 a lead comes back as it was sent, with its outbox row', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('whole')
    const { channels: _channels, ...sent } = buildLead('k1')
    const { id, outcome } = await leads.save(ctx, buildLead('k1'))
    expect(outcome).toBe('stored')
    expect(await leads.find(ctx, id)).toEqual({ ...sent, id, createdAt: testEpoch, earlierLead: null, erasedAt: null })
    expect(await leads.listWaiting(ctx, 10)).toEqual([
      {
        leadId: id,
        channel: 'sandbox',
        state: 'waiting',
        attempts: 0,
        nextAt: testEpoch,
        lastError: null,
        settledAt: null,
        receipt: null,
      },
    ])
  })

  test('LEAD-12 what was stored is there for who opens the store anew', async () => {
    const ctx = buildSiteContext('durable')
    const another = await store.open()
    const { id } = await createLeadRepository(another).save(ctx, buildLead('k1'))
    await another.close()
    const third = await openDatabase(store.address)
    expect(await createLeadRepository(third).find(ctx, id)).toMatchObject({ id })
    await third.close()
  })

  test('LEAD-13 twenty submissions of one key at once are one lead and one delivery', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('double')
    const answers = await Promise.all(Array.from({ length: 20 }, () => leads.save(ctx, buildLead('same'))))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    expect(await leads.list(ctx, 100)).toHaveLength(1)
    expect(await leads.listWaiting(ctx, 100)).toHaveLength(1)
  })

  test('LEAD-13 a later enquiry of the same words is a lead of its own', async () => {
    const leads = createLeadRepository(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('again', clock)
    await leads.save(ctx, buildLead('monday'))
    clock.value += 86_400_000
    expect((await leads.save(ctx, buildLead('tuesday'))).outcome).toBe('stored')
    expect((await leads.list(ctx, 10)).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['tuesday', 'monday'])
  })

  test('LEAD-12 a lead is stored with its outbox row or not at all', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('atomic')
    // The second row of one channel breaks the outbox's key, after the lead itself was written.
    await expect(leads.save(ctx, buildLead('k1', { channels: ['sandbox', 'sandbox'] }))).rejects.toThrow()
    expect(await leads.list(ctx, 10)).toEqual([])
    await expect(leads.save(ctx, buildLead('k2', { channels: [] }))).rejects.toThrow(RangeError)
    await expect(leads.save(ctx, buildLead(''))).rejects.toThrow(RangeError)
  })

  test('LEAD-12 a stored lead can be neither changed nor deleted', async () => {
    const { kysely } = store.database
    const { id } = await createLeadRepository(store.database).save(buildSiteContext('evidence'), buildLead('k1'))
    await expect(kysely.updateTable('lead').set({ form: '{}' }).where('id', '=', id).execute()).rejects.toThrow(
      'lead is append-only',
    )
    await expect(sql`delete from lead`.execute(kysely)).rejects.toThrow('lead is append-only')
  })

  const probes: { readonly [Method in keyof LeadRepository]: (leads: LeadRepository) => Promise<void> } = {
    async save(leads) {
      const first = await leads.save(buildSiteContext('iso-save-a'), buildLead('shared'))
      const second = await leads.save(buildSiteContext('iso-save-b'), buildLead('shared'))
      expect([first.outcome, second.outcome]).toEqual(['stored', 'stored'])
      expect(first.id).not.toBe(second.id)
    },
    async find(leads) {
      const { id } = await leads.save(buildSiteContext('iso-find-b'), buildLead('k'))
      expect(await leads.find(buildSiteContext('iso-find-a'), id)).toBeNull()
      expect(await leads.find(buildSiteContext('iso-find-b'), 'nobody\0')).toBeNull()
    },
    async list(leads) {
      await leads.save(buildSiteContext('iso-list-b'), buildLead('k'))
      expect(await leads.list(buildSiteContext('iso-list-a'), 10)).toEqual([])
    },
    async listByVisitor(leads) {
      await leads.save(buildSiteContext('iso-visitor-b'), buildLead('k', { visitorId: 'v1' }))
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-a'), 'v1')).toEqual([])
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-b'), 'v1')).toHaveLength(1)
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-b'), 'v1\0')).toEqual([])
    },
    async listDeliveries(leads) {
      const { id } = await leads.save(buildSiteContext('iso-deliveries-b'), buildLead('k'))
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-a'), id)).toEqual([])
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-b'), id)).toHaveLength(1)
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-b'), 'x\0')).toEqual([])
    },
    async listWaiting(leads) {
      await leads.save(buildSiteContext('iso-wait-b'), buildLead('k'))
      expect(await leads.listWaiting(buildSiteContext('iso-wait-a'), 10)).toEqual([])
    },
  }

  test('TEN-07 every method of the lead repository has its isolation probe', () => {
    expect(Object.keys(createLeadRepository(store.database)).sort()).toEqual(Object.keys(probes).sort())
  })

  test.each(Object.entries(probes))('TEN-07 leads.%s keeps the sites apart', async (_method, probe) => {
    await probe(createLeadRepository(store.database))
  })
})
