import { expect, test } from 'vitest'
import { createPersonEraser } from '#data/privacy/person-eraser.ts'
import { createPrizeRepository, type PrizeRepository } from '#data/valuations/prize-repository.ts'
import { createValuationRepository, type ValuationRepository } from '#data/valuations/valuation-repository.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

const entry = { leadId: 'lead-1', column: 'valuation', value: { offer_price: 15_200, words: 'Ana Ngũgĩ 🚗' } }

const playerOf = (visitorId: string) => ({ visitorId, playerHash: `hash of ${visitorId}` })

describeOnEachDatabase('valuations', (store) => {
  test('BUY-04 the first value of a column stays, and comes back as it was stored', async () => {
    const valuations = createValuationRepository(store.database)
    const ctx = buildSiteContext('values')
    await valuations.saveValue(ctx, entry)
    await valuations.saveValue(ctx, { ...entry, value: { offer_price: 1 } })
    expect(await valuations.findValue(ctx, 'lead-1', 'valuation')).toEqual(entry.value)
    expect(await valuations.findValue(ctx, 'lead-1', 'other')).toBeNull()
  })

  test('BUY-04 an offer accepted twenty times at once is accepted once', async () => {
    const valuations = createValuationRepository(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('accept', clock)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => valuations.saveAcceptance(ctx, 'lead-1', `told-${index}`)),
    )
    expect(new Set(answers.map(({ acceptanceLeadId }) => acceptanceLeadId)).size).toBe(1)
    clock.value += 1_000
    const again = await valuations.saveAcceptance(ctx, 'lead-1', 'later')
    expect(again).toEqual(answers[0])
    expect(await valuations.findAcceptance(ctx, 'lead-1')).toEqual(again)
    expect(await valuations.findAcceptance(ctx, 'nobody\0')).toBeNull()
  })

  test('BUY-06 a number that drew keeps its prize when its visitor is deleted and signs in again', async () => {
    const ctx = buildSiteContext('prize-again')
    const prizes = createPrizeRepository(store.database)
    await prizes.save(ctx, { visitorId: 'first', playerHash: 'number' }, 'A cap')
    await createPersonEraser(store.database).erase(ctx, {
      leads: [],
      valuedLeads: [],
      holds: [],
      payments: [],
      drafts: [],
      visitors: ['first'],
    })
    const again = { visitorId: 'second', playerHash: 'number' }
    expect((await prizes.find(ctx, again))?.prize).toBe('A cap')
    expect((await prizes.save(ctx, again, 'A tank of fuel')).prize).toBe('A cap')
  })

  test('BUY-06 a visitor who drew before numbers were kept draws no second time', async () => {
    const ctx = buildSiteContext('prize-before')
    const prizes = createPrizeRepository(store.database)
    await store.database.kysely
      .insertInto('prize_draw')
      .values({ site_id: ctx.siteId, visitor_id: 'early', prize: 'A cap', drawn_at: 1 })
      .execute()
    expect((await prizes.save(ctx, playerOf('early'), 'A wash')).prize).toBe('A cap')
    expect(await prizes.find(ctx, { visitorId: 'later', playerHash: 'hash of early' })).toEqual({
      prize: 'A cap',
      drawnAt: 1,
    })
  })

  test('BUY-06 of twenty draws at once a visitor has one prize, and draws no second one later', async () => {
    const prizes = createPrizeRepository(store.database)
    const ctx = buildSiteContext('wheel')
    expect(await prizes.find(ctx, playerOf('visitor'))).toBeNull()
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, index) => prizes.save(ctx, playerOf('visitor'), `prize ${index}`)),
    )
    expect(new Set(drawn.map(({ prize }) => prize)).size).toBe(1)
    expect(await prizes.save(ctx, playerOf('visitor'), 'another')).toEqual(drawn[0])
    expect(await prizes.find(ctx, playerOf('visitor'))).toEqual({ prize: drawn[0]?.prize, drawnAt: testEpoch })
  })

  type Both = ValuationRepository & {
    readonly [Name in keyof PrizeRepository as `${Name}Prize`]: PrizeRepository[Name]
  }
  const ctxA = buildSiteContext('iso-value-a')
  const ctxB = buildSiteContext('iso-value-b')
  const probes: { readonly [Method in keyof Both]: (both: Both) => Promise<void> } = {
    async saveValue(both) {
      await both.saveValue(ctxA, { ...entry, leadId: 'save', value: { of: 'a' } })
      await both.saveValue(ctxB, { ...entry, leadId: 'save', value: { of: 'b' } })
      expect(await both.findValue(ctxB, 'save', 'valuation')).toEqual({ of: 'b' })
    },
    async findValue(both) {
      await both.saveValue(ctxB, { ...entry, leadId: 'find' })
      expect(await both.findValue(ctxA, 'find', 'valuation')).toBeNull()
    },
    async saveAcceptance(both) {
      await both.saveAcceptance(ctxA, 'accepted', 'told-a')
      expect((await both.saveAcceptance(ctxB, 'accepted', 'told-b')).acceptanceLeadId).toBe('told-b')
    },
    async findAcceptance(both) {
      await both.saveAcceptance(ctxB, 'looked-for', 'told')
      expect(await both.findAcceptance(ctxA, 'looked-for')).toBeNull()
    },
    async findPrize(both) {
      await both.savePrize(ctxB, playerOf('seen'), 'A cap')
      expect(await both.findPrize(ctxA, playerOf('seen'))).toBeNull()
    },
    async savePrize(both) {
      await both.savePrize(ctxA, playerOf('drawn'), 'A cap')
      expect((await both.savePrize(ctxB, playerOf('drawn'), 'A wash')).prize).toBe('A wash')
    },
  }
  const createBoth = (): Both => {
    const prizes = createPrizeRepository(store.database)
    return {
      ...createValuationRepository(store.database),
      findPrize: (...args) => prizes.find(...args),
      savePrize: (...args) => prizes.save(...args),
    }
  }

  test('TEN-07 every method of these repositories has its isolation probe', () => {
    expect(Object.keys(createBoth()).toSorted()).toEqual(Object.keys(probes).toSorted())
  })

  test.each(Object.entries(probes))('TEN-07 %s keeps the sites apart', async (_method, probe) => {
    await probe(createBoth())
  })
})
