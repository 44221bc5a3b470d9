import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { leads as leadTables } from '#data/migrations/0004-leads.ts'
import { leadLedger } from '#data/migrations/0007-lead-ledger.ts'
import { leadFloods } from '#data/migrations/0016-lead-floods.ts'
import { replacedDeliveries } from '#data/migrations/0020-replaced-deliveries.ts'
import { runWrite } from '#data/transactions.ts'
import { sql } from 'kysely'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

describeOnEachDatabase('a store with leads from before their ledger', (store) => {
  test('LEAD-12 LEAD-13 keeps every lead and every delivery, and links the leads of a person', async () => {
    const { database } = store
    const insert = (id: string, form: object, state: string, attempts = 0) =>
      runWrite(database, async (trx) => {
        await sql`insert into lead
          (site_id, id, created_at, category, subcategory, event, form, consent, idempotency_key) values
          ('old', ${id}, ${testEpoch}, 'General Enquiry', '', 'enquiry', ${JSON.stringify(form)},
            '{"opt_in":true,"opt_in_text":"News","collection_notice":"We","at":1}', ${id})`.execute(trx)
        await sql`insert into lead_outbox
          (site_id, lead_id, channel, state, attempts, next_at, created_at, delivered_at) values
          ('old', ${id}, 'dealer', ${state}, ${attempts}, ${testEpoch}, ${testEpoch},
            ${state === 'delivered' ? testEpoch + 1 : null})`.execute(trx)
      })
    await runWrite(database, async (trx) => {
      await sql`drop table lead_outbox`.execute(trx)
      await sql`drop table lead`.execute(trx)
      if (store.dialect === 'postgres') await sql`drop function refuse_lead_change`.execute(trx)
      await leadTables.up(trx, store.dialect)
    })
    await insert('1', { name: 'Ann', email: 'ann@example.com', phone: '' }, 'delivered', 1)
    await insert('2', { name: 'Bo', email: 'bo@example.com', phone: '+61400123456' }, 'failed', 9)
    await insert('3', { name: 'Ann', email: 'ANN@example.com', phone: '0400 123 456' }, 'waiting')

    await runWrite(database, async (trx) => {
      await leadLedger.up(trx, store.dialect)
      await replacedDeliveries.up(trx, store.dialect)
    })
    const ctx = buildSiteContext('old')
    const leads = createLeadRepository(database)
    expect(await leads.list(ctx, 10)).toMatchObject([
      { id: '3', earlierLead: '2', source: 'Website', suspicion: null, erasedAt: null, visitorId: null },
      { id: '2', earlierLead: null, attributes: { visited_pages: [], linked_query_params: {} } },
      { id: '1', earlierLead: null, consent: { opt_in: true } },
    ])
    const rows = await Promise.all(['1', '2', '3'].map((id) => leads.listDeliveries(ctx, id)))
    expect(rows.flat()).toMatchObject([
      { channel: 'dealer', state: 'delivered', attempts: 1, settledAt: testEpoch + 1 },
      { channel: 'dealer', state: 'failed', attempts: 9 },
      { channel: 'dealer', state: 'waiting', attempts: 0, nextAt: testEpoch },
    ])
    // New ones go on where these ended, and the old ones are as protected as before.
    const { id } = await leads.save(ctx, buildNewLead('4', { form: { name: 'A', email: 'ann@example.com' } }))
    expect(await leads.find(ctx, id)).toMatchObject({ earlierLead: '3' })
    await expect(database.kysely.updateTable('lead').set({ form: '{}' }).execute()).rejects.toThrow('append-only')
    await expect(database.kysely.deleteFrom('lead').execute()).rejects.toThrow('append-only')
  })

  test('LEAD-13 keeps why a lead is suspected, and stays append-only, where floods become another reason', async () => {
    const { database } = store
    await runWrite(database, async (trx) => {
      await sql`drop table lead_outbox`.execute(trx)
      await sql`drop table lead`.execute(trx)
      if (store.dialect === 'postgres') await sql`drop function refuse_lead_change`.execute(trx)
      await leadTables.up(trx, store.dialect)
      await leadLedger.up(trx, store.dialect)
      await replacedDeliveries.up(trx, store.dialect)
    })
    const leads = createLeadRepository(database)
    const ctx = buildSiteContext('floods')
    await leads.save(ctx, buildNewLead('robot', { suspicion: 'honeypot' }))
    await leads.save(ctx, buildNewLead('person'))
    await expect(leads.save(ctx, buildNewLead('early', { suspicion: 'flood' }))).rejects.toThrow()

    await runWrite(database, (trx) => leadFloods.up(trx, store.dialect))
    await leads.save(ctx, buildNewLead('surplus', { suspicion: 'flood' }))
    expect((await leads.list(ctx, 10)).map(({ suspicion }) => suspicion)).toEqual(['flood', null, 'honeypot'])
    const rewrite = runWrite(database, (trx) => sql`update lead set suspicion = null`.execute(trx))
    await expect(rewrite).rejects.toThrow(/append-only/)
    await expect(runWrite(database, (trx) => sql`delete from lead`.execute(trx))).rejects.toThrow(/append-only/)
    const odd = { ...buildNewLead('odd'), suspicion: 'else' as 'flood' }
    await expect(leads.save(ctx, odd)).rejects.toThrow()
  })
})
