import { z } from 'zod'
import { choice, entry, flag, list, must, optional, section, shownText, text } from './field.ts'
import { link } from './values.ts'

const sidebarButtonNames = [
  'call',
  'enquire',
  'finance',
  'test_drive',
  'trade_in',
  'reserve',
  'payment_methods',
  'location',
] as const
export type SidebarButton = (typeof sidebarButtonNames)[number]

const styles = ['primary', 'secondary', 'outline', 'success', 'text'] as const

const customButtonSchema = entry({
  text: must(shownText, 'Words on the button', 'VDP-12 TEN-11'),
  url: must(link, 'Where it leads; {car_id}, {slug} and {stocknum} are filled in', 'VDP-12 TEN-11'),
  style: choice(styles, 'outline', 'Look', 'VDP-12 TEN-05'),
  new_tab: flag(false, 'Opens in a new tab', 'VDP-12'),
  item_types: list(
    z.enum(['car', 'motorcycle', 'caravan']),
    'Only on the pages of vehicles of these kinds; empty means all',
    'VDP-12',
  ),
  only_here: flag(
    false,
    'Only while a visitor can see the vehicle: neither reserved nor still on its way, as with a test drive',
    'VDP-12',
  ),
})

const sidebarFlag = (what: string) => flag(true, `Shows ${what} in the side panel of the detail page`, 'TEN-11 VDP-12')

export const buttonsSection = section('Buttons of cards and detail page', 'TEN-11 VDP-12', {
  sidebar: section('Which buttons the detail page offers; conditions of the vehicle still apply', 'TEN-11 VDP-12', {
    call: sidebarFlag('the call button'),
    enquire: sidebarFlag('the enquiry button'),
    finance: sidebarFlag('the finance button'),
    test_drive: sidebarFlag('the test-drive button'),
    trade_in: sidebarFlag('the trade-in button'),
    reserve: sidebarFlag('the reserve button (checkout must be enabled for the vehicle too)'),
    payment_methods: sidebarFlag('the accepted cards'),
    location: sidebarFlag('the location link'),
  }),
  custom: list(customButtonSchema, 'Further buttons, in order, below the others', 'TEN-11 VDP-12'),
  text: section('Words on the buttons', 'TEN-11 TEN-12 CARD-01', {
    explore: text('Explore Vehicle', 'Card: to the detail page', 'CARD-01'),
    quick_enquiry: text('Quick Enquiry', 'Card: opens the enquiry', 'CARD-01'),
    reserve: text('Reserve This Car', 'Card and detail page; the amount follows it', 'CARD-01'),
    call: text('Call Now', 'Sticky bars and side panel', 'VDP-03 NAV-07'),
    enquire: text('Enquire Now', 'Detail page and its sticky bar', 'VDP-03 VDP-19'),
    enquire_coming: text('Tell Me When It Arrives', 'The same of a vehicle that is coming soon', 'VDP-12'),
    enquire_unpriced: text('Ask for the Price', 'The same of a vehicle whose price is not told', 'VDP-12'),
    enquire_reserved: text('Tell Me If It Is Available', 'The same of a reserved vehicle', 'VDP-12'),
    finance: text('Apply for Finance', 'Detail page', 'TEN-12 VDP-12'),
    test_drive: text('Book a Test Drive', 'Detail page', 'LEAD-17 VDP-12'),
    offer_test_drive: text('Book A Test Drive', 'Offers, unless test_drive has words of its own', 'LEAD-17 CONTENT-01'),
    trade_in: text('Value Your Trade-In', 'Detail page', 'VDP-12'),
    online_purchase: text('Buy Online', 'Detail page', 'VDP-12 BUY-02'),
    location: text('View Location', 'Detail page', 'VDP-12'),
    see_more: text('See more from this dealer', 'Detail page, to the search of the dealership', 'SRCH-22'),
  }),
  style: section('Looks of the buttons; of several filled ones the first of the page stays filled', 'TEN-05 TEN-12', {
    reserve: choice(styles, 'secondary', 'Look of the reserve button', 'TEN-12'),
    finance: choice(styles, 'outline', 'Look of the finance button', 'TEN-05'),
    enquire: choice(styles, 'primary', 'Look of the enquiry button', 'TEN-05'),
    test_drive: choice(styles, 'outline', 'Look of the test-drive button', 'TEN-05'),
    online_purchase: choice(styles, 'primary', 'Look of the online-purchase button', 'TEN-05'),
  }),
})

const override = (what: string) =>
  optional(z.boolean(), `Overrides the site's ${what} button; null inherits it`, 'TEN-05 TEN-11')

/** What a dealership changes of the site's set; null inherits. */
export const dealershipButtonsSchema = entry({
  call: override('call'),
  enquire: override('enquiry'),
  finance: override('finance'),
  test_drive: override('test-drive'),
  trade_in: override('trade-in'),
  reserve: override('reserve'),
  payment_methods: override('payment-methods'),
  location: override('location'),
  custom: optional(
    z.array(customButtonSchema).max(20),
    "Replaces the site's custom buttons; null inherits them",
    'TEN-05 TEN-11',
  ),
})
