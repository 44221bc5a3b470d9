import { createHash } from 'node:crypto'
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts'
import type { RegoLookup } from './rego-lookup.ts'

const registered: readonly TradeInVehicle[] = [
  { make: 'Toyota', model: 'Corolla', year: 2019, badge: 'Ascent Sport' },
  { make: 'Mazda', model: 'CX-5', year: 2020, badge: 'Maxx Sport' },
  { make: 'Hyundai', model: 'i30', year: 2018, badge: 'Active' },
  { make: 'Ford', model: 'Ranger', year: 2021, badge: 'XLT' },
  { make: 'Toyota', model: 'RAV4', year: 2022, badge: 'GX' },
  { make: 'Kia', model: 'Cerato', year: 2017, badge: 'S' },
  { make: 'Mitsubishi', model: 'Triton', year: 2016, badge: 'GLX' },
  { make: 'Subaru', model: 'Forester', year: 2019, badge: '2.5i' },
  { make: 'Volkswagen', model: 'Golf', year: 2015, badge: '90TSI' },
  { make: 'Nissan', model: 'X-Trail', year: 2023, badge: 'ST' },
  { make: 'Holden', model: 'Commodore', year: 2014, badge: 'Evoke' },
  { make: 'MG', model: 'ZS', year: 2021, badge: 'Excite' },
]

/**
 * Stands in for a register on demonstration sites: each plate and state has the same vehicle of a short list every
 * time. Plates that begin with ZZ are not registered, so that this case can be shown.
 */
export function createSandboxRegoLookup(): RegoLookup {
  return {
    name: 'sandbox',
    find({ plate, state }) {
      if (plate.startsWith('ZZ')) return Promise.resolve({ kind: 'unknown' })
      const at = createHash('sha256').update(`${state} ${plate}`).digest().readUInt32BE(0) % registered.length
      const vehicle = registered[at]
      return Promise.resolve(vehicle === undefined ? { kind: 'unknown' } : { kind: 'found', vehicle })
    },
  }
}
