import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createAppointmentReader } from '#data/leads/appointment-reader.ts'
import type { LeadCar, NewLead } from '#data/leads/lead-records.ts'
import { testDriveSubcategory } from '#domain/enquiry/resolve-enquiry.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const dayMs = 86_400_000

function buildCar(id: string): LeadCar {
  return {
    id,
    slug: `slug-${id}`,
    name: 'A car',
    stocknum: 'S1',
    dealership_id: 'main',
    dealership_slug: 'main',
    price: null,
    parameters: {} as LeadCar['parameters'],
  }
}

function buildLead(key: string, form: NewLead['form'], more: Partial<NewLead> = {}): NewLead {
  return buildNewLead(key, {
    subcategory: testDriveSubcategory,
    event: 'test_drive_used',
    form: { name: 'Ana', email: 'ana@example.com', phone: '+61400123456', ...form },
    car: buildCar('car1'),
    ...more,
  })
}

const at = (date: string, time: string | null) => ({ appointment_date: date, appointment_time: time })

describeOnEachDatabase('appointments', (store) => {
  test('LEAD-11 the test drives of one vehicle, with who asked for them, newest first', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('drives', clock)
    await leads.save(ctx, buildLead('old', at('2026-11-20', '09:00')))
    clock.value += dayMs
    await leads.save(ctx, buildLead('one', at('2026-11-23', '09:30')))
    await leads.save(ctx, buildLead('two', { ...at('2026-11-24', '10:00'), email: 'ben@example.com', phone: '' }))
    await leads.save(ctx, buildLead('day alone', at('2026-11-25', null)))
    await leads.save(ctx, buildLead('no wish', {}))
    await leads.save(ctx, buildLead('enquiry', at('2026-11-26', '09:00'), { subcategory: 'Quick Enquiry' }))
    await leads.save(ctx, buildLead('other car', at('2026-11-26', '09:30'), { car: buildCar('car12') }))
    await leads.save(ctx, buildLead('robot', at('2026-11-27', '09:30'), { suspicion: 'honeypot' }))
    await leads.save(ctx, buildLead('no car', at('2026-11-26', '10:00'), { car: null }))
    expect(await reader.listTestDrives(ctx, 'car1', testEpoch + 1)).toEqual([
      { date: '2026-11-24', time: '10:00', email: 'ben@example.com', phone: '' },
      { date: '2026-11-23', time: '09:30', email: 'ana@example.com', phone: '+61400123456' },
    ])
    expect(await reader.listTestDrives(ctx, 'car1', testEpoch)).toHaveLength(3)
  })

  test('LEAD-11 API-04 a vehicle id is compared whole, whatever stands in it', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const ctx = buildSiteContext('odd ids')
    await leads.save(ctx, buildLead('one', at('2026-11-23', '09:30')))
    for (const id of ['%', 'car_', 'car', "car1' or 1=1 --", '"', '\\', ''])
      expect(await reader.listTestDrives(ctx, id, 0)).toEqual([])
  })

  test('TEN-07 a site sees its own appointments alone', async () => {
    const leads = createLeadRepository(store.database)
    const reader = createAppointmentReader(store.database)
    const [a, b] = [buildSiteContext('yard a'), buildSiteContext('yard b')]
    await leads.save(b, buildLead('one', at('2026-11-23', '09:30')))
    expect(await reader.listTestDrives(a, 'car1', 0)).toEqual([])
    expect(await reader.listTestDrives(b, 'car1', 0)).toHaveLength(1)
  })
})
