import type { ReactNode } from 'react'
import { SavedList } from '#features/parts/saved-vehicles/saved-list.tsx'
import { SignOutForm } from '#features/parts/sign-in/sign-out-form.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Passkeys } from './passkeys.tsx'
import type { GarageEnquiry, GarageReservation, GarageView } from './garage-view.ts'

const cardClass = 'grid gap-1 rounded-site border border-line bg-surface p-4'
const linkClass = 'text-link underline underline-offset-4'

/** The garage of a signed-in visitor (AUTH-03): saved vehicles, enquiries, reservations, details and data. */
export function GaragePage({ view }: { view: GarageView }) {
  const { saved, enquiries, reservations } = view
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-6 lg:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-bold lg:text-3xl">{view.heading}</h1>
        <nav aria-label={view.heading} className="flex flex-wrap gap-x-5">
          {saved !== null && <PartLink id="saved" text="Saved vehicles" count={saved.total} />}
          <PartLink id="enquiries" text="Enquiries" count={enquiries.length} />
          {reservations !== null && <PartLink id="reservations" text="Reservations" count={reservations.length} />}
          <PartLink id="details" text="Your details" />
        </nav>
      </header>
      {saved !== null && (
        <Part id="saved" heading="Saved vehicles">
          {saved.cars.length === 0 ? (
            <p className={cardClass}>
              You have not saved any vehicles yet. Press the heart on a vehicle to keep it here.
            </p>
          ) : (
            <SavedList cars={saved.cars} action={saved.path} compare={view.compare} headingLevel={3} />
          )}
          <p className="flex flex-wrap gap-3">
            {saved.total > 0 && (
              <a data-nav="" href={saved.path} className={buttonClass('outlined')}>
                {saved.total > saved.cars.length ? `See all ${saved.total} saved vehicles` : 'Open your watchlist'}
              </a>
            )}
            <a data-nav="" href={view.searchPath} className={buttonClass('outlined')}>
              See all our stock
            </a>
          </p>
        </Part>
      )}
      <Part id="enquiries" heading="Enquiries">
        {enquiries.length === 0 ? (
          <p className={cardClass}>You have not sent an enquiry while you were signed in.</p>
        ) : (
          <ul className="grid gap-3">
            {enquiries.map((enquiry) => (
              <Enquiry key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
        )}
      </Part>
      {reservations !== null && (
        <Part id="reservations" heading="Reservations">
          {reservations.length === 0 ? (
            <p className={cardClass}>You have no reservations.</p>
          ) : (
            <ul className="grid gap-3">
              {reservations.map((reservation) => (
                <ReservationItem key={reservation.id} reservation={reservation} />
              ))}
            </ul>
          )}
        </Part>
      )}
      <Details view={view} />
    </div>
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
      <p className="text-sm text-muted">{sent}</p>
      {message !== null && <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{message}</p>}
      {erased && <p className="text-muted">The details of this enquiry were erased.</p>}
    </li>
  )
}

function ReservationItem({ reservation: { car, state, text, pageHref } }: { reservation: GarageReservation }) {
  return (
    <li className={cardClass}>
      <h3 className="text-base font-semibold">{state}</h3>
      <p>
        <CarName car={car} />
      </p>
      <p className="text-muted">{text}</p>
      {pageHref !== undefined && (
        <p>
          <a href={pageHref} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            See or cancel this reservation
          </a>
        </p>
      )}
    </li>
  )
}

function Details({ view: { phone, passkeys, path, exportPath, deletePath } }: { view: GarageView }) {
  return (
    <Part id="details" heading="Your details">
      <div className={`${cardClass} gap-4`}>
        <dl>
          <dt className="text-sm text-muted">Mobile number</dt>
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
