import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { checkPayments } from './check-payments.ts'

const secrets = {
  processor_key: 'env:FORECOURT_SITE_TEST_SITE__KEY',
  webhook_secret: 'env:FORECOURT_SITE_TEST_SITE__HOOK',
}
const stripe = { enabled: true, processor: 'stripe', ...secrets } as const

test.each<[string, DocumentPart, string[]]>([
  ['takes no payments', { demo: false }, []],
  ['is a demonstration with the sandbox', { demo: true, checkout: { enabled: true } }, []],
  ['takes real deposits in the sandbox', { demo: false, checkout: { enabled: true } }, ['checkout.processor']],
  ['takes real payments in the sandbox', { demo: false, online_payment: { enabled: true } }, ['checkout.processor']],
  ['takes deposits by Stripe', { demo: false, checkout: stripe }, []],
  [
    'takes payments by Stripe without its secrets',
    { demo: false, online_payment: { enabled: true }, checkout: { processor: 'stripe' } },
    ['checkout.processor_key', 'checkout.webhook_secret'],
  ],
  ['holds for as long as a card does', { demo: false, checkout: { ...stripe, hold_hours: 160 } }, []],
  ['holds for longer', { demo: false, checkout: { ...stripe, hold_hours: 161 } }, ['checkout.hold_hours']],
  ['holds for longer in the sandbox', { demo: true, checkout: { enabled: true, hold_hours: 720 } }, []],
  [
    'takes payments alone, with long holds that never begin',
    { demo: false, online_payment: { enabled: true }, checkout: { ...stripe, enabled: false, hold_hours: 720 } },
    [],
  ],
  [
    'has no amount between its limits',
    { demo: true, online_payment: { enabled: true, minimum: 50, maximum: 49 } },
    ['online_payment.maximum'],
  ],
  ['takes one amount', { demo: true, online_payment: { enabled: true, minimum: 50, maximum: 50 } }, []],
])('BUY-03 BUY-06 a site that %s', (_what, part, places) => {
  expect(checkPayments(buildTestSite(part)).map(({ place }) => place.join('.'))).toEqual(places)
})
