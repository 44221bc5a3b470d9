import { z } from 'zod'
import {
  choice,
  entry,
  flag,
  integer,
  list,
  must,
  optional,
  optionalInteger,
  optionalText,
  presetList,
  section,
  shownText,
  text,
  value,
} from './field.ts'
import { link, localMoment, make, picture, pictureHost, timeZone, webUrl } from './values.ts'

export const priceSection = section('Price display', 'PRICE-01', {
  no_price_text: text('Enquire for price.', 'Shown where there is no price', 'PRICE-01'),
  preorder_text: text('PREORDER', 'Shown for a preorder vehicle without a price', 'PRICE-01'),
  subscriptions: flag(false, 'The site offers subscriptions: a subscription price above 0 comes first', 'PRICE-01'),
  subscription_suffix: text('per week', 'Stands after a subscription price', 'PRICE-01'),
  reduced_text: text('Reduced', 'Marker of a current price that differs from the list price', 'PRICE-01'),
  was_text: text('Was', 'Stands before the struck-through earlier price', 'PRICE-02'),
  type_words: section('Words of the price types', 'PRICE-03', {
    drive_away: value(z.string().max(100), 'Drive Away', 'One total with all charges; empty shows nothing', 'PRICE-03'),
    estimated_drive_away: value(
      z.string().max(100),
      'Estimated Drive Away',
      'Total with estimated charges; empty shows nothing',
      'PRICE-03',
    ),
    egc: value(
      z.string().max(100),
      'Excl. Govt. Charges',
      'Government charges come on top; empty shows nothing',
      'PRICE-03',
    ),
    eegc: value(
      z.string().max(100),
      'Excl. Estimated Govt. Charges',
      'Estimated government charges come on top; empty shows nothing',
      'PRICE-03',
    ),
    poa: value(
      z.string().max(100),
      'Price on Application',
      'Stands beside an amount that the feed gives all the same; empty shows nothing',
      'PRICE-03',
    ),
  }),
  type_notes: section('Longer explanation of a price type; null shows none', 'PRICE-03', {
    drive_away: optionalText('Explains drive away', 'PRICE-03'),
    estimated_drive_away: optionalText('Explains estimated drive away', 'PRICE-03'),
    egc: optionalText('Explains excluding government charges', 'PRICE-03'),
    eegc: optionalText('Explains excluding estimated government charges', 'PRICE-03'),
    poa: optionalText('Explains price on application', 'PRICE-03'),
  }),
  market_indicator: section('Below-market indicator', 'PRICE-04', {
    enabled: flag(false, 'Shows how far the price lies below the market average', 'PRICE-04'),
    threshold: integer(
      499,
      { min: 0, max: 100_000, unit: 'dollars' },
      'The average must exceed the price by more than this',
      'PRICE-04',
    ),
  }),
})

export const tagsSection = section('Tags of cards', 'CARD-03', {
  electric: flag(false, 'Electric, hybrid and PHEV vehicles carry a tag', 'CARD-03'),
  electric_texts: section('Words of that tag', 'CARD-03', {
    electric: text('Electric', 'Electric', 'CARD-03'),
    hybrid: text('Hybrid', 'Hybrid', 'CARD-03'),
    phev: text('Plug-in Hybrid', 'Plug-in hybrid', 'CARD-03'),
  }),
  reserved_text: text('Reserved', 'Tag of a reserved vehicle', 'CARD-03'),
  coming_soon_text: text('COMING SOON', 'Tag of a vehicle that is coming', 'CARD-03'),
  just_arrived_days: integer(
    8,
    { min: 0, max: 365, unit: 'days' },
    'Days after its creation in which a vehicle counts as just arrived; 0: none does',
    'TEN-03 CARD-03',
  ),
  just_arrived_tag_name: text('Just Arrived', 'Words of that tag', 'CARD-03'),
  sold_tag_name: text('JUST SOLD', 'Tag of any vehicle that is neither in stock nor coming', 'CARD-02'),
})

export const certifiedSection = section("A manufacturer's certified used vehicles", 'VDP-10 CARD-03', {
  enabled: flag(false, 'Certified badge, dialog, tag logo and used-car benefits strip', 'VDP-10 CARD-03'),
  make: optional(make, 'The make whose vehicles count; null takes the manufacturer of the site', 'VDP-10'),
  name: text('Certified Pre-Owned', 'Name of the programme', 'VDP-10'),
  logo: optional(picture, 'Logo of the programme on cards and page; null writes its name', 'CARD-03'),
  benefits: presetList(
    shownText,
    [
      '1-year extra warranty',
      'Full service history',
      'Independent background check',
      '90 point inspection',
      '12 months roadside assist',
    ],
    'Benefits in the dialog of a certified vehicle',
    'VDP-10 CONTENT-11',
  ),
  used_benefits: presetList(
    shownText,
    ['Extra 1-year warranty', '90-point inspection', '12 months roadside assist', 'Full service history'],
    'Strip for used vehicles of that make',
    'VDP-10',
  ),
})

