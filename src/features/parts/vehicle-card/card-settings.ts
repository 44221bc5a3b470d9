import { isBuilt } from '#site/addresses.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import type { VehicleCardSettings } from './vehicle-card-view.ts'

/**
 * What a site decides of its cards, with the vehicle's own dealership in front (TEN-05). `takesDeposits`: the checkout
 * page exists; until it does no card offers to reserve.
 */
export function resolveCardSettings(
  site: Site,
  dealershipSlug: string,
  takesDeposits = isBuilt('checkout'),
): VehicleCardSettings {
  const dealership = resolveDealership(site, dealershipSlug)
  return {
    reserve: takesDeposits && site.cards.reserve,
    quickEnquiry: site.cards.quick_enquiry,
    favourites: {
      stored: site.favourites.stored && !dealership.hides('favourites'),
      garageVariant: site.favourites.garage_variant,
    },
    locationOverlay: site.cards.location_overlay,
    warnsItself: site.finance.warning_place === 'card',
    placeholder: site.images.placeholder,
    words: {
      explore: site.buttons.text.explore,
      enquire: site.buttons.text.quick_enquiry,
      reserve: site.buttons.text.reserve,
      findSimilar: site.cards.find_similar_lowercase ? 'Find me something similar' : 'Find Me Something Similar',
    },
  }
}
