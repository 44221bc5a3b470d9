import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle, buildSpecifications } from '#tests/fixtures/vehicle.ts'
import { beginImport, findOne } from '#tests/fixtures/stock-import.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const day = 86_400_000

describeOnEachDatabase('the stock repository', (store) => {
  test('STOCK-01 gives back every field of the schema as it was imported, whatever was absent', async () => {
    const run = await beginImport(store, 'whole')
    const full = buildIncomingVehicle('FULL', {
      price: dollars(500.01),
      finance_lenders: {
        acme: buildOffer({
          interestRate: 6.29,
          paymentWeek: cents(9_950),
          termYears: 5,
          financeProvider: 'Acme',
        }),
      },
      specifications: buildSpecifications({
        body_length: 21.5,
        sleeps: 4,
        other: { 'Water tanks': 2, Awning: null, Solar: true },
      }),
      images: [
        { url: 'https://images.example/1.jpg', alt: null },
        { url: 'https://images.example/2.jpg', alt: 'Rear' },
      ],
      autograb_data: { average_market_price: dollars(48_000), state_average_market_price: null },
      dealercomments: 'Tow bar – “as new” \u{1F697}\u0000 end',
    })
    await run.upsert([full, buildIncomingVehicle('BARE')])
    for (const [incoming, stocknum] of [
      [full, 'FULL'],
      [buildIncomingVehicle('BARE'), 'BARE'],
    ] as const) {
      const vehicle = await findOne(run, stocknum)
      expect(Object.keys(vehicle).sort()).toEqual(Object.keys(vehicleFields).sort())
      expect(vehicle).toEqual({
        ...incoming,
        id: vehicle.id,
        sold: false,
        sold_date_timestamp: null,
        views: null,
        finance_price: incoming.price,
        quote_price: null,
        created_at: new Date(testEpoch).toISOString(),
        created_at_timestamp: testEpoch / 1000,
        updated_at: new Date(testEpoch).toISOString(),
      })
    }
  })

  test('STOCK-03 derives the same id from site and stock number on every machine', async () => {
    const run = await beginImport(store, 'ids')
    await run.upsert([buildIncomingVehicle('A1')])
    const { id } = await findOne(run, 'A1')
    const bits = [...createHash('sha256').update('ids\nA1').digest()]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
    const expected = Array.from({ length: 16 }, (_, index) =>
      'abcdefghijklmnopqrstuvwxyz234567'.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
    ).join('')
    expect(id).toBe(expected)
    expect(await run.stock.findByIdOrSlug(run.ctx, id)).toEqual(
      await run.stock.findBySlug(run.ctx, '2022-toyota-hilux-sr5-a1'),
    )
  })

  test('STOCK-03 reports added, changed and unchanged in order; only a change moves updated_at', async () => {
    const run = await beginImport(store, 'outcomes')
    expect(await run.upsert([buildIncomingVehicle('A'), buildIncomingVehicle('B')])).toEqual(['added', 'added'])
    run.clock.value += day
    expect(
      await run.upsert([buildIncomingVehicle('C'), buildIncomingVehicle('B', { km: 1 }), buildIncomingVehicle('A')]),
    ).toEqual(['added', 'changed', 'unchanged'])
    const [a, b] = [await findOne(run, 'A'), await findOne(run, 'B')]
    expect([a.updated_at, a.created_at]).toEqual([new Date(testEpoch).toISOString(), new Date(testEpoch).toISOString()])
    expect([b.updated_at, b.created_at, b.km]).toEqual([
      new Date(testEpoch + day).toISOString(),
      new Date(testEpoch).toISOString(),
      1,
    ])
  })

  test('STOCK-03 keeps the slug and the created_at of the first import', async () => {
    const run = await beginImport(store, 'fixed')
    await run.upsert([buildIncomingVehicle('A', { slug: 'first', created_at: '2026-01-02T03:04:05.000Z' })])
    await run.upsert([buildIncomingVehicle('A', { slug: 'second', created_at: '2026-05-05T00:00:00.000Z', km: 7 })])
    const vehicle = await findOne(run, 'A')
    expect([vehicle.slug, vehicle.created_at, vehicle.created_at_timestamp, vehicle.km]).toEqual([
      'first',
      '2026-01-02T03:04:05.000Z',
      1_767_323_045,
      7,
    ])
  })

  test('STOCK-04 numbers slugs that are taken, within a batch and across batches', async () => {
    const run = await beginImport(store, 'slugs')
    const slugsOf = async (numbers: readonly string[]) =>
      Promise.all(numbers.map(async (stocknum) => (await findOne(run, stocknum)).slug))
    await run.upsert([
      buildIncomingVehicle('A', { slug: 'ute' }),
      buildIncomingVehicle('B', { slug: 'ute' }),
      buildIncomingVehicle('C', { slug: 'ute-2' }),
    ])
    await run.upsert([buildIncomingVehicle('D', { slug: 'ute' }), buildIncomingVehicle('E', { slug: 'ute-2' })])
    expect(await slugsOf(['A', 'B', 'C', 'D', 'E'])).toEqual(['ute', 'ute-2', 'ute-2-2', 'ute-3', 'ute-2-3'])
    const many = Array.from({ length: 130 }, (_, index) => buildIncomingVehicle(`M${index}`, { slug: 'van' }))
    await run.upsert(many)
    expect((await findOne(run, 'M129')).slug).toBe('van-130')
  })

  test('STOCK-03 records each run of the import, newest first, and writes only under a running one', async () => {
    const run = await beginImport(store, 'runs')
    run.clock.value += 1000
    await run.stock.finishImport(run.ctx, run.importId, { outcome: 'completed', report: { rows: 3 } })
    const second = await run.stock.beginImport(run.ctx, { feed: 'main', fileName: 'b.csv' })
    expect(await run.stock.listImports(run.ctx, 10)).toEqual([
      {
        importId: second,
        feed: 'main',
        startedAt: testEpoch + 1000,
        finishedAt: null,
        outcome: 'running',
        report: null,
      },
      {
        importId: run.importId,
        feed: 'main',
        startedAt: testEpoch,
        finishedAt: testEpoch + 1000,
        outcome: 'completed',
        report: { rows: 3 },
      },
    ])
    expect(await run.stock.listImports(run.ctx, 1)).toHaveLength(1)
    await expect(run.upsert([buildIncomingVehicle('A')])).rejects.toThrow(RangeError)
    await expect(run.stock.markSold(run.ctx, { importId: run.importId, ids: [] })).rejects.toThrow(RangeError)
    await expect(run.stock.finishImport(run.ctx, run.importId, { outcome: 'failed', report: null })).rejects.toThrow(
      RangeError,
    )
  })

  test('STOCK-03 refuses a batch that is wrong in itself and stores nothing of it', async () => {
    const run = await beginImport(store, 'misuse')
    await expect(run.upsert([buildIncomingVehicle('A'), buildIncomingVehicle(' A ')])).rejects.toThrow('twice')
    await expect(run.upsert([buildIncomingVehicle('A'), buildIncomingVehicle('B\0')])).rejects.toThrow(RangeError)
    await expect(run.upsert([buildIncomingVehicle('A', { created_at: 'yesterday' })])).rejects.toThrow(RangeError)
    await expect(
      run.upsert(Array.from({ length: 1001 }, (_, index) => buildIncomingVehicle(`${index}`))),
    ).rejects.toThrow(RangeError)
    expect(await run.stock.countAll(run.ctx)).toBe(0)
    expect(await run.upsert([])).toEqual([])
  })

  test('STOCK-03 takes the largest batch, with every price filled', async () => {
    const run = await beginImport(store, 'large')
    const price = dollars(10_000)
    const vehicles = Array.from({ length: 1000 }, (_, index) =>
      buildIncomingVehicle(`L${index}`, { price, before_price: price, offer_price: price, subscription_price: price }),
    )
    expect(new Set(await run.upsert(vehicles))).toEqual(new Set(['added']))
    expect(await run.stock.countAll(run.ctx)).toBe(1000)
    const sizes: number[] = []
    const ids: string[] = []
    for await (const batch of run.stock.listAll(run.ctx)) {
      sizes.push(batch.length)
      ids.push(...batch.map((vehicle) => vehicle.id))
    }
    expect(new Set(ids).size).toBe(1000)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
    const asked = [...ids.slice(0, 998).reverse(), 'aaaaaaaaaaaaaaaa']
    expect((await run.stock.getMany(run.ctx, asked)).map((vehicle) => vehicle.id)).toEqual(asked.slice(0, -1))
    await expect(
      run.stock.getMany(
        run.ctx,
        Array.from({ length: 1001 }, () => 'a'),
      ),
    ).rejects.toThrow(RangeError)
    expect(await run.stock.getMany(run.ctx, [])).toEqual([])
    expect(await run.stock.markSold(run.ctx, { importId: run.importId, ids })).toBe(1000)
  })

  describe('what a visitor may ask for', () => {
    test.each(['', 'no-such', "'; drop table vehicle; --", 'a\0b', '\u{1F697}', 'x'.repeat(10_000)])(
      'STOCK-05 finds nothing under %j',
      async (key) => {
        const run = await beginImport(store, 'odd-keys')
        expect(await run.stock.findBySlug(run.ctx, key)).toBeNull()
        expect(await run.stock.findByIdOrSlug(run.ctx, key)).toBeNull()
      },
    )
  })
})
