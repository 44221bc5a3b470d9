import { z } from 'zod'
import { eventCatalogue, type EventName } from '#domain/analytics/event-catalogue.ts'
import {
  choice,
  entry,
  flag,
  integer,
  must,
  number,
  optional,
  optionalText,
  section,
  shownText,
  text,
} from './field.ts'
import { missingHours } from './location.ts'
import { articleSection, financeLayout, offersLayout } from './page-layout.ts'
import { date, link, localMoment, picture, secretReference, timeZone, webUrl } from './values.ts'

export const locationsSection = section('Locations and opening hours', 'LOC-02 LOC-07', {
  sales_only: flag(false, 'Location blocks show sales locations only', 'LOC-04'),
  per_location_page: flag(false, '/contact-us/{slug} becomes /our-location/{slug}', 'LOC-06'),
  grid_title: text('View our locations', 'Heading of the grid', 'LOC-04'),
  single_title: text('Visit us', 'Heading of the details where there is one location', 'LOC-03'),
  missing_hours: missingHours,
  fortnightly_saturday: optional(
    entry({
      base_date: must(
        date,
        "A Saturday; its week is week 0. Even weeks show 'By Appointment Only' and count as closed",
        'LOC-09',
      ),
      department: choice(['service', 'sales', 'parts'], 'service', 'Department whose Saturday alternates', 'LOC-09'),
    }),
    'Saturday hours that alternate fortnightly; null: every Saturday alike',
    'LOC-09',
  ),
  swipe_hint_up_to: integer(
    3,
    { min: 0, max: 100, unit: 'locations' },
    'Most locations for which the carousel hints that it can be swiped',
    'LOC-03',
  ),
})

export const reviewsSection = section('Reviews', 'LOC-12 LOC-14', {
  hidden: flag(false, 'Shows reviews nowhere', 'LOC-12 LOC-14'),
  minimum_rating: number(
    4,
    { min: 0, max: 5, unit: 'stars' },
    'Shown only above it; equal does not show',
    'TEN-03 LOC-12',
  ),
  quantity: integer(12, { min: 0, max: 100, unit: 'reviews' }, 'Most reviews of the block', 'TEN-03 LOC-14'),
})

export const layoutSection = section('Layout', 'NAV-05 NAV-07', {
  sticky_footer: flag(true, 'Call Now (while open) and Enquire at the foot of the phone', 'NAV-07'),
  sticky_footer_enquire: text('Enquire', 'Words of its second button', 'NAV-07'),
  copyright: optionalText("Copyright line; null writes '©' and the site's name", 'NAV-04'),
  social_links: flag(true, 'Links of social_urls in the footer', 'NAV-04'),
  licence_line: flag(true, 'Licence numbers in the footer', 'LOC-13 NAV-04'),
  notice: optionalText('Notice on top of every page', 'NAV-05'),
  header: choice(
    ['bar', 'stacked', 'search', 'masthead', 'action', 'floating'],
    'bar',
    "Composition of the header on a wide page. 'bar': name, menu and tools in a row; 'stacked': the menu in a row of " +
      "its own below name and search; 'search': a low bar with the search in its middle, the menu in a band below; " +
      "'masthead': the name in the middle between address and phone; 'action': a bar with header_action as block at " +
      "its end; 'floating': a rounded bar, which lies over the banner of the home page",
    'NAV-05',
  ),
  header_action: optional(
    entry({
      text: must(shownText, 'Words', 'NAV-05'),
      url: must(link, 'Where it leads; a page that the site does not have leaves it out', 'NAV-05'),
    }),
    "The one thing that the header asks for, where its composition is 'action'; null asks for nothing",
    'NAV-05',
  ),
  page_head: choice(
    ['band', 'card', 'centred', 'edge', 'scene'],
    'band',
    "Composition of the heads of pages other than home, stock and vehicles. 'band': a band from edge to edge, a " +
      "picture beside the words; 'card': a rounded card with room around it; 'centred': words in the middle, the " +
      "picture as a frieze below them; 'edge': a slanted edge, what is beside a text on its left; 'scene': " +
      'the picture from edge to edge with the words on a card that overlaps it',
    'TEN-12',
  ),
  footer: choice(
    ['blocks', 'columns', 'horizon', 'ledger', 'letterhead', 'yards'],
    'columns',
    "Composition of the footer. 'blocks': the telephone and what the header asks for as blocks from edge to edge, " +
      "the name after the links; 'columns': links and places beside the name; 'horizon': the page ends in hills, the " +
      "places as cards after the links; 'ledger': the name in a line above ruled columns; 'letterhead': everything " +
      "in the middle below the name; 'yards': the places as cards above the links",
    'NAV-04',
  ),
  article: articleSection,
  offers: offersLayout,
  finance: financeLayout,
})

