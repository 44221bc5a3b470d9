import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import type { SandboxPayment } from '#integrations/payments/sandbox-processor.ts'
import { createMemorySandboxStore } from '#integrations/payments/sandbox-store.testkit.ts'
import { buildTestSite } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { showSandboxPayment } from './handle-sandbox.server.ts'

async function show(state: SandboxPayment['state']) {
  const site = buildTestSite()
  const sandbox = createMemorySandboxStore()
  await sandbox.create({
    reference: 'one',
    amount: cents(20_000),
    description: 'Deposit',
    takesAtOnce: false,
    state,
    returnUrl: 'http://test-site.localhost/reservations/a?key=b&paid=1',
    cancelUrl: 'http://test-site.localhost/reservations/a?key=b',
  })
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => testEpoch },
    formSecret: 'secret',
    checkout: { sandbox },
  } as unknown as Parameters<typeof showSandboxPayment>[0]
  return (await showSandboxPayment(services, 'one')).data.view.closed
}

test('BUY-03 whoever comes back after paying reads that it is paid, and goes on to the reservation', async () => {
  expect(await show('open')).toBeNull()
  for (const state of ['authorised', 'captured'] as const)
    expect(await show(state), state).toEqual({
      text: 'You have paid this already. There is nothing more to pay.',
      href: '/reservations/a?key=b&paid=1',
      link: 'Continue',
    })
  expect(await show('closed')).toMatchObject({
    text: 'This payment can no longer be made.',
    href: '/reservations/a?key=b',
  })
})
