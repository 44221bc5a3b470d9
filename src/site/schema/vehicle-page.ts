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
  optionalNumber,
  optionalText,
  presetList,
  section,
  text,
} from './field.ts'
import { addressState, date, make } from './values.ts'

const tab = (title: string) =>
  section(`Tab '${title}'`, 'VDP-04', {
    title: text(title, 'Words of the tab', 'VDP-04'),
    text: optionalText(
      'Content, paragraphs parted by an empty line; null leaves the tab out, where the vehicle brings none itself',
      'VDP-04',
    ),
  })

/** Parts of the detail page below or beside the price, whose order is a setting. */
const pageSections = [
  'benefits',
  'facts',
  'tabs',
  'specs',
  'history',
  'what_you_get',
  'running_costs',
  'place',
  'people',
  'share',
] as const

/** A site without people to name, or that names them elsewhere, has no section of them. */
const presetSections = pageSections.filter((name) => name !== 'people')

/** Which vehicles an entry of the detail page is for. */
const vehicleKinds = {
  car_types: list(z.enum(['new', 'used', 'demo']), 'Only vehicles of these conditions; empty means all', 'VDP-01'),
  item_types: list(z.enum(['car', 'motorcycle', 'caravan']), 'Only vehicles of these kinds; empty means all', 'VDP-01'),
  fuels: list(
    z.enum(['Petrol', 'Diesel', 'Electric', 'Hybrid', 'PHEV', 'LPG', 'Hydrogen']),
    'Only vehicles of these fuels, as their feed tells them; empty means all, those of unknown fuel among them',
    'VDP-01',
  ),
}
const shortText = z.string().min(1).max(200).regex(/\S/, 'must not be blank')

const energyPrice = (energy: string, per: string) =>
  optionalNumber(
    { min: 0.01, max: 100, unit: `dollars per ${per}` },
    `${energy}; null estimates nothing for vehicles that take it`,
    'VDP-01',
  )

