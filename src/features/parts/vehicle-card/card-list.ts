import type { VehicleCardView } from './vehicle-card-view.ts'

/** Classes of a list of cards: a grid, or a column, of a very wide page two, where a card is a row itself. */
export function cardListClass(kind: VehicleCardView['kind']): string {
  return kind === 'row' ? 'card-rows 3xl:grid-cols-2' : 'card-grid sm:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4'
}
