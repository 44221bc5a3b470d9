import type { VehicleCardView } from './vehicle-card-view.ts'

/** Classes of a list of cards: a grid, or a column, of a very wide page two, where a card is a row itself. */
export function cardListClass(kind: VehicleCardView['kind']): string {
  return kind === 'row' ? 'card-rows 3xl:grid-cols-2' : 'card-grid sm:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4'
}

/** Number of cards that the first screen of a phone shows, even a tall one. */
const firstScreen = 3

/**
 * Classes of the place of a card in a list of one column: no card below the first screen of a phone is laid out before
 * it is about to be seen. Not by `:nth-child`, with which a browser computes the styles of all cards anew whenever one
 * comes or goes.
 */
export const cardPlaceClass = (index: number): string | undefined =>
  index < firstScreen ? undefined : 'max-sm:below-fold [--fold-guess:22rem]'
