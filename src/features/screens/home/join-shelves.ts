import type { VehiclesData } from './blocks/vehicles.tsx'
import type { HomeBlock } from './home-page-data.ts'

/** Rows of vehicles that follow each other, of which one is shown at a time. */
export interface ShelvesData {
  readonly block: 'shelves'
  readonly shelves: readonly [VehiclesData, ...VehiclesData[]]
}

/** What the home page draws: blocks, and rows of vehicles that share a place. */
export type HomeArea = HomeBlock | ShelvesData

/** Places for which `shelves.css` has styles; the names of more would not fit beside each other. */
const mostShelves = 4

/**
 * Puts rows of vehicles that follow each other into one place, so that the page stays short and says once what the
 * repayments are worked out for.
 */
export function joinShelves(blocks: readonly HomeBlock[]): readonly HomeArea[] {
  const areas: HomeArea[] = []
  for (const block of blocks) {
    const last = areas.at(-1)
    if (block.block !== 'vehicles') areas.push(block)
    else if (last?.block === 'vehicles') areas.splice(-1, 1, { block: 'shelves', shelves: [last, block] })
    else if (last?.block === 'shelves' && last.shelves.length < mostShelves)
      areas.splice(-1, 1, { block: 'shelves', shelves: [...last.shelves, block] })
    else areas.push(block)
  }
  return areas
}