export const cardsSection = section('Vehicle cards', 'CARD-01', {
  kind: choice(
    ['photo', 'spec', 'row'],
    'photo',
    "Composition: 'photo' leads with the picture; 'spec' with what the vehicle tows and carries; 'row' is a line of " +
      'a stock book, picture, facts and price beside each other',
    'CARD-01 CONTENT-12 TEN-05',
  ),
  find_similar_lowercase: flag(false, "'Find me something similar' in place of 'Find Me Something Similar'", 'CARD-02'),
  location_overlay: flag(true, 'Place of the vehicle on its picture', 'CARD-01'),
  finance_line: flag(true, 'Weekly payment with its comparison rate, where finance is shown', 'CARD-01 FIN-07'),
  quick_enquiry: flag(true, "Shows 'Quick Enquiry'", 'CARD-01'),
  test_drive: flag(false, "Shows 'Book a Test Drive', where the site takes test drives", 'LEAD-17'),
  reserve: flag(true, "Shows 'Reserve This Car' with its amount, where it can be reserved", 'CARD-01'),
})

const imageSize = (width: number, height: number, effect: string, rows: string) =>
  section(effect, rows, {
    width: integer(width, { min: 1, max: 4000, unit: 'px' }, 'Width', rows),
    height: integer(height, { min: 1, max: 4000, unit: 'px' }, 'Height', rows),
  })

export const imagesSection = section('Pictures', 'TEN-14 CARD-04', {
  cdn_base: optional(
    webUrl,
    'Base of the image CDN: the address of every picture that the platform serves (/pictures/…) starts with it, ' +
      'and the CDN fetches from the site; null: the platform answers itself',
    'TEN-14',
  ),
  hosts: list(
    pictureHost,
    "Hosts of the feed's pictures that this platform fetches once and serves itself, in the width and form (AVIF, " +
      "WebP, JPEG) that a screen needs; '*.photos.example' is every name below photos.example. Pictures on other " +
      'hosts are left to the browser, in the size they have',
    'CARD-04 VDP-11',
  ),
  presets: section('Named sizes', 'CARD-04', {
    image_card: imageSize(150, 41, 'Image card', 'CARD-04'),
    blog_card: imageSize(375, 375, 'Blog card', 'CARD-04'),
  }),
  placeholder: optional(picture, 'Stands where a vehicle has no picture; null draws one', 'CARD-04'),
})

export const shareSection = section('Sharing', 'SHARE-01', {
  enabled: flag(true, 'Share bar of the detail page', 'SHARE-01'),
  hide_x: flag(false, 'Leaves X (Twitter) out', 'SHARE-01'),
  copied_note: choice(
    ['inline', 'toast'],
    'inline',
    "'inline': 'Copied' beside the button for 1.5 s; 'toast': a toast for 3 s",
    'SHARE-03',
  ),
  window_width_px: integer(550, { min: 200, max: 2000, unit: 'px' }, 'Width of the share window', 'SHARE-02'),
  window_height_px: integer(400, { min: 200, max: 2000, unit: 'px' }, 'Height of the share window', 'SHARE-02'),
})

export const printSection = section('Printing', 'SHARE-04 TEN-11', {
  enabled: flag(true, 'Print and PDF buttons; off hides both and /print answers 404', 'TEN-11 SHARE-04 SHARE-05'),
})

export const promotionSchema = entry({
  id: must(z.string().min(1).max(60), 'Stable id', 'SRCH-16'),
  title: must(shownText, 'Heading', 'SRCH-16'),
  text: optionalText('Words under it', 'SRCH-16'),
  image: optional(picture, 'Picture', 'SRCH-16'),
  button_text: optionalText('Words of the button', 'SRCH-16'),
  url: optional(link, 'Where it leads', 'SRCH-16'),
  start: must(localMoment, 'First moment, in time_zone; a date alone starts with the day', 'CONTENT-03 SRCH-16'),
  expiry: must(localMoment, 'Last day, included, or the moment from which it is gone', 'CONTENT-03 SRCH-16'),
  time_zone: optional(timeZone, "Zone of start and expiry; null takes the site's", 'CONTENT-03'),
  position: optionalInteger(
    { min: 1, max: 200 },
    'Place in the grid; null takes the next of search.promo_positions',
    'SRCH-16',
  ),
  display: list(
    z.enum(['search', 'home', 'banner', 'slider', 'vdp', 'offers']),
    'Surfaces that show it; empty means all',
    'SRCH-16',
  ),
  strictDisplay: flag(
    false,
    'True shows it only on its surfaces at its position; false lets it move to the end of a short page',
    'SRCH-16',
  ),
})

/** A promotion that is a banner, and so has no place in a grid. */
export const saleSchema = promotionSchema.omit({ position: true, strictDisplay: true })
