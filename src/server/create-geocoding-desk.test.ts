import { expect, test } from 'vitest'
import { failGeocoding, type GeocodeOutcome } from '#integrations/geocoding/geocoder.ts'
import { buildTestSite } from '#site/test-site.ts'
import { createGeocodingDesk } from './create-geocoding-desk.ts'

const google = { integrations: { geocoding: 'google' as const, geocoding_key: 'env:FORECOURT_SITE_TEST_SITE__MAPS' } }

function createDesk(answer: (postcode: string) => GeocodeOutcome) {
  const asked: string[] = []
  const logged: object[] = []
  const clock = { value: 0 }
  const desk = createGeocodingDesk({
    now: () => clock.value,
    log: { warn: (fields: object) => void logged.push(fields) },
    variables: {},
    choose: () => ({
      name: 'fake',
      locate: (postcode) => {
        asked.push(postcode)
        return Promise.resolve(answer(postcode))
      },
    }),
  })
  return { desk, asked, logged, clock }
}

test('LEAD-14 TEN-11 the built-in table answers unless the site names a service', async () => {
  const { desk, asked } = createDesk(() => failGeocoding('refused', 'not to be asked'))
  expect(await desk.locate(buildTestSite(), '4000')).toEqual({ ok: true, point: { lat: -27.47, long: 153.03 } })
  expect(await desk.locate(buildTestSite(), '9998')).toMatchObject({ ok: false, error: { kind: 'unknown' } })
  expect(asked).toEqual([])
})

test('LEAD-14 a service is asked once a day for a postcode; its places and unknown postcodes count', async () => {
  const { desk, asked, clock, logged } = createDesk((postcode) =>
    postcode === '4000' ? { ok: true, point: { lat: 1, long: 2 } } : failGeocoding('unknown', 'no result'),
  )
  const site = buildTestSite(google)
  const [one, other] = await Promise.all([desk.locate(site, '4000'), desk.locate(site, '4000')])
  expect(one).toEqual({ ok: true, point: { lat: 1, long: 2 } })
  expect(other).toEqual(one)
  expect(await desk.locate(site, '2000')).toMatchObject({ ok: false, error: { kind: 'unknown' } })
  await desk.locate(site, '2000')
  expect(asked).toEqual(['4000', '2000'])
  clock.value += 86_400_000
  await desk.locate(site, '4000')
  expect(asked).toEqual(['4000', '2000', '4000'])
  expect(logged).toEqual([])
})

test('LEAD-14 while the service fails the table answers and the log says why; it is asked again later', async () => {
  const { desk, asked, clock, logged } = createDesk(() => failGeocoding('late', 'no answer within 2000 ms'))
  const site = buildTestSite(google)
  expect(await desk.locate(site, '4000')).toEqual({ ok: true, point: { lat: -27.47, long: 153.03 } })
  await desk.locate(site, '4000')
  expect(asked).toHaveLength(1)
  expect(logged).toEqual([{ site: 'test-site', problem: 'late', detail: 'no answer within 2000 ms' }])
  clock.value += 60_000
  await desk.locate(site, '4000')
  expect(asked).toHaveLength(2)
})

test('LEAD-14 a service without its key is not asked, and the log names the setting', async () => {
  for (const [part, detail] of [
    [{ integrations: { geocoding: 'google' as const } }, /geocoding_key is not set/],
    [google, /does not hold env:FORECOURT_SITE_TEST_SITE__MAPS/],
  ] as const) {
    const logged: { detail?: string }[] = []
    const desk = createGeocodingDesk({
      now: () => 0,
      log: { warn: (fields: object) => void logged.push(fields) },
      variables: {},
    })
    expect((await desk.locate(buildTestSite(part), '4000')).ok).toBe(true)
    expect(logged[0]?.detail).toMatch(detail)
  }
})
