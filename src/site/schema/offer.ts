import { z } from 'zod'
import { entry, list, must, optional, optionalText, shownText } from './field.ts'
import { link, localMoment, make, picture, slug, timeZone } from './values.ts'

/** An offer of a site (content.offers). */
export const offerSchema = entry({
  id: must(slug, 'Segment of /offers/{id}', 'CONTENT-01'),
  name: must(shownText, 'Heading', 'CONTENT-01'),
  description: optionalText('Text as written', 'CONTENT-01'),
  sanitized_description: optionalText('Text without markup; null is made from description', 'CONTENT-01'),
  disclaimer: optionalText('Conditions', 'CONTENT-01'),
  category: optionalText("'Finance offer' or another", 'CONTENT-01'),
  manufacturer: optional(slug, 'Slug of the make; segment of /offers/{manufacturer}/{id}', 'CONTENT-01'),
  model: optional(
    entry({
      name: must(shownText, 'Name of the model', 'CONTENT-01'),
      slug: must(slug, 'Its slug', 'CONTENT-01'),
      override_url: optional(link, "Where 'Explore {model}' leads; null is the model page", 'CONTENT-01'),
    }),
    'Model that the offer is on',
    'CONTENT-01',
  ),
  car_type: optional(
    z.enum(['new', 'used', 'demo']),
    'Condition of the vehicles of the model that the offer is on: their number and lowest price stand on the offer; ' +
      'null tells none',
    'CONTENT-01',
  ),
  body: optional(make, "Body of these vehicles, 'Cab Chassis', where the offer is on no other", 'CONTENT-01'),
  image_url: optional(picture, 'Picture', 'CONTENT-01'),
  image_or_model_image: optional(picture, 'Picture where image_url is null', 'CONTENT-01'),
  start: optional(
    localMoment,
    'First moment; a date alone starts with the day; null has begun',
    'CONTENT-01 CONTENT-03',
  ),
  expiry: optional(
    localMoment,
    'Last day, included, or the moment from which it is gone; then its page answers 410; null has no end',
    'CONTENT-01 CONTENT-03',
  ),
  time_zone: optional(timeZone, "Zone of start and expiry; null takes the site's", 'CONTENT-01 CONTENT-03'),
  excluded_website_ids: list(z.string().min(1).max(60), 'Ids of sites that do not show it', 'CONTENT-01'),
})
