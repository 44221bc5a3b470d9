import type { PriceType } from '../vehicle/vehicle-fields.ts'

/**
 * Whether a price of this type is the total that a buyer pays. Prices before government charges are not, and readers of
 * structured data would take them for the whole.
 */
export const isTotalPrice = (priceType: PriceType | null): boolean => priceType !== 'egc' && priceType !== 'eegc'