export const vdpSection = section('Vehicle detail page', 'VDP-01', {
  sections: presetList(
    z.enum(pageSections),
    presetSections,
    'Parts of the page in order below the pictures; a part that is left out is not shown. benefits: of certified ' +
      'vehicles; facts: the key information; what_you_get: what comes with it; tabs: texts and features; specs: the ' +
      'specifications; history: its history and its warranties; running_costs: what a year of fuel, registration and ' +
      'servicing costs; place: where it is; people: who works where it stands',
    'VDP-01 TEN-05',
  ),
  heading: choice(
    ['panel', 'band', 'centred'],
    'panel',
    "Where the title stands: 'panel': with the price, beside the pictures of a wide page and below those of a phone; " +
      "'band': above the pictures, over the whole page; 'centred': the same, in the middle",
    'VDP-01 TEN-05',
  ),
  facts: choice(
    ['grid', 'blocks', 'ledger'],
    'grid',
    "Look of the key information: 'grid': icons with small labels; 'blocks': large values in frames; 'ledger': ruled " +
      'lines, the label at their start and the value at their end',
    'VDP-07 TEN-05',
  ),
  beside_price: list(
    z.enum(['facts', 'promises', 'people']),
    'What a wide page also shows beside the pictures. facts: the first of the key information; promises: the first ' +
      'of what comes with the vehicle; people: who works where it stands. A vehicle without a repayment has the room ' +
      'for facts and promises in any case',
    'VDP-01 TEN-05',
  ),
  what_you_get: section('What comes with a vehicle, as a short list; not shown for vehicles on consignment', 'VDP-01', {
    title: text('What you get', 'Heading of the list', 'VDP-01'),
    items: list(
      entry({
        text: must(shortText, "One thing that the buyer gets, in a few words: 'Two keys'", 'VDP-01'),
        ...vehicleKinds,
      }),
      'What the dealer promises of every vehicle of these kinds, in order; a vehicle without an entry has no list',
      'VDP-01',
    ),
  }),
  history: section('History and warranty of a vehicle, as far as they are known', 'VDP-01', {
    checks: list(
      entry({
        label: must(shortText, "What was checked or is handed over: 'PPSR certificate'", 'VDP-01'),
        text: must(shortText, "What the buyer has of it: 'In the folder of every used car'", 'VDP-01'),
        ...vehicleKinds,
        below_years: optionalInteger(
          { min: 1, max: 50, unit: 'years' },
          'Only vehicles younger than this, counted from the build date, or from the start of the model year where ' +
            'that is unknown; null: of any age',
          'VDP-01',
        ),
      }),
      'Checks and papers that the dealer supplies; a used vehicle without one says that the buyer may ask for them',
      'VDP-01',
    ),
    maker_warranties: list(
      entry({
        makes: must(z.array(make).min(1).max(200), 'Makes with these terms', 'VDP-01'),
        item_type: choice(['car', 'motorcycle', 'caravan'], 'car', 'Kind of vehicle', 'VDP-01'),
        years: must(z.int().min(1).max(20), 'Years from the first delivery', 'VDP-01', 'years'),
        km: optionalInteger(
          { min: 1, max: 2_000_000, unit: 'km' },
          'Odometer reading that ends it; null: unlimited kilometres',
          'VDP-01',
        ),
        built_from: optional(
          date,
          'First build date of the vehicles with these terms; null: all. Longer terms for newer vehicles stand first',
          'VDP-01',
        ),
      }),
      'New-vehicle warranties of makers: told of new vehicles, and of others as a balance where the build date tells ' +
        'that one is left. Take them from the warranty booklet; a make that is not listed has no line',
      'VDP-01',
    ),
    statutory_warranty: flag(
      false,
      'Tells the statutory warranty of a used car by the law of the state where it stands, its age, distance and ' +
        'price, and where these do not decide it, that the buyer may ask. Have a lawyer read the wording first',
      'VDP-01',
    ),
  }),
  running_costs: section('Estimate of running costs, shown where consumption and price are known', 'VDP-01', {
    annual_km: integer(15_000, { min: 1000, max: 200_000, unit: 'km' }, 'Distance driven in a year', 'VDP-01'),
    priced_on: optional(
      date,
      'Day on which the prices were checked, whose month visitors read; null shows no running costs',
      'VDP-01',
    ),
    prices: section('Prices of fuel and electricity where the dealer is', 'VDP-01', {
      petrol: energyPrice('Unleaded petrol', 'litre'),
      premium: energyPrice('Premium petrol', 'litre'),
      diesel: energyPrice('Diesel', 'litre'),
      lpg: energyPrice('LPG', 'litre'),
      electricity: energyPrice('Electricity', 'kWh'),
    }),
    registration: section('What a year of registration costs; the platform has no fees of its own', 'VDP-01', {
      as_of: optional(
        date,
        'Day on which the amounts were checked, whose month visitors read; null shows no registration. States ' +
          'change theirs on 1 July',
        'VDP-01',
      ),
      rows: list(
        entry({
          state: must(addressState, 'State where the vehicle stands', 'VDP-01'),
          item_types: list(
            z.enum(['car', 'motorcycle', 'caravan']),
            'Only vehicles of these kinds; empty means all',
            'VDP-01',
          ),
          bodies: list(shortText, "Only these body types, 'SUV'; empty means all", 'VDP-01'),
          max_cylinders: optionalInteger(
            { min: 0, max: 16 },
            'Most cylinders, 0 for electric vehicles alone; null: any number',
            'VDP-01',
          ),
          max_tare_kg: optionalInteger({ min: 1, max: 10_000, unit: 'kg' }, 'Greatest tare; null: any', 'VDP-01'),
          yearly: must(
            z.number().min(1).max(100_000),
            'Cost of a year of private use, with compulsory third-party insurance',
            'VDP-01',
            'dollars a year',
          ),
        }),
        'The first row that fits the vehicle counts, so narrow rows stand first; a limit on a fact that the feed ' +
          'does not give fits no vehicle',
        'VDP-01',
      ),
    }),
    servicing: section('What servicing costs where no capped-price servicing of the maker holds', 'VDP-01', {
      as_of: optional(
        date,
        'Day on which the prices were checked, whose month visitors read; null shows none of them',
        'VDP-01',
      ),
      rows: list(
        entry({
          makes: list(make, 'Only these makes; empty means all', 'VDP-01'),
          models: list(shortText, 'Only these models; empty means all', 'VDP-01'),
          item_types: list(
            z.enum(['car', 'motorcycle', 'caravan']),
            'Only vehicles of these kinds; empty means all',
            'VDP-01',
          ),
          price: must(z.number().min(1).max(100_000), 'Price of a usual service', 'VDP-01', 'dollars a service'),
          every_months: must(z.int().min(1).max(120), 'Interval of services in time', 'VDP-01', 'months'),
          every_km: must(z.int().min(500).max(200_000), 'Interval in distance; the sooner one counts', 'VDP-01', 'km'),
        }),
        'The first row that fits the vehicle counts',
        'VDP-01',
      ),
    }),
  }),
  show_map_section: flag(
    false,
    'Map at #vehicle-map with the link that scrolls to it; off shows neither',
    'VDP-14 TEN-09',
  ),
  view_counter: flag(true, 'Shows how often the vehicle was viewed, once that is known', 'VDP-01 VDP-15'),
  sticky_bar: section('Bar with Call Now and Enquire Now', 'VDP-03', {
    enabled: flag(true, 'Shows the bar on the phone in place of the sticky footer', 'VDP-03'),
    variant: choice(
      ['price_block', 'scroll'],
      'price_block',
      "'price_block': slides in when the main price block is out of view; 'scroll': once the page scrolled past " +
        'scroll_px',
      'VDP-03',
    ),
    scroll_px: integer(
      900,
      { min: 0, max: 10_000, unit: 'px' },
      'Distance of the scroll variant; exactly that far is not past it',
      'VDP-03',
    ),
  }),
  tabs: section('Tabs in their order', 'VDP-04', {
    dealer_comments: tab('Dealer Comments'),
    whats_included: tab("What's Included"),
    why_buy_from_us: tab('Why Buy From Us?'),
    reserve_online: tab('Reserve Online'),
    protect_your_car: tab('Protect Your Car'),
    features: tab('Features'),
  }),
  comments_length: integer(
    400,
    { min: 1, max: 20_000, unit: 'characters' },
    'Dealer comments longer than this are cut, with show more',
    'VDP-05',
  ),
  key_facts_shown: integer(4, { min: 1, max: 50, unit: 'items' }, 'Key facts before Show More', 'VDP-07'),
  features_shown: integer(8, { min: 1, max: 200, unit: 'items' }, 'Features before Show All', 'VDP-07'),
  show_unregistered: flag(false, "A rego that has expired shows 'Unregistered'; off shows nothing", 'VDP-09'),
  phone_reveal: flag(true, 'Hides the phone number until it is clicked, and counts that', 'VDP-13'),
  make_an_offer: flag(false, "'Make an Offer' dialog", 'VDP-17'),
  payment_icons: presetList(
    z.enum(['mastercard', 'visa', 'maestro', 'google_pay', 'apple_pay']),
    ['mastercard', 'visa', 'maestro', 'google_pay', 'apple_pay'],
    'Cards accepted, in order',
    'VDP-18',
  ),
  history_report: flag(true, 'Offers the history report of a vehicle that has one', 'VDP-12'),
  recently_viewed: integer(8, { min: 0, max: 50, unit: 'vehicles' }, 'Vehicles of the strip; 0 shows none', 'VDP-16'),
  similar_vehicles: integer(6, { min: 0, max: 50, unit: 'vehicles' }, 'Vehicles of the strip; 0 shows none', 'VDP-16'),
  gallery_zoom: flag(true, 'Zoom in the full-screen gallery', 'VDP-11'),
})
