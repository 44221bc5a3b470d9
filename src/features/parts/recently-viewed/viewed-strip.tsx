import { useViewedCars } from './use-viewed-cars.ts'
import type { ViewedCar } from './viewed-cars.ts'
import { ViewedList } from './viewed-list.tsx'

interface ViewedStripProps {
  /** The current car, which is stored and left out of the strip; null on a page of no car. */
  readonly car: ViewedCar | null
  /** Maximum number of cars in the strip. */
  readonly most: number
}

/** The strip 'Recently viewed' (VDP-16), shown after hydration to visitors who viewed other cars before. */
export function ViewedStrip({ car, most }: ViewedStripProps) {
  return <ViewedList id="recently-viewed" title="Recently viewed" cars={useViewedCars(car, most)} />
}
