import { formatMoney } from '#domain/format/format-money.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildFinanceExample } from '#features/parts/finance/finance-example.ts'
import type { FacetItem } from '#search/search-engine.ts'
import { emptySearchState, formatSearchState, withChoice } from '#search/state/search-choices.ts'
import type { BudgetBannerData } from '../blocks/banner/banner-data.ts'
import type { CountedLink } from '../counted-link.ts'
import type { HomeContext } from '../home-context.ts'

const mostPrices = 6
const mostWeekly = 4

/** Picks at most `most` items of a list: its last one, and the others evenly spread. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, index) => items[Math.ceil(((index + 1) * items.length) / most) - 1]).filter(
    (item) => item !== undefined,
  )
}

/** Searches up to a price that find some vehicles and not all of those with a price. */
export async function buildPriceLinks(
  { site, overview, ask }: HomeContext,
  most: number,
): Promise<readonly CountedLink[]> {
  const range = overview.ranges.price ?? null
  if (range === null) return []
  const bounds = site.search.price_ranges.filter(
    (bound) => dollars(bound) >= range.min && dollars(bound) < range.max && bound > 0,
  )
  const links = await Promise.all(
    spread(bounds, most).map(async (bound): Promise<CountedLink> => {
      const { total } = await ask([{ op: 'range', attribute: 'price', max: dollars(bound) }], { limit: 0 })
      const state = withChoice(emptySearchState, 'price', { kind: 'range', min: null, max: bound })
      return {
        label: `Up to ${formatMoney(dollars(bound))}`,
        href: `${site.routes.search}?${formatSearchState(state)}`,
        count: total,
      }
    }),
  )
  return links.filter(({ count }) => count > 0)
}

/** The greatest repayment of a bucket, '$75 - $100', in dollars; Infinity for the last one, '$500 and over'. */
function greatestOf(bucket: string): number {
  const amounts = (bucket.slice(0, 60).match(/\d[\d,]{0,12}/g) ?? []).map((digits) =>
    Number(digits.replaceAll(',', '')),
  )
  return /\bover$/.test(bucket) ? Number.POSITIVE_INFINITY : Math.max(...amounts, 0)
}

/**
 * Searches up to a weekly repayment, by the repayments that the vehicles themselves show (FIN-07): the values of a
 * choice are the buckets below it, each vehicle in one.
 */
export function buildWeeklyLinks(searchPath: string, buckets: readonly FacetItem[]): readonly CountedLink[] {
  const known = buckets
    .filter(({ count }) => count > 0)
    .map((bucket) => ({ ...bucket, greatest: greatestOf(bucket.value) }))
    .toSorted((a, b) => a.greatest - b.greatest)
  // The last bucket would find every vehicle with a repayment.
  const steps = known.slice(0, -1).filter(({ greatest }) => greatest > 0)
  return spread(steps, mostWeekly).map(({ greatest }) => {
    const within = known.filter((bucket) => bucket.greatest <= greatest)
    const values = within.map(({ value }) => value)
    const state = withChoice(emptySearchState, 'weekly_price_range', { kind: 'values', values })
    return {
      label: `Up to ${formatMoney(dollars(greatest))} a week`,
      href: `${searchPath}?${formatSearchState(state)}`,
      count: within.reduce((sum, { count }) => sum + count, 0),
    }
  })
}

export async function buildBudgetChoices(
  context: HomeContext,
): Promise<Pick<BudgetBannerData, 'prices' | 'weekly' | 'weeklyNote'>> {
  const { site, overview } = context
  return {
    prices: await buildPriceLinks(context, mostPrices),
    weekly: buildWeeklyLinks(site.routes.search, overview.facets.weekly_price_range ?? []),
    weeklyNote: buildFinanceExample(site),
  }
}
