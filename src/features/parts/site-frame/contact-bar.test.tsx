// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, render } from '#ui/dom.testkit.tsx'
import { ContactBar } from './contact-bar.tsx'
import type { ContactBarView } from './contact-bar-view.ts'

const now = Date.parse('2026-11-23T07:00:00Z')
const bar: ContactBarView = {
  lead: null,
  phoneHref: 'tel:+61755504410',
  open: true,
  changesAt: now + 3_600_000,
  enquire: { text: 'Enquire', href: '/enquiries/general-enquiry' },
  onVehicles: false,
}
const show = async (view: ContactBarView) => {
  const { container } = await render(<ContactBar bar={view} />)
  return () => [...container.querySelectorAll('a')].map((link) => link.textContent)
}

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

test('NAV-07 Call Now shows only while the dealership is open, also on a page that stays on screen', async () => {
  const links = await show(bar)
  expect(links()).toEqual(['Call Now', 'Enquire'])
  await act(async () => void vi.advanceTimersByTime(3_599_000))
  expect(links()).toEqual(['Call Now', 'Enquire'])
  await act(async () => void vi.advanceTimersByTime(1_000))
  expect(links()).toEqual(['Enquire'])
})

test('NAV-07 Call Now appears when the dealership opens, and never without a number', async () => {
  const links = await show({ ...bar, open: false })
  expect(links()).toEqual(['Enquire'])
  await act(async () => void vi.advanceTimersByTime(3_600_000))
  expect(links()).toEqual(['Call Now', 'Enquire'])
  const without = await show({ ...bar, phoneHref: null })
  expect(without()).toEqual(['Enquire'])
})

test('NAV-07 the links lead to the number and to the enquiry', async () => {
  const { container } = await render(<ContactBar bar={{ ...bar, changesAt: null }} />)
  expect(find(container, 'a[href="tel:+61755504410"]').textContent).toBe('Call Now')
  expect(find(container, 'a[href="/enquiries/general-enquiry"]').textContent).toBe('Enquire')
})

test('NAV-07 a lead that opens a layer is a label of the checkbox of that layer', async () => {
  const view = { ...bar, lead: { text: 'Filters', opens: 'layer' } }
  const { container } = await render(
    <>
      <input id="layer" type="checkbox" hidden />
      <ContactBar bar={view} />
    </>,
  )
  find(container, 'label').click()
  expect(find<HTMLInputElement>(container, '#layer').checked).toBe(true)
})

test('NAV-07 what the page is for leads the bar, and Call Now and Enquire stay beside it', async () => {
  const lead = { text: 'Search 313 cars', href: '/search/new-used-and-demo-cars' }
  const links = await show({ ...bar, lead })
  expect(links()).toEqual(['Search 313 cars', 'Call Now', 'Enquire'])
  await act(async () => void vi.advanceTimersByTime(3_600_000))
  expect(links()).toEqual(['Search 313 cars', 'Enquire'])
})
