import { z } from 'zod'

/**
 * The value rules that several sections share. Each message says what was expected, for it is what a dealer's web
 * person reads.
 */

export const slug = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'expected lower-case letters and digits joined by single hyphens, "harbourside-toyota"',
  )

export const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[^\s?#\\]*$/, 'expected a path of this site that starts with one slash, "/special-offers"')

const pathWithQuery = /^\/(?!\/)[^\s\\]*$/
const anchor = /^#[A-Za-z][\w-]*$/
const webAddress = /^https:\/\/[^\s<>"\\]+$/
const contactAddress = /^(?:tel:\+?[0-9 ]{6,20}|mailto:[^\s@<>"]+@[^\s@<>"]+|sms:\+?[0-9 ]{6,20})$/
/** An address on the manufacturer-hosted dealer pages: '{base_domain}/offers' (NAV-01). */
const baseDomainAddress = /^\{base_domain\}(?:\/[^\s\\]*)?$/

/** A path that the site may choose (TEN-04), so that a change of it changes every link: '{routes.special_offers}'. */
export const routeNames = [
  'search',
  'special_offers',
  'test_drive',
  'service',
  'finance',
  'trade_in',
  'contact',
  'parts',
  'watchlist',
  'compare',
  'review_feedback',
  'models',
  'equifax_finance',
  'garage',
] as const
const routeAddress = new RegExp(`^\\{routes\\.(?:${routeNames.join('|')})\\}(?:[/?#][^\\s\\\\]*)?$`)

const isLink = (text: string) =>
  pathWithQuery.test(text) ||
  routeAddress.test(text) ||
  anchor.test(text) ||
  webAddress.test(text) ||
  contactAddress.test(text)

export const link = z
  .string()
  .max(2000)
  .refine(
    isLink,
    'expected a path ("/contact"), an https address, an anchor ("#finance-form"), a route ("{routes.contact}"), ' +
      'or a tel:, sms: or mailto: address',
  )

export const navigationLink = z
  .string()
  .max(2000)
  .refine(
    (text) => isLink(text) || baseDomainAddress.test(text),
    'expected a path, an https address, or "{base_domain}/…" for a page on the base domain',
  )

export const webUrl = z.string().max(2000).regex(webAddress, 'expected an https address, "https://www.dealer.example/"')

/** A picture: a path of the platform or an https address. */
export const picture = z
  .string()
  .max(2000)
  .refine(
    (text) => pathWithQuery.test(text) || webAddress.test(text),
    'expected a path ("/brand/logo.svg") or an https address',
  )

export const host = z
  .string()
  .max(253)
  .regex(
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'expected a host name in lower case without port or scheme, "www.dealer.example"',
  )

/** A name only: a number would be asked for without anybody having looked where it leads. */
export const pictureHost = z
  .string()
  .max(253)
  .regex(
    /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'expected the name of a picture host in lower case, "photos.dealer.example", or "*.dealer.example" for all ' +
      'names below it',
  )

/** With its area code, a mobile, 13 and 1300 numbers, a local number without area code; or as from abroad. */
const australianNumber = /^(?:(?:\+?61|0)[2-578]\d{8}|1[38]00\d{6}|13\d{4}|[2-9]\d{7})$/

export const phone = z
  .string()
  .max(24)
  .refine(
    (text) => /^\+?[0-9 ()-]+$/.test(text) && australianNumber.test(text.replaceAll(/[^\d+]/g, '')),
    'expected an Australian phone number, "08 5550 1234", "+61 8 5550 1234" or "1300 975 123"',
  )

export const email = z.email('expected an e-mail address, "sales@dealer.example"').max(254)

export const colour = z
  .string()
  .regex(
    /^#[0-9a-fA-F]{6}$/,
    'expected a colour as six hexadecimal digits, "#1a73e8" (quoted: # starts a comment in YAML)',
  )

/** The site's own state, as the specification writes its default 'qld'. */
export const siteState = z.enum(['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'])

/** The state of an address, as addresses and vehicles carry it. */
export const addressState = z.enum(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])

/** Zones that there are; looking one up takes as long as the rest of a small site. */
const knownZones = new Set<string>()
const isTimeZone = (zone: string) => {
  if (knownZones.has(zone)) return true
  try {
    // Throws a RangeError for a zone that does not exist.
    Intl.DateTimeFormat('en-AU', { timeZone: zone })
    knownZones.add(zone)
    return true
  } catch {
    return false
  }
}
export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => zone.includes('/') && isTimeZone(zone), 'expected an IANA time zone, "Australia/Brisbane"')

const isDate = (text: string) => {
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
const noSuchDay = 'expected a day that the calendar has, "2025-06-14"'
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date, "2025-06-14"')
  .refine(isDate, noSuchDay)

/** Wall-clock time; '24:00' is midnight at the end of the day. */
export const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'expected a time of 24 hours, "08:30"')

/** A date, or a date with a wall-clock time, read in the time zone that stands beside it. */
export const localMoment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/,
    'expected "2025-07-01" or "2025-07-01T09:00"',
  )
  .refine((text) => isDate(text.slice(0, 10)), noSuchDay)

/** What a mistake of a secret's name is told with; the value itself, which may be the secret, is never told. */
export const secretReferenceMessage =
  'expected the name of an environment variable, "env:FORECOURT_SITE_MY_DEALER__QUOTE_KEY"; a secret itself ' +
  'never stands in a site file'

/** Secrets never stand in a configuration file: it names the environment variable that holds one. */
export const secretReference = z.string().regex(/^env:[A-Z][A-Z0-9_]{1,120}$/, secretReferenceMessage)

export const make = z.string().min(1).max(60)
