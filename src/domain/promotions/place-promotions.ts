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

interface Seat<Promotion> {
  readonly promotion: Promotion
  readonly position: number
}

/**
 * Gives each promotion a place of its own: its position, or the first free place of the site. Of two at one position
 * the first keeps it; the other takes a free place unless it is strict. Without a place it is not shown.
 */
function seat<Promotion extends PlaceablePromotion>(
  promotions: readonly Promotion[],
  places: readonly number[],
): readonly Seat<Promotion>[] {
  const taken = new Set<number>()
  const seats: Seat<Promotion>[] = []
  const sitDown = (promotion: Promotion, position: number): void => {
    taken.add(position)
    seats.push({ promotion, position })
  }
  // Promotions with a position of their own come first, so that no other takes it.
  const others = promotions.filter((promotion) => {
    const { position } = promotion
    if (position === null || taken.has(position)) return true
    sitDown(promotion, position)
    return false
  })
  for (const promotion of others) {
    if (promotion.position !== null && promotion.strictDisplay) continue
    const free = places.find((place) => !taken.has(place))
    if (free !== undefined) sitDown(promotion, free)
  }
  return seats.toSorted((a, b) => a.position - b.position)
}

/**
 * Places the promotions of a results page among its vehicle cards (SRCH-16), in the order of the grid. A position
 * counts the promotional cards before it; one that a short page does not reach is left out or, where it is not strict,
 * stands at the end. A page without vehicles shows none.
 */
export function placePromotions<Promotion extends PlaceablePromotion>(
  promotions: readonly Promotion[],
  places: readonly number[],
  vehicles: number,
): readonly PlacedPromotion<Promotion>[] {
  if (vehicles === 0) return []
  const placed: PlacedPromotion<Promotion>[] = []
  for (const { promotion, position } of seat(promotions, places)) {
    const before = position - 1 - placed.length
    if (before <= vehicles) placed.push({ promotion, before })
    else if (!promotion.strictDisplay) placed.push({ promotion, before: vehicles })
  }
  return placed
}
