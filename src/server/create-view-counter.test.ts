import { describe, expect, test } from 'vitest'
import type { ViewRepository } from '#data/view.repository.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { createViewCounter } from './create-view-counter.ts'

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

function createWorld() {
  const clock = { value: testEpoch }
  const rows = new Map<string, number>()
  const keyOf = (siteId: string, vehicleId: string) => `${siteId} ${vehicleId}`
  const trouble: { error: Error | null; tries: number } = { error: null, tries: 0 }
  const errors: unknown[] = []
  const views: ViewRepository = {
    find: (ctx, id) => Promise.resolve(rows.get(keyOf(ctx.siteId, id)) ?? 0),
    add(ctx, id) {
      trouble.tries += 1
      if (trouble.error !== null) return Promise.reject(trouble.error)
      rows.set(keyOf(ctx.siteId, id), (rows.get(keyOf(ctx.siteId, id)) ?? 0) + 1)
      return Promise.resolve(rows.get(keyOf(ctx.siteId, id)) ?? 0)
    },
  }
  const counter = createViewCounter(
    views,
    () => clock.value,
    (error) => errors.push(error),
  )
  const look = (vehicleId: string, address = '203.0.113.7', userAgent = browser, siteId = 'site') =>
    counter.count(buildSiteContext(siteId, clock), vehicleId, { address, userAgent })
  return { clock, look, rows, trouble, errors }
}

describe('counting views', () => {
  test('VDP-15 a storm of reloads by one viewer is one view', async () => {
    const { look } = createWorld()
    const answers = []
    for (let load = 0; load < 500; load += 1) answers.push(await look('a'))
    expect(new Set(answers)).toEqual(new Set([1]))
  })

  test('VDP-15 another viewer, another car, another site and another day each count', async () => {
    const { look, clock, rows } = createWorld()
    await look('a')
    expect(await look('a', '203.0.113.8')).toBe(2)
    expect(await look('a', '203.0.113.7', `${browser} Another`)).toBe(3)
    expect(await look('b')).toBe(1)
    expect(await look('a', '203.0.113.7', browser, 'other')).toBe(1)
    clock.value += 86_400_000
    expect(await look('a')).toBe(4)
    expect([...rows.keys()].toSorted()).toEqual(['other a', 'site a', 'site b'])
  })

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse'],
    ['python-requests/2.32.0 (a script of somebody)'],
    ['curl/8.5.0'],
    [''],
  ])('VDP-15 the program %j gets the number and does not count', async (userAgent) => {
    const { look } = createWorld()
    await look('a')
    expect(await look('a', '198.51.100.1', userAgent)).toBe(1)
  })

  test('VDP-15 one viewer that walks through the whole stock stops counting', async () => {
    const { look, rows } = createWorld()
    for (let vehicle = 0; vehicle < 1_000; vehicle += 1) await look(`v${vehicle}`)
    expect(rows.size).toBe(200)
  })

  test('VDP-15 an address whose user agent changes with every call stops counting for that vehicle only', async () => {
    const { look, rows, clock } = createWorld()
    for (let call = 0; call < 100; call += 1) await look('a', '203.0.113.7', `${browser} ${call}`)
    expect(rows.get('site a')).toBe(20)
    await look('b')
    await look('a', '203.0.113.8')
    expect([rows.get('site a'), rows.get('site b')]).toEqual([21, 1])
    clock.value += 86_400_000
    expect(await look('a')).toBe(22)
  })

  test('VDP-15 when the store refuses a count, the current number is returned and counts pause', async () => {
    const { look, trouble, errors, clock } = createWorld()
    expect(await look('a', '203.0.113.1')).toBe(1)
    trouble.error = new Error('database is locked')
    for (let viewer = 2; viewer < 12; viewer += 1) expect(await look('a', `203.0.113.${viewer}`)).toBe(1)
    expect([errors, trouble.tries]).toEqual([[trouble.error], 2])
    trouble.error = null
    clock.value += 2000
    expect(await look('a', '203.0.113.99')).toBe(2)
  })

  test('VDP-15 a slow store gathers no queue of counts', async () => {
    const { look, trouble } = createWorld()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, viewer) => look('a', `203.0.113.${viewer}`)))
    expect([trouble.tries, answers.length]).toEqual([16, 50])
  })
})
