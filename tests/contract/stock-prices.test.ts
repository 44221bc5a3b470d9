import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { beginImport, findOne } from '#tests/fixtures/stock-import.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const day = 86_400_000

describeOnEachDatabase('prices and finance of the stock repository', (store) => {
  test('FIN-05 finance figures hold for the price that they came with, until the feed changes them', async () => {
    const run = await beginImport(store, 'finance-price')
    const offer = buildOffer({
      interestRate: 6.29,
      comparisonRate: 8.19,
      paymentWeek: cents(9_950),
      termYears: 5,
      financeProvider: 'Acme',
    })
    const incoming = (price: number, paymentWeek = 9_950) =>
      buildIncomingVehicle('F1', {
        price: dollars(price),
        finance_lenders: { acme: { ...offer, paymentWeek: cents(paymentWeek) } },
      })
    const basisAfter = async (vehicle: IncomingVehicle) => {
      await run.upsert([vehicle])
      return (await findOne(run, 'F1')).finance_price
    }
    expect(await basisAfter(incoming(30_000))).toBe(dollars(30_000))
    expect(await basisAfter(incoming(28_000))).toBe(dollars(30_000))
    expect(await basisAfter(incoming(28_000, 9_300))).toBe(dollars(28_000))
    expect(await basisAfter({ ...incoming(28_000, 9_300), offer_price: dollars(27_000) })).toBe(dollars(28_000))
    expect(await basisAfter({ ...incoming(28_000, 9_300), km: 99 })).toBe(dollars(28_000))
  })

  test('FIN-05 a stored quote survives an import with the same price and goes when the price changes', async () => {
    const run = await beginImport(store, 'quote')
    const incoming = (change: Partial<IncomingVehicle> = {}) =>
      buildIncomingVehicle('Q1', { price: dollars(30_000), ...change })
    await run.upsert([incoming()])
    const { id } = await findOne(run, 'Q1')
    const quote = {
      weeklyRepaymentAmount: cents(10_312),
      advertisedRate: 7.99,
      comparisonRate: 9.12,
      price: dollars(30_000),
    }
    run.clock.value += 1_000
    expect(await run.stock.saveQuote(run.ctx, id, quote)).toBe(true)
    const stored = {
      youxQuote: { weeklyRepaymentAmount: 10_312, advertisedRate: 7.99, comparisonRate: 9.12 },
      quote_price: dollars(30_000),
    }
    expect(await findOne(run, 'Q1')).toMatchObject({ ...stored, updated_at: new Date(testEpoch + 1_000).toISOString() })
    expect(await run.upsert([incoming()])).toEqual(['unchanged'])
    await run.upsert([incoming({ km: 99 })])
    expect(await findOne(run, 'Q1')).toMatchObject({ ...stored, km: 99 })
    await run.upsert([incoming({ km: 99, offer_price: dollars(29_000) })])
    expect(await findOne(run, 'Q1')).toMatchObject({ youxQuote: null, quote_price: null })
    await run.stock.markSold(run.ctx, { importId: run.importId, ids: [id] })
    expect(await run.stock.saveQuote(run.ctx, id, quote)).toBe(false)
    expect(await run.stock.saveQuote(run.ctx, 'none', quote)).toBe(false)
  })

  test('FIN-05 the quote and the basis of a car end with it when its stock number goes to another', async () => {
    const run = await beginImport(store, 'another-car')
    const price = dollars(30_000)
    const [first, second] = ['6T1BF3FK00X000001', '6T1BF3FK00X000002']
    const incoming = (change: Partial<IncomingVehicle>) => buildIncomingVehicle('N1', { price, ...change })
    const quoteAfter = async (before: Partial<IncomingVehicle>, after: Partial<IncomingVehicle>) => {
      await run.upsert([incoming(before)])
      const { id } = await findOne(run, 'N1')
      const rates = { weeklyRepaymentAmount: cents(10_312), advertisedRate: 7.99, comparisonRate: 9.12 }
      expect(await run.stock.saveQuote(run.ctx, id, { ...rates, price })).toBe(true)
      await run.upsert([incoming(after)])
      return (await findOne(run, 'N1')).quote_price
    }
    expect(await quoteAfter({ vin: first, km: 1 }, { vin: second, km: 2 })).toBeNull()
    expect(await quoteAfter({ vin: second, year: 2019 }, { vin: second, year: 2020 })).toBeNull()
    expect(await quoteAfter({ vin: second, nvic: 'AAA111' }, { vin: second, nvic: 'BBB222' })).toBeNull()
    // A feed that leaves the VIN out for once, or writes it another way, still speaks of the same car.
    expect(await quoteAfter({ vin: second }, { vin: null })).toBe(price)
    expect(await quoteAfter({ vin: second }, { vin: second.toLowerCase() })).toBe(price)
    await run.upsert([incoming({ vin: first, price: dollars(28_000) })])
    expect((await findOne(run, 'N1')).finance_price).toBe(dollars(28_000))
  })

  test('PRICE-02 writes every change of a price into the ledger, from the first on', async () => {
    const run = await beginImport(store, 'ledger')
    await run.upsert([buildIncomingVehicle('A', { price: dollars(30_000), before_price: null })])
    run.clock.value += day
    await run.upsert([buildIncomingVehicle('A', { price: dollars(28_000), before_price: dollars(30_000), km: 9 })])
    run.clock.value += day
    await run.upsert([buildIncomingVehicle('A', { price: null, before_price: dollars(30_000), km: 9 })])
    await run.upsert([buildIncomingVehicle('A', { price: null, before_price: dollars(30_000), km: 10 })])
    const { id } = await findOne(run, 'A')
    const at = [testEpoch, testEpoch + day, testEpoch + 2 * day]
    expect(await run.stock.listPriceChanges(run.ctx, id)).toEqual([
      { vehicleId: id, at: at[0], field: 'price', from: null, to: 3_000_000 },
      { vehicleId: id, at: at[1], field: 'price', from: 3_000_000, to: 2_800_000 },
      { vehicleId: id, at: at[1], field: 'before_price', from: null, to: 3_000_000 },
      { vehicleId: id, at: at[2], field: 'price', from: 2_800_000, to: null },
    ])
  })

  test('PRICE-02 has a ledger that the database itself refuses to rewrite', async () => {
    const run = await beginImport(store, 'evidence')
    await run.upsert([buildIncomingVehicle('A')])
    const { kysely } = store.database
    await expect(kysely.updateTable('price_change').set({ to_cents: 1 }).execute()).rejects.toThrow(
      'price_change is append-only',
    )
    await expect(kysely.deleteFrom('price_change').execute()).rejects.toThrow('price_change is append-only')
    if (store.dialect === 'postgres')
      await expect(sql`truncate price_change`.execute(kysely)).rejects.toThrow('price_change is append-only')
  })
})
