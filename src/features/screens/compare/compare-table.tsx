import { CarThumbnail } from '#features/parts/saved-vehicles/car-thumbnail.tsx'
import { FinanceLine } from '#features/parts/vehicle-card/finance-line.tsx'
import { nameVehicle } from '#features/parts/vehicle-card/name-vehicle.ts'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import type { ComparedFact } from '#domain/vehicle/compare-vehicles.ts'
import { buttonClass } from '#ui/button-class.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { cellClass, FactRow, labelClass, Missing, Row } from './compare-rows.tsx'
import { DifferencesSwitch } from './differences-switch.tsx'
import type { ComparedCar, CompareView } from './compare-view.ts'

/**
 * Of a wide column the picture fills the width, but for one alone; it is lower there, so that the price stays on the
 * first screen.
 */
const pictureClass = 'block sm:max-w-96 lg:[&_img]:object-[50%_60%]'
const pictureShapes = [
  '',
  'lg:[&>span]:aspect-3/2',
  'lg:max-w-none lg:[&>span]:aspect-2/1',
  'lg:max-w-none lg:[&>span]:aspect-3/2',
] as const
/**
 * On a phone a price never breaks inside its figure: the figure is as large as its column has room for, and what it
 * includes stands below it.
 */
const priceClass =
  'max-sm:[container-type:inline-size] [&_.card-figure]:whitespace-nowrap ' +
  'max-sm:[&_.card-figure]:text-[length:min(1.375rem,17cqi)] max-sm:[&_.card-figure+span]:block ' +
  '[&_.deal]:whitespace-nowrap max-sm:[&_.deal]:px-1.5 max-sm:[&_.deal]:text-[length:min(0.875rem,12.5cqi)]'
/** The names stay above the facts, unless the screen is too low. A row of a phone is a box of its own. */
const namesClass =
  'max-sm:z-20 max-sm:bg-surface max-sm:shadow-[0_1px_0_var(--line)] ' +
  '[@media(height>=30rem)]:max-sm:sticky max-sm:top-(--header-height) ' +
  // The header leaves the screen on the way down.
  '[:root[data-reading]_&]:max-sm:top-0 print:static'
const nameClass =
  'text-left leading-snug font-semibold max-sm:py-2 sm:z-20 sm:bg-surface sm:shadow-[inset_0_-1px_0_var(--line)] ' +
  '[@media(height>=30rem)]:sm:sticky sm:top-(--header-height) print:static'
/**
 * Columns of a row on a phone, where the label is above the values of its row, by the number of vehicles: three of them
 * fit most screens, and more scroll sideways. The list is as long as `favourites.compare_limit` can be.
 */
const phoneColumns = [
  '',
  'max-sm:grid-cols-1',
  'max-sm:grid-cols-[repeat(2,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(3,minmax(6.75rem,1fr))]',
  'max-sm:grid-cols-[repeat(4,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(5,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(6,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(7,minmax(8.5rem,1fr))]',
  'max-sm:grid-cols-[repeat(8,minmax(8.5rem,1fr))]',
]

/**
 * Nothing can stay at the top of the screen inside an element that scrolls sideways. Where the columns fit, it does
 * not scroll: on a phone from the least widths above on, on a wide screen always, because its columns share the width.
 */
const fitting = [
  '',
  '',
  'max-sm:@min-[17rem]:overflow-clip sm:@min-[42rem]:overflow-clip lg:overflow-clip',
  'max-sm:@min-[20.25rem]:overflow-clip sm:@min-[56rem]:overflow-clip lg:overflow-clip',
  'lg:overflow-clip',
]

/**
 * The vehicles in columns and their facts in rows. The labels stay while the vehicles scroll sideways on a narrow
 * screen; on a phone each is above the values of its row, so that two vehicles fit.
 */
