import { addDays, addMonths, formatEpochSeconds, formatInstant } from '../calendar.ts'
import { writeCommentsOfLength } from '../vehicle/dealer-comments.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import type { FeedCase } from './feed-case.ts'
import { priceCases } from './price-cases.ts'

const always = (): boolean => true
const isUsedCar = (vehicle: DemoVehicle): boolean => vehicle.car_type === 'used' && vehicle.item_type === 'car'
const hasRego = (vehicle: DemoVehicle): boolean => vehicle.rego_expiry !== null
const isPriced = (vehicle: DemoVehicle): boolean => vehicle.price !== null && vehicle.price > 1000

const soldDaysAgo = (today: string, days: number, minute: number): Partial<DemoVehicle> => ({
  status: 'sold',
  sold_date_timestamp: formatEpochSeconds(addDays(today, -days), minute),
  created_at: formatInstant(addDays(today, -days - 24), 95),
  reserved: false,
})

export const feedCases = {
  ...priceCases,
  soldRecently: { theme: 'status', fits: isPriced, change: (_, { today, random }) => soldDaysAgo(today, 1, random.integer(0, 1439)) },
  soldLongAgo: { theme: 'status', fits: isPriced, change: (_, { today, random }) => soldDaysAgo(today, random.integer(20, 60), random.integer(0, 1439)) },
  comingSoon: { theme: 'status', fits: (v) => isPriced(v) && !v.reserved, change: (_, { today }) => ({ status: 'coming_soon', created_at: formatInstant(addDays(today, -4), 120) }) },
  inTransit: { theme: 'status', fits: (v) => v.car_type === 'new', change: () => ({ status: 'in_transit' }) },
  withoutStatus: { theme: 'status', fits: isUsedCar, change: () => ({ status: null }) },
  hidden: { theme: 'status', fits: always, change: () => ({ show_on_dealer_website: false }) },
  preorder: {
    theme: 'status',
    fits: (v) => v.car_type === 'new',
    change: () => ({ preorder: true, price: null, before_price: null, offer_price: null, subscription_price: null, price_type: null, finance_lenders: null, youxQuote: null, autograb_data: null, km: null, regplate: null, vin: null }),
  },
  testDriveOnly: { theme: 'tag', fits: (v) => v.car_type !== 'used' && v.item_type === 'car', change: () => ({ tag: 'Test Drive Only', reserved: false, certified: false }) },
  managersSpecial: { theme: 'tag', fits: isPriced, change: () => ({ tag: "Manager's Special" }) },
  runOut: { theme: 'tag', fits: (v) => v.car_type !== 'used', change: () => ({ tag: 'Run-out' }) },
  lowKilometres: { theme: 'tag', fits: (v) => v.car_type === 'used' && v.km !== null && v.km < 45_000, change: () => ({ tag: 'Low kms' }) },
  reservedOnly: { theme: 'tag', fits: (v) => isPriced(v) && !v.certified && v.status === 'in_stock', change: () => ({ reserved: true, tag: null }) },
  certifiedAndReserved: { theme: 'tag', fits: (v) => v.certified, change: () => ({ reserved: true }) },
  emptyComments: { theme: 'comments', fits: always, change: () => ({ dealercomments: '' }) },
  nullComments: { theme: 'comments', fits: always, change: () => ({ dealercomments: null }) },
  separatorComments: { theme: 'comments', fits: always, change: (_, { random }) => ({ dealercomments: random.pick(['-', ' – ', '***', '----------', '_']) }) },
  comments400: { theme: 'comments', fits: always, change: (_, { random }) => ({ dealercomments: writeCommentsOfLength(400, random) }) },
  comments401: { theme: 'comments', fits: always, change: (_, { random }) => ({ dealercomments: writeCommentsOfLength(401, random) }) },
  longComments: {
    theme: 'comments',
    fits: (v) => v.dealercomments !== null && v.dealercomments.length > 200,
    change: (v, { random }) => ({ dealercomments: `${v.dealercomments ?? ''}\n\n${v.standardEquipment.map((name) => `* ${name}`).join('\n')}\n\n${writeCommentsOfLength(380, random)}\n\n"Best buying experience we've had" – it's what we aim for, every time; ask anyone.` }),
  },
  withoutPhotos: { theme: 'photos', fits: always, change: () => ({ images: [], thumbnails: [] }) },
  onePhoto: { theme: 'photos', fits: (v) => v.images.length > 1, change: (v) => ({ images: v.images.slice(0, 1), thumbnails: v.thumbnails.slice(0, 1) }) },
  regoExpired: { theme: 'rego', fits: hasRego, change: (_, { today, random }) => ({ rego_expiry: addDays(today, -random.integer(1, 90)) }) },
  regoToday: { theme: 'rego', fits: hasRego, change: (_, { today }) => ({ rego_expiry: today }) },
  regoFarAhead: { theme: 'rego', fits: hasRego, change: (_, { today }) => ({ rego_expiry: addMonths(today, 12) }) },
  withoutLenders: { theme: 'finance', fits: (v) => v.finance_lenders !== null, change: () => ({ finance_lenders: null, youxQuote: null }) },
  lenderWithoutComparison: {
    theme: 'finance',
    fits: (v) => v.finance_lenders !== null,
    change: (v) => ({ finance_lenders: Object.fromEntries(Object.entries(v.finance_lenders ?? {}).map(([provider, lender]) => [provider, { ...lender, comparisonRate: null }])) }),
  },
  longName: {
    theme: 'name',
    fits: (v) => v.badge !== null && v.item_type === 'car',
    change: (v) => ({ name: `${v.year ?? ''} ${v.make} ${v.model} ${v.badge ?? ''} ${v.series ?? ''} ${v.trans ?? ''} ${v.drive ?? ''} ${v.variant?.bodyconfiguration ?? v.body ?? ''} MY${String(v.year ?? '').slice(2)} with Accessories Pack`.replaceAll(/ {2,}/g, ' ').trim() }),
  },
  marketplaceTitle: { theme: 'name', fits: always, change: (v) => ({ carsales_title: `${v.year ?? ''} ${v.make} ${v.model} ${v.badge ?? ''} ${v.trans?.includes('Manual') === true ? 'Manual' : 'Auto'}`.replaceAll(/ {2,}/g, ' ') }) },
  consignment: {
    theme: 'place',
    fits: (v) => v.car_type === 'used',
    change: (_, { random, consignment }) => {
      const [suburb, postcode] = random.pick(consignment)
      return { private_suburb: suburb, private_postcode: postcode }
    },
  },
  thinVariant: {
    theme: 'variant',
    fits: (v) => v.variant !== null,
    change: (v) => ({
      nvic: null,
      variant: {
        cylinders: null, enginesize: null, enginesize_litres: v.variant?.enginesize_litres ?? null, induction: null, geartype: null, fuelconsumptioncombined: null, fuelcapacity: null, grossvehiclemass: null, vehiclelength: null, vehicleheight: null,
        vehiclewidth: null, towingcapacitybraked: null, bodyconfiguration: null, torque: null, ancaprating: null,
      },
    }),
  },
  sparse: {
    theme: 'sparse',
    fits: (v) => v.car_type === 'used' && v.status === 'in_stock' && v.tag === null,
    change: () => ({
      badge: null, series: null, year: null, tag: null, price: null, before_price: null, offer_price: null, subscription_price: null, price_type: null, reserve_amount: null, km: null, vin: null, nvic: null, regplate: null, rego_expiry: null,
      compliance_date: null, build_date: null, body: null, fuel: null, trans: null, drive: null, colour: null, interior_colour: null, seats: null, doors: null, engine_size: null, dealercomments: null, standardEquipment: [], file: null,
      payment_processors: [], finance_lenders: null, youxQuote: null, autograb_data: null, variant: null, specifications: null, images: [], thumbnails: [],
    }),
  },
} as const satisfies Readonly<Record<string, FeedCase>>

export type FeedCaseName = keyof typeof feedCases
