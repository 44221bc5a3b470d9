import { expect, test } from 'vitest'
import { eventCatalogue, type EventName, type VisitorEvent } from '#domain/analytics/event-catalogue.ts'
import { platformDefaults } from '#site/defaults.ts'
import { buildTestSite } from '#site/test-site.ts'
import { parseJsonBody } from '#http/parse-json-body.ts'
import { eventSchema } from './event-schema.server.ts'
import { buildTrackerSettings, createTrack, type TrackerBrowser } from './track.ts'

const parseEvent = (text: string) => parseJsonBody(eventSchema, text)

const searched: VisitorEvent = { name: 'search_view', parameters: { results: 21 } }

function createRecorder(change: Partial<TrackerBrowser> = {}) {
  const pushed: object[] = []
  const sent: string[] = []
  const warned: string[] = []
  const browser: TrackerBrowser = {
    push: (entry) => void pushed.push(entry),
    send: (path, body) => sent.push(`${path} ${body}`) > 0,
    later: (task) => task(),
    path: () => '/search/used-cars',
    warn: (message) => void warned.push(message),
    ...change,
  }
  return { pushed, sent, warned, browser }
}

/** The ids as the specification numbers its events. */
const specifiedIds: Readonly<Record<EventName, number>> = {
  used_detail_view: 4,
  enquiry_new: 14,
  enquiry_used: 15,
  test_drive_new: 17,
  offer_accepted: 18,
  reserved_19: 19,
  default_form: 22,
  reserved_25: 25,
  calculator_touched: 26,
  favourite_added: 39,
  test_drive_used: 48,
  search_view: 49,
  careers_enquiry: 51,
  history_report: 60,
  print: 61,
}

test('API-02 the events have the ids of the specification, and a site can configure each', () => {
  expect(buildTestSite().analytics.event_ids).toEqual(specifiedIds)
  expect(buildTestSite({ analytics: { event_ids: { careers_enquiry: 151 } } }).analytics.event_ids).toEqual({
    ...specifiedIds,
    careers_enquiry: 151,
  })
})

test.each(Object.entries(specifiedIds))('API-02 the event %s is pushed as %i', (name, id) => {
  const { pushed, browser } = createRecorder()
  createTrack(buildTrackerSettings(buildTestSite()), browser)({ name, parameters: {} } as VisitorEvent)
  expect(pushed).toEqual([{ event: name, event_id: id }])
})

test('API-02 events are pushed and collected by default', () => {
  expect(platformDefaults.analytics).toMatchObject({ enabled: true, collector: true })
})

test('SRCH-23 API-02 an event is pushed with its id and sent to the collector', () => {
  const { pushed, sent, browser } = createRecorder()
  createTrack(buildTrackerSettings(buildTestSite()), browser)(searched)
  expect(pushed).toEqual([{ event: 'search_view', event_id: 49, results: 21 }])
  expect(sent).toEqual(['/api/events {"name":"search_view","parameters":{"results":21},"path":"/search/used-cars"}'])
})

test('API-02 the collector is told later, with the path of the moment of the event', () => {
  const waiting: (() => void)[] = []
  let path = '/search/used-cars'
  const { pushed, sent, browser } = createRecorder({ later: (task) => waiting.push(task), path: () => path })
  createTrack(buildTrackerSettings(buildTestSite()), browser)(searched)
  expect([pushed.length, sent.length]).toEqual([1, 0])
  path = '/finance'
  for (const task of waiting) task()
  expect(sent).toEqual(['/api/events {"name":"search_view","parameters":{"results":21},"path":"/search/used-cars"}'])
})

test('API-02 a site configures its event ids and switches each channel separately', () => {
  const both = createRecorder()
  createTrack(
    buildTrackerSettings(buildTestSite({ analytics: { collector: false, event_ids: { search_view: 149 } } })),
    both.browser,
  )(searched)
  expect([both.pushed, both.sent]).toEqual([[{ event: 'search_view', event_id: 149, results: 21 }], []])
  const collector = createRecorder()
  createTrack(buildTrackerSettings(buildTestSite({ analytics: { enabled: false } })), collector.browser)(searched)
  expect([collector.pushed.length, collector.sent.length]).toEqual([0, 1])
  expect(buildTrackerSettings(buildTestSite({ analytics: { enabled: false, collector: false } }))).toBeNull()
  const none = createRecorder()
  createTrack(null, none.browser)(searched)
  expect([none.pushed, none.sent, none.warned]).toEqual([[], [], []])
})

test('API-02 a failure is a warning, stops no other way and never throws', () => {
  const broken = createRecorder({
    push: () => {
      throw new Error('frozen')
    },
    send: () => false,
  })
  createTrack(buildTrackerSettings(buildTestSite()), broken.browser)(searched)
  expect(broken.warned).toEqual([
    'event search_view could not be reported to the dataLayer',
    'event search_view was not taken by the collector',
  ])
})

test('API-02 API-04 the collector accepts catalogue events with their own parameters and rejects others', () => {
  const vehicle = {
    vehicleStatus: 'in_stock',
    vehicleMake: 'Kia',
    vehicleModel: 'Rio',
    vehicleYear: 2020,
    vehicleKilometers: null,
    vehicleGrade: null,
  }
  const samples = {
    vehicle,
    favourite: { vehicleId: 'a', vehicleMake: 'Kia', vehicleModel: 'Rio' },
    search: { results: 0 },
    nothing: {},
  }
  for (const name of Object.keys(eventCatalogue) as EventName[]) {
    const parameters = samples[eventCatalogue[name].carries]
    expect(parseEvent(JSON.stringify({ name, parameters, path: '/' }))).toEqual({
      ok: true,
      value: { name, parameters, path: '/' },
    })
    expect(
      parseEvent(JSON.stringify({ name, parameters: { ...parameters, email: 'ana@example.com' }, path: '/' })).ok,
    ).toBe(false)
  }
})

test('API-02 an event of a vehicle with a name without end is kept, its names cut', () => {
  const long = 'x'.repeat(300)
  const parsed = parseEvent(
    JSON.stringify({
      name: 'favourite_added',
      parameters: { vehicleId: 'a', vehicleMake: 'Kia', vehicleModel: long },
      path: '/',
    }),
  )
  expect(parsed).toMatchObject({ ok: true, value: { parameters: { vehicleModel: long.slice(0, 100) } } })
})

test.each([
  ['no JSON', '{'],
  ['an unknown name', '{"name":"purchase","parameters":{},"path":"/"}'],
  ['the parameters of another event', '{"name":"search_view","parameters":{"vehicleId":"a"},"path":"/"}'],
  ['a path of another site', '{"name":"default_form","parameters":{},"path":"https://a.example/"}'],
  ['something more', '{"name":"default_form","parameters":{},"path":"/","id":1}'],
  ['a prototype name', '{"name":"__proto__","parameters":{},"path":"/"}'],
  ['null', 'null'],
])('API-04 the collector refuses %s', (_what, body) => {
  expect(parseEvent(body).ok).toBe(false)
})
