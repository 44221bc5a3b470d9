import { formatMoney } from '#domain/format/format-money.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'

/**
 * The main price of a vehicle and its additional texts (PRICE-01 to PRICE-03). `size` depends on where it is shown, not
 * on the price rules.
 */
export function PriceBlock({ price, size }: { price: PriceDisplay; size: 'card' | 'page' }) {
  const figure = size === 'page' ? 'text-3xl font-bold tabular-nums' : 'text-xl font-bold tabular-nums'
  switch (price.kind) {
    case 'amount':
      return (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className={figure} data-price={price.amount}>
            {formatMoney(price.amount)}
          </span>
          {price.typeWords !== null && <span className="text-sm text-muted">{price.typeWords}</span>}
          {price.was !== null && (
            <span className="text-sm text-muted">
              {price.was.text} <s className="tabular-nums">{formatMoney(price.was.amount)}</s>
            </span>
          )}
          {price.reduced !== null && (
            <span className="rounded-sm bg-accent px-1.5 text-sm font-semibold text-accent-text">
              {price.reduced.text}
            </span>
          )}
        </p>
      )
    case 'subscription':
      return (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={figure}>{formatMoney(price.amount)}</span>
          <span className="text-sm text-muted">{price.suffix}</span>
          {price.purchase !== null && (
            <span className="flex basis-full flex-wrap items-baseline gap-x-2">
              <span className="text-sm text-muted">or buy for</span>
              <span className={figure} data-price={price.purchase.amount}>
                {formatMoney(price.purchase.amount)}
              </span>
              {price.purchase.typeWords !== null && (
                <span className="text-sm text-muted">{price.purchase.typeWords}</span>
              )}
            </span>
          )}
        </p>
      )
    case 'preorder':
    case 'none':
      return <p className={size === 'page' ? 'text-2xl font-bold' : 'text-lg font-bold'}>{price.text}</p>
  }
}
