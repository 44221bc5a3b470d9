import type { Lead } from '#data/leads/lead-records.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { Watchlist } from '#features/parts/saved-vehicles/load-watchlist.server.ts'
import type { PasskeyItem } from '#features/parts/sign-in/passkey-desk.ts'
import type { Site } from '#site/site.ts'
import { isWatchlistOn } from '#site/switches.ts'
import type { Reservation } from './reservation.server.ts'
import type { GarageReservation, GarageView } from './garage-view.ts'

/** Vehicles of the watchlist that the garage shows, whole rows of two and of three; the rest is one link away. */
const mostShown = 6

export interface GarageInput {
  readonly site: Site
  readonly visitor: SignedInVisitor
  readonly watchlist: Watchlist
  /** Newest first. */
  readonly leads: readonly Lead[]
  /** null: the site takes no reservations. */
  readonly reservations: readonly Reservation[] | null
  readonly passkeys: {
    /** Newest first. */
    readonly items: readonly PasskeyItem[]
    readonly mayAdd: boolean
    /** Host name of the page, without a port; null: an address of numbers. */
    readonly host: string | null
    readonly isOneRemoved: boolean
  }
  /** Ids of the vehicles that the website shows. */
  readonly shownVehicles: ReadonlySet<string>
}

export function buildGarageView(input: GarageInput): GarageView {
  const { site, visitor, watchlist, leads, reservations, passkeys, shownVehicles } = input
  const formatDay = (ms: number): string => formatDate(dateInZone(ms, site.time_zone))
  const link = (id: string, slug: string): string | null => (shownVehicles.has(id) ? `/cars/${slug}` : null)
  return {
    heading: site.auth.garage_name,
    path: site.routes.garage,
    saved: isWatchlistOn(site)
      ? {
          cars: watchlist.cars.slice(0, mostShown),
          total: watchlist.cars.length,
          path: site.routes.watchlist,
        }
      : null,
    compare: { path: site.routes.compare, limit: site.favourites.compare_limit },
    enquiries: leads.map(({ id, subcategory, createdAt, form, car, erasedAt }) => ({
      id,
      about: subcategory,
      sent: `Sent on ${formatDay(createdAt)}`,
      message: typeof form.message === 'string' && form.message.trim() !== '' ? form.message.trim() : null,
      car: car === null ? null : { name: car.name, href: link(car.id, car.slug) },
      erased: erasedAt !== null,
    })),
    reservations:
      reservations?.map((reservation) => ({
        id: reservation.id,
        car: { name: reservation.vehicleName, href: link(reservation.vehicleId, reservation.vehicleSlug) },
        ...describeReservation(reservation, site.time_zone, formatDay),
        ...describePage(reservation),
      })) ?? null,
    phone: visitor.phone === null ? null : formatPhone(visitor.phone),
    passkeys: {
      items: passkeys.items.map(({ credentialId, label, host, createdAt, lastUsedAt }) => ({
        credentialId,
        label,
        host: host === passkeys.host ? null : host,
        added: `Added on ${formatDay(createdAt)}`,
        used: lastUsedAt === null ? 'Not used yet' : `Last used on ${formatDay(lastUsedAt)}`,
      })),
      mayAdd: passkeys.mayAdd,
      notice: passkeys.isOneRemoved
        ? 'We removed the passkey. It no longer signs you in, even if your device still lists it.'
        : null,
    },
    exportPath: '/my-data/export',
    deletePath: '/my-data/delete',
    searchPath: site.routes.search,
  }
}

/** What an active reservation asks of the visitor, with the page where it is done. */
function describePage({ state, pageHref: href }: Reservation): Pick<GarageReservation, 'page'> {
  if (href === undefined) return {}
  if (state === 'held_unpaid') return { page: { href, text: 'Pay the deposit', toPay: true } }
  if (state === 'reserved') return { page: { href, text: 'See or cancel this reservation', toPay: false } }
  return {}
}

function describeReservation(
  { state, payment, deposit, createdAt, expiresAt }: Reservation,
  timeZone: string,
  formatDay: (ms: number) => string,
): Pick<GarageReservation, 'state' | 'text'> {
  const money = formatMoney(deposit)
  const until = formatMoment(expiresAt, timeZone)
  switch (state) {
    case 'held_unpaid':
      return { state: 'Waiting for your deposit', text: `Pay the deposit of ${money} by ${until} to keep it.` }
    case 'reserved':
      return { state: 'Reserved for you', text: `Held until ${until}, with your deposit of ${money}.` }
    case 'lapsed':
      return { state: 'Ended', text: `You started on ${formatDay(createdAt)}. Nothing was charged.` }
    case 'refunded':
      return {
        state: 'Refunded',
        text: `Your deposit of ${money} ${payment === 'returned' ? 'was returned' : 'is on its way back to you'}.`,
      }
    case 'completed':
      return { state: 'Completed', text: `Your deposit of ${money} went towards the vehicle.` }
  }
}
