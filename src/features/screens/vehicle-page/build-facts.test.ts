import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildSpecifications, caravanSpecifications, unknownFacts } from '#tests/fixtures/vehicle.ts'
import { build } from './vehicle-page-view.testkit.ts'

describe('key information', () => {
  test('VDP-07 four facts show before Show More, unless the site says otherwise', () => {
    expect(build().factsShown).toBe(4)
    expect(build({}, { vdp_config: { key_facts_shown: 8 } }).factsShown).toBe(8)
  })

  test.each([
    ['a site that shows four', {}, {}, 0],
    ['a site that shows five', {}, { key_facts_shown: 5 }, 4],
    ['a site that shows eight', {}, { key_facts_shown: 8 }, 4],
    ['a site without key information', {}, { key_facts_shown: 8, sections: ['specs' as const] }, 0],
    ['a sold vehicle', { status: 'sold' }, { key_facts_shown: 8 }, 0],
    ['a vehicle of three facts', unknownFacts, { key_facts_shown: 8 }, 0],
  ])('VDP-07 the phone of %s has facts with the price, and others in the grid', (_what, vehicle, config, count) => {
    const page = build(vehicle, { vdp_config: config })
    expect(page.factsAtGlance).toBe(count)
    if (count > 0) expect(page.facts.length).toBeGreaterThan(count)
  })

  test.each([
    ['car', ['Transmission', 'Fuel', 'Drive', 'Body', 'Seats', 'Engine', 'Colour']],
    ['motorcycle', ['Engine', 'Body', 'Transmission', 'Fuel', 'Colour']],
  ] as const)('VDP-07 the first facts of a %s are those that buyers ask for', (item_type, labels) => {
    const page = build({ item_type, drive: '4x4', seats: 5, engine_size: '2.8 L' })
    expect(page.facts.map(({ label }) => label).slice(0, labels.length)).toEqual(labels)
  })

  test('VDP-07 a car starts with what it tows and carries where the cards of the site do', () => {
    const variant = { towingcapacitybraked: 3500, grossvehiclemass: 3120 } as Vehicle['variant']
    const start = (kind: 'photo' | 'spec') => {
      const { facts } = build({ item_type: 'car', variant }, { cards: { kind } })
      return facts.slice(0, 3).map(({ label, value }) => `${label} ${value}`)
    }
    expect(start('spec')).toEqual(['Tows 3,500\u00a0kg', 'GVM 3,120\u00a0kg', expect.stringMatching(/^Transmission/)])
    expect(start('photo')[0]).toMatch(/^Transmission/)
  })

  test('VDP-07 VDP-08 a caravan tells its ball weight, as the feed names it, and its axles', () => {
    const other = { 'Tow ball weight': '180 kg', 'Ball colour': 'red' }
    const page = build({ item_type: 'caravan', specifications: { ...caravanSpecifications, other } })
    const told = page.facts.map(({ label, value }) => `${label} ${value}`)
    expect(told).toContain('Tow ball weight 180 kg')
    expect(told).toContain(`Axles ${caravanSpecifications.axle_type}`)
    expect(told.join()).not.toContain('Ball colour')
  })
})

describe('an electric car', () => {
  const specifications = buildSpecifications({ other: { Battery: '77.4 kWh', 'Range cycle': 'WLTP' } })
  const read = (vehicle: Partial<Vehicle>) =>
    build({ item_type: 'car', ...vehicle }).facts.map(({ label, value }) => `${label}: ${value}`)

  test('VDP-07 starts with how far it goes and its battery, as the feed states them', () => {
    const variant = { electricrange: 528 } as Vehicle['variant']
    const electric = { fuel: 'Electric', simple_fuel: 'Electric', variant, specifications }
    expect(read(electric).slice(0, 3)).toEqual(['Range: 528\u00a0km WLTP', 'Battery: 77.4 kWh', 'Fuel: Electric'])
    // Nothing is claimed that the feed does not say.
    expect(read({ ...electric, specifications: null })[0]).toBe('Range: 528\u00a0km')
    expect(read({ ...electric, variant: null, specifications: null })[0]).toBe('Fuel: Electric')
    expect(read({ ...electric, variant: { electricrange: 0 } as Vehicle['variant'] }).join()).not.toContain('Range')
  })

  test('VDP-07 tells of a plug-in hybrid how far it goes on electricity alone, after its shape', () => {
    const variant = { electricrange: 84 } as Vehicle['variant']
    const told = read({ fuel: 'Petrol - Plug-in', simple_fuel: 'PHEV', variant, specifications: null })
    const at = told.indexOf('Electric range: 84\u00a0km')
    expect(told[at - 1]).toMatch(/^Body/)
    expect(told[0]).toMatch(/^Transmission/)
  })
})

