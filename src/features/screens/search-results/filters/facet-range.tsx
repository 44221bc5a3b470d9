import { useRef, useState } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { withChoice, type FacetChoice } from '#search/state/search-choices.ts'
import { Contained } from '#ui/contained.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { RangeFacetProps } from './facet-props.ts'
import { countPositions, moveBound, positionOf, typeBound, valueAt, type RangeBounds } from './range-rules.ts'
import type { RangeFacetView } from '../search-page.ts'

const fieldClass =
  'min-h-11 w-full min-w-0 rounded-site border border-field-line bg-surface px-3 text-base tabular-nums ' +
  'placeholder:text-muted'

const ends = ['min', 'max'] as const
const words = { min: 'From', max: 'To' } as const

/** Unit symbol such as '$' or 'km'; null for plain numbers. */
function symbolOf({ unit }: RangeFacetView): string | null {
  if (unit === 'dollars') return '$'
  return unit === null || typeof unit === 'string' ? null : unit.symbol
}

function formatEnd({ unit }: RangeFacetView, value: number): string {
  return unit === 'year' ? String(value) : formatNumber(value)
}

function formatValue(facet: RangeFacetView, value: number): string {
  const figure = formatEnd(facet, value)
  const symbol = symbolOf(facet)
  return symbol === '$' ? `$${figure}` : symbol === null ? figure : `${figure} ${symbol}`
}

const unbounded: RangeBounds = { min: null, max: null }

function boundsOf(choice: FacetChoice | undefined): RangeBounds {
  return choice?.kind === 'range' ? choice : unbounded
}

/**
 * The vehicles along the slider as bars, those within the chosen range in the colour of the slider. Only to be looked
 * at: the fields say the range to everybody.
 */
function Bars({ bars, from, to }: Pick<RangeFacetView, 'bars'> & { from: number; to: number }) {
  const draw = (chosen: boolean) =>
    bars.map((height, at) =>
      (at + 1 > from * bars.length && at < to * bars.length) === chosen ? `M${at} 24v-${height}h.85v${height}` : '',
    )
  return (
    <svg viewBox={`0 0 ${bars.length || 1} 24`} preserveAspectRatio="none" aria-hidden="true" className="range-bars">
      <path d={draw(false).join('')} />
      <path d={draw(true).join('')} />
    </svg>
  )
}

/** A slider with two thumbs and its number fields (SRCH-06). Without scripts only the number fields are shown. */
export function RangeFacet({ facet, choice, change }: RangeFacetProps) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<{ readonly min?: string; readonly max?: string }>({})
  // The bounds before the visitor began to type. A rejected number must restore them, even if it began with a valid
  // number ('500000' begins with '50000').
  const beforeTyping = useRef(unbounded)
  const bounds = boundsOf(choice)
  const symbol = symbolOf(facet)
  const heading = symbol === null ? facet.label : `${facet.label} (${symbol})`
  const choose = (next: RangeBounds) => {
    if (next.min === bounds.min && next.max === bounds.max) return
    change(
      (state) =>
        withChoice(state, facet.attribute, next.min === null && next.max === null ? null : { kind: 'range', ...next }),
      'range',
    )
  }
  const thumb = (end: 'min' | 'max') => {
    const value = bounds[end] ?? (end === 'min' ? facet.least : facet.greatest)
    return {
      position: positionOf(facet, value),
      label: `${facet.label}, ${words[end].toLowerCase()}`,
      text: formatValue(facet, value),
      onMove: (position: number) => choose(moveBound(facet, bounds, end, valueAt(facet, position))),
    }
  }
  const [from, to] = [thumb('min'), thumb('max')]
  const positions = countPositions(facet)
  return (
    <div className="grid gap-1">
      <Bars bars={facet.bars} from={from.position / positions} to={to.position / positions} />
      <div className={hydrated ? undefined : 'invisible'}>
        <Contained>
          <RangeSlider from={from} to={to} positions={positions} />
        </Contained>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {ends.map((end) => (
          <label key={end} className={`grid gap-1 text-sm ${symbol === '$' ? 'range-dollars' : ''}`}>
            <span className="text-muted">{words[end]}</span>
            <input
              name={facet.attribute}
              type="number"
              inputMode="numeric"
              min={0}
              step="any"
              value={typed[end] ?? bounds[end] ?? ''}
              placeholder={formatEnd(facet, end === 'min' ? facet.least : facet.greatest)}
              aria-label={`${heading}, ${words[end].toLowerCase()}`}
              onChange={(event) => {
                const { value, validity } = event.currentTarget
                if (typed[end] === undefined) beforeTyping.current = bounds
                setTyped({ ...typed, [end]: value })
                // The browser reports '' for text that is not a number.
                choose(
                  typeBound(
                    facet,
                    { ...bounds, [end]: beforeTyping.current[end] },
                    end,
                    validity.badInput ? 'none' : value,
                  ),
                )
              }}
              onBlur={() => setTyped({})}
              className={fieldClass}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
