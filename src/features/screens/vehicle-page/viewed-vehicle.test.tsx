// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'
import { TrackContext } from '#features/parts/analytics/track.ts'
import { stubStorage } from '#tests/fixtures/browser-storage.ts'
import { render } from '#ui/dom.testkit.tsx'
import { buildWholeView } from './vehicle-page.testkit.tsx'
import { VehiclePage } from './vehicle-page.tsx'

let events: VisitorEvent[] = []
let asked: string[] = []
beforeEach(() => {
  events = []
  asked = []
  stubStorage()
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(null, { status: 404 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the page of a vehicle as a visitor's browser does. */
async function open(id: string, car_type: CarType = 'used') {
  const data = buildWholeView({ id, car_type })
  const Stub = createRoutesStub([{ path: '/', Component: () => <VehiclePage data={data} /> }])
  await render(
    <TrackContext value={(event) => void events.push(event)}>
      <Stub />
    </TrackContext>,
  )
}

test.each([
  ['used', ['used_detail_view']],
  ['new', []],
  ['demo', []],
] as const)('VDP-16 API-02 the page of a %s vehicle fires %j', async (car_type, fired) => {
  await open('a', car_type)
  expect(events.map(({ name }) => name)).toEqual(fired)
})

test('VDP-16 the strip asks for the vehicles viewed before, newest first, without that of the page', async () => {
  for (const id of ['a', 'b', 'c', 'b']) await open(id)
  expect(asked.filter((url) => url.startsWith('/recently-viewed.json'))).toEqual([
    '/recently-viewed.json?ids=a',
    '/recently-viewed.json?ids=b,a',
    '/recently-viewed.json?ids=c,a',
  ])
})
