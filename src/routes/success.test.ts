import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { loader } from './success.tsx'

/** What the page of this address tells while `lead` is stored. */
async function show(search: string, lead: Readonly<Record<string, unknown>>, part: DocumentPart = {}) {
  const site = buildTestSite(part)
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => testEpoch },
    leads: { find: (_ctx: unknown, id: string) => Promise.resolve(id === lead['id'] ? lead : null) },
  } as unknown as RequestContext
  const context = new RouterContextProvider()
  context.set(requestContextKey, services)
  const url = new URL(`http://test-site.localhost/success${search}`)
  const { data } = await loader({ context, url, request: new Request(url), params: {}, pattern: '/success' })
  return data
}

/** What the page tells after this form. */
async function thank(subcategory: string, form: Readonly<Record<string, string | null>>) {
  const lead = { id: 'lead-1', subcategory, form, car: null, event: 'default_form' }
  return (await show('?lead=lead-1', lead)).view
}

test('VDP-02 LEAD-03 who made an offer or asked for a drive of a vehicle sold meanwhile is told', async () => {
  for (const form of [{ offer_from_client: '25000' }, { appointment_date: '2026-11-23', appointment_time: '09:30' }]) {
    const { notice, appointment } = await thank('Find me something similar', form)
    expect(notice).toMatch(/has since been sold\. We have passed your message on to the dealership/)
    expect(appointment).toBeNull()
  }
  expect((await thank('Make an Offer', { offer_from_client: '25000' })).notice).toBeNull()
  expect((await thank('Find me something similar', { message: 'Hello' })).notice).toBeNull()
})

test('LEAD-03 LEAD-12 the page says that an enquiry was received only after one', async () => {
  const lead = { id: 'lead-1', subcategory: 'General', form: {}, car: null, event: 'default_form' }
  const received = /received your enquiry/
  expect((await show('?lead=lead-1', lead)).view).toMatchObject({
    title: 'Thank you',
    text: expect.stringMatching(received),
  })
  for (const search of ['', '?lead=', '?lead=another', `?lead=${'x'.repeat(101)}`]) {
    const { view, event } = await show(search, lead)
    expect([view.title, view.leadId, event], search).toEqual(['No enquiry to show', null, null])
    expect(view.text).not.toMatch(received)
    expect(view.contactPath).toBe('/contact')
  }
})

test('LEAD-03 the page says how soon an enquiry is answered where the dealer does, and only after one', async () => {
  const lead = { id: 'lead-1', subcategory: 'General', form: {}, car: null, event: 'default_form' }
  const forms = { reply_time: 'within a day' }
  expect((await show('?lead=lead-1', lead, { forms })).view.reply).toBe('We answer within a day.')
  expect((await show('?lead=another', lead, { forms })).view.reply).toBeNull()
  expect((await show('?lead=lead-1', lead)).view.reply).toBeNull()
})

test('LEAD-03 the page thanks in the words of the site', async () => {
  const lead = { id: 'lead-1', subcategory: 'General', form: {}, car: null, event: 'default_form' }
  const forms = { success_title: 'Cheers, mate', success_text: 'Kim rings you before lunch.' }
  const own = { title: forms.success_title, text: forms.success_text }
  expect((await show('?lead=lead-1', lead, { forms })).view).toMatchObject(own)
  expect((await show('?lead=another', lead, { forms })).view).toMatchObject({ title: 'No enquiry to show' })
})

test.each([
  ['08:30', { open: true, state: 'Open until 5:30 pm' }],
  ['11:00', { open: false, state: 'Opens 11:00 am' }],
])('LOC-10 at ten on a Friday the page of a dealer open from %s tells who is there', async (open, hours) => {
  const lead = { id: 'lead-1', subcategory: 'General', form: {}, car: null, event: 'default_form' }
  const part = { time_zone: 'Australia/Brisbane', opening_hours: [{ weekday: 5, open, close: '17:30' }] }
  expect((await show('?lead=lead-1', lead, part)).view.place.hours).toMatchObject(hours)
})

test('LEAD-03 the page says what happens next to an enquiry, and nothing of it to what nobody answers', async () => {
  const lead = { id: 'lead-1', form: {}, car: null, event: 'default_form' }
  const forms = { reply_time: 'within a day' }
  const stepsAfter = async (category: string, subcategory: string) =>
    (await show('?lead=lead-1', { ...lead, category, subcategory }, { forms })).view.next
  expect(await stepsAfter('Service Enquiry', 'Service Enquiry')).toEqual([
    'Your enquiry goes straight to our service team.',
    expect.stringMatching(/^We answer within a day, by phone/),
    'You decide. Nothing is agreed or booked until you say so.',
  ])
  expect((await stepsAfter('Used Vehicle Enquiry', 'Test Drive')).at(-1)).toBe(
    'Your booking stands once we have confirmed it.',
  )
  expect(await stepsAfter('General Enquiry', 'General Enquiry')).toHaveLength(3)
  expect(await stepsAfter('Feedback', 'Feedback')).toEqual([])
  expect(await stepsAfter('General Enquiry', 'Unsubscribe')).toEqual([])
  expect((await show('?lead=another', lead, { forms })).view.next).toEqual([])
})
