// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { describedText, find, render } from './dom.testkit.tsx'
import { Select, TextArea, TextField } from './field.tsx'

describe('a field', () => {
  test('is labelled, says that it is optional, and is described by nothing while nothing is to be said', async () => {
    const { container } = await render(<TextField id="a" name="vin" label="VIN" maxLength={30} />)
    const input = find<HTMLInputElement>(container, 'input')
    expect(find<HTMLLabelElement>(container, 'label').htmlFor).toBe('a')
    expect(find(container, 'label').textContent).toBe('VIN (optional)')
    expect([input.type, input.name, input.maxLength, input.required]).toEqual(['text', 'vin', 30, false])
    expect([input.hasAttribute('aria-invalid'), input.hasAttribute('aria-describedby')]).toEqual([false, false])
  })

  test('that is required says so to the browser and not beside its label', async () => {
    const { container } = await render(<TextField id="a" name="email" type="email" label="Email" required />)
    expect(find(container, 'label').textContent).toBe('Email')
    expect([
      find<HTMLInputElement>(container, 'input').type,
      find<HTMLInputElement>(container, 'input').required,
    ]).toEqual(['email', true])
  })

  test('with a note keeps its name, and is described by the note instead of being called optional', async () => {
    const { container } = await render(
      <TextField id="a" label="Email" note="or phone" error="Enter one" hint="Yours" />,
    )
    expect(find(container, 'label').textContent).toBe('Email')
    expect(find(container, 'label').parentElement?.textContent).toBe('Email (or phone)')
    expect(describedText(find(container, 'input'), 'aria-describedby')).toBe('Enter one (or phone) Yours')
  })

  test('with an error is invalid, and is described by the error and then the hint', async () => {
    const { container } = await render(<TextArea id="a" label="Comments" hint="Be short" error="Too long" />)
    const area = find(container, 'textarea')
    expect(area.getAttribute('aria-invalid')).toBe('true')
    expect(describedText(area, 'aria-describedby')).toBe('Too long Be short')
  })

  test('keeps the height that a finger needs whatever class is added', async () => {
    const { container } = await render(<TextField id="a" label="Offer" className="text-xl" />)
    expect(find(container, 'input').classList).toContain('min-h-11')
    expect(find(container, 'input').classList).toContain('text-xl')
  })

  test('of choices holds its options', async () => {
    const { container } = await render(
      <Select id="a" name="car_type" label="Looking for" defaultValue="used">
        <option value="">Any</option>
        <option value="used">Used</option>
      </Select>,
    )
    expect(find<HTMLSelectElement>(container, 'select').value).toBe('used')
  })
})

test('a checkbox is toggled by its label and shows its error', async () => {
  const { container, rerender } = await render(<Checkbox id="a" name="terms" label="I agree" required />)
  const box = find<HTMLInputElement>(container, 'input')
  expect([box.type, box.closest('label')?.textContent, box.required]).toEqual(['checkbox', 'I agree', true])
  expect(box.hasAttribute('aria-describedby')).toBe(false)
  await rerender(<Checkbox id="a" name="terms" label="I agree" required error="You must agree" />)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(describedText(box, 'aria-describedby')).toBe('You must agree')
})
