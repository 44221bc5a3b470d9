import { describe, expect, test } from 'vitest'
import type { IdentifyOutcome } from '#integrations/valuations/valuation-provider.ts'
import { sampleCar, sampleVehicle } from '#integrations/valuations/valuation-provider.testkit.ts'
import { buildTestSite } from '#site/test-site.ts'
import { chooseValuationProvider, createValuationDesk } from './create-valuation-desk.ts'

const site = buildTestSite()
const known: IdentifyOutcome = { kind: 'identified', reference: null, vehicle: sampleVehicle, questions: [] }
const away: IdentifyOutcome = { kind: 'unavailable', problem: 'late', detail: 'no answer within 300 ms' }

function createDesk(answer: () => IdentifyOutcome) {
  const clock = { value: 0 }
  const told: object[] = []
  let asked = 0
  const desk = createValuationDesk({
    now: () => clock.value,
    log: { warn: (fields) => void told.push(fields) },
    variables: {},
    choose: () => ({
      name: 'test',
      identify: () => {
        asked += 1
        return Promise.resolve(answer())
      },
      estimate: () => Promise.resolve({ kind: 'none', reason: 'declined' }),
    }),
  })
  return { desk, clock, told, asked: () => asked }
}

describe('the valuation desk', () => {
  test('BUY-04 the same car is asked for once, and again after half an hour', async () => {
    const { desk, clock, asked } = createDesk(() => known)
    expect(await Promise.all([desk.identify(site, sampleCar), desk.identify(site, sampleCar)])).toEqual([known, known])
    expect(asked()).toBe(1)
    await desk.identify(site, { ...sampleCar, km: 1 })
    await desk.identify(buildTestSite({ slug: 'another-site' }), sampleCar)
    expect(asked()).toBe(3)
    clock.value = 1_800_001
    await desk.identify(site, sampleCar)
    expect(asked()).toBe(4)
  })

  test('BUY-04 a provider that does not answer is a warning without the plate, and is asked again soon', async () => {
    const { desk, clock, asked, told } = createDesk(() => away)
    expect(await desk.identify(site, sampleCar)).toEqual(away)
    await desk.identify(site, sampleCar)
    expect(asked()).toBe(1)
    clock.value = 30_001
    await desk.identify(site, sampleCar)
    expect(asked()).toBe(2)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ site: 'test-site', provider: 'test', problem: 'late' })
    expect(JSON.stringify(told)).not.toContain(sampleCar.rego?.plate)
  })
})

describe('the provider of a site', () => {
  const nameOf = (part: Parameters<typeof buildTestSite>[0], variables = {}) =>
    chooseValuationProvider(buildTestSite(part), Date.now, variables).name
  const service = { valuations: 'autograb', valuations_url: 'https://values.example/v1' } as const
  const key = 'env:FORECOURT_SITE_TEST_SITE__VALUES'

  test('BUY-04 example figures are given on demonstration sites only', () => {
    expect([nameOf({ demo: true }), nameOf({ demo: false })]).toEqual(['sandbox', 'none'])
  })

  test('API-04 a service is asked with the secret of its own site only', () => {
    expect(nameOf({ integrations: service })).toBe('http')
    expect(nameOf({ integrations: { ...service, valuations_key: key } })).toBe('none')
    expect(
      nameOf({ integrations: { ...service, valuations_key: key } }, { FORECOURT_SITE_TEST_SITE__VALUES: 's' }),
    ).toBe('http')
    expect(
      nameOf({ integrations: { ...service, valuations_key: 'env:FORECOURT_SECRET' } }, { FORECOURT_SECRET: 's' }),
    ).toBe('none')
    expect(nameOf({ integrations: { valuations: 'autograb' } })).toBe('none')
  })
})
