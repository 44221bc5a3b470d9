import { expect, test } from 'vitest'
import type { Geocoder } from './geocoder.ts'

/** What every adapter must do. It is created so that it knows 4000 and does not know 9998. */
export function testGeocoder(create: () => Geocoder): void {
  test('LEAD-14 a postcode has a latitude and a longitude', async () => {
    const outcome = await create().locate('4000')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    expect(outcome.point.lat).toBeCloseTo(-27.47, 1)
    expect(outcome.point.long).toBeCloseTo(153.03, 1)
    expect(Object.keys(outcome.point).toSorted()).toEqual(['lat', 'long'])
  })

  test('LEAD-14 a postcode that does not exist is unknown', async () => {
    expect(await create().locate('9998')).toMatchObject({ ok: false, error: { kind: 'unknown' } })
  })
}
