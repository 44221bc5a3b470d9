// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recordVisit } from '#features/parts/lead-form/record-visit.ts'
import { find, render } from '#ui/dom.testkit.tsx'
import { ConsentFields } from './checkout-fields.tsx'

test('LEAD-02 a form of the checkout sends the visit until it was sent', async () => {
  const { container } = await render(
    <form>
      <ConsentFields consent={{ optInText: 'News', optIn: false, notice: 'Notice', policies: [] }} />
    </form>,
  )
  recordVisit('/cars/a', '?utm_source=radio', { pages: 5, params: ['utm_source'] })
  const form = find<HTMLFormElement>(container, 'form')
  expect(new FormData(form).get('visit')).toBe('')
  form.addEventListener('submit', (event) => event.preventDefault())
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  expect(new FormData(form).get('visit')).toBe(JSON.stringify({ pages: ['/cars/a'], params: { utm_source: 'radio' } }))
})
