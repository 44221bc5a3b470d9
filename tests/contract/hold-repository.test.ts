import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { createHoldRepository, type HoldRepository } from '#data/hold.repository.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import type { SiteContext } from '#data/context.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

const paid = { kind: 'paid', reservedUntil: testEpoch + 172_800_000 } as const
const timeOver = { kind: 'time_over' } as const

async function open(store: SuiteStore, siteId: string, vehicle = {}) {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const [vehicleId = ''] = await stockVehicles(store.database, ctx, [vehicle])
  const holds = createHoldRepository(store.database)
  const stock = createStockRepository(store.database)
  const begin = async (key: string): Promise<Hold> => {
    const outcome = await holds.begin(ctx, buildNewHold(vehicleId, key))
    if (outcome.kind !== 'held') throw new Error(outcome.kind)
    return outcome.hold
  }
  const isReserved = async () => (await stock.findByIdOrSlug(ctx, vehicleId))?.reserved
  return { clock, ctx, vehicleId, holds, begin, isReserved }
}

describeOnEachDatabase('holds', (store) => {
  test('BUY-03 a hold comes back as it was agreed, and a repeated form is the same hold', async () => {
    const { holds, ctx, vehicleId, begin } = await open(store, 'whole')
    const hold = await begin('k')
    const { idempotencyKey: _key, unpaidUntil, holder: _holder, ...given } = buildNewHold(vehicleId, 'k')
    expect(hold).toMatchObject({ ...given, state: 'held_unpaid', payment: 'awaiting', expiresAt: unpaidUntil })
    expect(await holds.find(ctx, hold.id)).toEqual(hold)
    expect(await holds.begin(ctx, buildNewHold(vehicleId, 'k'))).toEqual({ kind: 'repeated', hold })
  })

  test('BUY-01 the payment page names the vehicle without the code of its series', async () => {
    const named = await open(store, 'named', { name: '2022 Toyota HiLux SR5 GUN126R' })
    expect(await named.begin('k')).toMatchObject({ vehicleName: '2022 Toyota HiLux SR5' })
  })

  test('BUY-03 nobody else holds the vehicle until the hold has ended', async () => {
    const { holds, ctx, vehicleId, begin } = await open(store, 'rivals')
    const first = await begin('first')
    const second = buildNewHold(vehicleId, 'second')
    expect(await holds.begin(ctx, second)).toEqual({ kind: 'taken', until: testEpoch + 900_000, paid: false })
    await holds.step(ctx, first.id, paid)
    expect(await holds.begin(ctx, second)).toEqual({ kind: 'taken', until: paid.reservedUntil, paid: true })
    await holds.step(ctx, first.id, timeOver)
    expect((await holds.begin(ctx, second)).kind).toBe('held')
  })

  test('BUY-03 the database itself refuses a second active hold', async () => {
    const { vehicleId, begin } = await open(store, 'index')
    const { id } = await begin('first')
    const { kysely } = store.database
    const row = await kysely.selectFrom('vehicle_hold').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copy = { ...row, id: 'copy', idempotency_key: 'copy' }
    await expect(kysely.insertInto('vehicle_hold').values(copy).execute()).rejects.toThrow(/unique/i)
    const ended = { ...copy, state: 'lapsed' } as const
    await kysely.insertInto('vehicle_hold').values(ended).execute()
    expect(vehicleId).not.toBe('')
  })

  test.each([
    ['sold', { status: 'sold' }],
    ['reserved by the dealer', { reserved: true }],
    ['of a status that nobody knows', { status: 'unknown' }],
  ])('BUY-03 a vehicle that is %s cannot be held', async (what, vehicle) => {
    const { holds, ctx, vehicleId } = await open(store, `no-${what.slice(0, 4)}`, vehicle)
    expect(await holds.begin(ctx, buildNewHold(vehicleId, 'k'))).toEqual({ kind: 'unavailable' })
    expect(await holds.begin(ctx, buildNewHold('nobody', 'n'))).toEqual({ kind: 'unavailable' })
  })

  test('BUY-03 CARD-03 a paid hold marks the vehicle reserved for every view and tells the change feed', async () => {
    const { holds, ctx, vehicleId, begin, isReserved } = await open(store, 'marks')
    const feed = createChangeFeed(store.database)
    const hold = await begin('k')
    expect(await isReserved()).toBe(false)
    const position = await feed.currentPosition(buildSystemContext())
    const reserved = await holds.step(ctx, hold.id, paid)
    expect(reserved).toMatchObject({ state: 'reserved', payment: 'authorised', expiresAt: paid.reservedUntil })
    expect(await isReserved()).toBe(true)
    // An import of the same vehicle leaves the hold alone.
    await stockVehicles(store.database, ctx, [{ km: 1 }])
    expect(await isReserved()).toBe(true)
    await holds.step(ctx, hold.id, { kind: 'cancelled' })
    expect(await isReserved()).toBe(false)
    const read = await feed.readAfter(buildSystemContext(), position, 100)
    const own = read.ok ? read.changes.filter(({ siteId, id }) => siteId === 'marks' && id === vehicleId) : []
    expect(own.length).toBeGreaterThanOrEqual(3)
  })

  test('BUY-03 an event takes effect once, however often and late it comes', async () => {
    const { holds, ctx, begin } = await open(store, 'once')
    const { id } = await begin('k')
    for (let time = 0; time < 10; time += 1) await holds.step(ctx, id, paid, { eventId: 'evt_1' })
    expect(await holds.step(ctx, id, { kind: 'cancelled' })).toMatchObject({ state: 'refunded', payment: 'return_due' })
    expect(await holds.step(ctx, id, paid, { eventId: 'evt_1' })).toMatchObject({ state: 'refunded' })
    // The event's id is stored with the step, or not at all.
    const rows = await store.database.kysely.selectFrom('payment_event').selectAll().where('hold_id', '=', id).execute()
    expect(rows.map((row) => row.event_id)).toEqual(['evt_1'])
  })

  test('BUY-03 a late payment gets the vehicle while it is free, and the money back when it is taken', async () => {
    const { holds, ctx, begin, isReserved } = await open(store, 'late')
    const first = await begin('first')
    await holds.step(ctx, first.id, timeOver)
    const second = await begin('second')
    expect(await holds.step(ctx, first.id, paid)).toMatchObject({ state: 'refunded', payment: 'return_due' })
    expect(await isReserved()).toBe(false)
    await holds.step(ctx, second.id, timeOver)
    expect(await holds.step(ctx, second.id, paid)).toMatchObject({ state: 'reserved' })
    expect(await isReserved()).toBe(true)
  })

  test('BUY-03 who pays for a vehicle that the dealer sold meanwhile gets the money back', async () => {
    const { holds, ctx, begin } = await open(store, 'sold-meanwhile')
    const { id } = await begin('k')
    await stockVehicles(store.database, ctx, [{ status: 'sold' }])
    expect(await holds.step(ctx, id, paid)).toMatchObject({ state: 'refunded', payment: 'return_due' })
  })

  /** What the feed says: the vehicle with other fields, or none at all. */
  const feedSays = async (ctx: SiteContext, vehicleId: string, vehicle: object | null): Promise<void> => {
    if (vehicle !== null) return void (await stockVehicles(store.database, ctx, [vehicle]))
    const stock = createStockRepository(store.database)
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    await stock.markSold(ctx, { importId, ids: [vehicleId] })
    await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
  }

  test.each([
    ['drops it', null],
    ['reports it as sold', { status: 'sold' }],
  ])('BUY-03 a completed sale keeps the vehicle reserved until the feed %s', async (what, gone) => {
    const { holds, ctx, vehicleId, begin, isReserved, clock } = await open(store, `completed ${what}`)
    const { id } = await begin('k')
    await holds.step(ctx, id, paid)
    expect(await holds.step(ctx, id, { kind: 'completed' })).toMatchObject({ state: 'completed' })
    // The feed goes on delivering the vehicle for days, with changes.
    clock.value += 7 * 86_400_000
    await feedSays(ctx, vehicleId, { km: 2 })
    expect(await isReserved()).toBe(true)
    expect(await holds.begin(ctx, buildNewHold(vehicleId, 'other'))).toEqual({ kind: 'unavailable' })
    expect(await holds.step(ctx, id, timeOver)).toMatchObject({ state: 'completed' })
    await feedSays(ctx, vehicleId, gone)
    expect(await holds.begin(ctx, buildNewHold(vehicleId, 'other'))).toEqual({ kind: 'unavailable' })
    // The dealer takes it back and sells it again: it is another sale, and a late refund of the first leaves it alone.
    await feedSays(ctx, vehicleId, { km: 3 })
    expect(await isReserved()).toBe(false)
    const second = await begin('second')
    await holds.step(ctx, second.id, { ...paid, reservedUntil: clock.value + 1 })
    await holds.step(ctx, id, { kind: 'cancelled' })
    expect(await isReserved()).toBe(true)
    await holds.step(ctx, second.id, { kind: 'cancelled' })
    expect(await isReserved()).toBe(false)
  })

  test('BUY-03 a reservation whose vehicle leaves the feed goes on, and ends with the deposit back', async () => {
    const { holds, ctx, vehicleId, begin, isReserved } = await open(store, 'left')
    const { id } = await begin('k')
    await holds.step(ctx, id, paid)
    await feedSays(ctx, vehicleId, null)
    expect(await holds.find(ctx, id)).toMatchObject({ state: 'reserved' })
    // An import that loses the vehicle for an hour does not lose the reservation.
    await feedSays(ctx, vehicleId, { km: 2 })
    expect(await isReserved()).toBe(true)
    await feedSays(ctx, vehicleId, null)
    expect(await holds.step(ctx, id, timeOver)).toMatchObject({ state: 'refunded', payment: 'return_due' })
    await feedSays(ctx, vehicleId, { km: 3 })
    expect(await isReserved()).toBe(false)
  })

  test('BUY-03 a sale that is completed after the feed has dropped the vehicle leaves no mark on it', async () => {
    const { holds, ctx, vehicleId, begin, isReserved } = await open(store, 'completed-late')
    const { id } = await begin('k')
    await holds.step(ctx, id, paid)
    await feedSays(ctx, vehicleId, null)
    expect(await holds.step(ctx, id, { kind: 'completed' })).toMatchObject({ payment: 'capture_due' })
    await feedSays(ctx, vehicleId, { km: 2 })
    expect(await isReserved()).toBe(false)
  })

  test('BUY-03 holds of a visitor, by payment and by lead are found again', async () => {
    const { holds, ctx, vehicleId } = await open(store, 'found')
    const begun = await holds.begin(ctx, buildNewHold(vehicleId, 'k', { visitorId: 'v1' }))
    const id = begun.kind === 'held' ? begun.hold.id : ''
    await holds.attachPayment(ctx, id, { reference: 'ref_1', url: '/pay' })
    await holds.attachLead(ctx, id, 'lead_1')
    const hold = await holds.settlePayment(ctx, { id, reference: 'ref_1' }, 'closed')
    expect(hold).toMatchObject({ reference: 'ref_1', payUrl: '/pay', leadId: 'lead_1', payment: 'closed' })
    expect(await holds.listByVisitor(ctx, 'v1')).toEqual([hold])
    expect(await holds.listByVisitor(ctx, 'v2')).toEqual([])
    expect(await holds.findByReference(ctx, 'ref_1')).toEqual(hold)
    expect(await holds.findByLead(ctx, 'lead_1')).toEqual(hold)
    expect(await holds.findActive(ctx, vehicleId)).toEqual(hold)
    expect(await holds.find(ctx, 'nobody\0')).toBeNull()
    expect(await holds.step(ctx, 'nobody', paid)).toBeNull()
  })

  test('BUY-03 due holds are claimed by one node at a time, and given back when it dies', async () => {
    const { holds, ctx, begin, clock } = await open(store, 'claims')
    const { id } = await begin('k')
    const system = buildSystemContext(clock)
    const claim = async () => (await holds.claim(system, 100, 60_000)).filter((hold) => hold.id === id).length
    clock.value = testEpoch + 29_000
    expect(await claim()).toBe(0)
    clock.value += 1_000
    const another = createHoldRepository(await store.open())
    const both = await Promise.all([holds, another].map((each) => each.claim(system, 100, 60_000)))
    expect(both.flat().filter((hold) => hold.id === id)).toHaveLength(1)
    expect(await claim()).toBe(0)
    clock.value += 60_000
    expect(await claim()).toBe(1)
    const seen = { id, state: 'held_unpaid', payment: 'awaiting' } as const
    await holds.scheduleCheck(ctx, { ...seen, state: 'reserved' }, 0, 9)
    expect((await holds.find(ctx, id))?.attempts).toBe(0)
    await holds.scheduleCheck(ctx, seen, null, 3)
    clock.value += 10_000_000
    expect(await claim()).toBe(0)
    expect((await holds.find(ctx, id))?.attempts).toBe(3)
  })

  interface World {
    readonly holds: HoldRepository
    readonly a: ReturnType<typeof buildSiteContext>
    readonly b: ReturnType<typeof buildSiteContext>
    /** Of site B, with its reference, lead and visitor. */
    readonly id: string
    readonly vehicleId: string
  }
  const probes: { readonly [Method in keyof HoldRepository]: (world: World) => Promise<void> } = {
    async find({ holds, a, id }) {
      expect(await holds.find(a, id)).toBeNull()
    },
    async findActive({ holds, a, vehicleId }) {
      expect(await holds.findActive(a, vehicleId)).toBeNull()
    },
    async findByReference({ holds, a }) {
      expect(await holds.findByReference(a, 'ref')).toBeNull()
    },
    async findByLead({ holds, a }) {
      expect(await holds.findByLead(a, 'lead')).toBeNull()
    },
    async listByVisitor({ holds, a, b }) {
      expect([(await holds.listByVisitor(a, 'v')).length, (await holds.listByVisitor(b, 'v')).length]).toEqual([0, 1])
    },
    async list({ holds, a }) {
      expect(await holds.list(a, 10)).toEqual([])
    },
    async begin({ holds, a, vehicleId }) {
      expect(await holds.begin(a, buildNewHold(vehicleId, 'k'))).toEqual({ kind: 'unavailable' })
    },
    async step({ holds, a, b, id }) {
      expect(await holds.step(a, id, paid)).toBeNull()
      expect((await holds.find(b, id))?.state).toBe('held_unpaid')
    },
    async attachPayment({ holds, a, id }) {
      expect(await holds.attachPayment(a, id, { reference: 'x', url: 'x' })).toBeNull()
    },
    async attachLead({ holds, a, id }) {
      expect(await holds.attachLead(a, id, 'x')).toBeNull()
    },
    async settlePayment({ holds, a, id }) {
      expect(await holds.settlePayment(a, { id, reference: null }, 'returned')).toBeNull()
    },
    async scheduleCheck({ holds, a, b, id }) {
      await holds.scheduleCheck(a, { id, state: 'held_unpaid', payment: 'awaiting' }, null, 9)
      expect((await holds.find(b, id))?.attempts).toBe(0)
    },
    async countUnpaid({ holds, b, id }) {
      const before = await holds.countUnpaid({ system: true, now: b.now })
      await holds.step(b, id, { kind: 'cancelled' })
      expect(await holds.countUnpaid({ system: true, now: b.now })).toBe(before - 1)
    },
    async claim({ holds, b, id }) {
      const claimed = await holds.claim(buildSystemContext({ value: testEpoch + 900_000 }), 1000, 1)
      expect(claimed.find((hold) => hold.id === id)?.siteId).toBe(b.siteId)
    },
  }

  test('TEN-07 every method of the hold repository has its isolation probe', () => {
    expect(Object.keys(createHoldRepository(store.database)).toSorted()).toEqual(Object.keys(probes).toSorted())
  })

  test.each(Object.entries(probes))('TEN-07 holds.%s keeps the sites apart', async (method, probe) => {
    const [a, b] = [buildSiteContext(`iso-${method}-a`), buildSiteContext(`iso-${method}-b`)]
    const holds = createHoldRepository(store.database)
    const [vehicleId = ''] = await stockVehicles(store.database, b)
    const begun = await holds.begin(b, buildNewHold(vehicleId, 'k', { visitorId: 'v' }))
    const id = begun.kind === 'held' ? begun.hold.id : ''
    await holds.attachPayment(b, id, { reference: 'ref', url: '/pay' })
    await holds.attachLead(b, id, 'lead')
    await probe({ holds, a, b, id, vehicleId })
  })
})
