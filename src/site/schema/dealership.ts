import { z } from 'zod'
import { dealershipButtonsSchema } from './buttons.ts'
import { entry, list, must, optional, optionalInteger, optionalText, shownText, value } from './field.ts'
import { locationSchema } from './location.ts'
import { navigationOverrideSchema } from './navigation.ts'
import { email, link, make, phone, picture, slug, webUrl } from './values.ts'

const hideTargets = [
  'finance',
  'trade_in',
  'checkout',
  'price',
  'phone',
  'market_indicator',
  'reviews',
  'chat',
  'test_drive',
  'favourites',
  'print',
  'share',
] as const
export type HideTarget = (typeof hideTargets)[number]

export const carTypePhonesSchema = entry({
  new: optional(phone, 'Number for new vehicles', 'LOC-11 TEN-11'),
  used_demo: optional(phone, 'Number for used and demo vehicles', 'LOC-11 TEN-11'),
})

const noSpecifications = { just_arrived_days: null, just_arrived_tag_name: null, sold_tag_name: null }

export const dealershipSchema = entry({
  id: must(slug, "Stable id, unique in the site; a feed's vehicles carry it", 'TEN-09'),
  slug: must(
    slug,
    'Segment of /search/{slug}; may not hide behind a fixed path, a make or a body type',
    'SRCH-02 TEN-09',
  ),
  name: must(shownText, 'Shown name; value of the dealership facet', 'TEN-09 SRCH-03'),
  url: optional(webUrl, 'Its own web site, where it has one', 'TEN-09'),
  logo: optional(picture, "Its logo; null takes the site's", 'TEN-05'),
  phone: optional(phone, 'Used where a location has no number', 'LOC-11 TEN-05'),
  email: optional(email, "Receives its enquiries; null takes the site's", 'LEAD-12'),
  makes: list(make, 'Makes that it sells new; empty means all of the site', 'TEN-05 SRCH-18'),
  dealer_license_number: optionalText(
    'Motor dealer licence, shown in the footer, on the page, in print and PDF',
    'LOC-13',
  ),
  motor_vehicle_repairer: optionalText('Repairer licence, shown likewise', 'LOC-13'),
  finance_link: optional(link, "Overrides the site's finance link", 'FIN-06 NAV-09 TEN-05'),
  finance_provider: optional(slug, "Overrides the site's finance_provider", 'TEN-05 FIN-01'),
  hide: list(z.enum(hideTargets), 'What is not shown for vehicles of this dealership', 'TEN-05 FIN-01 VDP-12'),
  car_type_phones: optional(
    carTypePhonesSchema,
    "Phone numbers by car type; null takes the site's",
    'TEN-05 TEN-11 LOC-11',
  ),
  buttons: optional(
    dealershipButtonsSchema,
    'Changes to the buttons of the detail page; null changes none',
    'TEN-05 TEN-11',
  ),
  specifications: value(
    entry({
      just_arrived_days: optionalInteger(
        { min: 0, max: 365, unit: 'days' },
        'How long a vehicle counts as just arrived; null takes tags.just_arrived_days, 0 never',
        'CARD-03 TEN-09',
      ),
      just_arrived_tag_name: optionalText('Words of that tag; null takes tags.just_arrived_tag_name', 'CARD-03 TEN-09'),
      sold_tag_name: optionalText('Words of the sold tag; null takes tags.sold_tag_name', 'CARD-02 TEN-09'),
    }),
    noSpecifications,
    'Tags that differ at this dealership',
    'TEN-09 TEN-05',
  ),
  navigation: optional(
    navigationOverrideSchema,
    'Changes to the navigation on pages of this dealership; null changes none',
    'NAV-09',
  ),
  locations: list(locationSchema, 'Its places; sales, service and parts of one name are shown as one', 'TEN-09 LOC-05'),
})
