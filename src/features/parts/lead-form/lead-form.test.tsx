// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { find, perform, render, type } from '#ui/dom.testkit.tsx'
import { commentsField, emailField, nameField, phoneField } from './contact-fields.ts'
import type { LeadReply } from './form-route.ts'
import { defineLeadForm, type LeadForm as LeadFormDefinition } from './lead-form-definition.ts'
import { buildLeadFormView } from './lead-form-view.ts'
import { groupIntoLines, LeadForm } from './lead-form.tsx'

const toLead = () => ({ kind: { category: 'General Enquiry', subcategory: 'Test' }, form: {} })
const oneStep = defineLeadForm({
  name: 'one',
  action: '/form',
  heading: 'Ask us',
  submitText: 'Send it',
  steps: [{ title: null, fields: [nameField, { ...emailField, required: false }] }],
  toLead,
})
const twoSteps = defineLeadForm({
  name: 'two',
  action: '/form',
  heading: 'Ask us',
  label: 'Two steps',
  submitText: 'Send it',
  steps: [
    { title: 'About you', fields: [nameField] },
    { title: 'Your words', fields: [emailField, commentsField] },
  ],
  asksTerms: true,
  toLead,
})

/** Draws the form on a page whose action answers with `reply`. */
async function draw(form: LeadFormDefinition, part: DocumentPart = {}, reply: LeadReply['reply'] = null) {
  const posted = vi.fn<(fields: Record<string, unknown>) => void>()
  const view = buildLeadFormView(form, buildTestSite(part))
  const Page = createRoutesStub([
    {
      path: '/form',
      Component: () => <LeadForm id="test" view={view} submission="token" />,
      action: async ({ request }) => {
        posted(Object.fromEntries(await request.formData()))
        return { reply, submission: 'another-token' }
      },
    },
  ])
  const { container } = await render(<Page initialEntries={['/form']} />)
  await vi.waitFor(() => find(container, 'form'))
  const field = (name: string) => find<HTMLInputElement>(container, `[name="${name}"]`)
  return {
    container,
    posted,
    field,
    send: () => perform(() => find(container, 'button[type="submit"]').click()),
    shownStep: () => find(container, 'li[aria-current="step"]').textContent,
    problems: () => [...container.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent),
  }
}

describe('a form of one step', () => {
  test('LEAD-17 is drawn from its definition, with consent, honeypot, token and notice', async () => {
    const { container, field } = await draw(oneStep, { forms: { opt_in_default: false, collection_notice: 'Notice.' } })
    expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email (optional)',
      expect.stringContaining('news and offers'),
      'Company website',
    ])
    expect([field('name').autocomplete, field('name').maxLength, field('email').type]).toEqual(['name', 100, 'email'])
    expect([field('opt_in').checked, field('submission').value, field('company_website').tabIndex]).toEqual([
      false,
      'token',
      -1,
    ])
    expect(container.textContent).toContain('Notice.')
    expect(container.querySelector('fieldset')).toBeNull()
  })

  test('LEAD-01 LEAD-07 the words of both checkboxes are those of the site', async () => {
    const forms = { opt_in_text: 'Post me the yard paper.', terms_text: 'I have read the yard rules.' }
    const { container } = await draw({ ...oneStep, asksTerms: true }, { forms })
    const boxes = [...container.querySelectorAll('label:has(input[type="checkbox"])')]
    expect(boxes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(forms.opt_in_text),
      expect.stringContaining(forms.terms_text),
    ])
  })

  test('LEAD-16 folds what few fill in below the rest, names it, and opens where something is wrong', async () => {
    const form = {
      ...oneStep,
      steps: [{ title: null, fields: [{ ...commentsField, folded: 'comments' }, ...oneStep.steps[0].fields] }],
    }
    const reply = { status: 'error', initialValue: {}, error: { message: ['Too long'] } } as const
    const { container, field, send } = await draw(form, {}, { ...reply, error: { message: ['Too long'] } })
    const fold = find<HTMLDetailsElement>(container, 'details')
    expect([fold.open, fold.contains(field('message')), fold.contains(field('name'))]).toEqual([false, true, false])
    expect(find(fold, 'summary').textContent).toBe('Comments (optional)')
    expect(field('name').compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await send()
    await vi.waitFor(() => expect(fold.open).toBe(true))
  })

  test('LEAD-16 a fold of several fields names each of them once', async () => {
    const fields = [commentsField, emailField, phoneField].map((field, index) => ({
      ...field,
      required: false,
      folded: index === 0 ? 'comments' : 'how to reach you',
    }))
    const { container } = await draw({ ...oneStep, steps: [{ title: null, fields: [nameField, ...fields] }] })
    expect(find(container, 'details > summary').textContent).toBe('Optional detailsComments, how to reach you')
  })

  test('LEAD-04 is checked by the server, whose answer is listed; the first wrong field takes the focus', async () => {
    const reply = { status: 'error', initialValue: { name: '' }, error: { name: ['Enter your name'] } } as const
    const { container, posted, field, send, problems } = await draw(
      oneStep,
      {},
      {
        ...reply,
        error: { name: [...reply.error.name] },
      },
    )
    await send()
    await vi.waitFor(() => expect(problems()).toEqual(['Enter your name']))
    expect(posted).toHaveBeenCalledTimes(1)
    expect(find(container, '[role="alert"]').textContent).toContain('Please fix the following errors:')
    expect(document.activeElement).toBe(field('name'))
    expect(field('submission').value, 'the next try is known as the same').toBe('another-token')
  })

  test('LEAD-04 what concerns the whole form takes the focus to the summary', async () => {
    const { container, send } = await draw(oneStep, {}, { status: 'error', error: { '': ['Send it again'] } })
    await send()
    await vi.waitFor(() => expect(find(container, '[role="alert"]').textContent).toBe('Send it again'))
    expect(document.activeElement).toBe(find(container, '[role="alert"]'))
  })
})

