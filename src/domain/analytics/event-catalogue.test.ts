import { expect, test } from 'vitest'
import { buildVehicleParameters } from './event-catalogue.ts'

test('LEAD-10 a vehicle event carries status, make, model, year, kilometres and grade', () => {
  const vehicle = { status: 'in_stock', make: 'Kia', model: 'Rio', year: 2022, km: 45_120, badge: 'Sport' }
  expect(buildVehicleParameters(vehicle)).toEqual({
    vehicleStatus: 'in_stock',
    vehicleMake: 'Kia',
    vehicleModel: 'Rio',
    vehicleYear: 2022,
    vehicleKilometers: 45_120,
    vehicleGrade: 'Sport',
  })
})
