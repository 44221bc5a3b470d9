import { expect, test } from 'vitest'
import { addressOf } from '../addresses.ts'
import { buildTestSite } from '../test-site.ts'
import { listPolicies } from './policies.ts'

test('CONTENT-06 LEAD-07 a form refers to the privacy policy and to the terms', () => {
  expect(listPolicies(buildTestSite({}))).toEqual([
    { label: 'Privacy policy', href: '/privacy-policy' },
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
  ])
})

test('CONTENT-06 LEAD-07 a form does not refer to a page that the site has taken away', () => {
  const terms = addressOf(buildTestSite({}), 'terms')
  const site = buildTestSite({ content: { hidden_pages: [terms] } })
  expect(listPolicies(site).map(({ label }) => label)).toEqual(['Privacy policy'])
})
