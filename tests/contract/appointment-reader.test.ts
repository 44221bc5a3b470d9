import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createAppointmentReader } from '#data/leads/appointment-reader.ts'
import type { LeadSlot, NewLead } from '#data/leads/lead-records.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const person = (email: string, phone = ''): Partial<NewLead> => ({ form: { name: 'A', email, phone } })
const at = (date: string, time: string, place = 'car:1'): LeadSlot => ({ place, date, time, capacity: 1 })

describeOnEachDatabase('appointments', (store) => {
  test('LEAD-11 the test drives of a place from a date on, with who asked for them, in order', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const ctx = buildSiteContext('drives')
    const book = (key: string, slot: LeadSlot, part: Partial<NewLead>) =>
      leads.saveInSlot(ctx, buildNewLead(key, part), slot)
    await book('old', at('2026-11-20', '09:00'), person('old@example.com'))
    await book('two', at('2026-11-24', '10:00'), person('ben@example.com'))
    await book('one', at('2026-11-23', '09:30'), person('ana@example.com', '+61400123456'))
    await book('other car', at('2026-11-26', '09:30', 'car:12'), person('ana@example.com'))
    await book('robot', at('2026-11-27', '09:30'), { ...person('robot@example.com'), suspicion: 'honeypot' })
    await leads.save(ctx, buildNewLead('enquiry'))
    expect(await reader.listTaken(ctx, ['car:1'], '2026-11-22')).toEqual([
      { place: 'car:1', date: '2026-11-23', time: '09:30', email: 'ana@example.com', phone: '+61400123456' },
      { place: 'car:1', date: '2026-11-24', time: '10:00', email: 'ben@example.com', phone: '' },
    ])
    expect(await reader.listTaken(ctx, ['car:1', 'car:12'], '2026-11-20')).toHaveLength(4)
    expect(await reader.listTaken(ctx, [], '2026-11-20')).toEqual([])
  })

  test('LEAD-11 API-04 a place is compared whole, whatever stands in it', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const ctx = buildSiteContext('odd ids')
    await leads.saveInSlot(ctx, buildNewLead('one'), at('2026-11-23', '09:30'))
    for (const id of ['%', 'car:_', 'car:', "car:1' or 1=1 --", '"', '\\', ''])
      expect(await reader.listTaken(ctx, [id], '2026-01-01')).toEqual([])
  })

  test('TEN-07 a site sees its own appointments alone', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const [a, b] = [buildSiteContext('yard a'), buildSiteContext('yard b')]
    await leads.saveInSlot(b, buildNewLead('one'), at('2026-11-23', '09:30'))
    expect(await reader.listTaken(a, ['car:1'], '2026-01-01')).toEqual([])
    expect(await reader.listTaken(b, ['car:1'], '2026-01-01')).toHaveLength(1)
  })
})
