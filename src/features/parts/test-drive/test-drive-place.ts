import { buildOpeningHours, type OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
import type { Location, Site } from '#site/site.ts'

/** A location as the page of test drives shows it. */
export interface TestDrivePlace {
  readonly name: string
  /** '1440 Ipswich Road, Rocklea QLD 4106'; null where no street is known. */
  readonly address: string | null
  readonly hours: OpeningHoursView
}

/** Builds the location with its opening hours at an instant, epoch milliseconds. */
export function buildTestDrivePlace(site: Site, location: Location, nowMs: number): TestDrivePlace {
  const { street, city, state, postcode } = location.address
  const town = [city, state, postcode].filter((part) => part !== null).join(' ')
  return {
    name: location.name,
    address: street === null ? null : `${street}, ${town}`,
    hours: buildOpeningHours(site, location, nowMs),
  }
}
