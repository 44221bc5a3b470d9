import { dollars } from '#domain/money/cents.ts'
import type { LeadNotice, NoticeCar } from './lead-notice.ts'

const look = {
  brand: '#1f4e8c',
  brandText: '#ffffff',
  header: '#ffffff',
  headerText: '#1b2128',
  surface: '#ffffff',
  surfaceAlt: '#f4f6f8',
  text: '#1b2128',
  textMuted: '#55606c',
  line: '#d5dbe1',
  warning: '#fff3cd',
  warningText: '#4d3800',
  radiusPx: 8,
  logo: null,
} as const

export const testCar: NoticeCar = {
  id: 'abcdefgh23456789',
  name: '2022 Toyota HiLux SR5',
  stockNumber: 'S100',
  dealershipId: 'main',
  dealershipSlug: 'main-yard',
  make: 'Toyota',
  model: 'HiLux',
  grade: 'SR5',
  year: 2022,
  kilometres: 45_120,
  status: 'in_stock',
  isNew: false,
  price: dollars(52_990),
  url: 'https://www.dealer.test/cars/2022-toyota-hilux-sr5-s100',
  extra: {
    vin: 'MR0HA3CD000000001',
    body: 'Dual Cab Ute',
    transmission: 'Automatic',
    doors: 4,
    colour: 'Glacier White',
    interiorColour: 'Black',
  },
}

/** A notice in which every part is filled. */
export function buildTestNotice(overrides: Partial<LeadNotice> = {}): LeadNotice {
  return {
    id: '0a1b2c3d-0000-4000-8000-000000000001',
    createdAt: Date.UTC(2026, 10, 22, 8, 54, 30),
    timeZone: 'Australia/Brisbane',
    category: 'Used Vehicle Enquiry',
    subcategory: 'Quick Enquiry',
    source: 'Website',
    person: {
      firstName: 'Ana',
      lastName: 'Ngũgĩ',
      email: 'ana@example.com',
      phone: '0400 123 456',
      postcode: '4000',
      prefers: 'phone',
    },
    message: 'Is it still there?\nI could come on Saturday.',
    details: [{ label: 'Interested in finance', value: 'Yes' }],
    car: testCar,
    tradeIn: null,
    consents: [{ label: 'News and offers', given: false, words: 'I would like to receive news.' }],
    pageUrl: 'https://www.dealer.test/enquire',
    userAgent: 'Mozilla/5.0',
    visitedPages: ['/search', '/cars/2022-toyota-hilux-sr5-s100'],
    queryParams: { utm_source: 'newsletter' },
    earlier: { id: '0a1b2c3d-0000-4000-8000-000000000000', createdAt: Date.UTC(2026, 10, 1) },
    seller: {
      id: 'main',
      name: 'Main Street Motors',
      email: 'sales@dealer.test',
      phone: '07 5550 1234',
      address: { street: '1 Main Street', city: 'Rocklea', state: 'QLD', postcode: '4106' },
    },
    site: {
      slug: 'main-street',
      name: 'Main Street Motors',
      fromName: 'Main Street Motors',
      origin: 'https://www.dealer.test',
      demo: false,
      look,
    },
    form: { name: 'Ana', last_name: 'Ngũgĩ', email: 'ana@example.com', message: 'Is it still there?', opt_in: false },
    ...overrides,
  }
}

/** Text that has to reach the dealer as it is, and that must not become anything else on the way. */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['markup', '<script>alert(1)</script> & "quotes" \'single\''],
  ['the end of the document', '</comments></customer></prospect></adf><adf>'],
  ['a CDATA end and an entity', ']]> &amp; &lol; <!ENTITY x "y">'],
  ['header lines', 'Ana\r\nBcc: everybody@example.com\r\n\r\nBody'],
  ['emoji and scripts', '张伟 🚗👩🏽‍🔧 Ελένη Владимир محمد'],
  ['control characters', 'a\u0000b\u0001c\u001bd\u007fe\u0085f'],
  ['marks that turn the text', 'safe\u202etxt.exe\u2066x\u2069'],
  ['half of a character', 'a\ud800b\udc00c'],
  ['non-characters', 'a\ufffeb\uffffc'],
  ['SMTP lines', 'first\r\n.\r\nQUIT\r\n..dots'],
  ['a template', '${process.env.HOME} {{x}} %s'],
]

/** The notice with a text wherever a visitor can write, and in what a feed or a browser says. */
export function buildHostileNotice(text: string): LeadNotice {
  return buildTestNotice({
    person: { firstName: text, lastName: text, email: text, phone: text, postcode: text, prefers: null },
    message: text,
    details: [{ label: text, value: text }],
    car: { ...testCar, name: text, stockNumber: text, make: text, model: text, grade: text },
    pageUrl: text,
    userAgent: text,
    visitedPages: [text],
    queryParams: { [text]: text },
    form: { name: text, message: text, [text]: text },
  })
}
