import { describe, expect, test } from 'vitest'
import { resolveTag, type TaggableVehicle, type TagSettings } from './resolve-tag.ts'

const now = Date.UTC(2026, 10, 20)
const settings: TagSettings = {
  electric: true,
  electric_texts: { electric: 'Electric', hybrid: 'Hybrid', phev: 'Plug-in Hybrid' },
  certified: { make: 'Toyota', name: 'Certified Pre-Owned', logo: null },
  reserved_text: 'Reserved',
  coming_soon_text: 'COMING SOON',
  just_arrived_days: 8,
  just_arrived_tag_name: 'Just Arrived',
  sold_tag_name: 'JUST SOLD',
}
const plain: TaggableVehicle = {
  preorder: false,
  status: 'in_stock',
  simple_fuel: 'Petrol',
  reserved: false,
  certified: false,
  car_type: 'used',
  make: 'Toyota',
  tag: null,
  created_at_timestamp: now / 1000 - 30 * 86_400,
}

describe('the one tag of a vehicle', () => {
  const everything: TaggableVehicle = {
    ...plain,
    simple_fuel: 'Hybrid',
    reserved: true,
    certified: true,
    tag: 'Manager Special',
    status: 'coming_soon',
    created_at_timestamp: now / 1000,
  }
  test.each([
    { drop: {}, kind: 'electric' },
    { drop: { simple_fuel: 'Diesel' }, kind: 'reserved' },
    { drop: { simple_fuel: null, reserved: false }, kind: 'certified' },
    { drop: { simple_fuel: null, reserved: false, certified: false }, kind: 'explicit' },
    { drop: { simple_fuel: null, reserved: false, certified: false, tag: null }, kind: 'coming_soon' },
    {
      drop: { simple_fuel: null, reserved: false, certified: false, tag: null, status: 'in_stock' },
      kind: 'just_arrived',
    },
  ])('CARD-03 each tag gives way to the one before it: $kind', ({ drop, kind }) => {
    expect(resolveTag({ ...everything, ...drop }, settings, now)?.kind).toBe(kind)
  })

  test.each([
    ['Electric', 'Electric'],
    ['Hybrid', 'Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Petrol', null],
    [null, null],
  ])('CARD-03 fuel %s carries the tag %s', (simple_fuel, text) => {
    expect(resolveTag({ ...plain, simple_fuel }, settings, now)?.text ?? null).toBe(text)
  })

  test('CARD-03 the electric tag and the certified logo are switches', () => {
    expect(resolveTag({ ...plain, simple_fuel: 'Electric' }, { ...settings, electric: false }, now)).toBeNull()
    expect(resolveTag({ ...plain, certified: true }, { ...settings, certified: null }, now)).toBeNull()
    expect(resolveTag({ ...plain, certified: true, make: 'Kia' }, settings, now)).toBeNull()
  })

  test.each([
    { days: 8, arrived: true },
    { days: 8 + 1 / 86_400, arrived: false },
    { days: -1, arrived: false },
  ])('CARD-03 created $days days ago is just arrived: $arrived', ({ days, arrived }) => {
    const tag = resolveTag({ ...plain, created_at_timestamp: now / 1000 - days * 86_400 }, settings, now)
    expect(tag?.kind === 'just_arrived').toBe(arrived)
  })

  test('CARD-03 a vehicle that can only be ordered has not just arrived', () => {
    const recent = { ...plain, created_at_timestamp: now / 1000 }
    expect(resolveTag(recent, settings, now)?.kind).toBe('just_arrived')
    expect(resolveTag({ ...recent, preorder: true }, settings, now)).toBeNull()
  })

  test.each(['sold', 'delivered', null])('CARD-02 status %s is told as sold whatever else it is', (status) => {
    expect(resolveTag({ ...everything, status }, settings, now)).toEqual({ kind: 'sold', text: 'JUST SOLD' })
  })
})
