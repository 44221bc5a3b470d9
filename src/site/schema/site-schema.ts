import { z } from 'zod'
import { buttonsSection } from './buttons.ts'
import { contentSection } from './content.ts'
import { carTypePhonesSchema, dealershipSchema } from './dealership.ts'
import { entry, flag, list, must, optional, optionalText, section, shownText, value } from './field.ts'
import { calculatorSection, financeSection } from './finance.ts'
import {
  authSection,
  checkoutSection,
  favouritesSection,
  formsSection,
  leadsSection,
  onlinePaymentSection,
  serviceSection,
  spinToWinSection,
  testDriveSection,
  tradeInSection,
  watchlistSection,
} from './forms.ts'
import { headerSection, navigationSection } from './navigation.ts'
import { openingHourSchema, specialHoursSchema } from './opening-hours.ts'
import { feedsSection, redirectHosts, redirects } from './outside.ts'
import {
  analyticsSection,
  chatSection,
  integrationsSection,
  layoutSection,
  locationsSection,
  popup,
  reviewsSection,
} from './places.ts'
import {
  cardsSection,
  certifiedSection,
  imagesSection,
  priceSection,
  printSection,
  shareSection,
  tagsSection,
} from './presentation.ts'
import { routesSection } from './routes.ts'
import { searchSection, stockSection } from './search.ts'
import { stockFeeds } from './stock-feeds.ts'
import { themeSection } from './theme.ts'
import { vdpSection } from './vehicle-page.ts'
import { towCheckSection } from './tow-check.ts'
import { email, host, make, phone, picture, siteState, slug, timeZone, webUrl } from './values.ts'

const social = (network: string) => optional(webUrl, `Page on ${network}`, 'TEN-09 NAV-04')

/**
 * The whole configuration of a site. What may be left out is left out of the input type and present in the output type,
 * so the one schema checks a file, fills it, and gives both types.
 */
export const siteSchema = z.strictObject({
  slug: must(slug, 'Name of the site: {slug}.localhost, keys of the database, command line', 'TEN-02 TEN-09'),
  template: must(
    z.enum(['toyota', 'group', 'classic', 'brand', 'leisure']),
    'Preset layer under the values of this file',
    'TEN-02 TEN-09',
  ),
  name: must(shownText, 'Shown name of the dealer', 'TEN-09'),
  id: optional(slug, 'website_id in calls; null takes the slug', 'TEN-09 VDP-13'),
  demo: flag(false, 'A fictional dealer: every page says so', 'TEN-09'),
  url: optional(
    webUrl,
    'Public address, for canonical links and shares; null takes the host of the request',
    'TEN-09 API-05',
  ),
  logo: optional(picture, 'Logo; null writes the name', 'TEN-09 TEN-05'),
  hosts: list(
    host,
    'Host names that lead to this site, besides {slug}.localhost; a host belongs to one site',
    'TEN-01',
  ),
  phone: optional(phone, 'Last choice of the phone numbers', 'TEN-09 LOC-11'),
  email: optional(email, 'Receives what no location or dealership receives', 'TEN-09 LEAD-12'),
  state: value(siteState, 'qld', 'State of the site', 'TEN-03 TEN-09'),
  time_zone: value(timeZone, 'Australia/Perth', 'Zone where a location has none of its own', 'LOC-10'),
  manufacturer: optional(
    entry({
      name: must(make, 'Make that the site stands for', 'TEN-09'),
      slug: must(slug, 'Its slug in the manufacturer directory', 'TEN-09 TEN-10'),
    }),
    'The manufacturer of a single-brand site',
    'TEN-09',
  ),
  dealership_websites: list(
    entry({
      make: must(make, 'Make that it stands for', 'TEN-09'),
      name: optionalText('Name of that web site', 'TEN-09'),
      url: optional(webUrl, 'Its address', 'TEN-09'),
    }),
    "The dealership's web sites by make",
    'TEN-09',
  ),
  finance_provider: optional(slug, 'Which of finance.lenders is shown; null shows none', 'TEN-09 FIN-01'),
  base_domain: optional(
    host,
    'Domain of the manufacturer-hosted dealer pages; null leaves links to them out',
    'TEN-09 NAV-01',
  ),
  base_domain_prefix: optionalText("The dealer's sub-domain of base_domain; null takes the slug", 'NAV-01'),
  complaints_contact: optional(
    entry({
      name: optionalText('Person or department', 'CONTENT-06'),
      email: optional(email, 'E-mail for complaints', 'CONTENT-06'),
      phone: optional(phone, 'Phone for complaints', 'CONTENT-06'),
    }),
    'Where complaints go; null takes e-mail and phone of the site',
    'TEN-09 CONTENT-06',
  ),
  social_urls: section('Social networks', 'TEN-09 NAV-04', {
    facebook: social('Facebook'),
    instagram: social('Instagram'),
    youtube: social('YouTube'),
    linkedin: social('LinkedIn'),
    x: social('X'),
    tiktok: social('TikTok'),
  }),
  opening_hours: list(openingHourSchema, 'Hours of a location that gives none', 'TEN-09 LOC-07'),
  special_hours: list(specialHoursSchema, 'Days that differ from their weekday', 'LOC-08'),
  car_type_phones: section('Phone numbers by car type', 'TEN-11 LOC-11', {
    enabled: flag(false, 'Pages of a vehicle show the number of its car type', 'TEN-11 LOC-11'),
    ...carTypePhonesSchema.shape,
  }),
  dealerships: list(dealershipSchema, 'Dealerships with their locations; the first is the main one', 'TEN-09'),
  routes: routesSection,
  redirects,
  redirect_hosts: redirectHosts,
  feeds: feedsSection,
  stock_feeds: stockFeeds,
  theme: themeSection,
  search: searchSection,
  stock: stockSection,
  price: priceSection,
  tags: tagsSection,
  certified: certifiedSection,
  cards: cardsSection,
  vdp_config: vdpSection,
  buttons: buttonsSection,
  share: shareSection,
  print: printSection,
  images: imagesSection,
  finance: financeSection,
  calculator: calculatorSection,
  forms: formsSection,
  test_drive: testDriveSection,
  service: serviceSection,
  leads: leadsSection,
  auth: authSection,
  watchlist: watchlistSection,
  favourites: favouritesSection,
  checkout: checkoutSection,
  trade_in: tradeInSection,
  online_payment: onlinePaymentSection,
  spin_to_win: spinToWinSection,
  tow_check: towCheckSection,
  locations: locationsSection,
  reviews: reviewsSection,
  header: headerSection,
  layout: layoutSection,
  navigation: navigationSection,
  popup,
  chat: chatSection,
  content: contentSection,
  analytics: analyticsSection,
  integrations: integrationsSection,
})
