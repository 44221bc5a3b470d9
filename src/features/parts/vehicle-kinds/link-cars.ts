import { slugify } from '#domain/format/slugify.ts'
import type { FacetItem } from '#search/search-engine.ts'

/** A search with its number of vehicles. */
interface KindLink {
  readonly label: string
  readonly href: string
  readonly count: number
}

export const motorhomeBody = 'Motorhome'

/**
 * Links to motorhomes and to the other cars. The stock counts a motorhome as a car (STOCK-02), but nobody who looks for
 * one of them wants the other. `bodies`: those of the vehicles of the kind car.
 */
export function linkCars(searchPath: string, total: number, bodies: readonly FacetItem[]): readonly KindLink[] {
  const motorhomes = bodies.find(({ value }) => value === motorhomeBody)?.count ?? 0
  const others = bodies.filter(({ value, count }) => value !== motorhomeBody && count > 0)
  const cars = `${searchPath}?item_type=car`
  const links = [
    { label: 'Motorhomes', href: `/search/${slugify(motorhomeBody)}`, count: motorhomes },
    motorhomes === 0
      ? { label: 'Cars', href: cars, count: total }
      : {
          label: 'Cars',
          href: `${cars}${others.map(({ value }) => `&body=${encodeURIComponent(value)}`).join('')}`,
          count: others.reduce((sum, { count }) => sum + count, 0),
        },
  ]
  return links.filter(({ count }) => count > 0)
}
