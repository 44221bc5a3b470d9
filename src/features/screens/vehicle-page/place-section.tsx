import { buttonClass } from '#ui/button-class.ts'
import type { PagePlace } from './build-place.ts'

const streetsPath =
  'M-10 62 420 40M-10 128 420 112M-10 182C120 168 260 182 420 150M70-10 84 250M160-10 176 250M262-10 ' +
  '270 250M344-10 356 250'

/**
 * The seller and location. The map is a static drawing: the browser contacts a map service only when the visitor
 * follows its link (VDP-14).
 */
export function PlaceSection({ place }: { place: PagePlace }) {
  const details = (
    <div className="grid content-start gap-2 p-5 lg:p-6">
      <h2 className="text-xl">{place.consignment ? 'Where it is' : place.dealership}</h2>
      {place.consignment ? (
        <p>
          {place.area}. This vehicle stands with its owner; {place.dealership} shows it by appointment.
        </p>
      ) : (
        <address className="grid gap-0.5 not-italic">
          {place.name !== null && place.name !== place.dealership && <span className="font-medium">{place.name}</span>}
          {place.address !== null && <span>{place.address}</span>}
        </address>
      )}
      {place.alsoAt.length > 0 && <p className="text-muted">Also sold at {place.alsoAt.join(', ')}</p>}
      {place.licence !== null && <p className="text-sm text-muted">Dealer licence {place.licence}</p>}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
        {place.directionsHref !== null && (
          <a href={place.directionsHref} target="_blank" rel="noopener" className={buttonClass('outlined')}>
            Get Directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <a
          data-nav=""
          href={place.moreHref}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {place.moreText}
        </a>
      </p>
    </div>
  )
  if (!place.map)
    return (
      <section aria-label="Seller" className="rounded-site border border-line bg-surface">
        {details}
      </section>
    )
  return (
    <section
      id="vehicle-map"
      aria-label="Location"
      className="grid overflow-hidden rounded-site border border-line bg-surface md:grid-cols-[3fr_2fr]"
    >
      <Plan />
      <div className="md:order-first">{details}</div>
    </section>
  )
}

/** Drawing of a generic street map with a pin. */
function Plan() {
  return (
    <div aria-hidden className="relative min-h-52 overflow-hidden bg-surface-alt">
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <path d="M-10 210C90 190 120 250 220 226S380 180 420 196V260H-10z" fill="var(--link)" opacity=".12" />
        <g fill="none" stroke="var(--surface)" strokeWidth="9">
          <path d={streetsPath} />
        </g>
        <path d="M-10 96 420 78M212-10 224 250" fill="none" stroke="var(--surface)" strokeWidth="16" />
        <path
          d="M-10 96 420 78M212-10 224 250"
          fill="none"
          stroke="var(--line)"
          strokeWidth="1"
          strokeDasharray="9 9"
        />
        <rect x="96" y="134" width="56" height="34" rx="4" fill="var(--success)" opacity=".16" />
        <rect x="284" y="54" width="48" height="44" rx="4" fill="var(--success)" opacity=".16" />
      </svg>
      <span className="absolute top-[36%] left-[54%] -translate-x-1/2 -translate-y-full text-brand">
        <svg width="44" height="54" viewBox="0 0 44 54">
          <path
            d="M22 53S40 34 40 20a18 18 0 1 0-36 0c0 14 18 33 18 33z"
            fill="currentColor"
            stroke="var(--surface)"
            strokeWidth="2.5"
          />
          <circle cx="22" cy="20" r="6.5" fill="var(--surface)" />
        </svg>
      </span>
    </div>
  )
}
