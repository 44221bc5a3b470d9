import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import type { LeadSlot, NewLead } from '#data/leads/lead-records.ts'
import { testDriveSlots } from '#data/migrations/0014-test-drive-slots.ts'
import { createPersonEraser } from '#data/privacy/person-eraser.ts'
import { runWrite } from '#data/transactions.ts'
import { testDriveSubcategory } from '#domain/enquiry/resolve-enquiry.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachLeadStore } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const rounds = 100
const slot: LeadSlot = { place: 'car:1', date: '2026-11-23', time: '09:30', capacity: 1 }
const leadOf = (key: string, part: Partial<NewLead> = {}): NewLead =>
  buildNewLead(key, { form: { name: 'A', email: `${key.replaceAll(' ', '-')}@example.com`, phone: '' }, ...part })

describeOnEachLeadStore('the slots of test drives', (store) => {
  const leads = () => createLeadRepository(store.database)
  const desk = () => createLeadDesk(store.database)
  const eraser = () => createPersonEraser(store.database)
  const countSlots = async (siteId: string) =>
    (await store.database.kysely.selectFrom('test_drive_slot').selectAll().where('site_id', '=', siteId).execute())
      .length

  test(`LEAD-11 ${rounds} rounds of visitors who book one slot through two nodes: no more than fit`, async () => {
    const ctx = buildSiteContext('slot-race')
    const nodes = [leads(), createLeadRepository(await store.open())] as const
    for (let round = 0; round < rounds; round += 1) {
      const capacity = 1 + (round % 2)
      const own = { ...slot, place: `car:${round}`, capacity }
      const answers = await Promise.all(
        [0, 1, 2, 3].map((visitor) =>
          nodes[visitor % 2 === 0 ? 0 : 1].saveInSlot(ctx, leadOf(`${round} ${visitor}`), own),
        ),
      )
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(capacity)
      expect(answers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(4 - capacity)
    }
    // A visitor who was refused has no lead, and nobody's lead lacks its slot.
    expect(await leads().list(ctx, 1_000)).toHaveLength(rounds * 1.5)
    expect(await countSlots('slot-race')).toBe(rounds * 1.5)
  }, 120_000)

  test('LEAD-11 LEAD-13 ten submissions of one form at once are one lead in one slot, though it has room', async () => {
    const ctx = buildSiteContext('slot-double')
    const nodes = [leads(), createLeadRepository(await store.open())] as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        nodes[each % 2 === 0 ? 0 : 1].saveInSlot(ctx, leadOf('same'), { ...slot, capacity: 5 }),
      ),
    )
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([...Array<string>(9).fill('repeated'), 'stored'])
    expect(await countSlots('slot-double')).toBe(1)
  })

  test('LEAD-11 a further request of the person who has the slot is stored; another person is refused', async () => {
    const ctx = buildSiteContext('slot-own')
    const form = { name: 'A', email: 'ana@example.com', phone: '' }
    expect((await leads().saveInSlot(ctx, leadOf('1', { form }), slot)).outcome).toBe('stored')
    const again = { ...form, email: 'ANA@example.com', phone: '+61400123456' }
    expect((await leads().saveInSlot(ctx, leadOf('2', { form: again }), slot)).outcome).toBe('stored')
    expect((await leads().saveInSlot(ctx, leadOf('1', { form }), slot)).outcome).toBe('repeated')
    expect(await leads().saveInSlot(ctx, leadOf('3'), slot)).toEqual({ outcome: 'taken' })
    expect((await leads().saveInSlot(ctx, leadOf('3'), { ...slot, time: '10:00' })).outcome).toBe('stored')
    expect(await countSlots('slot-own')).toBe(2)
    await expect(leads().saveInSlot(ctx, leadOf('4'), { ...slot, capacity: 0 })).rejects.toThrow(RangeError)
  })

  test('LEAD-11 LEAD-13 a suspected robot takes no slot, and is stored where there is none', async () => {
    const ctx = buildSiteContext('slot-robot')
    const robot = (key: string) => leadOf(key, { suspicion: 'honeypot' })
    expect((await leads().saveInSlot(ctx, robot('r1'), slot)).outcome).toBe('stored')
    expect((await leads().saveInSlot(ctx, leadOf('person'), slot)).outcome).toBe('stored')
    expect((await leads().saveInSlot(ctx, robot('r2'), slot)).outcome).toBe('stored')
    expect(await countSlots('slot-robot')).toBe(1)
  })

  test.each(['freed', 'erased'])('LEAD-11 the slot of a lead that is %s can be booked again', async (how) => {
    const ctx = buildSiteContext(`slot-${how}`)
    const first = await leads().saveInSlot(ctx, leadOf('1'), slot)
    const id = first.outcome === 'taken' ? '' : first.id
    expect(await leads().saveInSlot(ctx, leadOf('2'), slot)).toEqual({ outcome: 'taken' })
    if (how === 'erased') await eraser().erase(ctx, await eraser().findOfLeads(ctx, [id]))
    else {
      expect(await desk().freeSlot(ctx, id)).toBe(true)
      expect(await desk().freeSlot(ctx, id)).toBe(false)
      expect(await desk().freeSlot(ctx, 'nobody\0')).toBe(false)
    }
    expect((await leads().saveInSlot(ctx, leadOf('2'), slot)).outcome).toBe('stored')
  })

  test('LEAD-11 test drives that were stored before there were slots keep their times', async () => {
    const siteId = 'slot-before'
    const ctx = buildSiteContext(siteId, { value: Date.now() })
    const ask = (more: object) => ({ name: 'A', email: 'a@example.com', ...more })
    const book = (key: string, form: object, part: Partial<NewLead> = {}) =>
      leads().save(ctx, leadOf(key, { subcategory: testDriveSubcategory, form: form as NewLead['form'], ...part }))
    const when = { appointment_date: slot.date, appointment_time: slot.time }
    const car = { id: '1' } as NewLead['car']
    await book('car', ask(when), { car })
    await book('same', ask(when), { car })
    await book('yard', ask({ ...when, location_id: 'main' }))
    await book('robot', ask(when), { car, suspicion: 'honeypot' })
    await book('day', ask({ appointment_date: slot.date, appointment_time: null }))
    await runWrite(store.database, async (trx) => {
      await sql`drop table test_drive_slot`.execute(trx)
      await testDriveSlots.up(trx, store.dialect)
    })
    const { kysely } = store.database
    const rows = await kysely
      .selectFrom('test_drive_slot')
      .select(['place', 'position'])
      .where('site_id', '=', siteId)
      .orderBy('place')
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { place: 'car:1', position: 0 },
      { place: 'car:1', position: 1 },
      { place: 'location:main', position: 0 },
    ])
    expect(await leads().saveInSlot(ctx, leadOf('late'), slot)).toEqual({ outcome: 'taken' })
  })
})
