import { findContrastFaults } from '../contrast.ts'
import { findMake, findModel } from '../directory/directory.ts'
import type { Place } from '../site-problem.ts'
import { resolveQuoteProvider } from '../quote-provider.ts'
import type { Site } from '../site.ts'
import { buildSecretPrefix, isSecretReference, parseSecretReference } from '../site-secrets.ts'
import { checkClaims } from './check-claims.ts'
import { checkSignIn } from './check-sign-in.ts'
import { fault, type Fault } from './fault.ts'
import { checkOutgoingAddress } from './outgoing-address.ts'

/** Checks pairs of values that must be in order, references to names, and the contrast of the theme. */
export function checkValues(site: Site): readonly Fault[] {
  return [
    ...checkContrast(site),
    ...checkOrders(site),
    ...checkFinance(site),
    ...checkClaims(site),
    ...checkSecrets(site),
    ...checkSignIn(site),
    ...checkContent(site),
  ]
}

function checkContrast({ theme }: Site): readonly Fault[] {
  return findContrastFaults(theme).map(({ palette, foreground, pair, ratio, least }) =>
    fault(
      ['theme', palette, foreground],
      `${pair} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`,
      `at least ${String(least)} : 1`,
    ),
  )
}

function checkOrders({ calculator, search, finance }: Site): readonly Fault[] {
  const inOrder = (place: Place, least: number, greatest: number, name: string) =>
    least < greatest
      ? []
      : [fault(place, `${String(least)} is not below ${name} ${String(greatest)}`, `less than ${name}`)]
  const within = (place: Place, value: number, least: number, greatest: number) =>
    value >= least && value <= greatest
      ? []
      : [fault(place, `${String(value)} is out of its range`, `${String(least)} to ${String(greatest)}`)]
  return [
    ...inOrder(
      ['search', 'price_slider', 'fixed_min'],
      search.price_slider.fixed_min,
      search.price_slider.fixed_max,
      'fixed_max',
    ),
    ...inOrder(['calculator', 'price_min'], calculator.price_min, calculator.price_max, 'price_max'),
    ...inOrder(
      ['calculator', 'term_min_years'],
      calculator.term_min_years,
      calculator.term_max_years,
      'term_max_years',
    ),
    ...inOrder(['calculator', 'interest_min'], calculator.interest_min, calculator.interest_max, 'interest_max'),
    ...inOrder(['calculator', 'price_slider', 'min'], calculator.price_slider.min, calculator.price_slider.max, 'max'),
    ...within(['calculator', 'default_price'], calculator.default_price, calculator.price_min, calculator.price_max),
    ...within(
      ['calculator', 'default_term_years'],
      calculator.default_term_years,
      calculator.term_min_years,
      calculator.term_max_years,
    ),
    ...within(
      ['calculator', 'default_interest'],
      calculator.default_interest,
      calculator.interest_min,
      calculator.interest_max,
    ),
    ...(calculator.comparison_rate_range === null
      ? []
      : inOrder(
          ['calculator', 'comparison_rate_range', 'min'],
          calculator.comparison_rate_range.min,
          calculator.comparison_rate_range.max,
          'max',
        )),
    ...(finance.deposit_percent + finance.final_payment_percent < 100
      ? []
      : [
          fault(
            ['finance', 'deposit_percent'],
            'deposit and final payment leave nothing to finance',
            'a sum below 100',
          ),
        ]),
  ]
}

function checkFinance(site: Site): readonly Fault[] {
  const lenders = Object.keys(site.finance.lenders)
  const check = (provider: string | null, place: Place) =>
    provider === null || lenders.includes(provider)
      ? []
      : [
          fault(
            place,
            `finance.lenders has no '${provider}'`,
            lenders.length === 0 ? 'a lender under finance.lenders' : `one of ${lenders.join(', ')}`,
          ),
        ]
  return [
    ...check(site.finance_provider, ['finance_provider']),
    ...site.dealerships.flatMap(({ finance_provider }, d) =>
      check(finance_provider, ['dealerships', d, 'finance_provider']),
    ),
    ...checkQuotes(site),
    ...checkValuations(site),
  ]
}

