import { toDollars, type Cents } from '#domain/money/cents.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import type { LeadNotice, NoticeCar, NoticePerson, NoticeTradeIn } from '../lead-notice.ts'
import {
  describeEarlier,
  describeKind,
  fullName,
  listConsentFacts,
  listDetailFacts,
  listOriginFacts,
  type Fact,
} from '../notice-words.ts'

/** An element: its name, its attributes, and its text or its children in the order of the DTD. */
export interface AdfElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly AdfElement[]
}

type Attributes = Readonly<Record<string, string>>

/** What stands for a make or a model that is not known; the format demands both. */
const unknown = 'Not specified'

/**
 * The lead as the <prospect> of ADF 1.0, in the order of its DTD: id, requestdate, vehicle, customer, vendor, provider.
 * Every attempt writes the same text, so `status` is always 'new': a resent lead would be another one to some systems.
 */
export function buildAdfProspect(notice: LeadNotice): AdfElement {
  return element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: notice.site.name }, notice.id),
    element('requestdate', {}, formatRequestDate(notice.createdAt, notice.timeZone)),
    ...listVehicles(notice),
    element('customer', {}, [buildCustomerContact(notice), element('comments', {}, buildComments(notice))]),
    buildVendor(notice),
    element('provider', {}, [
      element('name', { part: 'full', type: 'business' }, `${notice.site.name} ${notice.source}`),
      element('service', {}, describeKind(notice)),
      ...optional('url', notice.site.origin),
    ]),
  ])
}

/** ISO 8601 with the offset of the yard's zone: '2026-11-22T18:54:00+10:00'. */
function formatRequestDate(atMs: number, timeZone: string): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone)
  return moment.toString({ smallestUnit: 'second', timeZoneName: 'never' })
}

/** The car that the visitor asks about, then the one that the visitor would give for it. At least one is demanded. */
function listVehicles(notice: LeadNotice): readonly AdfElement[] {
  const { car, tradeIn } = notice
  return [
    ...(car === null ? [] : [buildCar(car, notice)]),
    ...(tradeIn === null ? [] : [buildTradeIn(tradeIn)]),
    ...(car === null && tradeIn === null ? [buildUnknownCar(notice)] : []),
  ]
}

function buildCar(car: NoticeCar, notice: LeadNotice): AdfElement {
  return element('vehicle', { interest: resolveInterest(notice), status: car.isNew ? 'new' : 'used' }, [
    element('id', { sequence: '1', source: notice.site.name }, car.id),
    element('year', {}, car.year === null ? '' : String(car.year)),
    element('make', {}, car.make || unknown),
    element('model', {}, car.model || unknown),
    ...optional('vin', car.extra?.vin ?? null),
    ...optional('stock', car.stockNumber),
    ...optional('trim', car.grade),
    ...optional('doors', car.extra?.doors?.toString() ?? null),
    ...optional('bodystyle', car.extra?.body ?? null),
    ...optional('transmission', car.extra?.transmission ?? null),
    ...buildOdometer(car.kilometres),
    ...buildColours(car),
    ...buildPrice('asking', car.price),
    ...optional('comments', car.url),
  ])
}

function buildTradeIn(car: NoticeTradeIn): AdfElement {
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    element('year', {}, car.year === null ? '' : String(car.year)),
    element('make', {}, car.make),
    element('model', {}, car.model),
    ...optional('trim', car.grade),
    ...buildOdometer(car.kilometres),
    ...buildPrice('appraisal', car.estimate),
  ])
}

function buildUnknownCar(notice: LeadNotice): AdfElement {
  const { form, category } = notice
  const asked = (key: string): string => (typeof form[key] === 'string' && form[key] !== '' ? form[key] : unknown)
  const status = category.startsWith('New ') ? 'new' : 'used'
  return element('vehicle', { interest: resolveInterest(notice), status }, [
    element('year', {}, ''),
    element('make', {}, asked('Vehicle Make')),
    element('model', {}, asked('Vehicle Model')),
  ])
}

const buildOdometer = (kilometres: number | null): readonly AdfElement[] =>
  kilometres === null ? [] : [element('odometer', { status: 'unknown', units: 'km' }, String(kilometres))]

/** A test drive is an interest of its own; a car that is none of the dealer's own is offered as a trade-in. */
function resolveInterest({ category, subcategory, car }: LeadNotice): string {
  const words = `${category} ${subcategory}`
  if (/test[ -]drive/i.test(words)) return 'test-drive'
  return car === null && /trade[ -]?in|valuation/i.test(words) ? 'trade-in' : 'buy'
}