const popupSchema = entry({
  id: must(z.string().min(1).max(60), 'A new id shows it again to those who closed it', 'NAV-06'),
  title: must(shownText, 'Heading', 'NAV-06'),
  description: optionalText('Words', 'NAV-06'),
  image: optional(picture, 'Picture', 'NAV-06'),
  button_text: optionalText('Words of the button; null shows none', 'NAV-06'),
  button_url: optional(link, 'Where it leads', 'NAV-06'),
  expiry_date: optional(localMoment, 'Never shown after it; null has no end', 'NAV-06'),
  time_zone: optional(timeZone, "Zone of the expiry; null takes the site's", 'NAV-06'),
  home_only: flag(
    false,
    'Opens on the home page alone; otherwise on any page that is not a form or a payment',
    'NAV-06',
  ),
  delay_seconds: integer(0, { min: 0, max: 600, unit: 's' }, 'Time on a page before it opens', 'NAV-06'),
  place: choice(
    ['middle', 'corner'],
    'middle',
    "'middle': a dialog over the page; 'corner': a card at the bottom left, on a phone above the bar at its foot; " +
      'it leaves the page usable and the focus where it is',
    'NAV-06',
  ),
  after_scroll_on_phone: flag(false, 'On the phone it waits for the first scroll', 'NAV-06'),
  max_width_px: integer(600, { min: 200, max: 2000, unit: 'px' }, 'Greatest width', 'NAV-06'),
  max_height_vh: integer(80, { min: 20, max: 100, unit: 'vh' }, 'Greatest height', 'NAV-06'),
})
export const popup = optional(popupSchema, 'Promotional popup; null shows none', 'NAV-06')

export const chatSection = section('Chat', 'VDP-19 TEN-13', {
  widget: optional(
    entry({
      provider: must(shownText, 'Name of the service', 'VDP-19'),
      script_url: must(webUrl, 'Script of the widget; loaded on the first use only', 'VDP-19'),
      account: optionalText('Account at the service', 'VDP-19'),
    }),
    "Instant-message widget; null shows 'Enquire Now' in its place",
    'VDP-19 TEN-11',
  ),
  service_assistant: flag(false, 'Assistant of the service department; works on a mobile-app variant only', 'TEN-13'),
  parts_assistant: flag(false, 'Assistant of the parts department; works on a mobile-app variant only', 'TEN-13'),
  variant: choice(['web', 'mobile_app'], 'web', 'What this site is; the assistants work on mobile_app only', 'TEN-13'),
})

/** The id by which consumers know an event: the catalogue's where the site gives none. */
const eventId = (name: EventName, effect: string) =>
  integer(eventCatalogue[name].id, { min: 0, max: 100_000 }, effect, 'API-02')

