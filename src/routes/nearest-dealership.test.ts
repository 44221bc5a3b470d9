import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { rankLocations } from '#site/rank-locations.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { loader } from './api-nearest-dealership.ts'

const yard = { id: 'yard', name: 'Yard', slug: 'yard-1', address: { state: 'QLD' as const, lat: -27.54, long: 153 } }
const far = { id: 'far', name: 'Far', slug: 'far-1', address: { state: 'QLD' as const } }

async function call(query: string, part: DocumentPart = {}) {
  const site = buildTestSite({
    dealerships: [{ id: 'd', slug: 'main', name: 'Main', locations: [far, yard] }],
    ...part,
  })
  const asked: string[] = []
  const services: Partial<RequestContext> = {
    site,
    takeAllowance: () => Promise.resolve(true),
    reportFailure: () => 500,
    rankLocations(postcode) {
      asked.push(postcode)
      return Promise.resolve(postcode === '4000' ? rankLocations(site, { lat: -27.47, long: 153.03 }) : null)
    },
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(`/api/nearest-dealership${query}`, 'http://test-site.localhost')
  const answer = await loader({ context, url, request: new Request(url), params: {} })
  return { status: answer.status, json: (await answer.json()) as object, asked }
}

test('LEAD-14 API-01 the locations of the site by their distance from a postcode', async () => {
  expect(await call('?postcode=4000')).toEqual({
    status: 200,
    asked: ['4000'],
    json: {
      postcode: '4000',
      locations: [
        { id: 'yard', slug: 'yard-1', name: 'Yard', location_type: 'sales', dealership_slug: 'main', distance_km: 8.3 },
        { id: 'far', slug: 'far-1', name: 'Far', location_type: 'sales', dealership_slug: 'main', distance_km: null },
      ],
    },
  })
})

test.each([
  ['', 400, 'Invalid postcode. Please enter a 4-digit number.'],
  ['?postcode=40', 400, 'Invalid postcode. Please enter a 4-digit number.'],
  ['?postcode=40000', 400, 'Invalid postcode. Please enter a 4-digit number.'],
  ['?postcode=4e03', 400, 'Invalid postcode. Please enter a 4-digit number.'],
  ['?postcode=%EF%BC%94000', 400, 'Invalid postcode. Please enter a 4-digit number.'],
  ['?postcode=9998', 404, 'Invalid postcode'],
])('LEAD-05 LEAD-14 API-03 unknown postcode on geocoding: %j is answered by %i: %s', async (query, status, detail) => {
  const answer = await call(query)
  expect(answer).toMatchObject({ status, json: { detail } })
  expect(answer.asked).toEqual(status === 404 ? ['9998'] : [])
})

test('LEAD-14 a site whose switch is off does not offer the call', async () => {
  expect(await call('?postcode=4000', { forms: { nearest_dealership: false } })).toMatchObject({
    status: 404,
    asked: [],
  })
})
