import { formatMoment } from '#domain/format/format-moment.ts'
import { formatKm } from '#domain/format/format-number.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { cleanLine, shortenLine } from './clean-text.ts'
import type { LeadNotice, NoticeCar } from './lead-notice.ts'

/** Limits of one line, in characters, so that a long name leaves room for the rest. */
const mostName = 80
const mostSubject = 150

/** A label with its words. */
export interface Fact {
  readonly label: string
  readonly value: string
}

export function fullName({ person: { firstName, lastName } }: LeadNotice): string | null {
  const name = cleanLine([firstName, lastName].filter((part) => part !== null).join(' '))
  return name === '' ? null : name
}

/** 'General Enquiry', or 'Used Vehicle Enquiry: Make an Offer' where the subcategory is more exact. */
export function describeKind({ category, subcategory }: LeadNotice): string {
  return category === subcategory ? category : `${category}: ${subcategory}`
}

/** What the dealer sees in the list of mails: kind, car, person, and the fictional dealer. */
export function buildSubject(notice: LeadNotice): string {
  const name = fullName(notice)
  const parts = [
    notice.category,
    ...(notice.car === null ? [] : [shortenLine(notice.car.name, 70)]),
    ...(name === null ? [] : [shortenLine(name, mostName)]),
  ]
  return shortenLine(`${notice.site.demo ? '[Demonstration] ' : ''}${parts.join(' – ')}`, mostSubject)
}

/** The heading: who wants what. */
export function buildHeading(notice: LeadNotice): string {
  const who = shortenLine(fullName(notice) ?? 'A visitor', mostName)
  return notice.car === null ? `${who} has an enquiry` : `${who} asks about ${shortenLine(notice.car.name, 90)}`
}

export const describeReceived = (notice: LeadNotice): string =>
  `Received on ${formatMoment(notice.createdAt, notice.timeZone)}`

export function describeEarlier({ earlier, timeZone }: LeadNotice): string | null {
  if (earlier === null) return null
  const when = earlier.createdAt === null ? '' : ` on ${formatMoment(earlier.createdAt, timeZone)}`
  return `This person has enquired before${when} (lead ${earlier.id}).`
}

const preferences = { phone: 'Phone', email: 'E-mail', sms: 'SMS' } as const

export function listPersonFacts({ person }: LeadNotice): readonly Fact[] {
  const { email, phone, prefers, postcode } = person
  return keepFacts([
    ['Phone', phone === null ? null : formatPhone(phone)],
    ['E-mail', email],
    ['Prefers', prefers === null ? null : preferences[prefers]],
    ['Postcode', postcode],
  ])
}

export function listCarFacts(car: NoticeCar): readonly Fact[] {
  return keepFacts([
    ['Price when enquired', car.price === null ? 'No price shown' : formatMoney(car.price)],
    ['Stock number', car.stockNumber],
    ['Odometer', car.kilometres === null ? null : formatKm(car.kilometres)],
    ['Body', car.extra?.body ?? null],
    ['Transmission', car.extra?.transmission ?? null],
    ['Colour', car.extra?.colour ?? null],
    ['VIN', car.extra?.vin ?? null],
  ])
}

export const listDetailFacts = ({ details }: LeadNotice): readonly Fact[] =>
  details.map(({ label, value }) => ({ label: cleanLine(label), value }))

/** How the visitor came: what helps to tell which advertisement worked. */
export function listOriginFacts({ source, pageUrl, visitedPages, queryParams }: LeadNotice): readonly Fact[] {
  return keepFacts([
    ['Source', source],
    ['Sent from', pageUrl],
    ['Pages seen', visitedPages.length === 0 ? null : visitedPages.join('\n')],
    ...Object.entries(queryParams).map(([name, value]): [string, string] => [name, value]),
  ])
}

export const listConsentFacts = ({ consents }: LeadNotice): readonly Fact[] =>
  consents.map(({ label, given, words }) => ({
    label,
    value: `${given ? 'Yes' : 'No'}${words === null ? '' : ` – “${words}”`}`,
  }))

function keepFacts(facts: readonly (readonly [label: string, value: string | null])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value.trim() === '' ? [] : [{ label: cleanLine(label), value }],
  )
}