const eventIds = {
  used_detail_view: eventId('used_detail_view', 'Detail view of a used vehicle'),
  enquiry_new: eventId('enquiry_new', 'Enquiry on a new vehicle'),
  enquiry_used: eventId('enquiry_used', 'Enquiry on a used or demo vehicle'),
  test_drive_new: eventId(
    'test_drive_new',
    "Test drive of a new vehicle, and anything on a vehicle tagged 'Test Drive Only'",
  ),
  offer_accepted: eventId('offer_accepted', 'Trade-in offer accepted'),
  reserved_19: eventId('reserved_19', 'Named by the specification without a meaning; fired by nothing'),
  default_form: eventId('default_form', 'A form with no rule of its own'),
  reserved_25: eventId('reserved_25', 'Named by the specification without a meaning; fired by nothing'),
  calculator_touched: eventId('calculator_touched', 'First touch of the calculator'),
  favourite_added: eventId('favourite_added', 'Favourite added'),
  test_drive_used: eventId('test_drive_used', 'Test drive of a used or demo vehicle'),
  search_view: eventId('search_view', 'Search viewed'),
  careers_enquiry: eventId('careers_enquiry', 'Careers enquiry'),
  history_report: eventId('history_report', 'History report opened'),
  print: eventId('print', 'Vehicle printed'),
} satisfies Record<EventName, unknown>

export const analyticsSection = section('Analytics', 'API-02', {
  enabled: flag(true, 'Pushes events to the dataLayer of the page', 'API-02'),
  collector: flag(true, "Sends events to the platform's own collector", 'API-02'),
  tag_manager_id: optional(
    z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'expected "GTM-XXXXXXX"'),
    'Tag manager container; null loads no third party',
    'API-02',
  ),
  consent: flag(false, 'Asks before any third party is loaded', 'API-02'),
  event_ids: section('Ids of the events', 'API-02', eventIds),
})

export const integrationsSection = section(
  'Outside parties; each has a built-in stand-in that says so on screen',
  'API-01',
  {
    geocoding: choice(['built_in', 'google'], 'built_in', 'Who turns a postcode into a place', 'LEAD-14'),
    geocoding_key: optional(secretReference, 'Its key', 'LEAD-14'),
    quotes: choice(
      ['sandbox', 'youx'],
      'sandbox',
      "Who quotes finance. 'youx': the service at finance.quote.url, whatever finance.quote.provider says; " +
        "'sandbox': as finance.quote.provider says",
      'FIN-05',
    ),
    valuations: choice(
      ['sandbox', 'autograb'],
      'sandbox',
      "Who values a trade-in. 'autograb': the valuation service at integrations.valuations_url; 'sandbox': example " +
        'figures, on demonstration sites only (on any other the dealer values each vehicle by hand)',
      'BUY-04',
    ),
    valuations_url: optional(webUrl, "Where 'autograb' is asked; null asks nobody", 'BUY-04'),
    valuations_key: optional(secretReference, 'Bearer token that is sent to it; null sends none', 'BUY-04'),
    sms: choice(['sandbox', 'twilio'], 'sandbox', 'Who sends the sign-in code', 'AUTH-04'),
    mail: choice(['sandbox', 'smtp'], 'sandbox', 'Who sends e-mail', 'LEAD-12'),
    reviews: choice(
      ['configured', 'google'],
      'configured',
      "Where reviews come from. 'google': the places service, by address.place_id of each location; the reviews of " +
        'the site file stand in while it has not answered',
      'LOC-14',
    ),
    reviews_key: optional(secretReference, 'Key of the places service; null asks nobody', 'LOC-14'),
    map: choice(
      ['link', 'google', 'tiles'],
      'link',
      "What the drawn plan of a location opens. 'link': the map service, in a new tab; 'google': its embedded map, " +
        "by address.map_key; 'tiles': the platform's own map of integrations.map_tiles. A map service is asked for " +
        'nothing before the visitor opens the map',
      'VDP-14 LOC-06',
    ),
    map_tiles: optional(
      entry({
        url: must(
          webUrl.refine(
            (url) => ['{z}', '{x}', '{y}'].every((name) => url.includes(name)),
            'expected an address with {z}, {x} and {y}, "https://tiles.example.com/{z}/{x}/{y}.png"',
          ),
          'Address of a tile of 256 by 256 pixels',
          'LOC-06',
        ),
        attribution: must(shownText, 'Whose map it is, as their terms ask for', 'LOC-06'),
        max_zoom: integer(18, { min: 1, max: 22, unit: 'zoom levels' }, 'Closest zoom that the tiles have', 'LOC-06'),
      }),
      'Tiles of the map; null leaves the plan without one',
      'LOC-06',
    ),
  },
)
