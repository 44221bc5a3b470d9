import { z } from 'zod'
import {
  choice,
  entry,
  flag,
  integer,
  optional,
  optionalInteger,
  optionalText,
  presetList,
  type FieldNote,
} from './field.ts'
import { make, picture } from './values.ts'

const row = 'CONTENT-12'

const title = (own: string) => optionalText(`Heading of the block; null writes ${own}`, row)
const count = (preset: number, max: number, what: string) =>
  integer(preset, { min: 1, max, unit: what }, `Most ${what} shown`, row)

/** Which vehicles a block shows. */
const kinds = (subject: string, where: string) => ({
  car_type: optional(z.enum(['new', 'used', 'demo']), `${subject} of this condition ${where}`, row),
  item_type: optional(z.enum(['car', 'motorcycle', 'caravan']), `${subject} of this kind ${where}`, row),
  body: optional(make, `${subject} of this body ${where}, 'Ute'`, row),
})

/** What a row of vehicles shows: which vehicles, and how many. */
const stockFields = (heading: string, preset: number) => ({
  title: title(heading),
  count: count(preset, 12, 'vehicles'),
  ...kinds('Only vehicles', 'in the row'),
  price_max: optionalInteger({ min: 1, max: 10_000_000, unit: 'dollars' }, 'Only vehicles up to this price', row),
})

/** Entries of the block `services`, each a page that the site has. */
const serviceNames = ['service', 'finance', 'test_drive', 'trade_in', 'parts', 'fleet', 'call_back'] as const

/**
 * The settings of each block of the home page. An entry of `content.home.blocks` is the name of a block, which takes
 * these defaults, or {block: name, …} with settings of its own.
 */
const settings = {
  banner: {
    kind: choice(
      ['split', 'scene', 'hero', 'range', 'budget', 'stock_book', 'load'],
      'split',
      "Composition: 'split' has a vehicle beside the words; 'scene' its picture from edge to edge; 'hero' one large " +
        "vehicle, with the search that follows on its foot; 'range' the models in stock with pictures and prices " +
        "from; 'budget' prices and weekly repayments to choose from; 'stock_book' the newest arrivals as a ledger " +
        "beside a search; 'load' asks what is towed and carried",
      'CONTENT-02 CONTENT-12',
    ),
    count: count(8, 12, 'models or vehicles'),
    ...kinds('Only a vehicle', 'in the picture'),
  },
  search: {
    kind: choice(
      ['panel', 'line'],
      'panel',
      "'panel' asks for make, body and price; 'line' is one field with the kinds of stock beside it",
      row,
    ),
    title: optionalText('Words before the field of a line; null shows none', row),
  },
  body_tiles: { title: title("'Shop by body type', or 'Shop by type' where some tile is no body") },
  makes: { title: title("'Shop by make'"), count: count(12, 60, 'makes') },
  models: {
    title: title("'Browse {make}'"),
    make: optional(make, 'Make whose models it shows; null is the manufacturer of the site', row),
    count: count(12, 24, 'models'),
    pictures: flag(true, 'Shows each model with a picture and the lowest price in stock', row),
  },
  price_bands: { title: title("'Shop by price'") },
  latest: stockFields("'Just arrived'", 6),
  featured: stockFields("'Featured'", 3),
  services: {
    title: title("'How can we help?'"),
    items: presetList(
      z.enum(serviceNames),
      ['service', 'finance', 'trade_in'],
      'Pages in order; one that the site does not have is left out',
      row,
    ),
  },
  tow_check: {
    title: title("'What can my car tow?'"),
    call: flag(true, 'A button beside it calls the phone number of the site', row),
  },
  guarantee: {
    kind: choice(['band', 'list'], 'band', "'band' stands on the brand colour, 'list' on the page", 'CONTENT-07'),
  },
  text: {
    kind: choice(['band', 'letter'], 'band', "'letter' is set as a note of the owner", row),
    title: title("the site's name"),
    text: optionalText('Text of this block; null takes content.home.text', row),
    signed: optionalText('Signature below a letter; null shows none', row),
    call: flag(false, 'A button below it calls the phone number of the site', row),
    image: optional(
      picture,
      'Picture beside it; null is none beside a letter, and that of the service location beside a band',
      row,
    ),
  },
  reviews: { title: title("'What buyers say'"), count: count(3, 12, 'reviews') },
  promo_slider: {},
  promo_banner: {},
  offers: {},
  stocktake: {},
  locations: {},
  people: {},
  service_advantage: {},
  blog: {},
} as const

