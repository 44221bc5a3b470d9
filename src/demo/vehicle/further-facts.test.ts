import { expect, test } from 'vitest'
import { buildDemoVehicles } from '../build-demo-vehicles.ts'
import { demoSiteSlugs } from '../plans/plans.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

const all = demoSiteSlugs.flatMap((slug) => buildDemoVehicles(slug, { today: '2026-11-20' }))
const breaking = (holds: (vehicle: DemoVehicle) => boolean): readonly string[] =>
  all.filter((vehicle) => !holds(vehicle)).map(({ stocknum }) => stocknum)

test('demo feeds tell of caravans and motorcycles what buyers ask, in agreement with the equipment', () => {
  const other = (vehicle: DemoVehicle, label: string): string | undefined => vehicle.specifications?.other[label]
  const kilograms = (text: string | undefined): number => Number((text ?? '').replace(/,| kg/g, ''))
  expect(
    breaking((vehicle) => {
      if (vehicle.item_type !== 'caravan') return true
      const atm = vehicle.specifications?.aggregate_trailer_mass ?? 0
      return (
        kilograms(other(vehicle, 'Gross_trailer_mass')) + kilograms(other(vehicle, 'Ball_weight')) === atm &&
        other(vehicle, 'Bed_layout') !== undefined &&
        other(vehicle, 'Suspension') !== undefined &&
        (other(vehicle, 'Solar') !== undefined) === vehicle.standardEquipment.includes('Solar Panel 200 W') &&
        (other(vehicle, 'Bathroom') === 'Shower, toilet and basin') === vehicle.standardEquipment.includes('Ensuite')
      )
    }),
  ).toEqual([])
  expect(
    breaking(
      (vehicle) =>
        vehicle.item_type !== 'motorcycle' ||
        (other(vehicle, 'Seat_height') !== undefined &&
          (other(vehicle, 'LAMS_approved') === 'Yes' || !vehicle.standardEquipment.includes('LAMS Approved'))),
    ),
  ).toEqual([])
})
