import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { caravanSpecifications, unknownFacts } from '#tests/fixtures/vehicle.ts'
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
    ['motorcycle', ['Engine', 'Transmission', 'Body', 'Fuel', 'Colour']],
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

describe('each fact once', () => {
  const everything = ['facts', 'specs', 'history'] as const
  const built: Partial<Vehicle> = {
    build_date: '2022-03-01',
    rego_expiry: '2027-02-01',
    regplate: 'ABC123',
    trans: 'Automatic',
  }
  const readLabels = (sections: readonly (typeof everything)[number][], vehicle: Partial<Vehicle> = {}) => {
    const page = build({ ...built, ...vehicle }, { vdp_config: { sections: [...sections] } })
    const parts = {
      facts: page.facts.map(({ label }) => label),
      specs: page.specs.flatMap(({ entries }) => entries.map(({ label }) => label)),
      history: page.history?.groups.flatMap(({ entries }) => entries.map(({ label }) => label)) ?? [],
    }
    return [...page.leads.map(({ label }) => label), ...sections.flatMap((name) => parts[name])]
  }

  test('VDP-06 VDP-07 title, key information, specification and history do not repeat each other', () => {
    const labels = readLabels(everything)
    expect(labels).toEqual([...new Set(labels)])
    for (const label of ['Odometer', 'Transmission', 'Body', 'Colour', 'Build date', 'Registration', 'Stock number'])
      expect(labels).toContain(label)
    // The title says them.
    for (const label of ['Make', 'Model', 'Year']) expect(labels).not.toContain(label)
  })

  test.each(everything)('VDP-06 TEN-05 a site without %s still tells the facts that it would have', (left) => {
    const labels = readLabels(everything.filter((name) => name !== left))
    expect(labels).toEqual(expect.arrayContaining(['Odometer', 'Build date', 'Stock number']))
  })

  test('VDP-06 the specification keeps what says more than the key information', () => {
    const labels = readLabels(everything, { trans: '8-speed Automatic', simple_transmission: 'Automatic' })
    expect(labels.filter((label) => label === 'Transmission')).toHaveLength(2)
  })

  test('VDP-08 a caravan tells length, tare and masses once', () => {
    const labels = readLabels(everything, { item_type: 'caravan', km: null, specifications: caravanSpecifications })
    expect(labels).toEqual(expect.arrayContaining(['Sleeps', 'Length', 'Tare', 'ATM', 'Body width', 'Axles']))
    for (const label of ['Body length', 'Tare weight', 'Aggregate trailer mass', 'Axle type'])
      expect(labels).not.toContain(label)
  })
})