test('VDP-07 a motorcycle tells power, licence, seat height and weight where the feed does', () => {
  const told = (other: Readonly<Record<string, string | boolean>>) =>
    build({
      item_type: 'motorcycle',
      engine_size: '471 cc',
      variant: { power: '35kW @ 8600rpm' } as Vehicle['variant'],
      specifications: buildSpecifications({ other }),
    }).facts.map(({ label, value }) => `${label}: ${value}`)
  expect(told({ 'LAMS approved': 'Yes', 'Seat height': '830 mm', 'Kerb weight': '199 kg' })).toEqual(
    expect.arrayContaining([
      'Engine: 471 cc',
      'Power: 35\u00a0kW',
      'Licence: LAMS approved',
      'Seat height: 830 mm',
      'Kerb weight: 199 kg',
    ]),
  )
  expect(told({ 'LAMS approved': false })).toContain('Licence: Full licence')
  expect(told({}).join()).not.toContain('Licence')
})

describe('the specification is complete', () => {
  const everything = ['facts', 'specs', 'history'] as const
  const built: Partial<Vehicle> = { build_date: '2022-03-01', rego_expiry: '2027-02-01', regplate: 'ABC123' }
  const readParts = (sections: readonly (typeof everything)[number][], vehicle: Partial<Vehicle> = {}) => {
    const page = build({ ...built, ...vehicle }, { vdp_config: { sections: [...sections] } })
    return {
      leads: page.leads.map(({ label }) => label),
      facts: page.facts.map(({ label }) => label),
      specs: page.specs.flatMap(({ entries }) => entries.map(({ label }) => label)),
      history: page.history?.groups.flatMap(({ entries }) => entries.map(({ label }) => label)) ?? [],
    }
  }

  test('VDP-06 it has every fact once, also those of the title, the key information and the history', () => {
    const { specs } = readParts(everything)
    expect(specs).toEqual([...new Set(specs)])
    const wanted = ['Make', 'Model', 'Year', 'Odometer', 'Transmission', 'Body', 'Colour', 'Build date', 'Stock number']
    expect(specs).toEqual(expect.arrayContaining(wanted))
  })

  test('VDP-01 VDP-07 title, key information and history, which are selections, do not repeat each other', () => {
    const { leads, facts, history } = readParts(everything)
    const labels = [...leads, ...facts, ...history]
    expect(labels).toEqual([...new Set(labels)])
    expect(labels).toEqual(expect.arrayContaining(['Odometer', 'Registration', 'Build date']))
  })

  test('VDP-01 TEN-05 a site without key information tells the registration in the history', () => {
    expect(readParts(everything).history).not.toContain('Registration')
    expect(readParts(['specs', 'history']).history).toContain('Registration')
  })

  test('VDP-08 a caravan has the whole table of sizes and weights', () => {
    const { specs } = readParts(everything, { item_type: 'caravan', km: null, specifications: caravanSpecifications })
    expect(specs).toEqual(
      expect.arrayContaining([
        'Body length',
        'Body width',
        'Tare weight',
        'Aggregate trailer mass',
        'Payload',
        'Sleeps',
        'Axle type',
      ]),
    )
  })
})
