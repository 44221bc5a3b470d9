import { currentPrice } from '#domain/price/current-price.ts'
import type { Cents } from '#domain/money/cents.ts'
import { isPriceOnApplication, readPriceText, type PriceText } from './parse-money.ts'

/** An amount as the feed wrote it. */
export interface AmountText {
  readonly amount: Cents | null
  /** The text that the amount was read from; of none, that of the column. */
  readonly raw: unknown
}

export interface ChosenWords extends PriceText {
  readonly raw: unknown
}

const readWords = ({ amount, raw }: AmountText): ChosenWords =>
  amount === null ? { raw, type: null, unknown: null } : { raw, ...readPriceText(raw) }

/**
 * What the texts of price and offer price say of the price type. The words beside the amount that visitors are shown
 * count, and those beside the other one where it says nothing. The words of an offer that is not shown do not.
 */
export function choosePriceWords(price: AmountText, offer: AmountText): ChosenWords {
  const shown = currentPrice({ price: price.amount, offer_price: offer.amount })
  const listed = readWords(price)
  if (shown === null || offer.amount !== shown) return listed
  const offered = readWords(offer)
  const [first, second] = price.amount === shown ? [listed, offered] : [offered, listed]
  const chosen = [first, second].find(({ type }) => type !== null)
  const unknown = first.unknown ?? second.unknown
  // 'Negotiable' in place of the price is reported, where the offer says nothing.
  const silent = isPriceOnApplication(price.raw)
    ? listed
    : ([first, second].find((each) => each.unknown !== null) ?? first)
  return { raw: (chosen ?? silent).raw, type: chosen?.type ?? null, unknown }
}
