import { expect, test } from 'vitest'
import { emptySearchState, type SearchState } from '#search/state/search-choices.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { buildTestSite } from '#site/test-site.ts'
import type { Chip } from '../filters/build-chips.ts'
import { findWaysOn } from './find-ways-on.ts'
import { createSearch, everything, nowMs } from './load-search-page.testkit.ts'

const site = buildTestSite()
const withText = (words: readonly string[]): SearchState => ({ ...emptySearchState, text: words.join(' ') })
/** A chip for each word of the text. */
const listChips = ({ text }: SearchState): readonly Chip[] => {
  const words = text.split(' ')
  return words.map((word) => ({
    attribute: 'text',
    label: word,
    only: withText([word]),
    without: withText(words.filter((other) => other !== word)),
  }))
}

test('SRCH-21 every search that could be the way on is asked for once', async () => {
  const asked: string[] = []
  const count = ({ text }: SearchState): Promise<number> => {
    asked.push(text)
    return Promise.resolve(['one', 'two', 'one two'].includes(text) ? 3 : 0)
  }
  const { view, instead } = await findWaysOn(
    createLocalSearch(createSearch(site.slug)),
    site,
    everything,
    withText(['one', 'two', 'three', 'four']),
    nowMs,
    { listChips, listWordChips: listChips, count },
  )
  expect(instead?.text).toBe('one two')
  expect(view.nearest).toEqual({ href: `${everything.path}?query=one+two`, countText: '3 vehicles' })
  expect(asked.length).toBeGreaterThan(8)
  expect(new Set(asked).size).toBe(asked.length)
})
