import { z } from 'zod'
import { contactRequirements } from '#domain/enquiry/contact-method.ts'
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
} from './field.ts'
import { email, link, secretReference, slug, webUrl } from './values.ts'

export const formsSection = section('Forms', 'LEAD-01', {
  opt_in_default: flag(
    true,
    'The marketing checkbox is ticked at first; it is always visible. Set false: under the Spam Act 2003 consent ' +
      'must be a deliberate act, and `sites check` warns',
    'LEAD-01',
  ),
  opt_in_text: text(
    'Send me news and offers by email and SMS. I can opt out at any time.',
    'Words of that checkbox, stored with the consent',
    'LEAD-01',
  ),
  collection_notice: text(
    'We use your details to answer your enquiry. See our Privacy Policy for how we handle personal information.',
    'Privacy notice under every form',
    'CONTENT-06',
  ),
  contact_required: choice(
    contactRequirements,
    'either',
    "Contact details that enquiry forms require: 'either' takes a phone number or an e-mail address",
    'LEAD-06',
  ),
  message_required: flag(true, 'Comments must be filled in', 'LEAD-06'),
  terms_checkbox: flag(false, 'Terms-of-use checkbox on every form; the lead form has it always', 'LEAD-07'),
  terms_text: text('I agree to the terms of use.', 'Words of that checkbox', 'LEAD-07'),
  category_select: flag(false, 'Shows the category select on the general enquiry; required when shown', 'LEAD-06'),
  categories: presetList(
    shownText,
    [
      'General Enquiry',
      'New Vehicle Enquiry',
      'Used Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Fleet Enquiry',
      'Careers Enquiry',
      'Feedback',
    ],
    'Categories offered',
    'LEAD-06',
  ),
  location_select: flag(true, 'Shows the location select where the site has several; required when shown', 'LEAD-06'),
  dealership_select: flag(
    true,
    'Shows the preferred dealership where the site has several; required when shown',
    'LEAD-06 CALC-07',
  ),
  opt_in_finance: flag(true, 'Offers the finance opt-in on the form of a vehicle', 'LEAD-01 LEAD-06'),
  opt_in_trade: flag(true, 'Offers the trade-in opt-in on the form of a vehicle', 'LEAD-01 LEAD-06'),
  trade_in_question: flag(false, "Asks 'Do You Have A Trade-In?'", 'LEAD-16'),
  preferred_contact_method: flag(true, 'Asks how to be reached: Phone (at first), Email, SMS', 'LEAD-16'),
  rego_field: flag(true, 'Offers Rego on service forms', 'LEAD-06'),
  additional_services: list(shownText, 'Further services to choose on the service booking', 'LEAD-01 LEAD-19'),
  autogauge_enabled: flag(false, 'Sends autogauge_enabled with the lead', 'LEAD-01'),
  remember_contact: flag(
    true,
    'The browser remembers the contact details once name, e-mail and phone are filled',
    'LEAD-09',
  ),
  nearest_dealership: flag(true, 'Preselects the dealership nearest to the postcode', 'LEAD-14'),
  reply_time: optionalText(
    "How soon an enquiry is answered, as it goes on from 'We answer': 'within two working hours'. Shown beside forms " +
      'and on /success. Give only what every place keeps to; null says nothing',
    'LEAD-03 LEAD-15',
  ),
  success_title: text('Thank you', 'Heading of /success', 'LEAD-03'),
  success_text: text('We have received your enquiry and will be in touch soon.', 'Words of /success', 'LEAD-03'),
})

export const testDriveSection = section('Test drive', 'LEAD-11', {
  enabled: flag(true, 'Offers test drives', 'LEAD-11'),
  message: flag(true, 'Shows an optional message', 'LEAD-11'),
  date_time: flag(true, 'Asks for an optional date and time', 'LEAD-11'),
  appointment_days: integer(
    14,
    { min: 1, max: 90, unit: 'days' },
    'How far ahead appointments can be asked for',
    'LEAD-11',
  ),
  appointment_minutes: integer(
    30,
    { min: 10, max: 240, unit: 'minutes' },
    'Length of a slot within the opening hours',
    'LEAD-11',
  ),
  slot_capacity: integer(
    1,
    { min: 1, max: 20, unit: 'visitors' },
    'How many visitors may book the same time of one vehicle, or of one location where they name no vehicle',
    'LEAD-11',
  ),
  terms_disclaimer: flag(false, 'Adds the terms disclaimer', 'LEAD-11'),
  terms_text: text(
    'A valid driver licence is needed. Test drives are subject to availability.',
    'Words of the terms disclaimer',
    'LEAD-11',
  ),
  landing_text: optionalText('Text on the booking page; null shows none', 'LEAD-11'),
  home_test_drive: flag(false, 'Offers a home test drive for pre-owned vehicles', 'CONTENT-11'),
})

