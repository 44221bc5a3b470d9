import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listLeadCategories } from '#domain/enquiry/lead-categories.ts'
import { resolveOfferedCategory } from '#domain/enquiry/resolve-enquiry.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { checkLeadRoutes, listRouteWarnings } from './check-lead-routes.ts'

const yard = (email: string | null) => ({
  id: 'one',
  slug: 'one-yard',
  name: 'One Yard',
  email,
  locations: [{ id: 'here', slug: 'here', name: 'Here', address: { state: 'QLD' as const } }],
})
const smtp = { mail: 'smtp' as const }
const webhook = {
  url: 'https://hooks.dealer.example/leads',
  secret: 'env:FORECOURT_SITE_TEST_SITE__HOOK',
}
const build = (part: DocumentPart) => buildTestSite({ integrations: smtp, dealerships: [yard(null)], ...part })
const faultsOf = (part: DocumentPart) =>
  checkLeadRoutes(build(part)).map(({ place, message }) => `${place.join('.')}: ${message}`)
const warningsOf = (part: DocumentPart) =>
  listRouteWarnings(build(part)).map(({ place, message }) => `${place.join('.')}: ${message}`)
const all = 'any category'

test.each<[string, DocumentPart, readonly string[]]>([
  ['an e-mail of the site', { email: 'a@dealer.example' }, []],
  ['a webhook for every lead', { leads: { webhooks: [webhook] } }, []],
  ['a webhook alone, without any e-mail', { leads: { webhooks: [webhook] }, integrations: {} }, []],
  ['a demonstration without receivers', { demo: true, integrations: {} }, []],
  [
    'no receiver at all',
    {},
    [`leads: nobody receives leads of: ${all} (no dealership); ${all} (One Yard); ${all} (Here)`],
  ],
  [
    'an e-mail of the dealership, and leads that are for none',
    { dealerships: [yard('one@dealer.example')] },
    [`leads: nobody receives leads of: ${all} (no dealership)`],
  ],
  [
    'the sandbox, which sends nothing',
    { email: 'a@dealer.example', integrations: {} },
    ['integrations.mail: the sandbox sends no e-mail, and leads of this site go out by e-mail'],
  ],
  [
    'a route to places that are not there, without receivers',
    { email: 'a@dealer.example', leads: { routes: [{ locations: ['gone'], dealerships: ['gone-too'] }] } },
    [
      "leads.routes.0.locations.0: there is no location 'gone'",
      "leads.routes.0.dealerships.0: there is no dealership 'gone-too'",
      'leads.routes.0: the route has no receiver',
    ],
  ],
  [
    'webhooks that are never asked',
    {
      email: 'a@dealer.example',
      leads: {
        webhooks: [{ ...webhook, url: 'https://127.0.0.1/a' }],
        routes: [{ webhooks: [{ ...webhook, url: 'https://hooks.dealer.example:8443/a' }] }],
      },
    },
    [
      'leads.webhooks.0.url: https://127.0.0.1/a is not asked',
      'leads.routes.0.webhooks.0.url: https://hooks.dealer.example:8443/a is not asked',
    ],
  ],
  [
    'one webhook with two secrets',
    {
      email: 'a@dealer.example',
      leads: { webhooks: [webhook], routes: [{ webhooks: [{ ...webhook, secret: `${webhook.secret}_2` }] }] },
    },
    ['leads.routes.0.webhooks.0.secret: https://hooks.dealer.example/leads stands with another secret above'],
  ],
])('LEAD-12 a site with %s', (_what, part, faults) => {
  expect(faultsOf(part)).toEqual(faults)
})

test('LEAD-12 routes of every known category still leave those of forms to come', () => {
  const faults = faultsOf({
    leads: { routes: [{ categories: ['Service Enquiry', 'Parts Enquiry'], emails: ['a@dealer.example'] }] },
  })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('Used Vehicle Enquiry')
  expect(faults[0]).toContain('any other category (no dealership)')
  expect(faults[0]).not.toContain('Service Enquiry')
})

test.each<[string, DocumentPart, readonly string[]]>([
  ['a CRM that gets every lead', { leads: { routes: [{ adf_emails: ['crm@dealer.example'] }] } }, []],
  ['people who get some leads', { leads: { routes: [{ categories: ['Feedback'], emails: ['a@b.example'] }] } }, []],
  [
    'a category that no form makes',
    { leads: { routes: [{ categories: ['Service enquiry'], emails: ['a@b.example'] }] } },
    ["leads.routes.0.categories.0: no form of the site makes the category 'Service enquiry'"],
  ],
  [
    'a category that the site offers',
    { forms: { categories: ['Caravan Repairs'] }, leads: { routes: [{ categories: ['Caravan Repairs'] }] } },
    [],
  ],
  [
    'a webhook for one location',
    { leads: { routes: [{ locations: ['here'], webhooks: [webhook] }] } },
    ['leads.routes: https://hooks.dealer.example/leads does not get: leads of every category, for some places'],
  ],
])('LEAD-12 the warnings of a site with %s', (_what, part, warnings) => {
  expect(warningsOf({ email: 'a@dealer.example', ...part })).toEqual(warnings)
})

test('LEAD-12 a system that gets some categories is named with those that it does not get', () => {
  const [warning = ''] = warningsOf({
    email: 'a@dealer.example',
    leads: { routes: [{ categories: ['Used Vehicle Enquiry'], adf_emails: ['CRM@dealer.example'] }] },
  })
  expect(warning).toContain('crm@dealer.example does not get: New Vehicle Enquiry, General Enquiry')
  expect(warning).not.toContain('Used Vehicle Enquiry')
})

test('LEAD-12 every category that a form of the platform names is one that routes are checked for', () => {
  const root = join(import.meta.dirname, '../..')
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:features|domain\/enquiry)\/.*\.tsx?$/.test(file) && !/\.(?:test|testkit)\./.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bcategory: '([^']+)'/g)])
    .map(([, category = '']) => resolveOfferedCategory(category).category)
  expect(new Set(named).size).toBeGreaterThan(5)
  expect([...new Set(named)].filter((category) => !listLeadCategories([]).includes(category))).toEqual([])
})
