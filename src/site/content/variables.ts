import { listComplaintBodies } from '#domain/complaints/complaint-bodies.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { routeNames } from '../schema/values.ts'
import { addressOf } from '../addresses.ts'
import { listLocations } from '../location-place.ts'
import { isStandIn } from '../site-origin.ts'
import type { Site } from '../site.ts'
import { nameTestDrive } from '../test-drive-words.ts'
import { certifiedMakeOf } from '../switches.ts'
import { findMainPhone } from './conditions.ts'
import { listReceivers, resolveComplaintsContact } from './receivers.ts'

/** Text as Markdown that shows it, whatever characters it has. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()#+\-.!|<>~&]/g, String.raw`\$&`)

/** Text that stands as written, whatever characters it has. */
const plain = (read: (site: Site) => string | null) => ({ kind: 'plain' as const, read })
/** Lines of a list, for a paragraph of its own. */
const list = (read: (site: Site) => readonly string[]) => ({ kind: 'list' as const, read })

/** The states of the locations; that of the site where it shows none. */
function listStates(site: Site): readonly string[] {
  const states = listLocations(site).map(({ address }) => address.state)
  return states.length > 0 ? states : [site.state.toUpperCase()]
}

const shownPhone = (phone: string | null): string | null => (phone === null ? null : formatPhone(phone))
const dialled = (phone: string | null): string | null => (phone === null ? null : buildPhoneHref(phone))

/** Where a service is booked: the configured page, else the booking form (LEAD-19). */
export function findBooking(site: Site): string {
  const { booking_url } = site.service
  const host = booking_url === null ? undefined : URL.parse(booking_url)?.hostname
  return booking_url === null || host === undefined || isStandIn(host)
    ? addressOf(site, 'genuine_service')
    : booking_url
}

const ownVariables = {
  'site.name': plain(({ name }) => name),
  'site.phone': plain((site) => shownPhone(findMainPhone(site))),
  'site.phone_href': plain((site) => dialled(findMainPhone(site))),
  'site.email': plain(({ email }) => email),
  'manufacturer.name': plain(({ manufacturer }) => manufacturer?.name ?? 'the manufacturer'),
  'certified.make': plain((site) => certifiedMakeOf(site)),
  'certified.name': plain(({ certified }) => certified.name),
  'certified.benefits': list(({ certified }) => certified.benefits),
  'checkout.deposit': plain(({ checkout }) => `$${checkout.deposit}`),
  'checkout.hold_hours': plain(({ checkout }) => String(checkout.hold_hours)),
  'content.haggle_free': plain(({ content }) => content.haggle_free),
  'privacy.date': plain(({ content }) => content.privacy_date),
  'privacy.receivers': list(listReceivers),
  'service.booking': plain(findBooking),
  'test_drive.name': plain(nameTestDrive),
  'complaints.name': plain((site) => resolveComplaintsContact(site).name),
  'complaints.email': plain((site) => resolveComplaintsContact(site).email),
  'complaints.phone': plain((site) => shownPhone(resolveComplaintsContact(site).phone)),
} as const

type Variable = ReturnType<typeof plain> | ReturnType<typeof list> | typeof bodies

/** The complaint bodies of the site's states as links; nothing but names and addresses of the platform's own table. */
const bodies = {
  kind: 'markdown' as const,
  read: (site: Site) =>
    listComplaintBodies(listStates(site))
      .map(({ state, name, website }) => `- ${state}: [${name}](${website})`)
      .join('\n'),
}

/** Where complaints go, as a list with links: to the contact page where neither a number nor an address is known. */
const contact = {
  kind: 'markdown' as const,
  read(site: Site) {
    const { name, email, phone } = resolveComplaintsContact(site)
    const page = phone === null && email === null ? `- [Send us a message](${addressOf(site, 'contact')})` : null
    return [
      name === null ? null : `- ${escapeMarkdown(name)}`,
      page,
      phone === null ? null : `- Phone [${escapeMarkdown(formatPhone(phone))}](${buildPhoneHref(phone)})`,
      email === null ? null : `- Email [${escapeMarkdown(email)}](mailto:${email})`,
    ]
      .filter((line) => line !== null)
      .join('\n')
  },
}

/** The closed table of what '{…}' in a content text may name. */
const variables: ReadonlyMap<string, Variable> = new Map<string, Variable>([
  ...Object.entries(ownVariables),
  ['complaints.bodies', bodies],
  ['complaints.contact', contact],
  ...routeNames.map((name): [string, Variable] => [`routes.${name}`, plain(({ routes }) => routes[name])]),
])

export const isVariable = (name: string): boolean => variables.has(name)
/** Whether a variable may stand within a line, such as in a heading. */
export const isInlineVariable = (name: string): boolean => variables.get(name)?.kind === 'plain'

/** The value as plain text; '' where the site has none, or for a name that is no inline variable. */
export function readPlainVariable(site: Site, name: string): string {
  const variable = variables.get(name)
  return variable?.kind === 'plain' ? (variable.read(site) ?? '') : ''
}

/** The value as Markdown, in which text of the site cannot become markup. */
export function readVariable(site: Site, name: string): string {
  const variable = variables.get(name)
  switch (variable?.kind) {
    case undefined:
      return ''
    case 'plain':
      return escapeMarkdown(variable.read(site) ?? '')
    case 'list':
      return variable
        .read(site)
        .map((line) => `- ${escapeMarkdown(line)}`)
        .join('\n')
    case 'markdown':
      return variable.read(site)
  }
}
