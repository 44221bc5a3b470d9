import { z } from 'zod'
import {
  choice,
  entry,
  flag,
  list,
  must,
  optional,
  optionalInteger,
  optionalNumber,
  optionalText,
  shownText,
  value,
} from './field.ts'
import { openingHourSchema } from './opening-hours.ts'
import { email, make, phone, picture, slug, addressState, timeZone, webUrl } from './values.ts'

const surroundingSchema = entry({
  kind: must(
    z.enum(['water', 'river', 'road', 'rail', 'place']),
    "'water': a sea, a lake or a broad river, as an area; 'river', 'road', 'rail': a line; 'place': a name at a point",
    'LOC-06',
  ),
  name: optionalText('Name written beside it', 'LOC-06'),
  points: must(
    z
      .array(z.tuple([z.number().min(-45).max(-9), z.number().min(96).max(168)]))
      .min(1)
      .max(60),
    'Its course as latitude and longitude, point by point; an area closes itself',
    'LOC-06',
    'degrees',
  ),
})

const addressSchema = entry({
  street: optionalText('Street and number', 'LOC-01'),
  city: optionalText('Suburb or city; also the city facet of its vehicles', 'LOC-01 SRCH-03'),
  state: must(addressState, 'State or territory in capitals, as on the vehicles', 'TEN-09 LOC-01'),
  postcode: optional(
    z.string().regex(/^\d{4}$/, 'expected four digits, quoted: "0800"'),
    'Four digits as text',
    'LOC-01',
  ),
  lat: optionalNumber({ min: -45, max: -9, unit: 'degrees' }, 'Latitude, south negative', 'LOC-01 LEAD-14'),
  long: optionalNumber({ min: 96, max: 168, unit: 'degrees' }, 'Longitude', 'LOC-01 LEAD-14'),
  place_id: optionalText('Id of the place in the map service', 'LOC-01'),
  place_url: optional(webUrl, "Address of the place in the map service; target of 'Get Directions'", 'LOC-01 LOC-06'),
  map_key: optionalText('Public key of the map service for this location', 'LOC-01'),
  surroundings: value(
    z.array(surroundingSchema).max(24),
    [],
    'Water, roads and names around the place, drawn on its plan; empty draws the towns in reach alone',
    'LOC-06 VDP-14',
  ),
})

const reviewsSchema = entry({
  average_rating: optionalNumber({ min: 0, max: 5, unit: 'stars' }, 'Average of the reviews', 'LOC-14 STOCK-08'),
  count: optionalInteger({ min: 0 }, 'Number of reviews', 'LOC-14 STOCK-08'),
  reviews: list(
    entry({
      author: must(shownText, 'Name shown', 'LOC-14'),
      rating: must(z.number().min(0).max(5), 'Stars', 'LOC-14', 'stars'),
      text: optionalText('What they wrote', 'LOC-14'),
      date: optionalText('When, as shown', 'LOC-14'),
    }),
    'The reviews themselves, newest first',
    'LOC-14',
  ),
})

const personSchema = entry({
  name: must(shownText, 'Name shown', 'LOC-06'),
  role: optionalText('What they do, "Sales manager"', 'LOC-06'),
  phone: optional(phone, 'Their own number', 'LOC-06 LOC-11'),
  photo: optional(picture, 'Portrait; null shows name and role alone', 'LOC-06'),
})

const googleBusinessProfileSchema = entry({
  name: must(shownText, 'Name of the profile', 'LOC-14'),
  review_url: must(webUrl, "Where 'I had a great experience', badge and reviews block lead", 'LOC-14 CONTENT-05'),
})

export const locationSchema = entry({
  id: must(slug, 'Stable id, unique in the site', 'LOC-01'),
  name: must(
    shownText,
    "Shown name; ' Parts', ' Service' or ' Sales' at its end merges it with its namesakes",
    'LOC-01 LOC-05',
  ),
  slug: must(slug, 'Last segment of its page', 'LOC-01 LOC-06'),
  primary: flag(false, 'The main location of its dealership', 'LOC-01 LOC-02'),
  location_type: value(
    z.enum(['sales', 'service', 'parts', 'car-buying', '']),
    'sales',
    'Department; empty text for none in particular',
    'LOC-01 LOC-02',
  ),
  location_subtype: optionalText(
    'Finer kind within the type, "truck-centre"; a location block may filter by it',
    'LOC-01 LOC-02',
  ),
  manufacturers: list(make, 'Makes it stands for; empty means all of the site', 'LOC-01 LOC-02'),
  dealership_id: optional(slug, 'Id of the dealership; filled with that of the dealership it stands under', 'LOC-01'),
  dealership_slug: optional(slug, 'Slug of the dealership; filled likewise', 'LOC-01'),
  visible: flag(true, 'False shows it nowhere', 'LOC-01'),
  dealer_license_number: optionalText("Dealer licence of this location; null takes the dealership's", 'LOC-01 LOC-13'),
  motor_vehicle_repairer: optionalText("Repairer licence; null takes the dealership's", 'LOC-01 LOC-13'),
  address: must(addressSchema, 'Where it stands', 'TEN-09 LOC-01'),
  contact_detail: value(
    entry({
      phone: optional(phone, 'First choice of its phone numbers', 'LOC-01 LOC-11'),
      landline_phone: optional(phone, 'Second choice', 'LOC-01 LOC-11'),
      email: optional(email, "Receives this location's enquiries; null takes the dealership's", 'LEAD-12'),
      opening_hours: list(
        openingHourSchema,
        'Hours by weekday; a weekday without an entry is missing hours',
        'LOC-01 LOC-07',
      ),
    }),
    { phone: null, landline_phone: null, email: null, opening_hours: [] },
    'How to reach it',
    'LOC-01',
  ),
  image: optional(picture, 'Picture of its card and its page', 'LOC-01'),
  people: list(personSchema, 'Who works here, in the order shown', 'LOC-06'),
  reviews: optional(reviewsSchema, 'Reviews; read before average_rating and review_count', 'LOC-01 STOCK-08'),
  average_rating: optionalNumber({ min: 0, max: 5, unit: 'stars' }, 'Rating where reviews is null', 'LOC-01 STOCK-08'),
  review_count: optionalInteger({ min: 0 }, 'Number of reviews where reviews is null', 'LOC-01 STOCK-08'),
  distribution_locations: list(slug, 'Slugs of locations that also sell what stands here', 'LOC-01'),
  time_zone: optional(timeZone, "Zone of its opening hours; null takes the site's", 'LOC-10'),
  google_business_profile: optional(googleBusinessProfileSchema, 'Profile that holds its reviews', 'LOC-14'),
  per_location_page: optional(
    z.boolean(),
    'Its page is /our-location/{slug}; null takes locations.per_location_page',
    'LOC-06',
  ),
})

export const missingHours = choice(
  ['closed', 'by_appointment', 'enquire_link'],
  'closed',
  "What stands where a weekday has no hours: 'Closed', 'By appointment only', or an Enquire Now link",
  'LOC-07',
)
