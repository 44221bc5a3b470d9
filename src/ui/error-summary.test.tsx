// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, perform, render } from './dom.testkit.tsx'
import { ErrorSummary } from './error-summary.tsx'

const fieldErrors = [
  { fieldId: 'a', text: 'Enter your name' },
  { fieldId: 'b', text: 'Enter your phone number' },
]

test('LEAD-04 API-03 field errors: lists errors as links that focus their field without changing the URL', async () => {
  const address = window.location.href
  const { container } = await render(
    <>
      <ErrorSummary formErrors={undefined} fieldErrors={fieldErrors} />
      <input id="a" />
      <input id="b" />
    </>,
  )
  const summary = find(container, '[role="alert"]')
  expect(document.activeElement, 'the caller focuses the first field').not.toBe(summary)
  expect([...summary.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual([
    'Enter your name',
    'Enter your phone number',
  ])
  await perform(() => find(summary, 'a[href="#b"]').click())
  expect(document.activeElement?.id).toBe('b')
  expect(window.location.href).toBe(address)
})

test('LEAD-04 takes the focus each time that something concerns the whole form', async () => {
  const { container, rerender } = await render(
    <>
      <ErrorSummary formErrors={['Send it again']} fieldErrors={[]} />
      <input id="a" />
    </>,
  )
  const summary = find(container, '[role="alert"]')
  expect(summary.textContent).toBe('Send it again')
  expect(document.activeElement).toBe(summary)
  find(container, '#a').focus()
  await rerender(
    <>
      <ErrorSummary formErrors={['Send it again']} fieldErrors={[]} />
      <input id="a" />
    </>,
  )
  expect(document.activeElement).toBe(summary)
})

test('is not there while nothing is wrong', async () => {
  const { container } = await render(<ErrorSummary formErrors={undefined} fieldErrors={[]} />)
  expect(container.childElementCount).toBe(0)
})
