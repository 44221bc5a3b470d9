import { measureDistanceKm } from '#domain/postcode/nearest-location.ts'
import { findPlaces } from '../places/find-places.ts'
import { findPostcodeCentre } from '../postcodes/find-postcode-centre.ts'
import type { Place } from '../site-problem.ts'
import type { Location, Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

type State = Location['address']['state']

/** Zones of each state and territory, the one of its capital first. A zone with the same clock will do as well. */
const zonesByState: Readonly<Record<State, readonly [capital: string, ...others: string[]]>> = {
  ACT: ['Australia/Sydney'],
  NSW: ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
  NT: ['Australia/Darwin'],
  QLD: ['Australia/Brisbane'],
  SA: ['Australia/Adelaide'],
  TAS: ['Australia/Hobart'],
  VIC: ['Australia/Melbourne'],
  WA: ['Australia/Perth', 'Australia/Eucla'],
}

/** A postcode and the town beside it may lie this far apart: the largest ones of the outback do, kilometres. */
const nearKm = 100
/** Coordinates this far from the postcode's centre are of another place, kilometres. */
const sameAreaKm = 400

/**
 * Warnings about where a site and its locations are: a time zone that another state has, which makes every opening hour
 * wrong (LOC-10), a state in which it has no location, and addresses whose parts are of different places (LOC-01).
 */
export function listWhereaboutsWarnings(site: Site): readonly Fault[] {
  return [
    ...warnOfTimeZones(site),
    ...warnOfState(site),
    ...site.dealerships.flatMap(({ locations }, d) =>
      locations.flatMap(({ address }, l) => warnOfAddress(address, ['dealerships', d, 'locations', l, 'address'])),
    ),
  ]
}

/** Difference from UTC in January and in July, which tell apart the zones of Australia. */
function readClocks(zone: string): string {
  const formatter = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'longOffset' })
  const read = (month: number) =>
    formatter.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'timeZoneName')?.value
  return `${read(0)} ${read(6)}`
}

const isOfState = (zone: string, state: State): boolean =>
  zonesByState[state].some((own) => own === zone || readClocks(own) === readClocks(zone))

function warnOfTimeZones(site: Site): readonly Fault[] {
  const sites = new Set<State>()
  const own = site.dealerships.flatMap(({ locations }, d) =>
    locations.flatMap(({ time_zone: zone, address: { state } }, l) => {
      if (zone === null) sites.add(state)
      if (zone === null || isOfState(zone, state)) return []
      return [warnOfZone(['dealerships', d, 'locations', l, 'time_zone'], zone, state)]
    }),
  )
  const other = [...sites].find((state) => !isOfState(site.time_zone, state))
  return other === undefined ? own : [warnOfZone(['time_zone'], site.time_zone, other), ...own]
}

const warnOfZone = (place: Place, zone: string, state: State): Fault =>
  fault(
    place,
    `${zone} is not the time of a location in ${state}, so its opening hours and 'open now' are wrong`,
    zonesByState[state].join(' or '),
  )

function warnOfState({ state, dealerships }: Site): readonly Fault[] {
  const states = new Set<string>(dealerships.flatMap(({ locations }) => locations.map(({ address }) => address.state)))
  if (states.size === 0 || states.has(state.toUpperCase())) return []
  return [
    fault(
      ['state'],
      `no location is in ${state.toUpperCase()}; the running costs and the law of that state would be told`,
      [...states].map((own) => own.toLowerCase()).join(' or '),
    ),
  ]
}

function warnOfAddress({ city, state, postcode, lat, long }: Location['address'], place: Place): readonly Fault[] {
  const areas = postcode === null ? [] : findPlaces(postcode)
  const centre = postcode === null ? null : findPostcodeCentre(postcode)
  if (areas.length > 0 && !areas.some((area) => area.state === state))
    return [fault([...place, 'postcode'], `${postcode} is in ${areas[0]?.state}, not in ${state}`, `one of ${state}`)]
  const towns = city === null ? [] : findPlaces(`${city} ${state}`)
  if (city !== null && centre !== null && towns.length === 0)
    return [
      fault([...place, 'city'], `no suburb or town of ${state} is known as '${city}'`, 'its name as the post has it'),
    ]
  if (centre !== null && towns.length > 0 && towns.every((town) => measureDistanceKm(town, centre) > nearKm))
    return [fault([...place, 'postcode'], `${postcode} is not near ${city}`, `the postcode of ${city}`)]
  if (centre === null || lat === null || long === null) return []
  const km = measureDistanceKm({ lat, long }, centre)
  if (km <= sameAreaKm) return []
  return [
    fault(
      [...place, 'lat'],
      `lat and long lie ${Math.round(km)} km from postcode ${postcode}`,
      'the coordinates of the address',
    ),
  ]
}
