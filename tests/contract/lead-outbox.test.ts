import { beforeEach, expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import type { LeaseRequest } from '#data/leads/lead-calls.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { keepTryingMs } from '#domain/delivery/delivery-schedule.ts'
import { buildSiteContext, buildSystemContext, testEpoch, type TestClock } from '#tests/fixtures/contexts.ts'
import { describeOnEachLeadStore } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const asked: LeaseRequest = {
  leaseId: 'node-1',
  leaseMs: 60_000,
  limit: 10,
  mostPerChannel: 10,
  underWay: new Map(),
}

describeOnEachLeadStore('the outbox of leads', (store) => {
  let clock: TestClock
  beforeEach(async () => {
    clock = { value: testEpoch }
    await store.database.kysely.deleteFrom('lead_outbox').execute()
  })

  let keys = 0
  const save = async (part: Partial<NewLead> = {}, siteId = 'yard') => {
    keys += 1
    const form = { name: 'A', email: `p${keys}@example.com`, phone: '' }
    const { id } = await createLeadRepository(store.database).save(
      buildSiteContext(siteId, clock),
      buildNewLead(`k${keys}`, { form, ...part }),
    )
    return id
  }
  const outbox = () => createLeadOutbox(store.database)
  const lease = (part: Partial<LeaseRequest> = {}) => outbox().lease(buildSystemContext(clock), { ...asked, ...part })
  const read = (id: string, siteId = 'yard') =>
    createLeadRepository(store.database).listDeliveries(buildSiteContext(siteId, clock), id)

  test('LEAD-12 a delivery is leased by one holder, and by another when the lease has run out', async () => {
    const id = await save()
    expect(await lease()).toEqual([
      {
        siteId: 'yard',
        leadId: id,
        channel: 'sandbox',
        attempt: 1,
        giveUpAt: testEpoch + keepTryingMs,
        leaseId: 'node-1',
        leasedUntil: testEpoch + 60_000,
      },
    ])
    expect(await lease({ leaseId: 'node-2' })).toEqual([])
    clock.value += 59_999
    expect(await lease({ leaseId: 'node-2' })).toEqual([])
    clock.value += 1
    expect(await lease({ leaseId: 'node-2' })).toMatchObject([{ leadId: id, attempt: 2, leaseId: 'node-2' }])
  })

  test('LEAD-12 who lost the lease settles nothing', async () => {
    const id = await save()
    const [first] = await lease()
    clock.value += 60_000
    const [second] = await lease({ leaseId: 'node-2' })
    if (first === undefined || second === undefined) throw new Error('nothing was leased')
    const ctx = buildSystemContext(clock)
    expect(await outbox().settle(ctx, first, { kind: 'failed', reason: 'too late' })).toBe(false)
    expect(await outbox().settle(ctx, second, { kind: 'delivered', receipt: '250 Ok\r\n\0 queued' })).toBe(true)
    expect(await outbox().settle(ctx, second, { kind: 'failed', reason: 'twice' })).toBe(false)
    expect(await read(id)).toMatchObject([
      { state: 'delivered', attempts: 2, lastError: null, receipt: '250 Ok  queued', settledAt: clock.value },
    ])
  })

  test('LEAD-12 a failed try is due again at its time, with the cause; a final failure is not', async () => {
    const id = await save({ channels: ['email:a@example.com', 'webhook:https://b.example'] })
    const ctx = buildSystemContext(clock)
    for (const leased of await lease())
      await outbox().settle(
        ctx,
        leased,
        leased.channel.startsWith('email')
          ? { kind: 'retry', reason: '421 busy', nextAt: clock.value + 30_000 }
          : { kind: 'failed', reason: 'x'.repeat(5_000) },
      )
    expect(await read(id)).toMatchObject([
      { state: 'waiting', lastError: '421 busy', nextAt: testEpoch + 30_000, settledAt: null },
      { state: 'failed', lastError: 'x'.repeat(1_000), settledAt: testEpoch },
    ])
    clock.value += 29_999
    expect(await lease()).toEqual([])
    clock.value += 1
    const [again] = await lease()
    expect(again).toMatchObject({ channel: 'email:a@example.com', attempt: 2 })
    if (again !== undefined) await outbox().settle(ctx, again, { kind: 'returned' })
    expect(await lease({ leaseId: 'node-2' })).toMatchObject([{ attempt: 3 }])
  })

  test.each([
    ['e-mail', { email: 'ANA@example.com', phone: '' }],
    ['phone', { email: '', phone: '0400 123 456' }],
  ])('LEAD-12 a later lead of a person, by %s, waits for the earlier one on its channel alone', async (_by, form) => {
    const person = { form: { name: 'A', email: 'ana@example.com', phone: '+61400123456' } }
    const first = await save({ ...person, channels: ['email:a', 'email:b'] })
    const second = await save({ form: { name: 'A', ...form }, channels: ['email:a', 'email:c'] })
    const elsewhere = await save({ ...person, channels: ['email:a'] }, 'other-yard')
    const stranger = await save({ channels: ['email:a'] })
    const due = await lease()
    const later = await lease({ leaseId: 'node-2' })
    expect(due.map(({ leadId, channel }) => `${leadId} ${channel}`).toSorted()).toEqual(
      [
        `${first} email:a`,
        `${first} email:b`,
        `${second} email:c`,
        `${elsewhere} email:a`,
        `${stranger} email:a`,
      ].sort(),
    )
    // Leased and not yet delivered: still in the way.
    expect(later).toEqual([])
    const waiting = due.find(({ leadId, channel }) => leadId === first && channel === 'email:a')
    if (waiting === undefined) throw new Error('the first lead was not leased')
    await outbox().settle(buildSystemContext(clock), waiting, { kind: 'failed', reason: 'no such mailbox' })
    expect(await lease()).toMatchObject([{ leadId: second, channel: 'email:a' }])
  })

  test('LEAD-12 one receiver takes no more than its share, whatever waits for it', async () => {
    for (let index = 0; index < 120; index += 1) await save({ channels: ['email:slow'] })
    clock.value += 1
    const quick = await save({ channels: ['email:quick'] })
    const first = await lease({ mostPerChannel: 2, limit: 5 })
    expect(first.map(({ channel }) => channel)).toEqual(['email:slow', 'email:slow', 'email:quick'])
    expect(first[2]).toMatchObject({ leadId: quick })
    expect(await lease({ mostPerChannel: 2, underWay: new Map([['email:slow', 2]]) })).toEqual([])
    expect(await lease({ mostPerChannel: 2, underWay: new Map([['email:slow', 1]]) })).toHaveLength(1)
    expect(await lease({ mostPerChannel: 200, limit: 7 })).toHaveLength(7)
  })

  test('LEAD-12 eight holders at once lease each of a hundred deliveries once', async () => {
    for (let index = 0; index < 100; index += 1) await save({ channels: [`email:${index % 10}`] })
    const nodes = await Promise.all(Array.from({ length: 4 }, () => store.open()))
    const leased: string[] = []
    for (let round = 0; round < 40 && leased.length < 100; round += 1) {
      const rounds = await Promise.all(
        [...nodes, ...nodes].map((node, index) =>
          createLeadOutbox(node).lease(buildSystemContext(clock), { ...asked, leaseId: `${round}-${index}` }),
        ),
      )
      leased.push(...rounds.flat().map(({ leadId }) => leadId))
    }
    expect(leased).toHaveLength(100)
    expect(new Set(leased).size).toBe(100)
  })

  test('LEAD-12 the figures tell what waits and since when, what failed and what is held', async () => {
    expect(await outbox().readFigures(buildSystemContext(clock))).toEqual({
      waiting: 0,
      oldestWaitingAt: null,
      failed: 0,
      held: 0,
    })
    await save({ channels: ['email:a', 'email:b'] })
    clock.value += 5_000
    await save({ suspicion: 'honeypot' }, 'other-yard')
    const [leased] = await lease()
    if (leased !== undefined) await outbox().settle(buildSystemContext(clock), leased, { kind: 'failed', reason: 'no' })
    await save()
    expect(await outbox().readFigures(buildSystemContext(clock))).toEqual({
      waiting: 2,
      oldestWaitingAt: testEpoch,
      failed: 1,
      held: 1,
    })
  })
})
