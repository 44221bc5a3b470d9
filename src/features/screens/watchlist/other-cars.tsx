import { ViewedList } from '#features/parts/recently-viewed/viewed-list.tsx'
import { ViewedStrip } from '#features/parts/recently-viewed/viewed-strip.tsx'
import type { SavedPageView } from './saved-page-view.ts'

/** Most vehicles that the browser remembers and the page shows. */
const mostViewedShown = 8

/** Vehicles for a page that has no list to show: the newest, and those that this browser has shown before. */
export function OtherCars({ view: { newCars } }: { view: Pick<SavedPageView, 'newCars'> }) {
  return (
    <>
      <ViewedList id="just-arrived" title="Just arrived" cars={newCars} />
      <ViewedStrip car={null} most={mostViewedShown} />
    </>
  )
}
