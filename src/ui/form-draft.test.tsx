// @vitest-environment happy-dom
import { useRef, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { find, perform, render, type } from './dom.testkit.tsx'
import { clearSubmittedDraft, useFormDraft } from './form-draft.ts'

const restored = vi.fn<(names: readonly string[]) => void>()

interface DraftedFormProps {
  readonly draftKey?: string
  /** What the page fills in. */
  readonly budget?: string
}

function DraftedForm({ draftKey = 'enquiry car-1', budget = '' }: DraftedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, draftKey, restored)
  return (
    <form ref={form}>
      <input name="name" defaultValue="" />
      <input name="budget" defaultValue={budget} />
      <input name="agreed" type="checkbox" />
      <input name="token" type="hidden" defaultValue="t" />
      <div aria-hidden>
        <input name="trap" defaultValue="" />
      </div>
    </form>
  )
}

const field = (root: ParentNode, name: string) => find<HTMLInputElement>(root, `[name="${name}"]`)

/** A form that is drawn anew, as on the next page or after the dialog was closed. */
async function drawAnew(props: DraftedFormProps = {}) {
  restored.mockReset()
  const { container, rerender } = await render(<DraftedForm key={crypto.randomUUID()} {...props} />)
  return { container, leave: () => rerender(null) }
}

/** Days of which one is chosen and times that follow the day, as in a booking, and services of which any are ticked. */
function Booking() {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, 'booking', restored)
  const [day, setDay] = useState('')
  return (
    <form ref={form}>
      {['', 'monday', 'tuesday'].map((each) => (
        <input key={each} name="day" type="radio" value={each} checked={day === each} onChange={() => setDay(each)} />
      ))}
      {['wash', 'tyres'].map((each) => (
        <input key={each} name="services" type="checkbox" value={each} defaultChecked={each === 'wash'} />
      ))}
      <output>{day}</output>
    </form>
  )
}

const option = (root: ParentNode, value: string) => find<HTMLInputElement>(root, `[value="${value}"]`)

test('LEAD-17 LEAD-11 the draft holds the chosen day and the ticked services, and the form follows them', async () => {
  restored.mockReset()
  const first = await render(<Booking key="first" />)
  for (const value of ['tuesday', 'wash', 'tyres']) await perform(() => option(first.container, value).click())
  await first.rerender(null)
  const { container } = await render(<Booking key="second" />)
  expect(['monday', 'tuesday', 'wash', 'tyres'].map((value) => option(container, value).checked)).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(find(container, 'output').textContent).toBe('tuesday')
  expect(restored).toHaveBeenCalledExactlyOnceWith(['day', 'services'])
})

describe('the draft of a form', () => {
  test('LEAD-17 is restored into the same form, and reports which fields were filled', async () => {
    const first = await drawAnew()
    expect(restored).not.toHaveBeenCalled()
    await type(field(first.container, 'name'), 'Ana')
    await first.leave()
    const { container } = await drawAnew()
    expect(field(container, 'name').value).toBe('Ana')
    expect(restored).toHaveBeenCalledExactlyOnceWith(['name'])
  })

  test('LEAD-17 belongs to its form and car', async () => {
    const first = await drawAnew()
    await type(field(first.container, 'name'), 'Ana')
    await first.leave()
    expect(field((await drawAnew({ draftKey: 'enquiry car-2' })).container, 'name').value).toBe('')
  })

  test('LEAD-01 LEAD-13 holds no consent, no hidden field and no honeypot', async () => {
    const first = await drawAnew()
    for (const name of ['agreed', 'token', 'trap']) await type(field(first.container, name), 'x')
    field(first.container, 'agreed').checked = true
    await type(field(first.container, 'name'), 'Ana')
    await first.leave()
    const { container } = await drawAnew()
    expect([
      field(container, 'agreed').checked,
      field(container, 'token').value,
      field(container, 'trap').value,
    ]).toEqual([false, 't', ''])
  })

  test('FIN-06 is overridden by a new prefilled value', async () => {
    const first = await drawAnew({ budget: '20,000' })
    await type(field(first.container, 'budget'), '21,000')
    await first.leave()
    const same = await drawAnew({ budget: '20,000' })
    expect(field(same.container, 'budget').value).toBe('21,000')
    await same.leave()
    expect(field((await drawAnew({ budget: '30,000' })).container, 'budget').value).toBe('30,000')
  })

  test('LEAD-18 is gone once the form that was sent has arrived', async () => {
    const first = await drawAnew()
    await type(field(first.container, 'name'), 'Ana')
    clearSubmittedDraft()
    find(first.container, 'form').dispatchEvent(new Event('submit', { cancelable: true }))
    await first.leave()
    const second = await drawAnew()
    expect(field(second.container, 'name').value, 'nothing was sent before').toBe('Ana')
    clearSubmittedDraft()
    await second.leave()
    expect(field((await drawAnew()).container, 'name').value).toBe('')
  })

  test('LEAD-17 is not kept by a browser that stores nothing, and the form works', async () => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny, clear: () => undefined })
    onTestFinished(() => void vi.unstubAllGlobals())
    const first = await drawAnew()
    await type(field(first.container, 'name'), 'Ana')
    expect(field(first.container, 'name').value).toBe('Ana')
    await first.leave()
    expect(field((await drawAnew()).container, 'name').value).toBe('')
  })
})
