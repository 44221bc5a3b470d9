import { useId, useState } from 'react'
import {
  countPricePositions,
  movePriceEnd,
  priceAt,
  pricePositionOf,
  type PriceRange,
  type PriceRangeRules,
} from '#domain/finance/price-range.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { emptySearchState, formatSearchState, withChoice } from '#search/state/search-choices.ts'
import { buttonClass } from '#ui/button-class.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { fieldClass } from '#ui/field.tsx'

const words = { min: 'From', max: 'To' } as const
const ends = ['min', 'max'] as const
const sectionLook = [
  'grid gap-6 rounded-site border border-line bg-surface p-5 shadow-site',
  'lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-12 lg:p-8',
].join(' ')

/** A price range that links to the search (CALC-08). Without scripts the two fields are a plain search form. */
export function PriceRangeFinder({ rules, searchPath }: { rules: PriceRangeRules; searchPath: string }) {
  const id = useId()
  const hydrated = useHydrated()
  const [range, setRange] = useState<PriceRange>(rules)
  const [typed, setTyped] = useState<{ readonly min?: string; readonly max?: string }>({})
  const money = (value: number): string => formatMoney(dollars(value))
  const href = `${searchPath}?${formatSearchState(withChoice(emptySearchState, 'price', { kind: 'range', ...range }))}`
  const thumb = (end: 'min' | 'max') => ({
    position: pricePositionOf(rules, range[end]),
    label: `Price, ${words[end].toLowerCase()}`,
    text: money(range[end]),
    onMove: (position: number) => setRange(movePriceEnd(rules, range, end, priceAt(rules, position))),
  })
  const leave = (end: 'min' | 'max'): void => {
    const value = parseAmount(typed[end] ?? '')
    if (value !== null) setRange(movePriceEnd(rules, range, end, value))
    setTyped({})
  }
  return (
    <section aria-labelledby={`${id}-title`} className={sectionLook}>
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="section-title font-bold">
          Find vehicles in your range
        </h2>
        <p className="text-muted">Choose what you are happy to spend and see what we have in stock.</p>
      </div>
      <form method="get" action={searchPath} className="grid gap-4">
        <div className={`noscript:hidden ${hydrated ? '' : 'invisible'}`}>
          <RangeSlider from={thumb('min')} to={thumb('max')} positions={countPricePositions(rules)} />
        </div>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
          {ends.map((end) => (
            <label key={end} className="grid gap-1">
              <span className="sm:text-sm font-semibold">{words[end]}</span>
              <span className="relative block">
                <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
                  $
                </span>
                <input
                  // The search expects a range as two fields of the same name: from, then to.
                  name="price"
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={`Price ($), ${words[end].toLowerCase()}`}
                  // A plain form submits this text, and the search expects plain digits.
                  value={typed[end] ?? (hydrated ? formatNumber(range[end]) : range[end])}
                  onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
                  onBlur={() => leave(end)}
                  className={`${fieldClass} pl-7 font-semibold tabular-nums`}
                />
              </span>
            </label>
          ))}
          <button
            type="submit"
            className={`${buttonClass('filled')} col-span-2 hidden noscript:inline-flex sm:col-span-1`}
          >
            See Vehicles
          </button>
          <a data-nav="" href={href} className={`${buttonClass('filled')} col-span-2 noscript:hidden sm:col-span-1`}>
            See Vehicles
          </a>
        </div>
      </form>
    </section>
  )
}
