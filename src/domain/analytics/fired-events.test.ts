import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolveEnquiryEvent, resolveOfferedCategory, resolveTestDriveKind } from '../enquiry/resolve-enquiry.ts'
import { eventCatalogue, type EventName } from './event-catalogue.ts'

const source = join(import.meta.dirname, '../..')
const places = ['features', 'routes'].flatMap((room) =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testkit)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, room, file), 'utf8')),
)
/** Events that a screen reports itself. */
const reported = new Set(
  places.flatMap((text) => [...text.matchAll(/track\(\{\s*name: '([a-z_0-9]+)'/g)].map(([, name]) => name)),
)

/** Events that forms report, over every kind of vehicle and of form. */
const ofForms = new Set(
  (['new', 'used', 'demo', null] as const).flatMap((car_type) =>
    (['Test Drive Only', null] as const).flatMap((tag) => {
      const vehicle = car_type === null ? null : { car_type, tag, status: 'in_stock' }
      return [
        resolveEnquiryEvent(vehicle, resolveOfferedCategory('General Enquiry')),
        resolveEnquiryEvent(vehicle, resolveOfferedCategory('Careers Enquiry')),
        resolveEnquiryEvent(vehicle, resolveTestDriveKind(vehicle)),
      ]
    }),
  ),
)

const neverFired: readonly EventName[] = ['reserved_19', 'reserved_25']

test.each(Object.keys(eventCatalogue) as EventName[])(
  'API-02 the event %s is fired where it belongs, and those without a meaning nowhere',
  (name) => {
    expect([name, reported.has(name) || ofForms.has(name as never)]).toEqual([name, !neverFired.includes(name)])
  },
)

test('API-02 no screen reports an event that the catalogue does not have', () => {
  expect([...reported].filter((name) => name === undefined || !Object.hasOwn(eventCatalogue, name))).toEqual([])
  expect(reported.size).toBeGreaterThan(5)
})