const webhookReceiver = entry({
  url: must(webUrl, 'Where the lead is posted as JSON; a host name by https, without a port', 'LEAD-12'),
  secret: must(
    secretReference,
    'Signs the call: "whsec_" and 24 to 64 bytes in base64; two secrets with a space between them both sign, so that ' +
      'a receiver can change its secret',
    'LEAD-12',
  ),
})

const leadRoute = entry({
  categories: list(shownText, 'Categories of leads that it takes; empty takes all', 'LEAD-12'),
  locations: list(slug, 'Ids of the locations that it takes leads for; empty takes all', 'LEAD-12'),
  dealerships: list(slug, 'Slugs of the dealerships that it takes leads for; empty takes all', 'LEAD-12'),
  emails: list(email, 'Receivers by e-mail', 'LEAD-12'),
  adf_emails: list(email, 'Receivers of ADF 1.0 XML by e-mail', 'LEAD-12'),
  webhooks: list(webhookReceiver, 'Receivers by signed webhook', 'LEAD-12'),
})

export const leadsSection = section('What happens to a lead', 'LEAD-02 LEAD-12', {
  emails: list(email, 'Receivers of every lead, besides those that its place or a route gives', 'LEAD-12'),
  adf_emails: list(email, 'Receivers of every lead as ADF 1.0 XML', 'LEAD-12'),
  webhooks: list(webhookReceiver, 'Receivers of every lead by signed webhook', 'LEAD-12'),
  routes: list(
    leadRoute,
    'Receivers by category and place. The receivers of ALL routes that take a lead get it, in place of the e-mail of ' +
      'its location, dealership or site; a lead that no route takes goes to that e-mail',
    'LEAD-12',
  ),
  from_name: optionalText("Name of the sender of e-mails about leads; null takes the site's name", 'LEAD-12'),
  source: text('Website', "Value of 'source'", 'LEAD-02'),
  visited_pages: integer(
    20,
    { min: 0, max: 100, unit: 'pages' },
    'Most visited pages sent with a lead; 0 sends none',
    'LEAD-02',
  ),
  linked_query_params: presetList(
    shownText,
    ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid'],
    'Query parameters of the first page that are sent with a lead',
    'LEAD-02',
  ),
  minimum_seconds: number(2, { min: 0, max: 60, unit: 'seconds' }, 'A form sent sooner counts as a robot', 'LEAD-13'),
  hourly_limit: integer(20, { min: 1, max: 1000, unit: 'leads' }, 'Most leads from one address in an hour', 'LEAD-13'),
  erase_after_years: integer(
    7,
    { min: 1, max: 30, unit: 'years' },
    'Age at which the personal data of a lead is erased while the site is live, with its valuation and the payer of ' +
      'its reservation or payment; a lead that no receiver has got stays. The Australian Privacy Principles (APP ' +
      '11.2) ask to erase what is not needed any more; seven years is how long most records of sales must be kept',
    'LEAD-12',
  ),
  keep_years: integer(
    7,
    { min: 1, max: 30, unit: 'years' },
    'How long leads, reservations and payments are kept once `sites remove` has removed the site; then their ' +
      'personal data is erased. Seven years is what Australian law asks for most records of sales',
    'LEAD-12',
  ),
})

export const serviceSection = section('Book a Service', 'LEAD-19', {
  booking_url: optional(webUrl, 'External booking page; null leads to /genuine-service', 'LEAD-19 NAV-01'),
  intro: optionalText('Text of the service page', 'CONTENT-10'),
})

export const authSection = section('Sign-in and gates', 'AUTH-02 AUTH-03', {
  authentication: flag(
    false,
    'Master switch: off shows no sign-in and no watchlist, opens trade-in, checkout and finance, and answers 404 ' +
      'on pages that need a user',
    'TEN-03 AUTH-03',
  ),
  gate_trade_in: flag(true, 'Trade-in needs sign-in', 'AUTH-02'),
  gate_checkout: flag(false, 'Checkout needs sign-in', 'AUTH-02'),
  gate_finance: flag(false, 'Finance needs sign-in', 'AUTH-02'),
  garage: flag(false, 'Garage with watchlist, enquiries and reservations, at routes.garage', 'AUTH-02 AUTH-03'),
  garage_name: text('My Garage', 'Name of the garage', 'AUTH-03'),
  sms_sender: optional(
    z.string().regex(/^[A-Za-z0-9 ]{3,11}$/, 'expected 3 to 11 letters, digits or spaces'),
    'Sender of the sign-in code; null takes that of the platform',
    'AUTH-04',
  ),
  codes_per_day: integer(
    500,
    { min: 1, max: 100_000, unit: 'codes' },
    'Most sign-in codes that the site sends in 24 hours; a quarter of them in one hour',
    'AUTH-04',
  ),
})

