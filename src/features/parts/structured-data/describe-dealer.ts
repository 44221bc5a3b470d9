import { resolveDay } from '#domain/hours/hours-schedule.ts'
import { listComingSpecialDays } from '#domain/hours/week-table.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { mostSpecialDays } from '#features/parts/opening-hours/opening-hours-view.ts'
import { locationPath, resolveLocationPhone } from '#site/location-place.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import { buildAbsoluteUrl } from '#site/site-origin.ts'
import type { Location, Site } from '#site/site.ts'

/** Opening hours of one weekday as structured data has them. */
interface DealerHours {
  /** 'Monday'. */
  readonly day: string
  /** '08:30'. */
  readonly opens: string
  /** '17:30'; at or before `opens` it is on the next day. */
  readonly closes: string
}

/** Hours of one date that is not like its weekday. */
interface SpecialHours {
  /** '2026-12-25'. */
  readonly date: string
  /** '08:30' and '17:30'; both null on a day that it stays closed. */
  readonly opens: string | null
  readonly closes: string | null
}

/**
 * What structured data says of a location; the facts are those of its page. null: not known. Its rating is not among
 * them: search engines refuse ratings that another service collected.
 */
export interface DealerFacts {
  readonly name: string
  readonly url: string
  readonly image: string | null
  /** '07 5550 4410'. */
  readonly phone: string | null
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string
    readonly postcode: string | null
  }
  readonly position: { readonly lat: number; readonly long: number } | null
  readonly hours: readonly DealerHours[]
  /** The coming special days that its page lists, soonest first (LOC-08). */
  readonly specialHours: readonly SpecialHours[]
  readonly kind: 'AutoDealer' | 'AutoRepair' | 'AutoPartsStore'
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const kindOf = ({ location_type }: Location): DealerFacts['kind'] => {
  switch (location_type) {
    case 'service':
      return 'AutoRepair'
    case 'parts':
      return 'AutoPartsStore'
    case 'sales':
    case 'car-buying':
    case '':
      return 'AutoDealer'
  }
}

/** The hours of every ordinary week; Saturdays of every other week are on the page alone. */
function listWeek(site: Site, location: Location): readonly DealerHours[] {
  const schedule = { ...resolveHours(site, location), special: [] }
  // Any week will do: 1 November 2026 is a Sunday.
  return weekdays.flatMap((day, index) => {
    const hours = resolveDay(schedule, `2026-11-0${index + 1}`)
    // Structured data cannot say 'every other week', and a visitor would come on the wrong Saturday (LOC-09).
    if (day === 'Saturday' && schedule.appointmentSaturdaysFrom !== null) return []
    return hours.kind === 'open' ? [{ day, opens: hours.open, closes: hours.close }] : []
  })
}

function listSpecialHours(site: Site, location: Location, nowMs: number): readonly SpecialHours[] {
  const schedule = resolveHours(site, location)
  return listComingSpecialDays(schedule, nowMs, mostSpecialDays).map(({ date }) => {
    const hours = resolveDay(schedule, date)
    return hours.kind === 'open'
      ? { date, opens: hours.open, closes: hours.close }
      : { date, opens: null, closes: null }
  })
}

/**
 * The facts of a location at an instant for structured data (API-05). `origin`: 'https://www.dealer.com.au'; `nowMs`:
 * epoch milliseconds.
 */
export function describeLocation(site: Site, location: Location, origin: string, nowMs: number): DealerFacts {
  const { street, city, state, postcode, lat, long } = location.address
  const phone = resolveLocationPhone(site, location)
  return {
    name: location.name,
    url: origin + locationPath(site, location),
    image: location.image === null ? null : buildAbsoluteUrl(location.image, origin),
    phone: phone === null ? null : formatPhone(phone),
    address: { street, city, state, postcode },
    position: lat === null || long === null ? null : { lat, long },
    hours: listWeek(site, location),
    specialHours: listSpecialHours(site, location, nowMs),
    kind: kindOf(location),
  }
}