export type HomeBlockName = keyof typeof settings

const names = Object.keys(settings) as [HomeBlockName, ...HomeBlockName[]]

const blockEntry = <const Name extends HomeBlockName>(name: Name) =>
  entry({ block: z.literal(name), ...settings[name] })

const options = [
  blockEntry('banner'),
  blockEntry('search'),
  blockEntry('body_tiles'),
  blockEntry('makes'),
  blockEntry('models'),
  blockEntry('price_bands'),
  blockEntry('latest'),
  blockEntry('featured'),
  blockEntry('services'),
  blockEntry('tow_check'),
  blockEntry('guarantee'),
  blockEntry('text'),
  blockEntry('reviews'),
  blockEntry('promo_slider'),
  blockEntry('promo_banner'),
  blockEntry('offers'),
  blockEntry('stocktake'),
  blockEntry('locations'),
  blockEntry('people'),
  blockEntry('service_advantage'),
  blockEntry('blog'),
] as const

const withSettings = z.discriminatedUnion('block', options)

export type HomeBlockEntry = z.output<typeof withSettings>

const takeDefaults = (block: HomeBlockName): HomeBlockEntry => withSettings.parse({ block })

/** An entry of `content.home.blocks`: a block with settings, or its name alone. */
export const homeBlockSchema = z.union([z.enum(names).transform(takeDefaults), withSettings])

/** Entries for blocks that take all their defaults. */
export const plainBlocks = (...blocks: readonly HomeBlockName[]): readonly HomeBlockEntry[] => blocks.map(takeDefaults)

/** What each block is, for the reference page. */
export const homeBlockNotes: Readonly<Record<HomeBlockName, FieldNote>> = {
  banner: { effect: 'The banner, with the words of content.banner', rows: ['CONTENT-02', row] },
  search: { effect: 'A search of the stock', rows: [row] },
  body_tiles: { effect: 'Body types with their number of vehicles', rows: ['SRCH-24', row] },
  makes: { effect: 'Makes with their number of vehicles', rows: [row] },
  models: { effect: 'Models of the manufacturer of the site, or of another make', rows: [row] },
  price_bands: { effect: 'Searches by price, with their number of vehicles', rows: [row] },
  latest: { effect: 'The vehicles that came in last', rows: [row] },
  featured: { effect: 'The vehicles that the dealer ranks first and no block above shows', rows: [row] },
  services: { effect: 'Ways to service, finance, trade-in and other pages', rows: [row] },
  tow_check: { effect: 'A sum of what a car may tow, where tow_check is enabled', rows: [row] },
  guarantee: { effect: 'The guarantee strip', rows: ['CONTENT-07', row] },
  text: { effect: 'A text of the dealer', rows: [row] },
  reviews: { effect: 'Reviews of the locations', rows: ['LOC-12', row] },
  promo_slider: { effect: 'The slides of content.promo_slider', rows: ['CONTENT-02', row] },
  promo_banner: { effect: 'The three items of content.promo_banner', rows: ['CONTENT-02', row] },
  offers: { effect: 'Special offers', rows: ['CONTENT-01', row] },
  stocktake: { effect: 'The banner of the stocktake sale, in its time', rows: ['CONTENT-03', row] },
  locations: { effect: 'The locations', rows: ['LOC-02', row] },
  people: { effect: 'People of the dealer', rows: [row] },
  service_advantage: { effect: 'The service-price promotion', rows: ['CONTENT-04', row] },
  blog: { effect: 'The newest blog posts', rows: ['CONTENT-08', row] },
}

/** The fields of each block without its name, for the reference page. */
export const homeBlockFields: Readonly<Record<HomeBlockName, Readonly<Record<string, z.ZodType>>>> = settings