/** Only demonstrations may show invented quotes (FIN-05), and a quote service needs its address. */
function checkQuotes(site: Site): readonly Fault[] {
  const {
    demo,
    finance: { quote },
  } = site
  if (!quote.enabled) return []
  if (resolveQuoteProvider(site) === 'http')
    return quote.url === null
      ? [
          fault(
            ['finance', 'quote', 'url'],
            "is missing, and finance.quote.provider 'http' needs it",
            'the address of the quote service',
          ),
        ]
      : checkOutgoingAddress(quote.url, ['finance', 'quote', 'url'])
  return demo
    ? []
    : [
        fault(
          ['finance', 'quote', 'provider'],
          'the sandbox invents its figures and quotes on demonstration sites only',
          "'http', or finance.quote.enabled: false",
        ),
      ]
}

/** A valuation service needs its address (BUY-04). */
function checkValuations({ integrations: { valuations, valuations_url } }: Site): readonly Fault[] {
  const place = ['integrations', 'valuations_url'] as const
  if (valuations_url !== null) return checkOutgoingAddress(valuations_url, place)
  return valuations === 'autograb'
    ? [fault(place, "is missing, and integrations.valuations 'autograb' needs it", 'the address of the service')]
    : []
}

function checkSecrets(site: Site): readonly Fault[] {
  const needs = (needed: boolean, given: string | null, place: Place, why: string) =>
    needed && given === null
      ? [
          fault(
            place,
            `is missing, and ${why} needs it`,
            `the name of an environment variable, "env:${buildSecretPrefix(site.slug)}…"`,
          ),
        ]
      : []
  const { integrations, search } = site
  return [
    ...needs(
      integrations.geocoding === 'google',
      integrations.geocoding_key,
      ['integrations', 'geocoding_key'],
      'geocoding',
    ),
    ...needs(search.host !== null, search.key, ['search', 'key'], 'the host of the search calls'),
    ...findForeignSecrets(site, site.slug, []),
  ]
}

/** Checks every reference to a secret anywhere in the document, so that new settings are covered too. */
function findForeignSecrets(value: unknown, slug: string, place: Place): readonly Fault[] {
  if (typeof value === 'string') {
    if (!isSecretReference(value) || parseSecretReference(slug, value) !== null) return []
    const name = value.slice('env:'.length)
    const own = `${buildSecretPrefix(slug)}${name.split('__').findLast((part) => part !== '') ?? 'KEY'}`
    return [
      fault(
        place,
        `${name} is not a secret of this site; a site may name only its own`,
        `"env:${own}", with the secret in the environment variable ${own}`,
      ),
    ]
  }
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => findForeignSecrets(entry, slug, [...place, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => findForeignSecrets(entry, slug, [...place, key]))
  return []
}

/** What begins after it has ended is never on. */
const checkEnds = (
  { start, expiry }: { readonly start: string | null; readonly expiry: string | null },
  place: Place,
): readonly Fault[] =>
  start === null || expiry === null || start <= (expiry.includes('T') ? expiry : `${expiry}T24`)
    ? []
    : [fault(place, `${expiry} is before ${start}`, 'the start or later')]

function checkContent(site: Site): readonly Fault[] {
  const { content, locations, manufacturer } = site
  const saturday = locations.fortnightly_saturday
  return [
    ...(saturday !== null && new Date(`${saturday.base_date}T00:00:00Z`).getUTCDay() !== 6
      ? [
          fault(
            ['locations', 'fortnightly_saturday', 'base_date'],
            `${saturday.base_date} is not a Saturday`,
            'a Saturday',
          ),
        ]
      : []),
    ...content.promotions.flatMap((each, index) => checkEnds(each, ['content', 'promotions', index, 'expiry'])),
    ...content.offers.flatMap((each, index) => checkEnds(each, ['content', 'offers', index, 'expiry'])),
    ...(content.stocktake_sale === null
      ? []
      : checkEnds(content.stocktake_sale, ['content', 'stocktake_sale', 'expiry'])),
    ...(manufacturer !== null && findMake(manufacturer.slug) === null
      ? [
          fault(
            ['manufacturer', 'slug'],
            `the manufacturer directory has no '${manufacturer.slug}'`,
            'the slug of a make in the directory',
          ),
        ]
      : []),
    ...content.models.overrides.flatMap(({ make, slug, name }, index) =>
      name === null && findModel(make, slug) === null
        ? [
            fault(
              ['content', 'models', 'overrides', index, 'slug'],
              `the directory has no model '${slug}' of ${make}`,
              'the slug of a model in the directory, or a name for a new one',
            ),
          ]
        : [],
    ),
  ]
}