export function CompareTable({ view }: { view: CompareView }) {
  const { cars, groups, warnsItself, sharesTerms, onlyDifferences } = view
  const columns = phoneColumns[cars.length] ?? ''
  const marks = cars.length > 1 && !onlyDifferences
  return (
    <div className="@container">
      <section
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Comparison"
        className={`relative overflow-x-auto rounded-site border border-line bg-surface ${fitting[cars.length] ?? ''}`}
      >
        <table className="w-full border-collapse max-sm:block lg:table-fixed">
          <caption className="sr-only">Vehicles side by side. Details that are the same say so.</caption>
          <thead className="max-sm:contents">
            <tr className={`max-sm:grid ${columns}`}>
              <td className={`${labelClass} max-sm:hidden`}>
                {cars.length > 1 ? <DifferencesSwitch view={view} /> : <span className="sr-only">Picture</span>}
              </td>
              {cars.map(({ id, href, image }) => (
                <td key={id} className={`${cellClass} max-sm:pt-2 max-sm:pb-0 sm:pb-0`}>
                  <a
                    data-nav=""
                    href={href}
                    tabIndex={-1}
                    aria-hidden="true"
                    className={`${pictureClass} ${pictureShapes[Math.min(cars.length, 3)] ?? ''}`}
                  >
                    <CarThumbnail
                      image={image}
                      sizes={`(min-width: 640px) 23rem, ${cars.length === 1 ? '90vw' : '10rem'}`}
                    />
                  </a>
                </td>
              ))}
            </tr>
            <tr className={`max-sm:grid ${columns} ${namesClass}`}>
              <td className={`${labelClass} ${nameClass} sm:z-30 max-sm:hidden`}>
                <span className="sr-only">Vehicle</span>
              </td>
              {cars.map((car) => (
                <th key={car.id} scope="col" className={`${cellClass} ${nameClass}`}>
                  <a data-nav="" href={car.href} className="line-clamp-3 wrap-anywhere hover:underline">
                    <UnbrokenWords text={car.title} />
                  </a>
                  {car.variant !== null && (
                    <span className="line-clamp-2 pt-0.5 text-sm font-normal text-muted">{car.variant}</span>
                  )}
                </th>
              ))}
            </tr>
            <tr className={`max-sm:grid ${columns}`}>
              <td className={`${labelClass} max-sm:hidden`}>
                <span className="sr-only">Actions</span>
              </td>
              {cars.map((car) => (
                <td key={car.id} className={`${cellClass} max-sm:pt-2 sm:align-bottom`}>
                  <CarActions car={car} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            <Row label="Price" columns={columns}>
              {cars.map((car) => (
                <td key={car.id} className={`${cellClass} ${cars.length === 1 ? '' : priceClass}`}>
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
                      <FinanceLine
                        finance={finance}
                        enquireHref={enquireHref}
                        warnsItself={warnsItself}
                        sharesTerms={sharesTerms}
                        narrow={cars.length > 1}
                      />
                    )}
                  </td>
                ))}
              </Row>
            )}
            {[
              buildCarFact('Availability', cars, ({ status }) => status),
              buildCarFact('Location', cars, ({ area }) => area),
            ].map(
              (fact) =>
                (fact.differs || !onlyDifferences || cars.length === 1) && (
                  <FactRow key={fact.label} fact={fact} columns={columns} marks={marks} />
                ),
            )}
          </tbody>
          {groups.map(({ name, facts }) => (
            <tbody key={name} className="max-sm:block">
              <tr className={`border-t border-line bg-surface-alt max-sm:grid ${columns}`}>
                <th
                  scope="rowgroup"
                  colSpan={cars.length + 1}
                  className="px-2 py-2 text-left font-bold max-sm:col-span-full sm:px-4"
                >
                  <span className="sticky left-2 sm:left-4">{name}</span>
                </th>
              </tr>
              {facts.map((fact) => (
                <FactRow key={fact.label} fact={fact} columns={columns} marks={marks} />
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
    </div>
  )
}

function CarPrice({ car: { price } }: { car: ComparedCar }) {
  // A space has the width of the small text, which is too narrow beside the figure.
  return (
    price !== null && (
      <div className="[&_[data-price]]:mr-1">
        <PriceBlock price={price} size="card" />
      </div>
    )
  )
}

const buildCarFact = (
  label: string,
  cars: readonly ComparedCar[],
  read: (car: ComparedCar) => string | null,
): ComparedFact => {
  const values = cars.map(read)
  return { label, values, differs: new Set(values.filter((value) => value !== null)).size > 1, best: null }
}

function CarActions({ car }: { car: ComparedCar }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <a
        data-nav=""
        href={car.enquireHref}
        aria-label={`Enquire: ${nameVehicle(car)}`}
        className={`${buttonClass('outlined')} max-sm:w-full max-sm:px-1`}
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
  )
}
