import type { CompareView } from './compare-view.ts'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { AddAnother } from './add-another.tsx'
import { CompareTable } from './compare-table.tsx'
import { DifferencesSwitch } from './differences-switch.tsx'

const noteClass = 'rounded-site bg-warning px-4 py-3 text-warning-text'

/** A wide page has room for both. */
const onlyOneClass = 'grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start'

/** Vehicles side by side (FAV-01). The address holds the whole comparison, so it works without scripts. */
export function ComparePage({ view }: { view: CompareView }) {
  const { cars, notes, limit } = view
  return (
    <div className="mx-auto grid max-w-360 gap-6 px-4 pt-6 pb-12 lg:px-8 3xl:max-w-420">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold lg:text-3xl">Compare vehicles</h1>
        {cars.length === 0 ? (
          <p className="max-w-[70ch] text-muted">
            Put up to {limit} vehicles side by side: price, kilometres, engine, size and features. Start with a vehicle
            you saved, or look for one below.
          </p>
        ) : cars.length === 1 ? (
          <p className="max-w-[70ch] text-muted">Add another vehicle to see them side by side.</p>
        ) : (
          // A wide table has room for it above its labels.
          <div className="sm:hidden">
            <DifferencesSwitch view={view} />
          </div>
        )}
      </header>
      {notes.map((note) => (
        <p key={note} className={noteClass}>
          {note}
        </p>
      ))}
      {/* Of a single vehicle the next step stands before its facts, which fill several screens. */}
      <div className={cars.length === 1 ? onlyOneClass : 'grid gap-3 empty:hidden'}>
        {cars.length === 1 && <AddAnother view={view} />}
        {cars.length > 0 && (
          <div className="grid min-w-0 gap-3">
            <FinanceNote cards={cars.map(({ finance }) => ({ ...view, finance }))} />
            <CompareTable view={view} />
          </div>
        )}
      </div>
      {cars.length !== 1 && cars.length < limit && <AddAnother view={view} />}
      {cars.length >= limit && (
        <p className="text-muted">That is as many as we can compare at once. Remove one to add another.</p>
      )}
      <p className="flex flex-wrap gap-3">
        <a data-nav="" href={view.searchPath} className={buttonClass('outlined')}>
          See all our stock
        </a>
        <a data-nav="" href={view.savedPath} className={buttonClass('outlined')}>
          Your saved vehicles
        </a>
      </p>
    </div>
  )
}
