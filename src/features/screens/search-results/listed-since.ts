import { facets, isRange, type FacetAttribute } from '#search/facets.ts'
import { formatRange, type RangeChoice } from '#search/state/search-choices.ts'

/** A moment means nothing on a slider: how long ago a vehicle was listed is chosen from a list. */
export function hasSlider(attribute: FacetAttribute): boolean {
  return isRange(attribute) && facets[attribute].unit !== 'moment'
}

const windowsInDays = [7, 14, 30, 90] as const
const daySeconds = 86_400

export interface ListedWindow {
  /** As the address says it, '1763251200-'. */
  readonly value: string
  readonly label: string
  readonly choice: RangeChoice
}

/** The windows to choose from. They begin at midnight UTC, so that an address of today is the same all day. */
export function listWindows(nowMs: number): readonly ListedWindow[] {
  const today = Math.floor(nowMs / 1000 / daySeconds) * daySeconds
  return windowsInDays.map((days) => {
    const choice: RangeChoice = { kind: 'range', min: today - days * daySeconds, max: null }
    return { value: formatRange(choice), label: `Last ${days} days`, choice }
  })
}
