import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { leaveAmount, leavePrice, leaveRate, leaveTerm } from '#domain/finance/calculator-input.ts'
import { frequencies, type Frequency } from '#domain/finance/frequency.ts'
import { calculateRepayment, type CalculatorResult } from '#domain/finance/repayment-calculator.ts'
import { formatSum } from '#domain/format/format-money.ts'
import { formatDecimal } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import type { CalculatorView } from './calculator-view.ts'

/** A field as it is written when the visitor leaves it: a sum in dollars and cents, a term or a rate as a number. */
const formatField = (field: CalculatorFieldName, value: number): string =>
  field === 'term' || field === 'rate' ? formatDecimal(value, 2) : formatSum(dollars(value))

/** Delay in milliseconds before an invalid number is reported, because it may be half typed. */
const patienceMs = 700

export type CalculatorFieldName = 'price' | 'deposit' | 'residual' | 'term' | 'rate'

type Texts = Readonly<Record<CalculatorFieldName, string>>

/**
 * State of the calculator: field values of `form`, the result, and the rules for typing and leaving a field (CALC-02,
 * CALC-03).
 */
export function useCalculator(
  { start, limits, terms, limitMessage }: CalculatorView,
  form: RefObject<HTMLFormElement | null>,
) {
  const [texts, setTexts] = useState<Texts>(() => ({
    price: formatField('price', start.price),
    deposit: start.deposit === 0 ? '' : formatField('deposit', start.deposit),
    residual: start.residual === 0 ? '' : formatField('residual', start.residual),
    term: formatField('term', start.term),
    rate: formatField('rate', start.rate),
  }))
  const [frequency, setFrequency] = useState<Frequency>(start.frequency)
  const [message, setMessage] = useState(start.message)
  /** The last valid term and rate, which an invalid field falls back to. */
  const [kept, setKept] = useState({ term: start.term, rate: start.rate })
  const edited = useRef<CalculatorFieldName | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    if (form.current === null) return
    // Values that the visitor entered before hydration are in the DOM only.
    const given = new FormData(form.current)
    const textOf = (name: CalculatorFieldName, before: string): string => {
      const text = given.get(name)
      return typeof text === 'string' ? text : before
    }
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    setTexts((before) => {
      const now = {
        price: textOf('price', before.price),
        deposit: textOf('deposit', before.deposit),
        residual: textOf('residual', before.residual),
        term: textOf('term', before.term),
        rate: textOf('rate', before.rate),
      }
      return Object.values(now).join('|') === Object.values(before).join('|') ? before : now
    })
    setFrequency((before) => frequencies.find((offered) => offered === given.get('frequency')) ?? before)
  }, [form])

  const values = useMemo(
    () => ({
      price: leavePrice(texts.price, limits.price).value,
      deposit: leaveAmount(texts.deposit, limits.deposit),
      residual: leaveAmount(texts.residual, limits.residual),
      term: leaveTerm(texts.term, limits.term, kept.term),
      rate: leaveRate(texts.rate, limits.rate, kept.rate),
    }),
    [texts, limits, kept],
  )
  const result = useMemo<CalculatorResult>(
    () =>
      values.price === 0
        ? { kind: 'no-loan', text: 'Enter a purchase price to see the repayments.' }
        : calculateRepayment(
            {
              price: dollars(values.price),
              deposit: dollars(values.deposit),
              residual: dollars(values.residual),
              termYears: values.term,
              rate: values.rate,
              frequency,
            },
            terms,
          ),
    [values, frequency, terms],
  )

  /** Handles blur. A field without changes since the last blur keeps its message (CALC-02). */
  const leave = (field: CalculatorFieldName): void => {
    if (edited.current !== field) return
    edited.current = null
    const isEmpty = values[field] === 0 && field !== 'price'
    setTexts({ ...texts, [field]: isEmpty ? '' : formatField(field, values[field]) })
    setKept({ term: values.term, rate: values.rate })
    if (field !== 'price') return
    clearTimeout(waiting.current)
    setMessage(leavePrice(texts.price, limits.price).message)
  }

  return {
    texts,
    values,
    frequency,
    message,
    result,
    chooseFrequency: setFrequency,
    type(field: CalculatorFieldName, text: string) {
      edited.current = field
      setTexts({ ...texts, [field]: text })
      if (field !== 'price') return
      clearTimeout(waiting.current)
      if (leavePrice(text, limits.price).message === null) setMessage(null)
      else waiting.current = setTimeout(() => setMessage(limitMessage), patienceMs)
    },
    leave,
    /** Applies the blur rules for the Enter key, which does not move the focus. */
    leaveEdited() {
      if (edited.current !== null) leave(edited.current)
    },
    /** Sets a valid value from a slider or a quick pick. */
    set(field: CalculatorFieldName, value: number) {
      edited.current = null
      clearTimeout(waiting.current)
      setTexts({ ...texts, [field]: formatField(field, value) })
      if (field === 'term' || field === 'rate') setKept({ ...kept, [field]: value })
      if (field === 'price') setMessage(null)
    },
  }
}
