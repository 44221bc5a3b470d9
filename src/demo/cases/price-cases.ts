import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import type { FeedCase } from './feed-case.ts'

/** Every edge of PRICE-01 to PRICE-04 and of the 500-dollar floor of finance (FIN-02). Amounts are dollars. */
const isPriced = (vehicle: DemoVehicle): boolean => vehicle.price !== null && vehicle.price > 1000 && vehicle.status === 'in_stock'
const isCheap = (vehicle: DemoVehicle): boolean => isPriced(vehicle) && vehicle.car_type === 'used' && (vehicle.price ?? 0) < 16_000
const isUsed = (vehicle: DemoVehicle): boolean => isPriced(vehicle) && vehicle.car_type === 'used'
const hasLender = (vehicle: DemoVehicle): boolean => isCheap(vehicle) && vehicle.finance_lenders !== null

const plainPrice = { before_price: null, offer_price: null, subscription_price: null } as const
const unfinanced = { finance_lenders: null, youxQuote: null, autograb_data: null, payment_processors: [] } as const
const price = (vehicle: DemoVehicle): number => vehicle.price ?? 0

const priceCase = (fits: FeedCase['fits'], change: (vehicle: DemoVehicle) => Partial<DemoVehicle>): FeedCase => ({ theme: 'price', fits, change: (vehicle) => change(vehicle) })
const averages = (national: number | null, state: number | null): Partial<DemoVehicle> => ({ ...plainPrice, autograb_data: { average_market_price: national, state_average_market_price: state } })

export const priceCases = {
  listPriceOnly: priceCase(isPriced, () => plainPrice),
  offerLower: priceCase(isPriced, (v) => ({ ...plainPrice, offer_price: price(v) - 1500 })),
  offerEqual: priceCase(isPriced, (v) => ({ ...plainPrice, offer_price: price(v) })),
  offerHigher: priceCase(isPriced, (v) => ({ ...plainPrice, offer_price: price(v) + 500 })),
  offerOnly: priceCase(isPriced, (v) => ({ ...plainPrice, price: null, offer_price: price(v) })),
  priceTen: priceCase(isCheap, () => ({ ...plainPrice, ...unfinanced, price: 10 })),
  priceEleven: priceCase(isCheap, () => ({ ...plainPrice, ...unfinanced, price: 11 })),
  priceZero: priceCase(isCheap, () => ({ ...plainPrice, ...unfinanced, price: 0 })),
  priceOnApplication: priceCase(isPriced, () => ({ ...plainPrice, ...unfinanced, price: null, price_type: 'poa' })),
  price500: priceCase(hasLender, () => ({ ...plainPrice, price: 500, youxQuote: null, autograb_data: null })),
  price500And1: priceCase(hasLender, () => ({ ...plainPrice, price: 500.01, youxQuote: null, autograb_data: null })),
  priceWithCents: priceCase(isUsed, (v) => ({ ...plainPrice, price: Math.floor(price(v)) + 0.5 })),
  wasAbove: priceCase(isPriced, (v) => ({ ...plainPrice, before_price: price(v) + 2000 })),
  wasEqual: priceCase(isPriced, (v) => ({ ...plainPrice, before_price: price(v) })),
  wasBelow: priceCase(isPriced, (v) => ({ ...plainPrice, before_price: price(v) - 1000 })),
  wasAndOffer: priceCase(isPriced, (v) => ({ ...plainPrice, before_price: price(v) + 1000, offer_price: price(v) - 1000 })),
  wasBetween: priceCase(isPriced, (v) => ({ ...plainPrice, before_price: price(v) - 500, offer_price: price(v) - 1000 })),
  subscription: priceCase(isPriced, (v) => ({ before_price: null, offer_price: null, subscription_price: Math.round((price(v) * 0.0052 + 95) / 10) * 10 - 1 })),
  subscriptionZero: priceCase(isPriced, () => ({ ...plainPrice, subscription_price: 0 })),
  estimatedDriveAway: priceCase(isPriced, () => ({ ...plainPrice, price_type: 'estimated_drive_away' })),
  eegc: priceCase(isPriced, () => ({ ...plainPrice, price_type: 'eegc' })),
  withoutPriceType: priceCase(isPriced, () => ({ ...plainPrice, price_type: null })),
  stateAverageAbove: priceCase(isUsed, (v) => averages(price(v) + 300, price(v) + 1850)),
  stateAverageBelow: priceCase(isUsed, (v) => averages(price(v) + 2500, price(v) - 700)),
  onlyNationalAverage: priceCase(isUsed, (v) => averages(price(v) + 1200, null)),
  averageBy499: priceCase(isUsed, (v) => averages(price(v) + 499, null)),
  averageBy500: priceCase(isUsed, (v) => averages(price(v) + 500, null)),
  averageZero: priceCase(isUsed, (v) => averages(price(v) + 900, 0)),
  ownReserveAmount: priceCase((v) => isPriced(v) && v.payment_processors.length > 0, () => ({ ...plainPrice, reserve_amount: 500 })),
} as const satisfies Readonly<Record<string, FeedCase>>
