import type { ReactNode } from 'react'
import { CarThumbnail } from '#features/parts/saved-vehicles/car-thumbnail.tsx'
import { FinanceLine } from '#features/parts/vehicle-card/finance-line.tsx'
import { nameVehicle } from '#features/parts/vehicle-card/name-vehicle.ts'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import type { ComparedFact } from '#domain/vehicle/compare-vehicles.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { ComparedCar, CompareView } from './compare-view.ts'

const labelClass =
  'sticky left-0 z-10 text-left align-top wrap-anywhere max-sm:col-span-full max-sm:max-w-[calc(100vw-2.125rem)] ' +
  'max-sm:justify-self-start max-sm:px-3 max-sm:pt-2 max-sm:text-sm max-sm:font-normal max-sm:text-muted sm:w-56 ' +
  'sm:min-w-56 sm:border-r sm:border-line sm:bg-surface sm:px-4 sm:py-2.5 sm:font-medium'
const cellClass =
  'min-w-0 align-top wrap-anywhere tabular-nums max-sm:px-3 max-sm:pt-0.5 max-sm:pb-2 sm:min-w-56 sm:px-4 sm:py-2.5 ' +
  'lg:min-w-0'
const rowClass = 'border-t border-line max-sm:grid'
/**
 * Columns of a row on a phone, where the label is above the values of its row, by the number of vehicles: two vehicles
 * fit the screen, and more scroll sideways. The list is as long as `favourites.compare_limit` can be.
 */
const phoneColumns = [
  '',
  'max-sm:grid-cols-1',
  'max-sm:grid-cols-[repeat(2,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(3,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(4,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(5,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(6,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(7,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(8,minmax(8.5rem,1fr))]',
]

/**
 * The vehicles in columns and their facts in rows. The labels stay while the vehicles scroll sideways on a narrow
 * screen; on a phone each is above the values of its row, so that two vehicles fit.
 */
export function CompareTable({ view: { cars, groups, warnsItself, onlyDifferences } }: { view: CompareView }) {
  const columns = phoneColumns[cars.length] ?? ''
  return (
    <section
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Comparison"
      className="relative overflow-x-auto rounded-site border border-line bg-surface"
    >
      <table className="w-full border-collapse max-sm:block lg:table-fixed">
        <caption className="sr-only">Vehicles side by side. Details that differ are marked.</caption>
        <thead className="max-sm:block">
          <tr className={`max-sm:grid ${columns}`}>
            <td className={`${labelClass} max-sm:hidden`}>
              <span className="sr-only">Vehicle</span>
            </td>
            {cars.map((car) => (
              <th key={car.id} scope="col" className={`${cellClass} text-left font-normal max-sm:pt-3`}>
                <CarHead car={car} isAlone={cars.length === 1} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <Row label="Price" columns={columns}>
            {cars.map((car) => (
              <td key={car.id} className={cellClass}>
                {car.price === null ? <p className="text-xl font-bold">{car.status}</p> : <CarPrice car={car} />}
              </td>
            ))}
          </Row>
          {cars.some(({ finance }) => finance !== null) && (
            <Row label="Finance" columns={columns}>
              {cars.map(({ id, finance, enquireHref }) => (
                <td key={id} className={cellClass}>
                  {finance === null ? (
                    <Missing />
                  ) : (
                    <FinanceLine finance={finance} enquireHref={enquireHref} warnsItself={warnsItself} />
                  )}
                </td>
              ))}
            </Row>
          )}
          <FactRow fact={buildCarFact('Availability', cars, ({ status }) => status)} columns={columns} />
          <FactRow fact={buildCarFact('Location', cars, ({ area }) => area)} columns={columns} />
        </tbody>
        {groups.map(({ name, facts }) => (
          <tbody key={name} className="max-sm:block">
            <tr className={`border-t border-line bg-surface-alt max-sm:grid ${columns}`}>
              <th
                scope="rowgroup"
                colSpan={cars.length + 1}
                className="px-3 py-2 text-left font-bold max-sm:col-span-full sm:px-4"
              >
                <span className="sticky left-3 sm:left-4">{name}</span>
              </th>
            </tr>
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} columns={columns} />
            ))}
          </tbody>
        ))}
        {onlyDifferences && groups.length === 0 && (
          <tbody className="max-sm:block">
            <Row label="Facts" columns={columns}>
              <td colSpan={cars.length} className={`${cellClass} max-sm:col-span-full`}>
                These vehicles are the same in every detail we have.
              </td>
            </Row>
          </tbody>
        )}
      </table>
    </section>
  )
}

function CarPrice({ car: { price } }: { car: ComparedCar }) {
  return price === null ? null : <PriceBlock price={price} size="card" />
}

const buildCarFact = (
  label: string,
  cars: readonly ComparedCar[],
  read: (car: ComparedCar) => string | null,
): ComparedFact => {
  const values = cars.map(read)
  return { label, values, differs: new Set(values.filter((value) => value !== null)).size > 1 }
}

function CarHead({ car, isAlone }: { car: ComparedCar; isAlone: boolean }) {
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-2 max-sm:h-full sm:max-w-80">
      <a data-nav="" href={car.href} tabIndex={-1} aria-hidden="true">
        <CarThumbnail image={car.image} sizes={`(min-width: 640px) 20rem, ${isAlone ? '90vw' : '10rem'}`} />
      </a>
      <p>
        <a data-nav="" href={car.href} className="line-clamp-3 font-semibold wrap-anywhere hover:underline">
          {car.title}
        </a>
        {car.variant !== null && <span className="line-clamp-2 text-sm text-muted">{car.variant}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <a
          data-nav=""
          href={car.enquireHref}
          aria-label={`Enquire: ${nameVehicle(car)}`}
          className={`${buttonClass('outlined')} max-sm:w-full`}
        >
          Enquire
        </a>
        <a
          data-nav="stay"
          href={car.removeHref}
          aria-label={`Remove ${nameVehicle(car)}`}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Remove
        </a>
      </p>
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly differs?: boolean
  /** Class of the columns on a phone. */
  readonly columns: string
  readonly children: ReactNode
}

function Row({ label, differs = false, columns, children }: RowProps) {
  return (
    <tr className={`${rowClass} ${columns} ${differs ? 'max-sm:shadow-[inset_4px_0_0_var(--accent)]' : ''}`}>
      <th scope="row" className={`${labelClass} ${differs ? 'sm:shadow-[inset_4px_0_0_var(--accent)]' : ''}`}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {label}
          {differs && <span className="text-xs font-normal text-muted sm:text-sm">Differs</span>}
        </span>
      </th>
      {children}
    </tr>
  )
}

/** A fact of each vehicle. Values that differ are bold, and the label says so in words. */
function FactRow({ fact: { label, values, differs }, columns }: { fact: ComparedFact; columns: string }) {
  return (
    <Row label={label} differs={differs} columns={columns}>
      {values.map((value, index) => (
        // The columns never change their order within one rendering.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className={`${cellClass} ${differs ? 'font-semibold' : ''}`}>
          {value ?? <Missing />}
        </td>
      ))}
    </Row>
  )
}

function Missing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not listed</span>
    </span>
  )
}
