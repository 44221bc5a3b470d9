import { usePictureFailure } from '#ui/use-picture-failure.ts'
import type { LeadFormView } from './lead-form-view.ts'

/** The vehicle of the form, shown at its top. */
export function FormCarCard({ view: { car, missing } }: { view: Pick<LeadFormView, 'car' | 'missing'> }) {
  if (missing)
    return (
      <p className="rounded-site bg-warning p-3 text-warning-text">
        That vehicle is no longer listed. Tell us what you are looking for and we will help.
      </p>
    )
  if (car === null) return null
  return (
    // Where the text is large the words stand below the picture, which would leave them no room beside it.
    <div className="flex flex-wrap items-center gap-3 rounded-site border border-line bg-surface-alt p-2">
      {car.image !== null && <FormCarPicture key={car.image} image={car.image} />}
      <div className="min-w-0 flex-1 basis-24 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:pr-3">
        <p className="min-w-0 flex-1 basis-40">
          <span className="line-clamp-3 font-semibold">{car.title}</span>
          {car.detail !== null && <Details parts={car.detail.split(' · ')} />}
        </p>
        {car.price && (
          <p className="tabular-nums sm:text-right">
            <span className="font-semibold sm:text-lg">{car.price.amount}</span>{' '}
            {car.price.words !== null && (
              <span className="inline-block text-sm text-muted sm:block">{car.price.words}</span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** Each part keeps its words together; the dot before one that begins a line lies outside what is shown. */
function Details({ parts }: { parts: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 overflow-hidden text-muted sm:text-sm">
      {parts.map((part) => (
        <span
          key={part}
          className="relative min-w-0 wrap-anywhere before:absolute before:-left-2.5 before:content-['·']"
        >
          {part}{' '}
        </span>
      ))}
    </span>
  )
}

/** A picture that fails leaves the line to the words. */
export function FormCarPicture({ image }: { image: string }) {
  const { failed, watch } = usePictureFailure()
  if (failed) return null
  return (
    <img
      {...watch}
      src={image}
      alt=""
      width={96}
      height={72}
      className="picture-place aspect-4/3 w-24 shrink-0 rounded-site object-cover sm:w-28"
    />
  )
}
