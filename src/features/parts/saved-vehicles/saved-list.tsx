import { useState } from 'react'
import { toggleCompared } from '#features/parts/compare/compare-choice.ts'
import { useComparedText } from '#features/parts/compare/compared-ids.ts'
import { buttonClass } from '#ui/button-class.ts'
import { nameVehicle } from '#features/parts/vehicle-card/name-vehicle.ts'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { CarThumbnail } from './car-thumbnail.tsx'
import type { SavedCar } from './saved-car.ts'
import { useSavedIds } from './saved-ids.ts'

/** Id of the form that compares the ticked vehicles. */
const compareFormId = 'compare-saved'

interface SavedListProps {
  readonly cars: readonly SavedCar[]
  /** Path that takes the form that removes a vehicle, which works without scripts; null: scripts remove it. */
  readonly action: string | null
  readonly onRemove?: (car: SavedCar) => void
  /** Path of the compare page, and how many vehicles it takes. */
  readonly compare: { readonly path: string; readonly limit: number }
  /** Level of the vehicles' headings below the heading around the list; 2 where absent. */
  readonly headingLevel?: 2 | 3
}

/** Saved vehicles as they are today, each to open, compare or remove (WATCH-06). */
export function SavedList({ cars, action, onRemove, compare, headingLevel = 2 }: SavedListProps) {
  return (
    <div className="grid gap-4">
      {cars.length > 1 && (
        <form id={compareFormId} method="get" action={compare.path} className="flex flex-wrap items-center gap-4">
          <button type="submit" className={buttonClass('outlined')}>
            Compare ticked vehicles
          </button>
          <p className="text-sm text-muted">Tick up to {compare.limit} vehicles.</p>
        </form>
      )}
      <ul className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {cars.map((car) => (
          <li key={car.id}>
            <SavedRow
              car={car}
              action={action}
              onRemove={onRemove}
              compareLimit={cars.length > 1 ? compare.limit : null}
              level={headingLevel}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const rowClass = 'flex h-full flex-col gap-3 rounded-site border border-line bg-surface p-3 sm:p-4'

function SavedRow({
  car,
  action,
  onRemove,
  compareLimit,
  level,
}: Pick<SavedListProps, 'action'> & {
  car: SavedCar
  onRemove: SavedListProps['onRemove']
  /** null: a single vehicle, which has nothing to be compared with here. */
  compareLimit: number | null
  level: 2 | 3
}) {
  const { id, href, title, variant, image, availability, status, price, change, saved } = car
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={rowClass}>
      {/* The picture is above the words where the text is large. */}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <a data-nav="" href={href} tabIndex={-1} aria-hidden="true" className="w-30 max-w-full shrink-0 sm:w-44">
          <CarThumbnail image={image} sizes="(min-width: 640px) 11rem, 7.5rem" />
        </a>
        <div className="grid min-w-0 flex-1 basis-32 gap-1">
          <Heading className="text-base font-semibold">
            <a data-nav="" href={href} className="line-clamp-2 wrap-anywhere hover:underline">
              {title}
            </a>
          </Heading>
          {variant !== null && <p className="truncate text-sm text-muted">{variant}</p>}
          {price === null ? <p className="text-xl font-bold">{status}</p> : <PriceBlock price={price} size="card" />}
          {change !== null && (
            <p className={`text-sm font-semibold ${change.direction === 'lower' ? 'text-success' : ''}`}>
              {change.text}
            </p>
          )}
          {price !== null && availability !== 'in_stock' && <p className="text-sm font-semibold">{status}</p>}
          {saved !== null && <p className="text-sm text-muted">{saved}</p>}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <a data-nav="" href={href} aria-label={`Explore: ${nameVehicle(car)}`} className={buttonClass('outlined')}>
          Explore
        </a>
        <form
          method="post"
          {...(action === null ? {} : { action })}
          onSubmit={(event) => {
            if (onRemove === undefined) return
            event.preventDefault()
            onRemove(car)
          }}
        >
          <input type="hidden" name="remove" value={id} />
          <button
            type="submit"
            aria-label={`Remove ${nameVehicle(car)}`}
            className="min-h-11 px-2 text-link underline underline-offset-4"
          >
            Remove
          </button>
        </form>
        {compareLimit !== null && <CompareBox car={car} limit={compareLimit} />}
      </div>
    </article>
  )
}

/** Ticked while the vehicle is in the tray; where the browser stores nothing, the form alone has the tick. */
function CompareBox({ car, limit }: { car: SavedCar; limit: number }) {
  const { id } = car
  const name = nameVehicle(car)
  const isStored = useSavedIds() !== null
  const chosen = useComparedText().split(',').includes(id)
  const [ticked, setTicked] = useState(false)
  return (
    <label className="ml-auto flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        name="ids"
        value={id}
        form={compareFormId}
        checked={isStored ? chosen : ticked}
        onChange={({ currentTarget }) =>
          isStored ? toggleCompared({ id, name }, limit) : setTicked(currentTarget.checked)
        }
        aria-label={`Compare ${name}`}
        className="size-5 accent-brand"
      />
      Compare
    </label>
  )
}
