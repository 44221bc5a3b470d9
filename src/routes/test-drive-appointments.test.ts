import { expect, test } from 'vitest'
import { takenBy } from '#features/parts/test-drive/test-drive.testkit.ts'
import { createDesk } from './test-drive-desk.testkit.ts'

test('API-01 LEAD-11 answers for a vehicle with its location and without what is taken', async () => {
  const { asked, call } = createDesk({}, [takenBy('2026-11-23', '09:30')])
  const { status, json } = await call('?car_id=used-car')
  expect([status, json.location, json.time_zone, json.appointment_minutes]).toEqual([
    200,
    { id: 'main', slug: 'yard-main', name: 'Yard main' },
    'Australia/Brisbane',
    30,
  ])
  expect((json.days as object[])[0]).toEqual({ date: '2026-11-23', times: ['09:00', '10:00', '10:30'] })
  expect(asked).toMatchObject([[{ siteId: 'test-site' }, ['car:used'], '2026-11-21']])
})

test('API-01 LEAD-11 answers for one location, or for every one that sells', async () => {
  const { call } = createDesk()
  const south = await call('?location_id=south')
  expect([south.json.location, south.json.time_zone]).toEqual([
    { id: 'south', slug: 'yard-south', name: 'Yard south' },
    'Australia/Sydney',
  ])
  const all = await call('')
  expect([all.json.location, all.json.time_zone]).toEqual([null, null])
  expect((all.json.days as { date: string }[]).map(({ date }) => date)).toContain('2026-11-28')
})

test.each(['coming', 'preorder'])('LEAD-11 the %s car has not arrived, and no day is offered for it', async (id) => {
  const { status, json } = await createDesk().call(`?car_id=${id}`)
  expect([status, json['days']]).toEqual([200, []])
})

test.each(['?car_id=nobody', '?car_id=sold', '?location_id=nowhere', '?location_id=hidden', '?location_id=service'])(
  'API-01 LEAD-11 %s is not found',
  async (query) => {
    expect((await createDesk().call(query)).status).toBe(404)
  },
)

test('TEN-06 LEAD-11 it is offered where day and time are asked for', async () => {
  for (const test_drive of [{ enabled: false }, { date_time: false }])
    expect((await createDesk({ test_drive }).call('')).status).toBe(404)
})
