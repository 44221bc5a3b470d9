import { addDays, formatEpochSeconds, formatInstant, yearOf } from '../calendar.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import type { StateFacts, StockState } from './stock-state.ts'

const isPriced = (vehicle: DemoVehicle): boolean => vehicle.price !== null && vehicle.status === 'in_stock'
const isFree = (vehicle: DemoVehicle): boolean => isPriced(vehicle) && !vehicle.reserved
const isReduced = (vehicle: DemoVehicle): boolean => vehicle.before_price !== null || vehicle.offer_price !== null
const withoutReduction = { before_price: null, offer_price: null } as const

const daysListed = (vehicle: DemoVehicle, today: string): number =>
  Temporal.PlainDate.from(vehicle.created_at.slice(0, 10)).until(today).days

/** Far fewer kilometres than a buyer would expect of its age. */
function isLowKm({ car_type, item_type, km, year }: DemoVehicle, today: string): boolean {
  const age = yearOf(today) - (year ?? yearOf(today))
  return (
    car_type === 'used' && item_type === 'car' && km !== null && age >= 2 && km < Math.min(80_000, 9_000 * (age + 0.5))
  )
}

const listedDaysAgo = (days: number, { today, random }: StateFacts): string =>
  formatInstant(addDays(today, -days), random.integer(0, 1439))

const priceType = (price_type: 'estimated_drive_away' | 'eegc', carTypes: readonly string[]): StockState => ({
  theme: 'price',
  fits: (vehicle) => isPriced(vehicle) && carTypes.includes(vehicle.car_type) && !isReduced(vehicle),
  change: () => ({ price_type }),
})

export const stockStates = {
  soldRecently: {
    theme: 'status',
    fits: (vehicle, { today }) => isFree(vehicle) && daysListed(vehicle, today) > 10,
    change: (_, facts) => ({
      status: 'sold',
      // Yesterday, so that the window of three days holds it today and tomorrow.
      sold_date_timestamp: formatEpochSeconds(addDays(facts.today, -1), facts.random.integer(0, 1439)),
      ...withoutReduction,
    }),
  },
  comingSoon: {
    theme: 'status',
    fits: (vehicle, { today }) =>
      isFree(vehicle) && !isReduced(vehicle) && vehicle.car_type !== 'demo' && daysListed(vehicle, today) > 6,
    change: (_, facts) => ({
      status: 'coming_soon',
      created_at: listedDaysAgo(facts.random.integer(2, 6), facts),
      payment_processors: [],
    }),
  },
  preorder: {
    theme: 'status',
    fits: (vehicle) => vehicle.car_type === 'new' && isFree(vehicle),
    change: () => ({
      preorder: true,
      price: null,
      ...withoutReduction,
      subscription_price: null,
      price_type: null,
      autograb_data: null,
      payment_processors: [],
      km: null,
      regplate: null,
      rego_expiry: null,
      vin: null,
      build_date: null,
      compliance_date: null,
    }),
  },
  /** A dealer leaves the price of something rare to a conversation. */
  priceOnApplication: {
    theme: 'price',
    fits: (vehicle) => isFree(vehicle) && (vehicle.price ?? 0) > 60_000,
    change: () => ({
      price: null,
      ...withoutReduction,
      subscription_price: null,
      price_type: 'poa',
      autograb_data: null,
      payment_processors: [],
    }),
  },
  estimatedDriveAway: priceType('estimated_drive_away', ['new', 'demo']),
  eegc: priceType('eegc', ['used']),
  ownReserveAmount: {
    theme: 'price',
    fits: (vehicle) => isFree(vehicle) && vehicle.payment_processors.length > 0 && (vehicle.price ?? 0) > 60_000,
    change: () => ({ reserve_amount: 500 }),
  },
  testDriveOnly: {
    theme: 'tag',
    fits: (vehicle) => vehicle.car_type === 'demo' && vehicle.item_type === 'car' && isFree(vehicle),
    change: () => ({ tag: 'Test Drive Only', payment_processors: [], ...withoutReduction }),
  },
  managersSpecial: {
    theme: 'tag',
    fits: (vehicle) => isFree(vehicle) && isReduced(vehicle) && !vehicle.certified,
    change: () => ({ tag: "Manager's Special" }),
  },
  runOut: {
    theme: 'tag',
    fits: (vehicle) => vehicle.car_type !== 'used' && isFree(vehicle) && vehicle.offer_price !== null,
    change: () => ({ tag: 'Run-out' }),
  },
  lowKilometres: {
    theme: 'tag',
    fits: (vehicle, { today }) => isFree(vehicle) && isLowKm(vehicle, today),
    change: () => ({ tag: 'Low kms' }),
  },
  reserved: {
    theme: 'tag',
    fits: (vehicle) => isFree(vehicle) && !vehicle.certified,
    change: () => ({ reserved: true }),
  },
  certifiedAndReserved: {
    theme: 'tag',
    fits: (vehicle) => isFree(vehicle) && vehicle.certified,
    change: () => ({ reserved: true }),
  },
  /** Just through the gate, photographer booked. */
  withoutPhotos: {
    theme: 'photos',
    fits: (vehicle, { today }) => isFree(vehicle) && daysListed(vehicle, today) <= 8,
    change: () => ({ images: [], thumbnails: [] }),
  },
  onePhoto: {
    theme: 'photos',
    fits: (vehicle, { today }) => vehicle.images.length > 1 && daysListed(vehicle, today) <= 12,
    change: (vehicle) => ({ images: vehicle.images.slice(0, 1), thumbnails: vehicle.thumbnails.slice(0, 1) }),
  },
  regoExpired: {
    theme: 'rego',
    fits: (vehicle) => vehicle.rego_expiry !== null && vehicle.car_type === 'used' && isPriced(vehicle),
    change: (_, { today, random }) => ({ rego_expiry: addDays(today, -random.integer(1, 90)), price_type: 'egc' }),
  },
  marketplaceTitle: {
    theme: 'name',
    fits: (vehicle) => vehicle.item_type === 'car',
    change: ({ year, make, model, badge, trans }) => ({
      carsales_title: [year, make, model, badge, trans?.endsWith('Manual') === true ? 'Manual' : 'Auto']
        .filter((part) => part !== null)
        .join(' '),
    }),
  },
  consignment: {
    theme: 'place',
    fits: (vehicle) => vehicle.car_type === 'used' && isPriced(vehicle) && !vehicle.certified,
    change: (_, { random, consignment }) => {
      const [private_suburb, private_postcode] = random.pick(consignment)
      return { private_suburb, private_postcode }
    },
  },
} as const satisfies Readonly<Record<string, StockState>>

export type StockStateName = keyof typeof stockStates
