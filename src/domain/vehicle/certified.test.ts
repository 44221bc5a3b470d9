import { describe, expect, test } from 'vitest'
import { resolveCertified } from './certified.ts'

const car = { make: 'Toyota', certified: true, car_type: 'used', sold: false, status: 'in_stock' } as const

describe('certified programme', () => {
  test.each([
    { what: 'a certified used car of the make', change: {}, make: 'Toyota', badge: true, strip: true },
    {
      what: 'a used car that is not certified',
      change: { certified: false },
      make: 'Toyota',
      badge: false,
      strip: true,
    },
    { what: 'a certified demonstrator', change: { car_type: 'demo' }, make: 'Toyota', badge: true, strip: false },
    { what: 'a car of another make', change: { make: 'Kia' }, make: 'Toyota', badge: false, strip: false },
    { what: 'a sold car', change: { sold: true, status: 'sold' }, make: 'Toyota', badge: false, strip: false },
    {
      what: 'a car that its status alone says is sold',
      change: { status: 'sold' },
      make: 'Toyota',
      badge: false,
      strip: false,
    },
    { what: 'a withdrawn car', change: { status: 'withdrawn' }, make: 'Toyota', badge: false, strip: false },
    { what: 'a car without a status', change: { status: null }, make: 'Toyota', badge: false, strip: false },
    { what: 'a car that comes soon', change: { status: 'coming_soon' }, make: 'Toyota', badge: true, strip: true },
    { what: 'any car of a site without the switch', change: {}, make: null, badge: false, strip: false },
  ] as const)('VDP-10 $what: badge $badge, strip $strip', ({ change, make, badge, strip }) => {
    expect(resolveCertified({ ...car, ...change }, make)).toEqual({ badge, usedStrip: strip })
  })
})
