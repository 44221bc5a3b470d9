import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk, type LeadDesk } from '#data/leads/lead-desk.ts'
import type { Settlement } from '#data/leads/lead-calls.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import type { SiteContext } from '#data/context.ts'
import { createPersonEraser } from '#data/privacy/person-eraser.ts'
import { keepTryingMs } from '#domain/delivery/delivery-schedule.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

describeOnEachDatabase('the desk of leads', (store) => {
  const desk = (): LeadDesk => createLeadDesk(store.database)
  const leads = () => createLeadRepository(store.database)
  const erase = async (ctx: SiteContext, ids: readonly string[]): Promise<number> => {
    const eraser = createPersonEraser(store.database)
    return eraser.erase(ctx, await eraser.findOfLeads(ctx, ids))
  }
  let keys = 0
  const save = async (siteId: string, part: Partial<NewLead> = {}, at = testEpoch): Promise<string> => {
    keys += 1
    const form = { name: `N${keys}`, email: `n${keys}@example.com` }
    const lead = buildNewLead(`k${keys}`, { form, ...part })
    return (await leads().save(buildSiteContext(siteId, { value: at }), lead)).id
  }
  /** Tries everything that is due at the test's epoch, of every site, and settles it alike. */
  const settleAll = async (settlement: Settlement): Promise<void> => {
    const outbox = createLeadOutbox(store.database)
    const ctx = buildSystemContext({ value: testEpoch + 5_000 })
    const asked = { leaseId: 'x', leaseMs: 1, limit: 1_000, mostPerChannel: 1_000, underWay: new Map<string, number>() }
    for (const leased of await outbox.lease(ctx, asked)) await outbox.settle(ctx, leased, settlement)
  }
  const readStates = async (siteId: string, id: string): Promise<readonly string[]> =>
    (await leads().listDeliveries(buildSiteContext(siteId), id)).map(({ state }) => state)

  test('LEAD-12 leads are found by state, time and person, newest first, page by page', async () => {
    const ctx = buildSiteContext('find')
    const first = await save('find', { form: { name: 'A', email: 'ana@example.com' } })
    const second = await save('find', { suspicion: 'too_fast', channels: ['email:a', 'email:b'] }, testEpoch + 1_000)
    const third = await save('find', { form: { name: 'C', phone: '0400 123 456' } }, testEpoch + 2_000)
    const find = async (...args: [object, number, number?]) =>
      (await desk().search(ctx, ...args)).map(({ lead }) => lead.id)
    expect(await find({}, 10)).toEqual([third, second, first])
    expect(await find({}, 2)).toEqual([third, second])
    const [, last] = await desk().search(ctx, {}, 2)
    expect(await find({}, 2, last?.seq)).toEqual([first])
    expect(await find({ state: 'held' }, 10)).toEqual([second])
    expect(await find({ from: testEpoch + 1_000 }, 10)).toEqual([third, second])
    expect(await find({ until: testEpoch + 1_000 }, 10)).toEqual([first])
    expect(await find({ person: { email: 'ANA@example.com ' } }, 10)).toEqual([first])
    expect(await find({ person: { phone: '+61 400 123 456' } }, 10)).toEqual([third])
    expect(await find({ person: { email: 'ana@example.com', phone: '0400123456' } }, 10)).toEqual([third, first])
    expect(await find({ person: { email: 'nobody@example.com' } }, 10)).toEqual([])
    expect(await find({ person: { email: 'a@b\0' } }, 10)).toEqual([])
    expect((await desk().search(ctx, {}, 10)).map(({ states }) => states)).toEqual([['waiting'], ['held'], ['waiting']])
  })

  test('LEAD-12 a failed delivery is tried again from the beginning, for one lead or for all', async () => {
    const ctx = buildSiteContext('retry', { value: testEpoch + 10_000 })
    const ids = [await save('retry'), await save('retry')]
    await settleAll({ kind: 'failed', reason: 'no such mailbox' })
    expect(await desk().retry(ctx, ids[0] ?? '')).toBe(1)
    expect(await leads().listDeliveries(ctx, ids[0] ?? '')).toMatchObject([
      { state: 'waiting', attempts: 0, nextAt: testEpoch + 10_000, settledAt: null },
    ])
    expect(
      await store.database.kysely
        .selectFrom('lead_outbox')
        .select('give_up_at')
        .where('lead_id', '=', ids[0] ?? '')
        .execute(),
    ).toEqual([{ give_up_at: testEpoch + 10_000 + keepTryingMs }])
    expect(await desk().retry(ctx, null)).toBe(1)
    expect(await desk().retry(ctx, null)).toBe(0)
    expect(await desk().retry(ctx, 'nobody\0')).toBe(0)
  })

  test('LEAD-12 a delivery between two tries can be tried at once, one under way is left alone', async () => {
    const ctx = buildSiteContext('now', { value: testEpoch + 10_000 })
    const id = await save('now')
    await settleAll({ kind: 'retry', reason: 'busy', nextAt: testEpoch + 3_600_000 })
    expect(await desk().retry(ctx, null)).toBe(0)
    expect(await desk().retry(ctx, id)).toBe(1)
    expect(await leads().listDeliveries(ctx, id)).toMatchObject([{ state: 'waiting', nextAt: testEpoch + 10_000 }])
    await createLeadOutbox(store.database).lease(buildSystemContext({ value: testEpoch + 10_000 }), {
      leaseId: 'busy',
      leaseMs: 60_000,
      limit: 1_000,
      mostPerChannel: 1_000,
      underWay: new Map(),
    })
    expect(await desk().retry(ctx, id)).toBe(0)
  })

  test('LEAD-13 held leads wait for release, one or all', async () => {
    const ctx = buildSiteContext('release', { value: testEpoch + 1_000 })
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) ids.push(await save('release', { suspicion: 'honeypot' }))
    await settleAll({ kind: 'delivered', receipt: 'Ok' })
    expect(await Promise.all(ids.map((id) => readStates('release', id)))).toEqual([['held'], ['held'], ['held']])
    expect(await desk().release(ctx, ids[0] ?? '')).toBe(1)
    expect(await desk().release(ctx, null)).toBe(2)
    expect(await desk().release(ctx, null)).toBe(0)
    await settleAll({ kind: 'delivered', receipt: 'Ok' })
    expect(await Promise.all(ids.map((id) => readStates('release', id)))).toEqual([
      ['delivered'],
      ['delivered'],
      ['delivered'],
    ])
  })

  test('LEAD-12 erasing leaves nothing of the person, in the lead, its deliveries and its links', async () => {
    const ctx = buildSiteContext('erase', { value: testEpoch + 60_000 })
    const form = { name: 'Secret Name', email: 'secret@example.com', phone: '0400 999 888', message: 'secret words' }
    const part = { form, visitorId: 'visitor-1', userAgent: 'secret browser', pageUrl: 'https://x/?secret=1' }
    const delivered = await save('erase', part)
    await settleAll({ kind: 'delivered', receipt: 'Ok' })
    const waiting = await save('erase', part)
    const other = await save('erase')
    expect(await erase(ctx, [delivered, waiting, 'nobody', 'x\0'])).toBe(2)
    expect(await erase(ctx, [delivered, waiting])).toBe(0)
    expect(await erase(ctx, [])).toBe(0)
    for (const id of [delivered, waiting])
      expect(await leads().find(ctx, id)).toMatchObject({
        form: {},
        car: null,
        userAgent: null,
        pageUrl: null,
        visitorId: null,
        earlierLead: null,
        erasedAt: testEpoch + 60_000,
        category: 'Used Vehicle Enquiry',
        consent: { opt_in: false },
      })
    expect([await readStates('erase', delivered), await readStates('erase', waiting)]).toEqual([['delivered'], []])
    expect(await leads().find(ctx, other)).toMatchObject({ erasedAt: null })
    const { kysely } = store.database
    const rows = [
      await kysely.selectFrom('lead').selectAll().where('id', 'in', [delivered, waiting]).execute(),
      await kysely.selectFrom('lead_outbox').selectAll().where('lead_id', 'in', [delivered, waiting]).execute(),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/secret/i)
    expect(rows.flat().every((row) => row.person_email === null && row.person_phone === null)).toBe(true)
    // A new enquiry of the same person begins anew.
    expect(await leads().find(ctx, await save('erase', part))).toMatchObject({ earlierLead: null })
  })

  test('LEAD-12 a lead goes to the receivers of now, once each, and not again to former ones', async () => {
    const ctx = buildSiteContext('reroute', { value: testEpoch + 10_000 })
    const [a, b, c] = ['email:a@x.example', 'email:b@x.example', 'webhook:https://c.example'] as const
    const id = await save('reroute', { channels: [a, b] })
    await settleAll({ kind: 'failed', reason: 'no such mailbox' })
    const failedBefore = (await createLeadOutbox(store.database).readFigures(buildSystemContext())).failed
    expect(await desk().deliverTo(ctx, id, [b, c])).toBe(2)
    const read = async () =>
      (await leads().listDeliveries(ctx, id))
        .map(({ channel, state, attempts }) => [channel, state, attempts])
        .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))
    expect(await read()).toEqual([
      [a, 'replaced', 1],
      [b, 'waiting', 0],
      [c, 'waiting', 0],
    ])
    expect(await desk().deliverTo(ctx, id, [b, c])).toBe(0)
    const outbox = createLeadOutbox(store.database)
    const later = buildSystemContext({ value: testEpoch + 20_000 })
    const asked = { leaseId: 'y', leaseMs: 1, limit: 9, mostPerChannel: 9, underWay: new Map<string, number>() }
    for (const leased of await outbox.lease(later, asked))
      await outbox.settle(later, leased, { kind: 'delivered', receipt: 'Ok' })
    expect(await desk().deliverTo(ctx, id, [b, c])).toBe(0)
    expect((await read()).map(([, state]) => state)).toEqual(['replaced', 'delivered', 'delivered'])
    // What was replaced raises no alarm any more, is not listed as failed and is not tried again.
    expect((await outbox.readFigures(later)).failed).toBe(failedBefore - 2)
    expect(await desk().search(ctx, { state: 'failed' }, 9)).toEqual([])
    expect(await desk().retry(ctx, null)).toBe(0)
    expect((await desk().search(ctx, {}, 9))[0]?.states).toEqual(['delivered', 'replaced'])
    // A receiver that the site names again gets it after all.
    expect(await desk().deliverTo(ctx, id, [a])).toBe(1)
    expect((await read())[0]).toEqual([a, 'waiting', 0])
    expect(await desk().deliverTo(ctx, id, [])).toBe(0)
    expect(await desk().deliverTo(ctx, 'nobody', [a])).toBe(0)
    expect(await desk().deliverTo(ctx, 'x\0', [a])).toBe(0)
  })

  test('LEAD-12 LEAD-13 a further receiver of a held lead is held, and of an erased one there is none', async () => {
    const ctx = buildSiteContext('reroute-held')
    const held = await save('reroute-held', { suspicion: 'honeypot' })
    expect(await desk().deliverTo(ctx, held, ['email:new@x.example'])).toBe(1)
    expect(await readStates('reroute-held', held)).toEqual(['held', 'held'])
    await erase(ctx, [held])
    expect(await desk().deliverTo(ctx, held, ['email:new@x.example'])).toBe(0)
    expect(await readStates('reroute-held', held)).toEqual([])
  })

  const probes: { readonly [Method in keyof LeadDesk]: (a: string, b: string) => Promise<void> } = {
    async search(a, b) {
      await save(b, { form: { name: 'A', email: 'iso@example.com' } })
      expect(await desk().search(buildSiteContext(a), {}, 10)).toEqual([])
      expect(await desk().search(buildSiteContext(a), { person: { email: 'iso@example.com' } }, 10)).toEqual([])
    },
    async retry(a, b) {
      const id = await save(b)
      await settleAll({ kind: 'failed', reason: 'no' })
      expect(await desk().retry(buildSiteContext(a), id)).toBe(0)
      expect(await desk().retry(buildSiteContext(a), null)).toBe(0)
      expect(await readStates(b, id)).toEqual(['failed'])
    },
    async release(a, b) {
      const id = await save(b, { suspicion: 'honeypot' })
      expect(await desk().release(buildSiteContext(a), id)).toBe(0)
      expect(await desk().release(buildSiteContext(a), null)).toBe(0)
      expect(await readStates(b, id)).toEqual(['held'])
    },
    async deliverTo(a, b) {
      const id = await save(b)
      expect(await desk().deliverTo(buildSiteContext(a), id, ['email:a@x.example'])).toBe(0)
      expect(await readStates(b, id)).toEqual(['waiting'])
    },
    async dismiss(a, b) {
      const id = await save(b)
      await settleAll({ kind: 'failed', reason: 'no' })
      expect(await desk().dismiss(buildSiteContext(a), id, 'phoned')).toBe(0)
      expect(await readStates(b, id)).toEqual(['failed'])
      expect(await desk().dismiss(buildSiteContext(b), id, 'phoned')).toBe(1)
    },
    async freeSlot(a, b) {
      const slot = { place: 'car:1', date: '2026-11-23', time: '09:00', capacity: 1 }
      const saved = await leads().saveInSlot(buildSiteContext(b), buildNewLead('own slot'), slot)
      const id = saved.outcome === 'taken' ? '' : saved.id
      expect(await desk().freeSlot(buildSiteContext(a), id)).toBe(false)
      expect(await desk().freeSlot(buildSiteContext(b), id)).toBe(true)
    },
  }

  test.each(Object.entries(probes))('TEN-07 the desk’s %s keeps the sites apart', async (method, probe) => {
    expect(Object.keys(desk()).toSorted()).toEqual(Object.keys(probes).toSorted())
    await probe(`desk-${method}-a`, `desk-${method}-b`)
  })
})
