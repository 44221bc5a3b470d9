import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { listTexts, parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveCardSettings } from './card-settings.ts'
import { buildVehicleCard } from './vehicle-card-view.ts'
import { VehicleCard } from './vehicle-card.tsx'

const rated: Partial<Vehicle> = {
  variant: { towingcapacitybraked: 3500, grossvehiclemass: 3230 } as Vehicle['variant'],
}

function render(kind: 'photo' | 'spec' | 'row', change: Partial<Vehicle> = rated): Document {
  const site = buildTestSite({ cards: { kind } })
  const vehicle = buildVehicle('S1', change)
  const card = buildVehicleCard(
    resolveListing(vehicle, site, Date.UTC(2026, 10, 20)),
    resolveCardSettings(site, vehicle.dealership_slug),
  )
  return parseHtml(renderToStaticMarkup(<VehicleCard card={card} loading="lazy" />))
}

const loadsOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll('dl > div')].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))

describe('the compositions of a card', () => {
  test('CARD-01 they say the same in the same order, whatever their looks', () => {
    const photo = listTexts(render('photo').documentElement)
    expect(listTexts(render('row').documentElement)).toEqual(photo)
    expect(photo.length).toBeGreaterThan(5)
    const spec = listTexts(render('spec', { variant: null }).documentElement)
    expect(spec).toEqual(photo)
  })

  test('CARD-01 one that leads with load and towing says both, and leaves out what is not known', () => {
    expect(loadsOf(render('spec'))).toEqual(['Tows3,500 kg', 'GVM3,230 kg'])
    expect(loadsOf(render('spec', { variant: null }))).toEqual([])
    expect(loadsOf(render('row'))).toEqual([])
  })
})
