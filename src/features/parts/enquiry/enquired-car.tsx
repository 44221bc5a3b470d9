import type { EnquiryView } from './enquiry-view.ts'

/** Which vehicle the form is about, at its top. */
export function EnquiredCar({ view }: { view: EnquiryView }) {
  if (view.missing)
    return (
      <p className="rounded-site bg-warning p-3 text-warning-text">
        That vehicle is no longer listed. Tell us what you are looking for and we will help.
      </p>
    )
  if (view.car === null) return null
  return (
    <div className="flex items-center gap-3 rounded-site border border-line bg-surface-alt p-2">
      {view.car.image !== null && (
        <img
          src={view.car.image}
          alt=""
          width={96}
          height={72}
          className="aspect-4/3 w-24 shrink-0 rounded-site object-cover"
        />
      )}
      <p className="min-w-0">
        <span className="line-clamp-2 font-semibold">{view.car.title}</span>
        {view.car.detail !== null && <span className="block truncate text-sm text-muted">{view.car.detail}</span>}
      </p>
    </div>
  )
}