export const watchlistSection = section('Watchlist', 'WATCH-01', {
  enabled: flag(true, 'Saving of vehicles, where authentication is on', 'WATCH-01 AUTH-03'),
})

export const favouritesSection = section('Stored favourites', 'FAV-01 CARD-05', {
  stored: flag(true, 'The browser stores favourites, which can be compared', 'TEN-11 CARD-05 FAV-01'),
  garage_variant: flag(false, 'Only vehicles with a price above 0 and images can be stored', 'CARD-05'),
  compare_limit: integer(4, { min: 2, max: 8, unit: 'vehicles' }, 'Vehicles side by side', 'FAV-01'),
})

export const checkoutSection = section('Reserve and buy online', 'BUY-01 VDP-12', {
  enabled: flag(false, 'Checkout for vehicles with a payment processor', 'BUY-01 VDP-12'),
  deposit: integer(
    200,
    { min: 1, max: 100_000, unit: 'dollars' },
    'Deposit, where the vehicle brings none of its own',
    'TEN-03 BUY-01',
  ),
  hold_hours: integer(48, { min: 1, max: 720, unit: 'hours' }, 'How long a paid hold lasts', 'BUY-01 BUY-03'),
  unpaid_minutes: integer(15, { min: 2, max: 1440, unit: 'minutes' }, 'When an unpaid hold lapses', 'BUY-03'),
  processor: choice(['sandbox', 'stripe'], 'sandbox', 'Who takes the payment; the sandbox says so on screen', 'BUY-03'),
  processor_key: optional(secretReference, 'Secret key of the processor', 'BUY-03'),
  webhook_secret: optional(secretReference, "Secret of the processor's webhook", 'BUY-03'),
  online_purchase: section('Online purchase', 'VDP-12 BUY-02', {
    all: flag(false, 'For every vehicle with checkout', 'VDP-12'),
    group: flag(false, 'For used vehicles and the makes below', 'VDP-12'),
    group_makes: presetList(
      shownText,
      ['Kia', 'MG'],
      'Makes that the group switch takes beside used vehicles',
      'VDP-12',
    ),
  }),
})

export const tradeInSection = section('Trade-in', 'BUY-04 VDP-12', {
  enabled: flag(true, 'Offers trade-in on vehicles, unless their dealership hides it', 'VDP-12'),
  store_valuation: flag(false, "Stores the result with column_name 'valuation'", 'BUY-04'),
  guidance_years: integer(
    7,
    { min: 0, max: 100, unit: 'years' },
    'Older vehicles are told that an online estimate may not be possible',
    'BUY-05',
  ),
  guidance_km: integer(100_000, { min: 0, max: 2_000_000, unit: 'km' }, 'Likewise above this distance', 'BUY-05'),
  estimate_days: integer(7, { min: 1, max: 90, unit: 'days' }, 'How long an estimate holds after its day', 'BUY-04'),
  time_limit_ms: integer(
    8_000,
    { min: 100, max: 20_000, unit: 'ms' },
    'A later answer of the valuation service counts as none, and the dealer values the vehicle by hand',
    'BUY-04',
  ),
  autograb_minimum_price: integer(
    200,
    { min: 0, max: 1_000_000, unit: 'dollars' },
    'Market data of a vehicle is used only above this price',
    'BUY-05',
  ),
})

export const onlinePaymentSection = section('Online payment page', 'BUY-06', {
  enabled: flag(false, 'Page /online-payment, gated; off answers 404', 'BUY-06 AUTH-02'),
  title: text('Make a Payment', 'Heading', 'BUY-06'),
  purposes: presetList(
    shownText,
    ['Invoice', 'Vehicle deposit', 'Service or parts'],
    'What can be paid for; the visitor chooses one, and with a single entry nothing is asked',
    'BUY-06',
  ),
  minimum: integer(1, { min: 1, max: 1_000_000, unit: 'dollars' }, 'Least amount', 'BUY-06'),
  maximum: optionalInteger({ min: 1, max: 1_000_000, unit: 'dollars' }, 'Greatest amount; null sets none', 'BUY-06'),
})

export const spinToWinSection = section('Spin to win', 'BUY-06', {
  enabled: flag(false, 'Page /spin-to-win, gated; off answers 404', 'BUY-06 AUTH-02'),
  title: text('Spin to Win', 'Heading', 'BUY-06'),
  text: optionalText('Terms of the promotion', 'BUY-06'),
  prizes: list(shownText, 'Prizes on the wheel', 'BUY-06'),
  url: optional(link, 'Where the button leads', 'BUY-06'),
})
