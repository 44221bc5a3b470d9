import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FacetChoice } from '#search/state/search-choices.ts'
import { RangeFacet } from './facet-range.tsx'
import type { RangeFacetView } from '../search-page.ts'

const price: RangeFacetView = {
  kind: 'range',
  attribute: 'price',
  label: 'Price',
  open: true,
  unit: 'dollars',
  least: 0,
  greatest: 40_000,
  step: 1000,
  bars: [3, 24, 0, 12],
}

/** Places and heights of the bars outside the chosen range and of those within it. */
function drawBars(choice: FacetChoice | undefined, bars = price.bars): readonly (readonly string[])[] {
  const html = renderToString(
    <RangeFacet facet={{ ...price, bars }} choice={choice} models={undefined} change={() => undefined} />,
  )
  return [...html.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) =>
    [...path.matchAll(/M(\d+) 24v-(\d+)h/g)].map(([, at, height]) => `${at}:${height}`),
  )
}

test('SRCH-06 the bars within the chosen range are marked, and all of them where none is chosen', () => {
  expect(drawBars(undefined)).toEqual([[], ['0:3', '1:24', '2:0', '3:12']])
  expect(drawBars({ kind: 'range', min: 10_000, max: null })).toEqual([['0:3'], ['1:24', '2:0', '3:12']])
  expect(drawBars({ kind: 'range', min: null, max: 25_000 })).toEqual([['3:12'], ['0:3', '1:24', '2:0']])
})

test('SRCH-06 a range without vehicles is drawn without bars', () => {
  expect(drawBars(undefined, [])).toEqual([[], []])
})

test('SRCH-06 the fields of a price show the sign of money, and no others do', () => {
  const draw = (unit: RangeFacetView['unit']) =>
    renderToString(
      <RangeFacet facet={{ ...price, unit }} choice={undefined} models={undefined} change={() => undefined} />,
    ).split('range-dollars').length - 1
  expect(draw('dollars')).toBe(2)
  expect(draw({ symbol: 'km' })).toBe(0)
  expect(draw('year')).toBe(0)
})
