import type { Dealership, Location, Site } from './site.ts'

type LeadRoute = Site['leads']['routes'][number]
type Receivers = Pick<LeadRoute, 'emails' | 'adf_emails' | 'webhooks'>

/** What decides who receives a lead. */
export interface LeadPlace {
  readonly category: string
  /** Id of the location that the visitor chose, or where the vehicle stands. */
  readonly locationId: string | null
  /** Null takes the dealership of the location. */
  readonly dealershipSlug: string | null
}

/** Channel of a demonstration without a receiver: the delivery is only written to the log. */
const sandboxChannel = 'sandbox'
/**
 * Channel of a lead that no configured receiver takes. It waits, and is delivered once the site has a receiver: a lead
 * that the visitor was thanked for must not be lost to a gap in the configuration (LEAD-12).
 */
const unroutedChannel = 'unrouted'

/** What leads were stored with before they had routes. */
const dealerChannel = 'dealer'

/**
 * Channels of a lead, each once: 'email:ADDRESS', 'adf:ADDRESS', 'webhook:URL'. The receivers of all routes that take
 * the lead; where no route takes it, the e-mail of its location, else of its dealership, else of the site; and the
 * receivers of every lead. Never empty: `sandboxChannel` on a demonstration, else `unroutedChannel`.
 */
export function resolveLeadChannels(site: Site, place: LeadPlace): readonly string[] {
  const found = findReceivers(site, place)
  if (found.length > 0) return found
  return [site.demo ? sandboxChannel : unroutedChannel]
}

/** The channels of the configured receivers; empty where there are none. */
export function findReceivers(site: Site, place: LeadPlace): readonly string[] {
  const { location, dealership } = findPlace(site, place)
  const routed = site.leads.routes
    .filter((route) => takes(route, place.category, location?.id ?? null, dealership?.slug ?? null))
    .flatMap(listChannels)
  const own = location?.contact_detail.email ?? dealership?.email ?? site.email
  const fallback = own === null ? [] : [emailChannel('email', own)]
  return [...new Set([...(routed.length > 0 ? routed : fallback), ...listChannels(site.leads)])]
}

/** Every channel that some lead of the site may get, each once: of all routes, of every lead, and of every place. */
export function listReceivers(site: Site): readonly string[] {
  const places = site.dealerships.flatMap((dealership) => [
    dealership.email,
    ...dealership.locations.map((location) => location.contact_detail.email),
  ])
  const emails = [...places, site.email].flatMap((email) => (email === null ? [] : [emailChannel('email', email)]))
  return [...new Set([...site.leads.routes.flatMap(listChannels), ...listChannels(site.leads), ...emails])]
}

function findPlace(
  { dealerships }: Site,
  { locationId, dealershipSlug }: LeadPlace,
): { readonly location: Location | null; readonly dealership: Dealership | null } {
  const location = dealerships.flatMap(({ locations }) => locations).find(({ id }) => id === locationId) ?? null
  const slug = location?.dealership_slug ?? dealershipSlug
  return { location, dealership: dealerships.find((each) => each.slug === slug) ?? null }
}

function takes(route: LeadRoute, category: string, location: string | null, dealership: string | null): boolean {
  const includes = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value))
  return (
    includes(route.categories, category) &&
    includes(route.locations, location) &&
    includes(route.dealerships, dealership)
  )
}

const listChannels = ({ emails, adf_emails, webhooks }: Receivers): readonly string[] => [
  ...emails.map((address) => emailChannel('email', address)),
  ...adf_emails.map((address) => emailChannel('adf', address)),
  ...webhooks.map(({ url }) => `webhook:${url}`),
]

/** Lower case, so that one mailbox in two spellings gets a lead once. */
const emailChannel = (kind: 'email' | 'adf', address: string): string => `${kind}:${address.toLowerCase()}`

/** The secret reference of a webhook of the site; null when the site has no webhook at the address any more. */
export function findWebhookSecret({ leads }: Site, url: string): string | null {
  const webhooks = [...leads.webhooks, ...leads.routes.flatMap((route) => route.webhooks)]
  return webhooks.find((webhook) => webhook.url === url)?.secret ?? null
}

/** A channel in its parts; null for one that this platform does not know. */
export type ParsedChannel =
  | { readonly kind: 'email' | 'adf'; readonly address: string }
  | { readonly kind: 'webhook'; readonly url: string }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'unrouted' }

export function parseLeadChannel(channel: string): ParsedChannel | null {
  if (channel === sandboxChannel) return { kind: 'sandbox' }
  if (channel === unroutedChannel || channel === dealerChannel) return { kind: 'unrouted' }
  const colon = channel.indexOf(':')
  const receiver = channel.slice(colon + 1)
  if (colon < 0 || receiver === '') return null
  switch (channel.slice(0, colon)) {
    case 'email':
      return { kind: 'email', address: receiver }
    case 'adf':
      return { kind: 'adf', address: receiver }
    case 'webhook':
      return { kind: 'webhook', url: receiver }
    default:
      return null
  }
}
