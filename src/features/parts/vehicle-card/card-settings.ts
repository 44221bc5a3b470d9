import { addressOf } from '#site/addresses.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { isFavouritesOn, isTestDriveOn, isWatchlistOn } from '#site/switches.ts'
import type { VehicleCardSettings } from './vehicle-card-view.ts'

/** Resolves the card settings of a site; those of the vehicle's dealership take precedence (TEN-05). */
export function resolveCardSettings(site: Site, dealershipSlug: string): VehicleCardSettings {
  const watchlist = isWatchlistOn(site) && !resolveDealership(site, dealershipSlug).hides('favourites')
  return {
    kind: site.cards.kind,
    reserve: site.cards.reserve,
    quickEnquiry: site.cards.quick_enquiry,
    testDrivePath: site.cards.test_drive && isTestDriveOn(site, dealershipSlug) ? addressOf(site, 'test_drive') : null,
    favourites: {
      stored: watchlist || isFavouritesOn(site, dealershipSlug),
      garageVariant: site.favourites.garage_variant,
      watchlist,
    },
    locationOverlay: site.cards.location_overlay,
    warnsItself: site.finance.warning_place === 'card',
    placeholder: site.images.placeholder,
    words: {
      explore: site.buttons.text.explore,
      enquire: site.buttons.text.quick_enquiry,
      testDrive: site.buttons.text.test_drive,
      reserve: site.buttons.text.reserve,
      findSimilar: site.cards.find_similar_lowercase ? 'Find me something similar' : 'Find Me Something Similar',
    },
  }
}
