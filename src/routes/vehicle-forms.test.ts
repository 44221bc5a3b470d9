import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { findVehicleFormOfAddress, findVehicleFormOfName, openVehicleForm } from './vehicle-forms.ts'

const car = buildVehicle('A1')
const sold = buildVehicle('B1', { status: 'sold' })

test.each([
  ['for what can be bought', { make_an_offer: true }, car, false, 'open'],
  ['not for a sold vehicle', { make_an_offer: true }, sold, false, 'unavailable'],
  ['that was sent, for one sold meanwhile', { make_an_offer: true }, sold, true, 'open'],
  ['not for a vehicle that the site does not have', { make_an_offer: true }, null, true, 'unknown'],
  ['not with the switch off', { make_an_offer: false }, car, true, 'unknown'],
] as const)('VDP-17 VDP-02 an offer opens %s', (_what, vdp_config, vehicle, isSent, kind) => {
  const site = buildTestSite({ vdp_config })
  const form = findVehicleFormOfName('offer')
  if (form === null) throw new Error('there is no form of that name')
  const opened = openVehicleForm({ site, ctx: buildSiteContext(site.slug) }, form, vehicle, isSent)
  expect(opened).toMatchObject(kind === 'open' ? { kind, soldMeanwhile: vehicle === sold } : { kind })
})

test('API-01 VDP-17 the page and the JSON call of an offer have one form', () => {
  expect(findVehicleFormOfAddress('make_offer')).toBe(findVehicleFormOfName('offer'))
  expect([findVehicleFormOfAddress('enquire'), findVehicleFormOfAddress(null), findVehicleFormOfName('')]).toEqual([
    null,
    null,
    null,
  ])
})
