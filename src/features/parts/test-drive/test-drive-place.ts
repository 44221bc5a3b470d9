import { buildLocationPhone, type TextLink } from '#features/parts/locations/location-facts.ts'
import { buildOpeningHours, type OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
import { hasAddress, listAddressLines } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'

/** A location as the page of test drives shows it. */
export interface TestDrivePlace {
  readonly name: string
  /** '1440 Ipswich Road, Rocklea QLD 4106'; null where no more than the state is known. */
  readonly address: string | null
  readonly hours: OpeningHoursView
  readonly phone: TextLink | null
}

/**
 * Builds the locations with their opening hours at an instant, epoch milliseconds; one of which neither address nor
 * hours are known is left out.
 */
export const buildTestDrivePlaces = (
  site: Site,
  locations: readonly Location[],
  nowMs: number,
): readonly TestDrivePlace[] =>
  locations
    .map((location) => ({
      name: location.name,
      address: hasAddress(location) ? listAddressLines(location).join(', ') : null,
      hours: buildOpeningHours(site, location, nowMs),
      phone: buildLocationPhone(site, location),
    }))
    .filter(({ address, hours }) => address !== null || hours.state !== null)
