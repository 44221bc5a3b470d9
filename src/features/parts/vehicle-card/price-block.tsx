import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { Icon } from '#ui/icon.tsx'

const wordsClass = 'text-sm text-muted'
/** Where the words do not fit beside the price, they stand below it whole. */
const typeClass = `inline-block ${wordsClass}`

/**
 * The main price of a vehicle and its additional texts (PRICE-01 to PRICE-03). `size` depends on where it is shown, not
 * on the price rules. `belowMarket` is how far the price lies below the market, where a card says so (PRICE-04). It and
 * what is saved against an earlier price are a paragraph of their own after the price, so that a card can give it a
 * column or a line.
 */
export function PriceBlock({
  price,
  size,
  belowMarket = null,
}: {
  price: PriceDisplay
  size: 'card' | 'page'
  belowMarket?: Cents | null
}) {
  const figure = size === 'page' ? 'text-3xl font-bold tabular-nums' : 'card-figure'
  // A space has the width of the small text, which is too narrow beside the large figure of the page.
  const amountClass = size === 'page' ? `mr-1 ${figure}` : figure
  switch (price.kind) {
    case 'amount':
      return (
        <>
          <p>
            <span className={amountClass} data-price={price.amount}>
              {formatMoney(price.amount)}
            </span>{' '}
            {price.typeWords !== null && <span className={typeClass}>{price.typeWords}</span>}
          </p>
          {(price.was !== null || price.reduced !== null || belowMarket !== null) && (
            <Deal was={price.was} reduced={price.reduced} belowMarket={belowMarket} />
          )}
        </>
      )
    case 'subscription':
      return (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={figure}>{formatMoney(price.amount)}</span>
          <span className={wordsClass}>{price.suffix}</span>
          {price.purchase !== null && (
            <span className="flex basis-full flex-wrap items-baseline gap-x-2">
              {/*
                A narrow card has no room for the whole words on the line of the price. `relative` keeps those for
                screen readers inside a strip that scrolls, which the page would otherwise be as wide as.
              */}
              <span className={`relative ${wordsClass}`}>
                or{size === 'page' ? ' buy for' : <span className="sr-only"> buy for</span>}
              </span>
              <span className={figure} data-price={price.purchase.amount}>
                {formatMoney(price.purchase.amount)}
              </span>
              {price.purchase.typeWords !== null && <span className={wordsClass}>{price.purchase.typeWords}</span>}
            </span>
          )}
        </p>
      )
    case 'preorder':
    case 'none':
      return <p className={size === 'page' ? 'text-2xl font-bold' : 'text-lg font-bold'}>{price.text}</p>
  }
}

type AmountPrice = PriceDisplay & { readonly kind: 'amount' }

/** 'Save $3,000' with the earlier price that backs it, the marker of a reduced price (PRICE-02), and the market. */
function Deal({
  was,
  reduced,
  belowMarket,
}: Pick<AmountPrice, 'was' | 'reduced'> & { readonly belowMarket: Cents | null }) {
  return (
    <p className={`deals ${wordsClass}`}>
      {was !== null && was.saving !== null && <b className="deal">{`Save ${formatMoney(was.saving)}`}</b>}
      {reduced !== null && <b className="deal">{reduced.text}</b>}
      {was !== null && (
        <span>
          {was.text} <s className="tabular-nums">{formatMoney(was.amount)}</s>
        </span>
      )}
      {belowMarket !== null && (
        <span className="fact font-medium whitespace-normal text-success">
          <Icon name="trend" />
          {`${formatMoney(belowMarket)} below market`}
        </span>
      )}
    </p>
  )
}
