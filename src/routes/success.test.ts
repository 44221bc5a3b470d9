import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { loader } from './success.tsx'

/** What the page tells after this form. */
async function thank(subcategory: string, form: Readonly<Record<string, string | null>>) {
  const site = buildTestSite()
  const lead = { id: 'lead-1', subcategory, form, car: null, event: 'default_form' }
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => testEpoch },
    leads: { find: () => Promise.resolve(lead) },
  } as unknown as RequestContext
  const context = new RouterContextProvider()
  context.set(requestContextKey, services)
  const url = new URL('http://test-site.localhost/success?lead=lead-1')
  const { data } = await loader({ context, url, request: new Request(url), params: {}, pattern: '/success' })
  return data.view
}

test('VDP-02 LEAD-03 who made an offer or asked for a drive of a vehicle sold meanwhile is told', async () => {
  for (const form of [{ offer_from_client: '25000' }, { appointment_date: '2026-11-23', appointment_time: '09:30' }]) {
    const { notice, appointment } = await thank('Find me something similar', form)
    expect(notice).toMatch(/sold in the meantime\. We have passed your message on to the dealership/)
    expect(appointment).toBeNull()
  }
  expect((await thank('Make an Offer', { offer_from_client: '25000' })).notice).toBeNull()
  expect((await thank('Find me something similar', { message: 'Hello' })).notice).toBeNull()
})
