import { z } from 'zod'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { facetAttributes } from '#search/facets.ts'
import {
  choice,
  entry,
  flag,
  integer,
  list,
  must,
  number,
  optional,
  optionalInteger,
  optionalText,
  presetList,
  section,
  shownText,
  text,
  value,
} from './field.ts'
import { facetSchema, searchPresetNumbers } from './facets.ts'
import { host, make, picture, secretReference, slug } from './values.ts'

const priceBounds = [
  5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000,
]
const weeklyBounds = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500]
const bound = z.number().positive().max(5_000_000)

export const searchSection = section('Search and results page', 'SRCH-01 SRCH-03', {
  heading: section('Head of the results page', 'TEN-05 SRCH-02', {
    kind: choice(
      ['plain', 'strip', 'band', 'note'],
      'plain',
      "Composition: 'plain' heading; 'strip' has the models of the manufacturer below it, or kinds and bodies; " +
        "'band' kinds and bodies on the colours of the header; 'note' has a note of the yard beside it",
      'TEN-05 SRCH-02',
    ),
    note: optionalText('Note of the yard; null shows none', 'TEN-05'),
  }),
  engine: choice(
    ['platform', 'outside', 'built_in'],
    'platform',
    "Which engine searches where the server has one of its own (SEARCH_URL): 'platform' what SEARCH_SITES of the " +
      "server says; 'outside' that engine; 'built_in' the node that serves the site. A server without such an " +
      'engine searches itself in any case',
    'SRCH-10',
  ),
  index: text('Car_production', 'Name of the search index', 'TEN-03 SRCH-11'),
  host: optional(
    host,
    'Host of its own for the search calls of other programs (/api/search), which answers nothing else; null: they ' +
      'are answered on the hosts of the site alone',
    'TEN-09 SRCH-11',
  ),
  key: optional(
    secretReference,
    'Key that callers of the search calls present as a bearer token, on every host of the site; the check of the ' +
      'site refuses a host of its own without a key, and while the environment lacks the secret the calls answer ' +
      '503. Null: the calls are open',
    'TEN-09 SRCH-11',
  ),
  page_size: integer(
    21,
    { min: 1, max: 100, unit: 'vehicles' },
    'Vehicles a page, promotional cards not counted',
    'TEN-03 SRCH-08 SRCH-11',
  ),
  preset: value(
    z.literal(searchPresetNumbers),
    1,
    'Named set of facets, order and controls; see the table of presets',
    'TEN-12 SRCH-03',
  ),
  facets: optional(
    z.array(facetSchema).min(1).max(40),
    'Facets of this site, in order; null takes those of the preset',
    'SRCH-03',
  ),
  sort: section('Orders offered', 'SRCH-09', {
    kms: flag(false, "Offers 'Highest kms' and 'Lowest kms'", 'SRCH-09'),
    newest: flag(true, "Offers 'Newest first'", 'SRCH-09'),
  }),
  price_asc_excludes_zero: flag(false, 'Ascending price leaves out vehicles without a price', 'SRCH-09'),
  availability: flag(
    true,
    'Shows only in_stock, coming_soon and what was sold within the sold window, where show_on_dealer_website is true',
    'SRCH-13',
  ),
  sold_window_days: number(
    3,
    { min: 0, max: 365, unit: 'days' },
    'How long a sold vehicle stays in the results; sold exactly that long ago is out',
    'TEN-03 SRCH-13',
  ),
  stock_filters: section('Narrows the stock of the site; every count, page and sitemap follows', 'SRCH-14 TEN-09', {
    used_only: flag(false, 'Only used vehicles', 'SRCH-14'),
    minimum_photos: integer(
      0,
      { min: 0, max: 100, unit: 'photos' },
      'Vehicles with fewer photos are left out; 0 asks for none',
      'SRCH-14',
    ),
    excluded_makes: list(make, 'Makes left out, in any spelling', 'SRCH-14'),
    excluded_stock_numbers: list(shownText, 'Stale stock numbers left out', 'SRCH-14'),
    manufacturers: list(make, 'Only these makes, in any spelling; empty means all', 'SRCH-14'),
    dealerships: list(slug, 'Only these dealerships, by slug; empty means all', 'SRCH-14'),
    expression: optional(
      z.string().min(1).max(2000),
      "Boolean filter over the attributes of the index, body = 'SUV' AND NOT make IN ('Great Wall'); money in dollars",
      'SRCH-14',
    ),
  }),
  certified_only: flag(false, "Hides the 'false' value of the certified filter", 'SRCH-15'),
  cars_text: text('Cars', "Word for the kind 'car' among the filters, which counts motorhomes as well", 'SRCH-03'),
  certified_toggle_text: text('Only show certified vehicles', 'Words of the certified toggle', 'SRCH-15 TEN-12'),
  makes_first: integer(
    7,
    { min: 1, max: 100, unit: 'makes' },
    'Makes shown before the show-all control; of other values 7 are',
    'SRCH-05',
  ),
  make_logos: list(
    entry({
      make: must(make, 'The make', 'SRCH-05'),
      logo: must(picture, 'Its logo, about square', 'SRCH-05'),
    }),
    'Logos of the makes on their cards; logos are trade marks, so the dealer brings them. A make without one has ' +
      'its name alone',
    'SRCH-05',
  ),
  make_models: flag(true, 'Lists the models under each selected make', 'SRCH-05'),
  model_limit: integer(30, { min: 1, max: 500, unit: 'values' }, 'Most models listed, by count', 'SRCH-05'),
  city_limit: integer(20, { min: 1, max: 500, unit: 'values' }, 'Most cities listed, by count', 'SRCH-05'),
  dealership_limit: integer(40, { min: 1, max: 500, unit: 'values' }, 'Most dealerships listed, by count', 'SRCH-05'),
  capped_count: integer(1999, { min: 1, max: 100_000 }, 'A facet count above it counts as capped', 'SRCH-12'),
  price_slider: section('Price range', 'SRCH-06', {
    variant: choice(
      ['scaled', 'fixed'],
      'scaled',
      "'scaled': steps of about 1 % of the range; 'fixed': the steps and ends below",
      'SRCH-06',
    ),
    fixed_step: integer(500, { min: 1, max: 100_000, unit: 'dollars' }, "Step of the 'fixed' variant", 'SRCH-06'),
    fixed_min: integer(
      5_000,
      { min: 0, max: 5_000_000, unit: 'dollars' },
      "Lower end of the 'fixed' variant",
      'SRCH-06',
    ),
    fixed_max: integer(
      250_000,
      { min: 1, max: 5_000_000, unit: 'dollars' },
      "Upper end of the 'fixed' variant",
      'SRCH-06',
    ),
    default_max: integer(
      100_000,
      { min: 1, max: 5_000_000, unit: 'dollars' },
      "Upper end of the 'scaled' variant while no price is known",
      'SRCH-06',
    ),
  }),
  price_ranges: presetList(
    bound,
    priceBounds,
    'Ascending bounds between the buckets of price_range; a price equal to a bound starts the next bucket',
    'STOCK-04 SRCH-03',
    'dollars',
  ),
  weekly_price_ranges: presetList(
    bound,
    weeklyBounds,
    'Ascending bounds between the buckets of weekly_price_range',
    'STOCK-04 SRCH-03',
    'dollars a week',
  ),
  debounce_text_ms: integer(300, { min: 0, max: 5_000, unit: 'ms' }, 'Pause after typing before the search', 'SRCH-07'),
  debounce_range_ms: integer(
    400,
    { min: 0, max: 5_000, unit: 'ms' },
    'Pause after a slider before the search',
    'SRCH-07',
  ),
  cached_answers: integer(10, { min: 0, max: 100 }, 'Answers that the browser keeps in memory', 'SRCH-11'),
  history: integer(
    5,
    { min: 0, max: 50, unit: 'entries' },
    'Searches remembered by the browser; 0 remembers none',
    'SRCH-17',
  ),
  promo_positions: presetList(
    z.int().min(1).max(200),
    [8, 17],
    '1-based places of promotional cards in the grid, counted with the cards; vehicles a page stay the same',
    'SRCH-16',
  ),
  body_tiles: presetList(
    z.enum(bodyTypes.map(({ slug }) => slug)),
    ['suv', 'ute', 'hatch', 'sedan', 'wagon', 'van', 'ev', '4x4', 'peopleMover', 'coupe', 'convertible', 'prestige'],
    'Body type tiles of the home page, in order; each leads to its search',
    'SRCH-24 CONTENT-12',
  ),
  landing_titles: list(
    entry({
      segment: must(shownText, 'Segment after /search/', 'SRCH-02'),
      title: must(shownText, 'Heading in place of the written one', 'SRCH-02'),
      intro: optionalText('Sentence under the heading', 'SRCH-02'),
    }),
    'Headings of landing pages',
    'SRCH-02',
  ),
  default_refinements: list(
    entry({
      attribute: must(z.enum(facetAttributes), 'What it filters', 'TEN-09'),
      values: must(z.array(shownText).min(1).max(50), 'Values chosen', 'TEN-09'),
    }),
    "The site's search filters: chosen when the results page opens without any; the visitor may clear them",
    'TEN-09',
  ),
})

export const stockSection = section('Stock', 'STOCK-03', {
  count: optionalInteger(
    { min: 0, max: 10_000_000, unit: 'vehicles' },
    'Count shown where facet counts are capped; null sums the counts of status or car_type',
    'TEN-09 SRCH-12',
  ),
  gone_after_days: integer(
    90,
    { min: 0, max: 3650, unit: 'days' },
    'How long the page of a sold vehicle stays before it answers 410',
    'STOCK-05',
  ),
  max_drop_share: number(
    0.4,
    { min: 0, max: 1, unit: 'share' },
    "A feed that would drop more of a dealership's stock than this share is refused unless allowed. The default " +
      'refuses a file of which half is missing. One vehicle of several may always leave; 0 allows no loss at all, ' +
      '1 never refuses',
    'STOCK-03',
  ),
})
