import type { CarType } from '#domain/vehicle/vehicle-fields.ts'
import type { SidebarButton } from './schema/buttons.ts'
import type { HideTarget } from './schema/dealership.ts'
import type { Dealership, Site } from './site.ts'

type CustomButton = Site['buttons']['custom'][number]

/** The settings for the vehicles of one dealership: the site's values, overridden by the dealership's own (TEN-05). */
export interface DealershipSettings {
  readonly name: string
  readonly logo: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Path or address, before parameters and #finance-form are added (FIN-06). */
  readonly financeLink: string
  readonly financeProvider: string | null
  readonly justArrivedDays: number
  readonly justArrivedTagName: string
  readonly soldTagName: string
  readonly sidebarButtons: Readonly<Record<SidebarButton, boolean>>
  readonly customButtons: readonly CustomButton[]
  hides(target: HideTarget): boolean
  /** The number for a car type where one is configured (LOC-11 takes it first); null: the other numbers apply. */
  carTypePhone(carType: CarType): string | null
}

const specificationsOf = (dealership: Dealership | null) =>
  dealership?.specifications ?? { just_arrived_days: null, just_arrived_tag_name: null, sold_tag_name: null }

/** Resolves the settings by dealership id or slug. An unknown dealership gets the site's values and hides nothing. */
export function resolveDealership(site: Site, idOrSlug: string | null): DealershipSettings {
  const dealership = site.dealerships.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug) ?? null
  const specifications = specificationsOf(dealership)
  const { custom, ...changes } = dealership?.buttons ?? { custom: null }
  const given = Object.entries(changes).filter(([, value]) => value !== null)
  const hidden = new Set<HideTarget>(dealership?.hide)
  const phones = dealership?.car_type_phones ?? (site.car_type_phones.enabled ? site.car_type_phones : null)
  return {
    name: dealership?.name ?? site.name,
    logo: dealership?.logo ?? site.logo,
    phone: dealership?.phone ?? site.phone,
    email: dealership?.email ?? site.email,
    financeLink: dealership?.finance_link ?? site.routes.finance,
    financeProvider: dealership?.finance_provider ?? site.finance_provider,
    justArrivedDays: specifications.just_arrived_days ?? site.tags.just_arrived_days,
    justArrivedTagName: specifications.just_arrived_tag_name ?? site.tags.just_arrived_tag_name,
    soldTagName: specifications.sold_tag_name ?? site.tags.sold_tag_name,
    sidebarButtons: { ...site.buttons.sidebar, ...Object.fromEntries(given) },
    customButtons: custom ?? site.buttons.custom,
    hides: (target) => hidden.has(target),
    carTypePhone: (carType) => (phones === null ? null : carType === 'new' ? phones.new : phones.used_demo),
  }
}
