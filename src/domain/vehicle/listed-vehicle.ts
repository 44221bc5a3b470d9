import type { Vehicle } from './vehicle-fields.ts'

/** Amounts, and what amounts are worked out from. A view has them from its Listing or not at all. */
type MoneyField =
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_range'
  | 'weekly_price_range'
  | 'reserve_amount'
  | 'finance_lenders'
  | 'youxQuote'
  | 'finance_price'
  | 'quote_price'
  | 'autograb_data'

/** The vehicle as views may read it: without its money. */
export type ListedVehicle = Omit<Vehicle, MoneyField>
