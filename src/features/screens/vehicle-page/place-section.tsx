import { LocationPlan } from '#features/parts/locations/location-plan.tsx'
import { HoursTable, OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { StarRating } from '#features/parts/reviews/star-rating.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { PagePlace } from './build-place.ts'

/**
 * The seller and location. The map is a drawn plan: the browser contacts a map service only when the visitor follows
 * its link (VDP-14).
 */
export function PlaceSection({ place }: { place: PagePlace }) {
  const details = (
    <div>
      <h2 className="text-xl">{place.heading}</h2>
      {place.rating !== null && <StarRating rating={place.rating} source />}
      {place.consignment ? (
        <p>
          {place.area}. The owner keeps this vehicle; {place.dealership} shows it by appointment.
        </p>
      ) : (
        <address>
          {place.name !== null && <b>{place.name}</b>}
          {place.address !== null && <span>{place.address}</span>}
        </address>
      )}
      {place.hours !== null && <OpenState hours={place.hours} />}
      {place.alsoAt.length > 0 && <p className="text-muted">Also sold at {place.alsoAt.join(', ')}</p>}
      {place.licence !== null && <p className="text-sm text-muted">Dealer licence {place.licence}</p>}
      <p className="place-links">
        {place.directionsHref !== null && (
          <a href={place.directionsHref} target="_blank" rel="noopener" className={buttonClass('outlined')}>
            Get Directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <a data-nav="" href={place.moreHref} className="link-row">
          {place.moreText}
        </a>
      </p>
    </div>
  )
  return (
    <section
      id={place.map ? 'vehicle-map' : 'seller'}
      aria-label={place.map ? 'Location' : 'Seller'}
      className="place-section"
    >
      {place.plan !== null && (
        <div className="place-plan">
          <LocationPlan plan={place.plan} />
        </div>
      )}
      {details}
      {place.week.length > 0 && (
        <div>
          <h3>Opening hours</h3>
          <HoursTable lines={place.week} />
        </div>
      )}
    </section>
  )
}

/** Who sells the vehicle, beside the price: stars, and whether somebody is there to answer now. */
export function SellerProof({
  place: { dealership, rating, hours },
  people,
}: {
  place: PagePlace
  /** A sentence about who works there; null: none. */
  people: string | null
}) {
  if (rating === null && hours === null) return null
  return (
    <div className="seller-proof">
      <p>{dealership}</p>
      {hours !== null && <OpenState hours={hours} />}
      {rating !== null && <StarRating rating={rating} source />}
      {people !== null && <p className="meet">{people}</p>}
    </div>
  )
}
