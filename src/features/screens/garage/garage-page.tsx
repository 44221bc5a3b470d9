import type { ReactNode } from 'react'
import { SavedList } from '#features/parts/saved-vehicles/saved-list.tsx'
import { SignOutForm } from '#features/parts/sign-in/sign-out-form.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Passkeys } from './passkeys.tsx'
import type { GarageEnquiry, GarageReservation, GarageView } from './garage-view.ts'

const cardClass = 'grid content-start gap-1 rounded-site border border-line bg-surface p-4'
const cardsClass = 'grid gap-4 lg:grid-cols-2 xl:grid-cols-3'
const linkClass = 'text-link underline underline-offset-4'

/**
 * The garage of a signed-in visitor (AUTH-03): saved vehicles, enquiries, reservations, details and data. A reservation
 * that can still be paid or cancelled comes first, because its time runs.
 */
export function GaragePage({ view }: { view: GarageView }) {
  const { saved, enquiries, reservations } = view
  const isReserving = reservations?.some(({ page }) => page !== undefined) === true
  const reservationsLink = reservations !== null && (
    <PartLink id="reservations" text="Reservations" count={reservations.length} />
  )
  const reservationsPart = reservations !== null && <Reservations reservations={reservations} />
  return (
    <div className="mx-auto grid max-w-360 gap-10 px-4 pt-6 pb-12 lg:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-bold lg:text-3xl">{view.heading}</h1>
        <nav aria-label={view.heading} className="flex flex-wrap gap-x-5">
          {isReserving && reservationsLink}
          {saved !== null && <PartLink id="saved" text="Saved vehicles" count={saved.total} />}
          <PartLink id="enquiries" text="Enquiries" count={enquiries.length} />
          {!isReserving && reservationsLink}
          <PartLink id="details" text="Your details" />
        </nav>
      </header>
      {isReserving && reservationsPart}
      {saved !== null && <Saved saved={saved} view={view} />}
      <Part id="enquiries" heading="Enquiries">
        {enquiries.length === 0 ? (
          <p className={cardClass}>Enquiries you send while signed in appear here.</p>
        ) : (
          <ul className={cardsClass}>
            {enquiries.map((enquiry) => (
              <Enquiry key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
        )}
      </Part>
      {!isReserving && reservationsPart}
      <Details view={view} />
    </div>
  )
}

function Saved({ saved, view }: { saved: NonNullable<GarageView['saved']>; view: GarageView }) {
  const stockLink = (look: 'filled' | 'outlined') => (
    <a data-nav="" href={view.searchPath} className={buttonClass(look)}>
      See all our stock
    </a>
  )
  if (saved.total === 0)
    return (
      <Part id="saved" heading="Saved vehicles">
        <div className={`${cardClass} justify-items-start gap-4`}>
          <p>You have not saved any vehicles yet. Press the heart on a vehicle to keep it here.</p>
          {stockLink('filled')}
        </div>
      </Part>
    )
  return (
    <Part id="saved" heading="Saved vehicles">
      <SavedList cars={saved.cars} action={saved.path} compare={view.compare} headingLevel={3} />
      <p className="flex flex-wrap gap-3">
        <a data-nav="" href={saved.path} className={buttonClass('outlined')}>
          {saved.total > saved.cars.length ? `See all ${saved.total} saved vehicles` : 'Open your watchlist'}
        </a>
        {stockLink('outlined')}
      </p>
    </Part>
  )
}

function Reservations({ reservations }: { reservations: readonly GarageReservation[] }) {
  return (
    <Part id="reservations" heading="Reservations">
      {reservations.length === 0 ? (
        <p className={cardClass}>Vehicles you reserve online appear here.</p>
      ) : (
        <ul className={cardsClass}>
          {reservations.map((reservation) => (
            <ReservationItem key={reservation.id} reservation={reservation} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function PartLink({ id, text, count }: { id: string; text: string; count?: number }) {
  return (
    <a href={`#${id}`} className={`inline-flex min-h-11 items-center ${linkClass}`}>
      {count === undefined ? text : `${text} (${count})`}
    </a>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function CarName({ car: { name, href } }: { car: { readonly name: string; readonly href: string | null } }) {
  return href === null ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <a data-nav="" href={href} className={`wrap-anywhere ${linkClass}`}>
      {name}
    </a>
  )
}

function Enquiry({ enquiry: { about, sent, message, car, erased } }: { enquiry: GarageEnquiry }) {
  return (
    <li className={cardClass}>
      <h3 className="text-base font-semibold">{about}</h3>
      {car !== null && (
        <p>
          <CarName car={car} />
        </p>
      )}
      <p className="text-muted sm:text-sm">{sent}</p>
      {message !== null && <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{message}</p>}
      {erased && <p className="text-muted">We have erased the details of this enquiry.</p>}
    </li>
  )
}

function ReservationItem({ reservation: { car, state, text, page } }: { reservation: GarageReservation }) {
  return (
    <li className={`${cardClass} ${page === undefined ? '' : 'border-brand'}`}>
      <h3 className="text-base font-semibold">{state}</h3>
      <p>
        <CarName car={car} />
      </p>
      <p className="text-muted">{text}</p>
      {page !== undefined && (
        <p className="mt-2">
          <a href={page.href} className={buttonClass(page.toPay ? 'filled' : 'outlined')}>
            {page.text}
          </a>
        </p>
      )}
    </li>
  )
}

function Details({ view: { phone, passkeys, path, exportPath, deletePath } }: { view: GarageView }) {
  return (
    <Part id="details" heading="Your details">
      <div className={`${cardClass} w-full max-w-xl gap-4`}>
        <dl>
          <dt className="text-muted sm:text-sm">Mobile number</dt>
          <dd className="font-semibold tabular-nums">{phone ?? 'None'}</dd>
        </dl>
        <SignOutForm look="outlined" back="/" />
        <Passkeys passkeys={passkeys} action={path} />
        <p className="flex flex-wrap items-center gap-x-6">
          {/* A download, so the router must not take it for a page. */}
          <a href={exportPath} download="" className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Export my data
          </a>
          <a href={deletePath} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Delete my data
          </a>
        </p>
      </div>
    </Part>
  )
}
