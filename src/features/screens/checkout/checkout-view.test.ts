import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildCheckoutView } from './checkout-view.ts'

test('BUY-01 the price that the visitor agrees to stands with the words of its type', () => {
  const site = buildTestSite({ checkout: { enabled: true } })
  const listing = resolveListing(buildVehicle('A1', { payment_processors: ['card'] }), site, 0)
  if (listing.price?.kind !== 'amount') throw new Error('the vehicle has no price')
  const priced = { ...listing, price: { ...listing.price, typeWords: 'Excl. Govt. Charges' } }
  const { amounts, brief, terms } = buildCheckoutView(priced, dollars(200), {
    site,
    nowMs: 0,
    timeZone: 'Australia/Sydney',
  })
  expect(amounts.find(({ label }) => label === 'Price you agree to')?.value).toMatch(/^\$[\d,]+ Excl\. Govt\. Charges$/)
  expect(brief, 'what matters of the terms').toEqual([
    expect.stringMatching(/^Held until Saturday 3 January 1970/),
    expect.stringMatching(/^We authorise your card for \$\d+ and take nothing\. .* you get it all back\.$/),
  ])
  expect(terms, 'all of them').toHaveLength(6)
})
