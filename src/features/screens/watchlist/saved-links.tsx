import { parseComparedIds } from '#features/parts/compare/compare-choice.ts'
import { useComparedText } from '#features/parts/compare/compared-ids.ts'
import { buildComparePath } from '#features/parts/saved-vehicles/compare-address.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Nothing } from './nothing.tsx'
import { OtherCars } from './other-cars.tsx'
import type { SavedPageView } from './saved-page-view.ts'

type LinkedView = Pick<SavedPageView, 'searchPath' | 'comparePath' | 'garage' | 'newCars'>

/**
 * Where to go on from the list. `withCompare`: with the link to the comparison, for which a list of several vehicles
 * has a button.
 */
export function SavedLinks({ view, withCompare }: { view: LinkedView; withCompare: boolean }) {
  return (
    <p className="flex flex-wrap gap-3">
      <StockLink view={view} look="outlined" />
      <FurtherLinks view={view} withCompare={withCompare} />
    </p>
  )
}

function FurtherLinks({ view, withCompare }: { view: LinkedView; withCompare: boolean }) {
  const ids = parseComparedIds(useComparedText())
  return (
    <>
      {withCompare && (
        <a data-nav="" href={buildComparePath(view.comparePath, { ids })} className={buttonClass('outlined')}>
          Compare vehicles
        </a>
      )}
      {view.garage !== null && (
        <a data-nav="" href={view.garage.path} className={buttonClass('outlined')}>
          {view.garage.name}
        </a>
      )}
    </>
  )
}

/** A list without vehicles: why, and the way to the stock. */
export function EmptyList({ view, text }: { view: LinkedView; text: string }) {
  return (
    <>
      <Nothing text={text}>
        <StockLink view={view} look="filled" />
        <FurtherLinks view={view} withCompare />
      </Nothing>
      <OtherCars view={view} />
    </>
  )
}

/** The way to the stock. */
export function StockLink({ view, look }: { view: Pick<LinkedView, 'searchPath'>; look: 'filled' | 'outlined' }) {
  return (
    <a data-nav="" href={view.searchPath} className={buttonClass(look)}>
      See all our stock
    </a>
  )
}
