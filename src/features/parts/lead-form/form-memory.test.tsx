// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { find, perform, render, type } from '#ui/dom.testkit.tsx'
import { emailField, nameField, phoneField } from './contact-fields.ts'
import { defineLeadForm } from './lead-form-definition.ts'
import { buildLeadFormView } from './lead-form-view.ts'
import { LeadForm } from './lead-form.tsx'
import { readVisit } from './read-visit.ts'
import { recordVisit } from './record-visit.ts'
import { shareSubmission } from './shared-submission.ts'

const form = defineLeadForm({
  name: 'one',
  action: '/form',
  heading: 'Ask us',
  submitText: 'Send it',
  steps: [
    {
      title: null,
      fields: [nameField, { ...emailField, required: false }, { ...phoneField, required: false }],
    },
  ],
  call: 'lead',
  toLead: () => ({ kind: { category: 'General Enquiry', subcategory: 'Test' }, form: {} }),
})

async function draw(part: DocumentPart = {}, unreachable = false) {
  const posted = vi.fn<(fields: Record<string, unknown>) => void>()
  const view = buildLeadFormView(form, buildTestSite(part))
  const Page = createRoutesStub([
    {
      path: '/form',
      Component: () => <LeadForm id="test" view={view} submission="1000.a.b" />,
      action: async ({ request }) => {
        posted(Object.fromEntries(await request.formData()))
        return {
          reply: { status: 'error', error: { '': ['Refused'] } },
          submission: 'x',
          ...(unreachable ? { unreachable } : {}),
        }
      },
    },
  ])
  const { container } = await render(<Page initialEntries={['/form']} />)
  await vi.waitFor(() => find(container, 'form'))
  const field = (name: string) => find<HTMLInputElement>(container, `[name="${name}"]`)
  return { container, posted, field, send: () => perform(() => find(container, 'button[type="submit"]').click()) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('remembered contact details', () => {
  const fill = async ({ field }: Awaited<ReturnType<typeof draw>>, phone: string) => {
    await type(field('name'), 'Ana')
    await type(field('email'), 'ana@example.com')
    await type(field('phone'), phone)
  }

  test('LEAD-09 fill the next form once name, e-mail and phone were sent, and can be cleared', async () => {
    const first = await draw()
    await fill(first, '0400 123 456')
    await first.send()
    sessionStorage.clear()
    const next = await draw()
    await vi.waitFor(() => expect(next.field('phone').value).toBe('0400 123 456'))
    expect(next.container.textContent).toContain('filled in your details from your last enquiry')
    const clear = [...next.container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear them')
    await perform(() => clear?.click())
    expect([next.field('name').value, next.container.textContent?.includes('last enquiry')]).toEqual(['', false])
    expect(localStorage.getItem('contact_details')).toBeNull()
  })

  test.each([
    ['without a phone number', '', {}],
    ['by a site that has them off', '0400 123 456', { forms: { remember_contact: false } }],
  ])('LEAD-09 are not kept %s', async (_case, phone, part) => {
    const drawn = await draw(part)
    await fill(drawn, phone)
    await drawn.send()
    expect(localStorage.getItem('contact_details')).toBeNull()
  })
})

describe('what a form tells of the visit', () => {
  const limits = { pages: 2, params: ['utm_source'] }

  test('LEAD-02 the latest pages, and the parameters of the first page that the site names', async () => {
    recordVisit('/', '?utm_source=radio&email=ana', limits)
    recordVisit('/', '', limits)
    recordVisit('/search', '?utm_source=later', limits)
    recordVisit('/cars/a', '', limits)
    const { posted, send } = await draw()
    await send()
    await vi.waitFor(() => expect(posted).toHaveBeenCalled())
    expect(posted.mock.calls[0]?.[0]).toMatchObject({
      visit: JSON.stringify({ pages: ['/search', '/cars/a'], params: { utm_source: 'radio' } }),
      page_id: window.location.pathname,
    })
  })

  test('LEAD-02 nothing is recorded where the site has nothing sent', () => {
    recordVisit('/', '?utm_source=radio', { pages: 0, params: [] })
    expect([readVisit(), sessionStorage.length]).toEqual(['', 0])
    recordVisit('/', '?utm_source=radio', { pages: 0, params: ['utm_source'] })
    expect(JSON.parse(readVisit())).toEqual({ pages: [], params: { utm_source: 'radio' } })
  })

  test('LEAD-02 a long visit loses its oldest pages, and a damaged one is none', () => {
    for (let page = 0; page < 100; page += 1) recordVisit(`/${'x'.repeat(90)}${page}`, '', { ...limits, pages: 100 })
    const { pages } = JSON.parse(readVisit()) as { readonly pages: readonly string[] }
    expect(readVisit().length).toBeLessThanOrEqual(4_000)
    expect([pages.length > 30, pages.at(-1)?.endsWith('x99')]).toEqual([true, true])
    sessionStorage.setItem('visit', '{')
    recordVisit('/', '', limits)
    expect(readVisit()).toBe('')
  })
})

test('LEAD-13 tabs with the same form share its token for half an hour, and forms do not', () => {
  const token = (at: number, name: string) => `${at}.${name}.signature`
  const first = token(1_000_000, 'first')
  expect(shareSubmission('/enquire?car_id=a', first)).toBe(first)
  expect(shareSubmission('/enquire?car_id=a', token(2_799_999, 'second'))).toBe(first)
  expect(shareSubmission('/enquire?car_id=b', token(1_000_001, 'other'))).toBe(token(1_000_001, 'other'))
  const late = token(2_800_000, 'late')
  expect(shareSubmission('/enquire?car_id=a', late)).toBe(late)
  localStorage.setItem('form_submissions', '[["/enquire?car_id=a", 7], 7, null]')
  expect(shareSubmission('/enquire?car_id=a', first)).toBe(first)
})

test('LEAD-03 LEAD-18 a lead form that reaches no server says so, in the words of the lead call first', async () => {
  const { container, send } = await draw({}, true)
  await send()
  await vi.waitFor(() => expect(find(container, '[role="alert"] p').textContent).toBe('An unexpected error occured'))
  expect(find(container, '[role="alert"] p + p').textContent).toMatch(/still here: check your connection/)
  await vi.waitFor(() => expect(find(container, 'button[type="submit"]').textContent).toBe('Try again'))
})
