import { facets, isRange, type FacetAttribute } from '#search/facets.ts'
import { formatRange, type RangeChoice } from '#search/state/search-choices.ts'

/** Whether the facet has a slider. Dates do not: the visitor picks a listing window from a list. */
export function hasSlider(attribute: FacetAttribute): boolean {
  return isRange(attribute) && facets[attribute].unit !== 'moment'
}

const windowsInDays = [7, 14, 30, 90] as const
const daySeconds = 86_400

export interface ListedWindow {
  /** Value in the URL, such as '1763251200-'. */
  readonly value: string
  readonly label: string
  readonly choice: RangeChoice
}

/** Lists the listing windows. They begin at midnight UTC, so that a URL stays the same all day. */
export function listWindows(nowMs: number): readonly ListedWindow[] {
  const today = Math.floor(nowMs / 1000 / daySeconds) * daySeconds
  return windowsInDays.map((days) => {
    const choice: RangeChoice = { kind: 'range', min: today - days * daySeconds, max: null }
    return { value: formatRange(choice), label: `Last ${days} days`, choice }
  })
}
