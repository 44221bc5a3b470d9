import type { VehicleCardView } from './vehicle-card-view.ts'

/** Classes of a list of cards: a grid, or a column, of a very wide page two, where a card is a row itself. */
export function cardListClass(kind: VehicleCardView['kind']): string {
  return kind === 'row' ? 'card-rows 3xl:grid-cols-2' : 'card-grid card-columns'
}

/** Number of cards that the first screen shows, even a tall one: of a phone and of a page of three columns. */
const firstScreen = { phone: 3, wide: 6 }

/**
 * Classes of the place of a card in a list: no card below the first screen is laid out before it is about to be seen;
 * on a wide page that holds for the parts of a card (`parts-below-fold`). Not by `:nth-child`, with which a browser
 * computes the styles of all cards anew whenever one comes or goes.
 */
export function cardPlaceClass(index: number): string | undefined {
  if (index < firstScreen.phone) return undefined
  const phone = 'max-sm:below-fold [--fold-guess:22rem]'
  return index < firstScreen.wide ? phone : `${phone} parts-below-fold`
}
