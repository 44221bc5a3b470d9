import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasedLead } from '#data/leads/erased-lead.ts'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachLeadStore } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

describeOnEachLeadStore('leads', (store) => {
  test('LEAD-12 a lead comes back as it was sent, with its outbox row', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('whole')
    const { channels: _channels, ...sent } = buildNewLead('k1')
    const { id, outcome } = await leads.save(ctx, buildNewLead('k1'))
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
    const { id } = await createLeadRepository(another).save(ctx, buildNewLead('k1'))
    await another.close()
    const third = await openDatabase(store.address)
    expect(await createLeadRepository(third).find(ctx, id)).toMatchObject({ id })
    await third.close()
  })

  test('LEAD-13 twenty submissions of one key at once are one lead and one delivery', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('double')
    const answers = await Promise.all(Array.from({ length: 20 }, () => leads.save(ctx, buildNewLead('same'))))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    expect(await leads.list(ctx, 100)).toHaveLength(1)
    expect(await leads.listWaiting(ctx, 100)).toHaveLength(1)
  })

  test('LEAD-13 a later enquiry of the same words is a lead of its own', async () => {
    const leads = createLeadRepository(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('again', clock)
    await leads.save(ctx, buildNewLead('monday'))
    clock.value += 86_400_000
    expect((await leads.save(ctx, buildNewLead('tuesday'))).outcome).toBe('stored')
    expect((await leads.list(ctx, 10)).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['tuesday', 'monday'])
  })

  test('LEAD-12 a lead is stored with its outbox row or not at all', async () => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext('atomic')
    // The second row of one channel breaks the outbox's key, after the lead itself was written.
    await expect(leads.save(ctx, buildNewLead('k1', { channels: ['sandbox', 'sandbox'] }))).rejects.toThrow()
    expect(await leads.list(ctx, 10)).toEqual([])
    await expect(leads.save(ctx, buildNewLead('k2', { channels: [] }))).rejects.toThrow(RangeError)
    await expect(leads.save(ctx, buildNewLead(''))).rejects.toThrow(RangeError)
  })

  test('LEAD-12 a stored lead can be neither changed nor deleted; its personal data can be erased, once', async () => {
    const { kysely } = store.database
    const { id } = await createLeadRepository(store.database).save(buildSiteContext('evidence'), buildNewLead('k1'))
    await expect(kysely.updateTable('lead').set({ form: '{}' }).where('id', '=', id).execute()).rejects.toThrow(
      'lead is append-only',
    )
    await expect(sql`delete from lead`.execute(kysely)).rejects.toThrow('lead is append-only')
    const erasure = { ...erasedLead, erased_at: testEpoch }
    const change = (values: object) => kysely.updateTable('lead').set(values).where('id', '=', id).execute()
    for (const values of [
      { erased_at: testEpoch },
      { ...erasure, form: '{"name":"Bo"}' },
      { ...erasure, page_url: '/' },
      { ...erasure, category: 'Other' },
      { ...erasure, created_at: 1 },
      { ...erasure, source: 'Elsewhere' },
      { ...erasure, idempotency_key: 'k2' },
    ])
      await expect(change(values)).rejects.toThrow('lead is append-only')
    await change(erasure)
    await expect(change({ ...erasure, erased_at: testEpoch + 1 })).rejects.toThrow('lead is append-only')
    await expect(change({ erased_at: null })).rejects.toThrow('lead is append-only')
  })

  test.each([
    ['e-mail', { email: ' ANA@example.com', phone: '+61400999999' }],
    ['phone', { email: 'other@example.com', phone: '0400 123 456' }],
  ])('LEAD-13 a later enquiry is linked to the newest of the same %s, and delivered all the same', async (by, form) => {
    const leads = createLeadRepository(store.database)
    const ctx = buildSiteContext(`linked-${by}`)
    const first = await leads.save(ctx, buildNewLead('1'))
    const second = await leads.save(ctx, buildNewLead('2'))
    const third = await leads.save(ctx, buildNewLead('3', { form: { name: 'A', ...form } }))
    await leads.save(ctx, buildNewLead('4', { form: { name: 'B', email: 'bo@example.com', phone: '' } }))
    await leads.save(ctx, buildNewLead('5', { form: { name: 'C' } }))
    expect((await leads.list(ctx, 10)).map(({ earlierLead }) => earlierLead)).toEqual([
      null,
      null,
      second.id,
      first.id,
      null,
    ])
    expect(await leads.listDeliveries(ctx, third.id)).toMatchObject([{ state: 'waiting' }])
    // The same person on another site is nobody there.
    const elsewhere = await leads.save(buildSiteContext(`linked-${by}-b`), buildNewLead('1'))
    expect(await leads.find(buildSiteContext(`linked-${by}-b`), elsewhere.id)).toMatchObject({ earlierLead: null })
  })

  test.each(['honeypot', 'too_fast', 'flood'] as const)(
    'LEAD-13 a lead that is suspected as %s is held',
    async (suspicion) => {
      const leads = createLeadRepository(store.database)
      const ctx = buildSiteContext(`held-${suspicion}`)
      const { id, outcome } = await leads.save(ctx, buildNewLead('k', { suspicion }))
      expect(outcome).toBe('stored')
      expect(await leads.find(ctx, id)).toMatchObject({ suspicion })
      expect(await leads.listDeliveries(ctx, id)).toMatchObject([{ state: 'held', attempts: 0 }])
      expect(await leads.listWaiting(ctx, 10)).toEqual([])
    },
  )

  const probes: { readonly [Method in keyof LeadRepository]: (leads: LeadRepository) => Promise<void> } = {
    async save(leads) {
      const first = await leads.save(buildSiteContext('iso-save-a'), buildNewLead('shared'))
      const second = await leads.save(buildSiteContext('iso-save-b'), buildNewLead('shared'))
      expect([first.outcome, second.outcome]).toEqual(['stored', 'stored'])
      expect(first.id).not.toBe(second.id)
    },
    async saveInSlot(leads) {
      const slot = { place: 'car:1', date: '2026-11-23', time: '09:00', capacity: 1 }
      const first = await leads.saveInSlot(buildSiteContext('iso-slot-a'), buildNewLead('shared'), slot)
      const second = await leads.saveInSlot(buildSiteContext('iso-slot-b'), buildNewLead('shared'), slot)
      expect([first.outcome, second.outcome]).toEqual(['stored', 'stored'])
    },
    async find(leads) {
      const { id } = await leads.save(buildSiteContext('iso-find-b'), buildNewLead('k'))
      expect(await leads.find(buildSiteContext('iso-find-a'), id)).toBeNull()
      expect(await leads.find(buildSiteContext('iso-find-b'), 'nobody\0')).toBeNull()
    },
    async list(leads) {
      await leads.save(buildSiteContext('iso-list-b'), buildNewLead('k'))
      expect(await leads.list(buildSiteContext('iso-list-a'), 10)).toEqual([])
    },
    async listByVisitor(leads) {
      await leads.save(buildSiteContext('iso-visitor-b'), buildNewLead('k', { visitorId: 'v1' }))
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-a'), 'v1')).toEqual([])
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-b'), 'v1')).toHaveLength(1)
      expect(await leads.listByVisitor(buildSiteContext('iso-visitor-b'), 'v1\0')).toEqual([])
    },
    async listDeliveries(leads) {
      const { id } = await leads.save(buildSiteContext('iso-deliveries-b'), buildNewLead('k'))
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-a'), id)).toEqual([])
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-b'), id)).toHaveLength(1)
      expect(await leads.listDeliveries(buildSiteContext('iso-deliveries-b'), 'x\0')).toEqual([])
    },
    async listWaiting(leads) {
      await leads.save(buildSiteContext('iso-wait-b'), buildNewLead('k'))
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
