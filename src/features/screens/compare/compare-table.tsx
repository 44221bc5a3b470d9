import { CarThumbnail } from '#features/parts/saved-vehicles/car-thumbnail.tsx'
import { FinanceLine } from '#features/parts/vehicle-card/finance-line.tsx'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import type { ComparedFact } from '#domain/vehicle/compare-vehicles.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { ComparedCar, CompareView } from './compare-view.ts'

const labelClass =
  'sticky left-0 z-10 w-26 min-w-26 border-r border-line bg-surface p-2 text-left align-top text-sm font-medium ' +
  'hyphens-auto wrap-anywhere sm:w-56 sm:min-w-56 sm:px-4 sm:py-2.5 sm:text-base'
const cellClass = 'min-w-40 p-2 align-top wrap-anywhere tabular-nums sm:min-w-56 sm:px-4 sm:py-2.5 lg:min-w-0'
const rowClass = 'border-t border-line'

/**
 * The vehicles in columns and their facts in rows. The column of labels stays while the vehicles scroll sideways on a
 * narrow screen.
 */
export function CompareTable({ view: { cars, groups, warnsItself, onlyDifferences } }: { view: CompareView }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section
      tabIndex={0}
      aria-label="Comparison"
      className="relative overflow-x-auto rounded-site border border-line bg-surface"
    >
      <table className="w-full border-collapse lg:table-fixed">
        <caption className="sr-only">Vehicles side by side. Facts that differ say so.</caption>
        <thead>
          <tr>
            <td className={labelClass} />
            {cars.map((car) => (
              <th key={car.id} scope="col" className={`${cellClass} text-left font-normal`}>
                <CarHead car={car} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label="Price">
            {cars.map((car) => (
              <td key={car.id} className={cellClass}>
                {car.price === null ? <p className="text-xl font-bold">{car.status}</p> : <CarPrice car={car} />}
              </td>
            ))}
          </Row>
          {cars.some(({ finance }) => finance !== null) && (
            <Row label="Finance">
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
          <FactRow fact={buildCarFact('Availability', cars, ({ status }) => status)} />
          <FactRow fact={buildCarFact('Location', cars, ({ area }) => area)} />
        </tbody>
        {groups.map(({ name, facts }) => (
          <tbody key={name}>
            <tr className="border-t border-line bg-surface-alt">
              <th scope="rowgroup" className={`${labelClass} border-r-0 bg-surface-alt font-bold`}>
                {name}
              </th>
              <td colSpan={cars.length} />
            </tr>
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} />
            ))}
          </tbody>
        ))}
        {onlyDifferences && groups.length === 0 && (
          <tbody>
            <Row label="Facts">
              <td colSpan={cars.length} className={cellClass}>
                These vehicles do not differ in any fact that we know.
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

function CarHead({ car }: { car: ComparedCar }) {
  return (
    <div className="grid gap-2">
      <a data-nav="" href={car.href} tabIndex={-1} aria-hidden="true">
        <CarThumbnail image={car.image} sizes="(min-width: 640px) 20rem, 10rem" />
      </a>
      <p>
        <a data-nav="" href={car.href} className="line-clamp-3 font-semibold hover:underline">
          {car.title}
        </a>
        {car.variant !== null && <span className="line-clamp-2 text-sm text-muted">{car.variant}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <a
          data-nav=""
          href={car.enquireHref}
          aria-label={`Enquire: ${car.title}`}
          className={`${buttonClass('outlined')} max-sm:w-full`}
        >
          Enquire
        </a>
        <a
          data-nav="stay"
          href={car.removeHref}
          aria-label={`Remove ${car.title}`}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Remove
        </a>
      </p>
    </div>
  )
}

function Row({ label, differs = false, children }: { label: string; differs?: boolean; children: React.ReactNode }) {
  return (
    <tr className={rowClass}>
      <th scope="row" className={`${labelClass} ${differs ? 'shadow-[inset_4px_0_0_var(--accent)]' : ''}`}>
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
function FactRow({ fact: { label, values, differs } }: { fact: ComparedFact }) {
  return (
    <Row label={label} differs={differs}>
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
