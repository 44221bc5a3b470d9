// @vitest-environment happy-dom
import { act, useEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { render } from '#ui/dom.testkit.tsx'
import { buildCalculator, type CalculatorView } from './calculator-view.ts'
import { useCalculator } from './use-calculator.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const message = 'Cannot be less than 1,000 or more than 250,000'

type State = ReturnType<typeof useCalculator>

interface CalculatorProps {
  readonly view: CalculatorView
  readonly typedBefore: Readonly<Record<string, string>>
  readonly onState: (state: State) => void
}

function Calculator({ view, typedBefore, onState }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useCalculator(view, form)
  useEffect(() => onState(state))
  return (
    <form ref={form}>
      {Object.entries(typedBefore).map(([name, value]) => (
        <input key={name} name={name} defaultValue={value} />
      ))}
    </form>
  )
}

/** Draws a form that holds what was typed before scripts ran, and gives the hook's state as it is now. */
async function startCalculator(query = '', typedBefore: Readonly<Record<string, string>> = {}) {
  const calculator = buildCalculator({
    site: buildTestSite(),
    provider: null,
    price: null,
    offer: null,
    disclaimer: null,
    action: '/finance',
    query: new URLSearchParams(query),
  })
  if (calculator === null) throw new Error('expected a calculator')
  let last: State | null = null
  await render(
    <Calculator
      view={calculator}
      typedBefore={typedBefore}
      onState={(state) => {
        last = state
      }}
    />,
  )
  const now = (): State => {
    if (last === null) throw new Error('not drawn')
    return last
  }
  return { now, perform: (change: (state: State) => void) => act(async () => change(now())) }
}

describe('the calculator in the browser', () => {
  test('CALC-03 a sum with cents has two digits after the point, a term and a rate only those they need', async () => {
    const { now, perform } = await startCalculator()
    for (const [field, value] of [
      ['deposit', 749.5],
      ['residual', 2_247.5],
      ['term', 4.5],
      ['rate', 7.5],
    ] as const)
      await perform((state) => state.set(field, value))
    expect(now().texts).toMatchObject({ deposit: '749.50', residual: '2,247.50', term: '4.5', rate: '7.5' })
  })

  test('CALC-04 starts with the values of the page or those typed before hydration', async () => {
    const plain = await startCalculator()
    expect(plain.now().texts).toEqual({ price: '30,000', deposit: '', residual: '', term: '5', rate: '10' })
    const typed = await startCalculator('', { price: '20,000', deposit: '5000', frequency: 'monthly' })
    expect(typed.now()).toMatchObject({
      texts: { price: '20,000', deposit: '5000', term: '5' },
      values: { price: 20_000, deposit: 5_000 },
      frequency: 'monthly',
    })
  })

  test('CALC-01 calculates while typing, and changes the text only on blur', async () => {
    const { now, perform } = await startCalculator()
    await perform((state) => state.type('price', '$ 20000'))
    expect(now()).toMatchObject({ texts: { price: '$ 20000' }, values: { price: 20_000 }, message: null })
    expect(now().result.kind).toBe('loan')
    await perform((state) => state.leave('price'))
    expect(now().texts.price).toBe('20,000')
  })

  test('CALC-02 a price that stays out of range is spoken of after a while, and no more once it is right', async () => {
    const { now, perform } = await startCalculator()
    await perform((state) => state.type('price', '5'))
    await act(async () => vi.advanceTimersByTime(600))
    expect(now().message, 'half a number').toBeNull()
    await act(async () => vi.advanceTimersByTime(200))
    expect(now().message).toBe(message)
    await perform((state) => state.type('price', '5000'))
    expect(now().message).toBeNull()
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(now().message).toBeNull()
  })

  test('CALC-02 a price left out of range is clamped, and its message stays when it is left untouched', async () => {
    const { now, perform } = await startCalculator()
    await perform((state) => state.type('price', '999'))
    await perform((state) => state.leave('price'))
    expect(now()).toMatchObject({ texts: { price: '1,000' }, message })
    await perform((state) => state.leave('price'))
    expect(now().message).toBe(message)
    await perform((state) => state.set('price', 40_000))
    expect(now()).toMatchObject({ texts: { price: '40,000' }, message: null })
  })

  test('CALC-09 a price of nothing has no repayment', async () => {
    const { now, perform } = await startCalculator()
    await perform((state) => state.type('price', ''))
    expect(now().result).toMatchObject({ kind: 'no-loan', text: 'Enter a purchase price to see the repayments.' })
  })

  test('CALC-03 a term or rate without a number goes back to the last good one, by slider or by hand', async () => {
    const { now, perform } = await startCalculator()
    await perform((state) => state.set('term', 3))
    await perform((state) => state.type('term', 'many'))
    expect(now().values.term).toBe(3)
    await perform((state) => state.leaveEdited())
    expect(now().texts.term).toBe('3')
    await perform((state) => state.type('rate', '6.29'))
    await perform((state) => state.leave('rate'))
    await perform((state) => state.type('rate', ''))
    await perform((state) => state.leave('rate'))
    expect(now().texts.rate).toBe('6.29')
  })

  test('CALC-03 a deposit of nothing is an empty field', async () => {
    const { now, perform } = await startCalculator('deposit=500')
    expect(now().texts.deposit).toBe('500')
    await perform((state) => state.type('deposit', '0'))
    await perform((state) => state.leave('deposit'))
    expect(now().texts.deposit).toBe('')
  })
})
