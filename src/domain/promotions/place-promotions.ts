/** What decides the place of a promotional card, with the names of the configuration. */
export interface PlaceablePromotion {
  /** 1-based place in the grid, counted with the promotional cards; null takes the next free place of the site. */
  readonly position: number | null
  /** Whether it is left out where its place does not exist; otherwise it moves to the end (SRCH-16). */
  readonly strictDisplay: boolean
}

export interface PlacedPromotion<Promotion> {
  readonly promotion: Promotion
  /** Index of the vehicle card that it stands before; the number of vehicle cards at the end of the page. */
  readonly before: number
}

/** A promotion with the position in the grid that it was given. */
interface Positioned<Promotion> {
  readonly promotion: Promotion
  readonly position: number
}

/**
 * Assigns a position of its own to each promotion: the configured one, or the first free of the site's `places`. If two
 * have the same position, the first keeps it, and the other takes a free place unless it is strict. A promotion without
 * a position is not shown. The result is in the order of the positions.
 */
function assignPositions<Promotion extends PlaceablePromotion>(
  promotions: readonly Promotion[],
  places: readonly number[],
): readonly Positioned<Promotion>[] {
  const taken = new Set<number>()
  const positioned: Positioned<Promotion>[] = []
  const assign = (promotion: Promotion, position: number): void => {
    taken.add(position)
    positioned.push({ promotion, position })
  }
  // Promotions with a position of their own come first, so that no other takes it.
  const others = promotions.filter((promotion) => {
    const { position } = promotion
    if (position === null || taken.has(position)) return true
    assign(promotion, position)
    return false
  })
  for (const promotion of others) {
    if (promotion.position !== null && promotion.strictDisplay) continue
    const free = places.find((place) => !taken.has(place))
    if (free !== undefined) assign(promotion, free)
  }
  return positioned.toSorted((a, b) => a.position - b.position)
}

/**
 * Places the promotions of a results page among its vehicle cards (SRCH-16), in the order of the grid. `places` are the
 * site's usual positions, 1-based and counted with the promotional cards; `vehicles` is the number of vehicle cards. A
 * position that a short page does not reach is left out, or moves to the end of the page where it is not strict. A page
 * without vehicles shows no promotion.
 */
export function placePromotions<Promotion extends PlaceablePromotion>(
  promotions: readonly Promotion[],
  places: readonly number[],
  vehicles: number,
): readonly PlacedPromotion<Promotion>[] {
  if (vehicles === 0) return []
  const placed: PlacedPromotion<Promotion>[] = []
  for (const { promotion, position } of assignPositions(promotions, places)) {
    const before = position - 1 - placed.length
    if (before <= vehicles) placed.push({ promotion, before })
    else if (!promotion.strictDisplay) placed.push({ promotion, before: vehicles })
  }
  return placed
}
