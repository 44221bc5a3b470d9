import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { sampleOrder } from '#integrations/payments/payment-processor.testkit.ts'
import { createLogger } from '#log/log.ts'
import { createPaymentDesk } from '#server/create-payment-desk.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('the payment desk', (store) => {
  const openFor = (slug: string, demo: boolean, variables: Readonly<Record<string, string>> = {}) => {
    const desk = createPaymentDesk({
      database: store.database,
      leads: createLeadRepository(store.database),
      now: () => testEpoch,
      log: createLogger('silent'),
      variables,
    })
    const site = buildTestSite({ slug, demo, checkout: { enabled: true }, online_payment: { enabled: true } })
    return desk.openFor(buildSiteContext(slug, { value: testEpoch }), site)
  }

  test.each<[string, boolean, Readonly<Record<string, string>>, boolean]>([
    ['a demonstration', true, { NODE_ENV: 'production' }, true],
    ['a real site in development', false, { NODE_ENV: 'development' }, true],
    ['a real site', false, { NODE_ENV: 'production' }, false],
    ['a real site whose environment says nothing', false, {}, false],
  ])('BUY-03 BUY-06 whether the sandbox takes a payment for %s', async (what, demo, variables, opens) => {
    const { processor, sandbox } = openFor(`desk-${what.replaceAll(' ', '-')}`, demo, variables)
    const opened = await processor.open(sampleOrder)
    expect([opened.ok, sandbox !== null]).toEqual([opens, opens])
    if (!opened.ok) expect(opened.error).toMatchObject({ kind: 'unconfigured' })
  })

  test('BUY-03 what was paid in the sandbox is still given back on a site that is real by now', async () => {
    const before = openFor('desk-moved', true)
    const opened = await before.processor.open(sampleOrder)
    const reference = opened.ok ? opened.value.reference : ''
    await before.sandbox?.move(reference, ['open'], 'authorised')
    const after = openFor('desk-moved', false)
    expect(await after.processor.giveBack(reference)).toEqual({ ok: true, value: 'returned' })
  })
})
