import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import type { CheckoutCar } from './checkout-car.ts'

const pictureLook =
  'picture-place aspect-4/3 w-28 max-w-full shrink-0 self-start rounded-site object-cover lg:w-full lg:rounded-none'

/** The vehicle beside a form of the checkout: picture, title, price, and what the page adds below. */
export function CarSummary({ car, children }: { car: CheckoutCar; children?: ReactNode }) {
  return (
    <aside
      aria-label="The vehicle"
      className="overflow-hidden rounded-site border border-line bg-surface shadow-site lg:sticky lg:top-24"
    >
      <div className="flex flex-wrap gap-3 p-3 lg:grid lg:gap-0 lg:p-0">
        {car.image !== null && <CarPicture key={car.image} image={car.image} />}
        <div className="grid min-w-0 flex-1 basis-32 content-start gap-0.5 lg:p-4">
          <p className="font-semibold lg:text-lg">
            <a href={car.href} className="line-clamp-3 hover:underline">
              {car.title}
            </a>
          </p>
          {car.badge !== null && <p className="line-clamp-2 text-muted sm:text-sm">{car.badge}</p>}
          {car.area !== null && (
            <p className="flex items-center gap-1.5 text-muted sm:text-sm">
              <Icon name="place" size={14} />
              {car.area}
            </p>
          )}
          {car.price !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2 pt-1 tabular-nums">
              <b className="text-lg text-balance lg:text-xl">{car.price.figure}</b>
              {car.price.words !== null && <span className="text-sm text-muted">{car.price.words}</span>}
            </p>
          )}
        </div>
      </div>
      {children !== undefined && <div className="border-t border-line p-4">{children}</div>}
    </aside>
  )
}

/** A picture that fails takes its place with it. */
function CarPicture({ image }: { image: string }) {
  const { failed, watch } = usePictureFailure()
  return failed ? null : <img {...watch} src={image} alt="" width={640} height={480} className={pictureLook} />
}

/** Characters. */
const longValue = 28

/** Labelled amounts, one a line. */
export function AmountList({ rows }: { rows: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          {/* A long number stands on one line of a phone. */}
          <dd className={`font-semibold tabular-nums ${value.length > longValue ? 'text-sm' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