function buildColours({ extra }: NoticeCar): readonly AdfElement[] {
  const colours = [
    ...optional('interiorcolor', extra?.interiorColour ?? null),
    ...optional('exteriorcolor', extra?.colour ?? null),
  ]
  return colours.length === 0 ? [] : [element('colorcombination', {}, [...colours, element('preference', {}, '1')])]
}

const buildPrice = (type: 'asking' | 'appraisal', price: Cents | null): readonly AdfElement[] =>
  price === null ? [] : [element('price', { type, currency: 'AUD' }, toDollars(price).toFixed(2))]

/** The order of the DTD: names, then e-mail and phones, then the address. */
function buildCustomerContact(notice: LeadNotice): AdfElement {
  const { person } = notice
  return element('contact', { primarycontact: '1' }, [
    ...buildNames(notice),
    ...(person.email === null
      ? []
      : [element('email', { preferredcontact: person.prefers === 'email' ? '1' : '0' }, person.email)]),
    ...buildPhone(person),
    ...(person.postcode === null
      ? []
      : [buildAddress({ street: null, city: null, state: null, postcode: person.postcode }, { type: 'home' })]),
  ])
}

/** A last name of its own where the form asked for one; a name in one field stands as the visitor typed it. */
function buildNames(notice: LeadNotice): readonly AdfElement[] {
  const { firstName, lastName } = notice.person
  const individual = { type: 'individual' }
  if (firstName !== null && lastName !== null)
    return [
      element('name', { part: 'first', ...individual }, firstName),
      element('name', { part: 'last', ...individual }, lastName),
    ]
  return [element('name', { part: 'full', ...individual }, fullName(notice) ?? unknown)]
}

/** In E.164 where it is a phone number, so that a dialler takes it; else as typed. */
function buildPhone({ phone, email, prefers }: NoticePerson): readonly AdfElement[] {
  if (phone === null) return email === null ? [element('phone', { type: 'voice' }, '')] : []
  const parsed = parsePhone(phone)
  const number = parsed.ok ? parsed.e164 : phone
  const type = number.startsWith('+614') ? 'cellphone' : 'voice'
  const preferred = prefers === 'phone' || prefers === 'sms' ? '1' : '0'
  return [element('phone', { type, time: 'nopreference', preferredcontact: preferred }, number)]
}

interface Address {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postcode: string | null
}

/** The format demands a street; where none is known its element is empty. */
const buildAddress = ({ street, city, state, postcode }: Address, attributes: Attributes): AdfElement =>
  element('address', attributes, [
    element('street', { line: '1' }, street ?? ''),
    ...optional('city', city),
    ...optional('regioncode', state),
    ...optional('postalcode', postcode),
    element('country', {}, 'AU'),
  ])

/** What the visitor wrote first, then everything that the format has no element for. */
function buildComments(notice: LeadNotice): string {
  const { message, person, site } = notice
  const write = (facts: readonly Fact[]): readonly string[] => facts.map(({ label, value }) => `${label}: ${value}`)
  const earlier = describeEarlier(notice)
  return [
    ...(message === null ? [] : [message, '']),
    `Enquiry: ${describeKind(notice)}`,
    ...(site.demo ? ['Demonstration: this dealer is fictional.'] : []),
    ...(earlier === null ? [] : [earlier]),
    ...(person.prefers === 'sms' ? ['Prefers to be reached by SMS'] : []),
    ...write(listDetailFacts(notice)),
    ...write(listConsentFacts(notice)),
    ...write(listOriginFacts(notice)),
  ].join('\n')
}

/** A contact needs an e-mail or a phone. */
function buildVendor({ seller, site }: LeadNotice): AdfElement {
  return element('vendor', {}, [
    element('id', { sequence: '1', source: site.name }, seller.id),
    element('vendorname', {}, seller.name),
    ...optional('url', site.origin),
    element('contact', { primarycontact: '1' }, [
      element('name', { part: 'full', type: 'business' }, seller.name),
      ...optional('email', seller.email),
      ...(seller.phone === null && seller.email !== null
        ? []
        : [element('phone', { type: 'voice', time: 'nopreference' }, seller.phone ?? '')]),
      ...(seller.address === null ? [] : [buildAddress(seller.address, { type: 'work' })]),
    ]),
  ])
}

const element = (name: string, attributes: Attributes, content: AdfElement['content']): AdfElement => ({
  name,
  attributes,
  content,
})

const optional = (name: string, text: string | null): readonly AdfElement[] =>
  text === null || text.trim() === '' ? [] : [element(name, {}, text)]
