import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'

/** Monday 2 November 2026, by the clocks of Brisbane. */
const at = (time: string): number => Date.parse(`2026-11-02T${time}+10:00`)
const clock = { value: at('17:29:59') }
const yard = (id: string, name: string) => ({ id, name, slug: id, primary: true, address: { state: 'QLD' } })
let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    now: () => clock.value,
    document: {
      time_zone: 'Australia/Brisbane',
      phone: '07 5550 4410',
      opening_hours: [1, 2].map((weekday) => ({ weekday, open: '08:30', close: '17:30' })),
      dealerships: [
        { id: 'a', slug: 'a', name: 'A', locations: [yard('north', 'North')] },
        { id: 'b', slug: 'b', name: 'B', locations: [yard('south', 'South')] },
      ],
    },
  })
})
afterAll(() => app.close())

test('LOC-10 NAV-07 no kept page says that the dealership is open once it has closed', async () => {
  const paths = ['/locations', '/contact-us/north', '/locations/south']
  for (const path of paths) {
    await app.visit(path)
    const { status, body } = await app.visit(path)
    expect([path, status, app.outcome()]).toEqual([path, 200, 'hit'])
    expect(body).toContain('Open until 5:30 pm')
    expect(body).toContain('Call Now')
  }
  clock.value = at('17:30:00')
  // The home page has no hours, but the bar of phones.
  for (const path of [...paths, '/']) {
    const { body } = await app.visit(path)
    expect([path, app.outcome()]).toEqual([path, 'miss'])
    expect(body).not.toContain('Open until')
    expect(body).not.toContain('Call Now')
    expect(body).toContain('Enquire')
  }
})
