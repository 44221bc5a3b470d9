import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { StarRating } from '#features/parts/reviews/star-rating.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { phoneRail } from '#ui/phone-rail.ts'
import type { LocationCardsView, LocationCardView } from './location-card-view.ts'

/** Two cards are so wide on a wide page that their pictures would be taller than all that they say. */
const columnLooks = {
  1: 'location-alone',
  2: 'sm:grid-cols-2 lg:[&_img]:aspect-2/1',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
} as const

interface LocationCardsProps {
  readonly view: LocationCardsView
  /** Page of all locations, to which a link leads; null for none. */
  readonly allHref?: string | null
  /** On a phone they stand in a row that a finger swipes, on a page that is about more than locations. */
  readonly swiped?: boolean
}

/** Cards of locations in a grid, one column on the phone (LOC-03, LOC-04). */
export function LocationCards({ view, allHref = null, swiped = false }: LocationCardsProps) {
  const { title, columns, cards, of } = view
  const rail = swiped && cards.length > 1 ? phoneRail : { list: '', item: '' }
  return (
    <section aria-label={title} className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="section-title min-w-0 grow">{title}</h2>
        {allHref !== null && (
          <a
            data-nav=""
            href={allHref}
            className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {of === undefined ? 'All locations' : `See all ${of} locations`}
          </a>
        )}
      </div>
      <ul className={`grid gap-(--grid-gap) ${columnLooks[columns]} ${rail.list}`}>
        {cards.map((card) => (
          <li key={card.href} className={rail.item}>
            <LocationCard card={card} beside={cards} />
          </li>
        ))}
        <FillingCall view={view} />
      </ul>
    </section>
  )
}

/** Takes the place that the last row of three would leave empty, with the number that answers for all of them. */
export function FillingCall({ view: { cards, columns, call } }: { view: LocationCardsView }) {
  if (call === null || columns !== 3 || cards.length % 3 !== 2) return null
  return (
    <li className={`location-call ${cards.length % 2 === 0 ? 'max-lg:hidden' : ''}`}>
      <p>Not sure which one?</p>
      <p>Call one number for all our locations. Tell us which vehicle you like and we will tell you where it is.</p>
      <a href={call.href}>
        <Icon name="phone" size={22} />
        {call.text}
      </a>
    </li>
  )
}

const cardLook =
  'location-card flex h-full flex-col overflow-hidden rounded-site border border-line bg-surface text-text shadow-site'
const lineLook = 'flex min-h-11 items-center gap-3'

interface LocationCardProps {
  readonly card: LocationCardView
  /** The cards of its row, itself among them. */
  readonly beside: readonly LocationCardView[]
}

/** One card: what it is called, how people rate it, whether it is open, where it is and how to reach it. */
export function LocationCard({ card, beside }: LocationCardProps) {
  const { name, href, image, departments, rating, hours, address, phone, city, state } = card
  return (
    <article className={cardLook}>
      {image !== null ? (
        <img
          src={image}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="picture-place aspect-8/5 w-full object-cover object-[50%_80%] max-sm:aspect-2/1"
        />
      ) : (
        // The words of all cards in a row begin at the same height.
        beside.some((other) => other.image !== null) && (
          <div aria-hidden className="grid aspect-8/5 place-items-center bg-surface-alt text-muted max-sm:hidden">
            <Icon name="place" size={48} />
          </div>
        )
      )}
      <div className="location-words flex grow flex-col gap-3 p-5">
        <div className="grid gap-1">
          <h3 className="text-[min(1.25rem,8.5vw)]">{name}</h3>
        </div>
        {hours !== null && <OpenState hours={hours} />}
        {/* In the list of a phone, whose link to the address says no more than 'Directions'. */}
        {(address !== null || city !== null) && (
          <p aria-hidden={address !== null} className="location-suburb">
            {address === null ? [city, state].join(' ').trim() : address.text}
          </p>
        )}
        {(address !== null || phone !== null) && (
          <div className="location-ways grid gap-1">
            {address !== null && (
              <address className={`${lineLook} items-start py-2.5 not-italic`}>
                <Icon name="place" size={20} className="mt-0.5 text-muted" />
                <AddressText address={address} />
              </address>
            )}
            {phone !== null && (
              <p className={lineLook}>
                <Icon name="phone" size={20} className="text-muted" />
                <a
                  href={phone.href}
                  className="inline-flex min-h-11 items-center text-link tabular-nums underline underline-offset-4"
                >
                  {phone.text}
                </a>
              </p>
            )}
          </div>
        )}
        {/* What not every place has stands last, so that the addresses of a row are at one height. */}
        {(rating !== null || departments.length > 1) && (
          <div className="location-rated grid gap-1 border-t border-line pt-3">
            {rating !== null && <StarRating rating={rating} />}
            {departments.length > 1 && <p className="text-muted sm:text-sm">{departments.join(' · ')}</p>}
          </div>
        )}
        <p className="location-more mt-auto pt-1">
          <a data-nav="" href={href} className={`${buttonClass('outlined')} w-full`}>
            <span>View Location Details</span>
            <Icon name="forward" size={20} className="location-forward" />
            <span className="sr-only">, {name}</span>
          </a>
        </p>
      </div>
    </article>
  )
}

function AddressText({ address: { text, href } }: { address: NonNullable<LocationCardView['address']> }) {
  if (href === null) return <span>{text}</span>
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link text-balance underline underline-offset-4">
      <span>{text}</span>
      <span className="sr-only"> (directions, opens in a new tab)</span>
    </a>
  )
}
