import { ReviewBadge } from '#features/parts/reviews/reviews.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { LocationHours } from './location-hours.tsx'
import { LocationMap } from './location-map.tsx'
import type { LocationDetailView } from './location-detail-view.ts'

const phoneLook =
  'inline-flex min-h-11 w-fit items-center gap-3 text-xl font-semibold text-link tabular-nums underline ' +
  'underline-offset-4'

interface LocationDetailProps {
  readonly detail: LocationDetailView
  readonly heading?: string | null
  /** Without the hours, the map and the way there, which stand elsewhere on the page. */
  readonly brief?: boolean
}

/** Pairs of one width; of an odd number the first stands alone. */
/** Two in a row, unless the text is large. */
const actionsLook =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2.5 pt-1 *:px-2 sm:max-w-md ' +
  '[&>:first-child:nth-last-child(odd)]:col-span-full'

/** The details of one location: where it is, how to reach it, when it is open, and its map (LOC-03, LOC-06). */
export function LocationDetail({ detail, heading = null, brief = false }: LocationDetailProps) {
  const { id, name, image, address, phone, rating, departments, map, actions } = detail
  const plan = brief ? null : detail.plan
  const directionsHref = brief ? null : detail.directionsHref
  const others = departments.slice(1).filter((department) => department.phone !== null)
  const hasPictures = image !== null || plan !== null
  return (
    <section aria-label={heading ?? name} className={`grid gap-8 lg:gap-12 ${hasPictures ? 'lg:grid-cols-2' : ''}`}>
      <div className="grid content-start gap-8">
        <div className="grid content-start gap-4">
          {heading !== null && <h2 className="section-title">{heading}</h2>}
          {address.length > 0 && (
            <address className="flex items-start gap-3 text-lg not-italic">
              <Icon name="place" size={22} className="mt-1 text-muted" />
              <span>
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
            </address>
          )}
          {phone !== null && (
            <a href={phone.href} className={phoneLook}>
              <Icon name="phone" size={22} />
              {phone.text}
            </a>
          )}
          {others.length > 0 && (
            <ul className="flex flex-wrap gap-x-6">
              {others.map(({ label, phone: number }) => (
                <li key={label} className="flex min-h-11 items-center gap-2">
                  <span className="text-muted">{label}</span>
                  <a
                    href={number?.href}
                    className="inline-flex min-h-11 items-center text-link tabular-nums underline underline-offset-4"
                  >
                    {number?.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {rating !== null && <ReviewBadge rating={rating} />}
          <p className={actionsLook}>
            {directionsHref !== null && (
              <a href={directionsHref} target="_blank" rel="noopener" className={buttonClass('filled')}>
                Get Directions<span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            {actions.map(({ text, href }) => (
              <a key={text} data-nav="" href={href} className={buttonClass('outlined')}>
                {text}
              </a>
            ))}
          </p>
        </div>
        {!brief && <LocationHours id={id} departments={departments} />}
        <SmallFacts detail={detail} />
      </div>
      {hasPictures && (
        <div className="grid content-start gap-6">
          {image !== null && (
            <img
              src={image}
              alt={`${name} from the street`}
              width={960}
              height={600}
              // Only the page of the location shows it on the first screen.
              loading={heading === null ? 'eager' : 'lazy'}
              className="picture-place aspect-8/5 w-full rounded-site border border-line object-cover"
            />
          )}
          {plan !== null && <LocationMap plan={plan} map={map} name={name} />}
        </div>
      )}
    </section>
  )
}

/** On a phone each value stands below its label, closer to it than to the next one. */
const factsClass = [
  'grid gap-x-6 gap-y-2 border-t border-line pt-4 text-[.9375rem] max-sm:[&>dd]:-mt-1.5',
  'sm:grid-cols-[auto_1fr]',
].join(' ')

function SmallFacts({ detail: { makes, website, licences } }: { detail: LocationDetailView }) {
  if (makes.length === 0 && website === null && licences.length === 0) return null
  return (
    <dl className={factsClass}>
      {makes.length > 0 && (
        <>
          <dt className="text-muted">New vehicles</dt>
          <dd>{makes.join(', ')}</dd>
        </>
      )}
      {website !== null && (
        <>
          <dt className="text-muted">Website</dt>
          <dd>
            <a href={website.href} target="_blank" rel="noopener" className="text-link underline underline-offset-4">
              {website.text}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </>
      )}
      {licences.length > 0 && (
        <>
          <dt className="text-muted">Licences</dt>
          <dd>{licences.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}
