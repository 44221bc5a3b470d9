import { listLeadCategories } from '#domain/enquiry/lead-categories.ts'
import { findReceivers, type LeadPlace } from '../lead-routes.ts'
import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, oneOf, type Fault } from './fault.ts'
import { checkOutgoingAddress } from './outgoing-address.ts'

/** Stands for every category that is not known yet: a form that is added later must not make leads for nobody. */
const anyOther = 'any other category'

/** Errors of the receivers of leads: gaps, references to nothing, and addresses that are never asked (LEAD-12). */
export function checkLeadRoutes(site: Site): readonly Fault[] {
  return [...checkRoutes(site), ...checkWebhooks(site), ...checkGaps(site), ...checkMail(site)]
}

function checkRoutes({ leads, dealerships }: Site): readonly Fault[] {
  const locations = dealerships.flatMap((dealership) => dealership.locations.map(({ id }) => id))
  const slugs = dealerships.map(({ slug }) => slug)
  return leads.routes.flatMap((route, index) => {
    const place: Place = ['leads', 'routes', index]
    const findUnknown = (key: 'locations' | 'dealerships', what: string, known: readonly string[]) =>
      route[key].flatMap((name, at) =>
        known.includes(name) ? [] : [fault([...place, key, at], `there is no ${what} '${name}'`, oneOf(known))],
      )
    const receivers = route.emails.length + route.adf_emails.length + route.webhooks.length
    return [
      ...findUnknown('locations', 'location', locations),
      ...findUnknown('dealerships', 'dealership', slugs),
      ...(receivers > 0
        ? []
        : [fault(place, 'the route has no receiver', 'at least one of emails, adf_emails and webhooks')]),
    ]
  })
}

function checkWebhooks({ leads }: Site): readonly Fault[] {
  const all = [
    ...leads.webhooks.map((webhook, index) => ({ ...webhook, place: ['leads', 'webhooks', index] as Place })),
    ...leads.routes.flatMap(({ webhooks }, route) =>
      webhooks.map((webhook, index) => ({
        ...webhook,
        place: ['leads', 'routes', route, 'webhooks', index] as Place,
      })),
    ),
  ]
  const secrets = new Map<string, string>()
  return all.flatMap(({ url, secret, place }) => {
    const first = secrets.get(url) ?? secret
    secrets.set(url, first)
    return [
      ...checkOutgoingAddress(url, [...place, 'url']),
      ...(first === secret
        ? []
        : [fault([...place, 'secret'], `${url} stands with another secret above`, `"${first}"`)]),
    ]
  })
}

/** Every place that a lead can be for: none, each dealership, each location. */
function listPlaces({ dealerships }: Site): readonly (Omit<LeadPlace, 'category'> & { readonly words: string })[] {
  return [
    { locationId: null, dealershipSlug: null, words: 'no dealership' },
    ...dealerships.flatMap(({ slug, name, locations }) => [
      { locationId: null, dealershipSlug: slug, words: name },
      ...locations.map((location) => ({ locationId: location.id, dealershipSlug: slug, words: location.name })),
    ]),
  ]
}

const listCategories = (site: Site): readonly string[] => [...listLeadCategories(site.forms.categories), anyOther]

function checkGaps(site: Site): readonly Fault[] {
  if (site.demo) return []
  const categories = listCategories(site)
  const gaps = listPlaces(site).flatMap(({ words, ...place }) => {
    const missing = categories.filter((category) => findReceivers(site, { ...place, category }).length === 0)
    if (missing.length === 0) return []
    return [`${missing.length === categories.length ? 'any category' : missing.join(', ')} (${words})`]
  })
  if (gaps.length === 0) return []
  return [
    fault(
      ['leads'],
      `nobody receives leads of: ${gaps.join('; ')}`,
      'an e-mail of the site, the dealership or the location, or receivers under leads',
    ),
  ]
}

/** The sandbox keeps e-mail in a folder, where no dealer reads it. */
function checkMail(site: Site): readonly Fault[] {
  if (site.demo || site.integrations.mail !== 'sandbox') return []
  const places = listPlaces(site)
  const channels = listCategories(site).flatMap((category) =>
    places.flatMap((place) => findReceivers(site, { ...place, category })),
  )
  if (channels.every((channel) => channel.startsWith('webhook:'))) return []
  return [
    fault(
      ['integrations', 'mail'],
      'the sandbox sends no e-mail, and leads of this site go out by e-mail',
      "'smtp', with SMTP_URL and MAIL_FROM in the environment",
    ),
  ]
}

/**
 * Warnings: a system (ADF or webhook) that does not get every lead, so that its figures never agree with the site's;
 * and a category that no form makes, which is mostly a misspelling.
 */
export function listRouteWarnings(site: Site): readonly Fault[] {
  const categories = listCategories(site)
  const known = new Set(categories)
  const cases = listPlaces(site).flatMap((place) => categories.map((category) => ({ ...place, category })))
  const reached = cases.map((each) => ({ category: each.category, channels: new Set(findReceivers(site, each)) }))
  const systems = new Set(
    site.leads.routes.flatMap(({ adf_emails, webhooks }) => [
      ...adf_emails.map((address) => `adf:${address.toLowerCase()}`),
      ...webhooks.map(({ url }) => `webhook:${url}`),
    ]),
  )
  return [
    ...site.leads.routes.flatMap(({ categories: taken }, index) =>
      taken.flatMap((category, at) =>
        known.has(category)
          ? []
          : [
              fault(
                ['leads', 'routes', index, 'categories', at],
                `no form of the site makes the category '${category}'`,
                oneOf(categories.filter((each) => each !== anyOther)),
              ),
            ],
      ),
    ),
    ...[...systems].flatMap((channel) => {
      const missed = new Set(reached.flatMap(({ category, channels }) => (channels.has(channel) ? [] : [category])))
      if (missed.size === 0) return []
      const words =
        missed.size === categories.length ? 'leads of every category, for some places' : [...missed].join(', ')
      return [
        fault(
          ['leads', 'routes'],
          `${channel.slice(channel.indexOf(':') + 1)} does not get: ${words}`,
          'the receiver in a route for all leads, or this difference on purpose',
        ),
      ]
    }),
  ]
}
