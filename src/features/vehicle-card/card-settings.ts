import { dollars } from '#domain/money/cents.ts'
import type { TagSettings } from '#domain/tag/resolve-tag.ts'
import type { Site } from '#site/site.ts'
import type { VehicleCardSettings } from './vehicle-card-view.ts'

/** The site's values, with those of the vehicle's own dealership in front (TEN-05). */
export function resolveTagSettings(site: Site, dealershipSlug: string): TagSettings {
  const own = site.dealerships.find(({ slug }) => slug === dealershipSlug)?.specifications
  const certifiedMake = site.certified.enabled ? (site.certified.make ?? site.manufacturer?.name ?? null) : null
  return {
    ...site.tags,
    just_arrived_days: own?.just_arrived_days ?? site.tags.just_arrived_days,
    just_arrived_tag_name: own?.just_arrived_tag_name ?? site.tags.just_arrived_tag_name,
    sold_tag_name: own?.sold_tag_name ?? site.tags.sold_tag_name,
    certified: certifiedMake === null ? null : { make: certifiedMake, name: site.certified.name, logo: site.certified.logo },
  }
}

export function resolveCardSettings(site: Site, dealershipSlug: string): VehicleCardSettings {
  const dealership = site.dealerships.find(({ slug }) => slug === dealershipSlug)
  const hides = (what: NonNullable<typeof dealership>['hide'][number]): boolean => dealership?.hide.includes(what) ?? false
  return {
    price: site.price,
    hidePrice: hides('price'),
    tags: resolveTagSettings(site, dealershipSlug),
    finance: site.cards.finance_line
      ? { settings: site.finance, provider: dealership?.finance_provider ?? site.finance_provider, hidden: hides('finance') || hides('price') }
      : null,
    timeZone: site.time_zone,
    reserve: { enabled: site.checkout.enabled && site.cards.reserve && !hides('checkout'), deposit: dollars(site.checkout.deposit) },
    quickEnquiry: site.cards.quick_enquiry,
    favourites: { stored: site.favourites.stored && !hides('favourites'), garageVariant: site.favourites.garage_variant },
    locationOverlay: site.cards.location_overlay,
    placeholder: site.images.placeholder,
    words: {
      explore: site.buttons.text.explore,
      enquire: site.buttons.text.quick_enquiry,
      reserve: site.buttons.text.reserve,
      findSimilar: site.cards.find_similar_lowercase ? 'Find me something similar' : 'Find Me Something Similar',
    },
  }
}
