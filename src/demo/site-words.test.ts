import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkSites } from '#site/check-sites.ts'
import type { Site } from '#site/site.ts'
import { demoSiteSlugs, requirePlan } from './plans/plans.ts'
import { comparedLoan, resolveLenderComparisonRate } from './vehicle/lender-offers.ts'

const files = demoSiteSlugs.map((slug) => ({
  file: `${slug}.yaml`,
  text: readFileSync(new URL(`../../sites/${slug}.yaml`, import.meta.url), 'utf8'),
}))
const checked = checkSites(files)
const sites = checked.ok ? checked.sites.map(({ site }) => site) : []

/** Every text of a document with its path. */
function listTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => listTexts(entry, path === '' ? key : `${path}.${key}`))
}

const siteOf = (slug: string): Site => {
  const site = sites.find((each) => each.slug === slug)
  if (site === undefined) throw new Error(`the demo site ${slug} does not pass its check`)
  return site
}

describe.each(demoSiteSlugs)('the configuration of %s', (slug) => {
  test('its example is the loan that the rates of its lender are worked out on', () => {
    const { finance, finance_provider } = siteOf(slug)
    const plan = requirePlan(slug).lenders.find(({ provider }) => provider === finance_provider)
    if (plan === undefined) throw new Error(`${slug} has no plan of its lender ${finance_provider}`)
    const { loan, years, rate, comparison_rate } = finance.disclaimer
    expect({ loan, years, rate, comparison_rate }).toEqual({
      loan: comparedLoan.amount,
      years: comparedLoan.years,
      rate: plan.interestRate,
      comparison_rate: resolveLenderComparisonRate(plan),
    })
  })

  test('its lenders are those of the stock and can show what the stock brings', () => {
    const { finance } = siteOf(slug)
    const plans = requirePlan(slug).lenders
    expect(new Set(Object.keys(finance.lenders))).toEqual(new Set(plans.map(({ provider }) => provider)))
    for (const { provider, financeProvider, payments, leastPrice, oldest } of plans) {
      const lender = finance.lenders[provider]
      expect(lender?.name, provider).toBe(financeProvider)
      expect(leastPrice, provider).toBeGreaterThan(finance.price_floor)
      if (lender?.rule === 'weekly') expect(payments, provider).not.toBe('month')
      if (lender?.rule === 'monthly') expect(payments, provider).not.toBe('week')
      if (lender?.rule === 'year-limited') expect(oldest, provider).toBeLessThan(finance.year_limit)
    }
  })

  test('no text states a repayment or a rate without its comparison rate', () => {
    const stated = /\$\s?[\d,]+ (?:a|per) (?:week|fortnight|month)|\d\s?% p\.a\./i
    const bare = listTexts(siteOf(slug)).filter(([, text]) => stated.test(text) && !/comparison rate/i.test(text))
    expect(bare).toEqual([])
  })

  test('no button and no text calls a deposit a purchase', () => {
    const { buttons, vdp_config } = siteOf(slug)
    expect(buttons.text.reserve).not.toMatch(/\bbuy\b|purchase/i)
    expect(vdp_config.tabs.reserve_online.text ?? '').not.toMatch(/\bbuy it\b|\byours\b/i)
  })

  test('it says that the dealer is fictional', () => {
    expect(siteOf(slug).demo).toBe(true)
    expect(siteOf(slug).content.about).toMatch(/fictional/)
  })
})
