import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { resolveServiceTerms, type ServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { Site } from '#site/site.ts'

export interface ServiceAdvantageRow {
  /** 'HiAce, Granvia, HiLux, Fortuner'. */
  readonly models: string
  /** '$290'; null where the row states none. */
  readonly price: string | null
  /** '3 years', '6 services', 'every 12 months or 15,000 km': as far as the row states them. */
  readonly facts: readonly string[]
}

/** Plain data of the service-price promotion (CONTENT-04). */
export interface ServiceAdvantageView {
  readonly title: string
  readonly rows: readonly ServiceAdvantageRow[]
}

/** A model with its price, in front of the table. */
export interface ServicePrice {
  readonly model: string
  /** '$245'. */
  readonly price: string
}

const counted = (count: number, one: string): string => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`

function buildRow(models: string, terms: ServiceTerms): ServiceAdvantageRow {
  const { price, years, services, every_months: months, every_km: km, range_km: range } = terms
  return {
    models,
    price: price === null ? null : formatMoney(dollars(price)),
    facts: [
      ...(years === null ? [] : [counted(years, 'year')]),
      ...(services === null ? [] : [counted(services, 'service')]),
      ...(months === null || km === null ? [] : [`every ${counted(months, 'month')} or ${formatNumber(km)} km`]),
      ...(range === null ? [] : [`up to ${formatNumber(range)} km`]),
    ],
  }
}

/** The named models with a price of their own, in the order of `wanted`. */
export function listServicePrices(
  { content: { service_advantage: promotion } }: Site,
  wanted: readonly string[],
): readonly ServicePrice[] {
  return wanted.flatMap((model) => {
    const price = promotion.models.find(({ models }) => models.includes(model))?.price ?? null
    return price === null ? [] : [{ model, price: formatMoney(dollars(price)) }]
  })
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base' })

/**
 * The rows of the site's models by name, and last the defaults, which hold for the others; null where it is switched
 * off.
 */
export function buildServiceAdvantage({
  content: { service_advantage: promotion },
}: Site): ServiceAdvantageView | null {
  if (!promotion.enabled) return null
  return {
    title: promotion.title,
    rows: [
      ...promotion.models
        .map(({ models, ...own }) => ({ names: models.toSorted(byName).join(', '), own }))
        .toSorted((a, b) => byName(a.names, b.names))
        .map(({ names, own }) => buildRow(names, resolveServiceTerms(promotion, own))),
      buildRow(
        promotion.models.length === 0 ? 'All models' : 'All other models',
        resolveServiceTerms(promotion, { price: null, years: null, services: null, range_km: null }),
      ),
    ],
  }
}