describe('a form of several steps', () => {
  test('LEAD-08 checks each step before the next, and sends after the last', async () => {
    const { container, posted, field, send, shownStep, problems } = await draw(twoSteps)
    expect(shownStep()).toBe('1. About you')
    await send()
    expect([shownStep(), problems()]).toEqual(['1. About you', ['Enter your name']])
    expect(document.activeElement).toBe(field('name'))
    expect(find(container, '[role="alert"]').textContent).toBe('Please fix the following errors:Enter your name')
    await type(field('name'), 'Ana')
    await send()
    expect([shownStep(), problems()]).toEqual(['2. Your words', []])
    expect(container.querySelector('[role="alert"]')).toBeNull()
    await type(field('email'), 'ana@example.com')
    await send()
    expect(problems()).toEqual(['*You must agree to the terms of use before submitting.'])
    await perform(() => field('terms_agreed').click())
    expect(posted).not.toHaveBeenCalled()
    await send()
    await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
    expect(posted.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana', email: 'ana@example.com', terms_agreed: 'on' })
  })

  test('LEAD-08 Back shows the previous step with its values, and a draft opens at its step', async () => {
    const { container, field, send, shownStep } = await draw(twoSteps)
    await type(field('name'), 'Ana')
    await send()
    const back = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Back')
    await perform(() => back?.click())
    expect([shownStep(), field('name').value]).toEqual(['1. About you', 'Ana'])
    await type(field('message'), 'Hello')
    const again = await draw(twoSteps)
    expect([again.shownStep(), again.field('message').value]).toEqual(['2. Your words', 'Hello'])
  })

  test('LEAD-04 a server error opens the step of its field', async () => {
    const error = { name: ['Enter your name'] }
    const { field, send, shownStep } = await draw(twoSteps, {}, { status: 'error', initialValue: {}, error })
    await type(field('name'), 'Ana')
    await send()
    await type(field('email'), 'ana@example.com')
    await perform(() => field('terms_agreed').click())
    await send()
    await vi.waitFor(() => expect(shownStep()).toBe('1. About you'))
    expect(document.activeElement).toBe(field('name'))
  })
})

test('neighbours of half a width share a line', () => {
  const half = { width: 'half' } as const
  const fields = [nameField, { ...emailField, ...half }, { ...phoneField, ...half }, commentsField]
  expect(groupIntoLines(fields).map((line) => line.map(({ name }) => name))).toEqual([
    ['name'],
    ['email', 'phone'],
    ['message'],
  ])
})
