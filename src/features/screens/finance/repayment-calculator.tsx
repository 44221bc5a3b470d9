import { useEffect, useId, useRef, useState } from 'react'
import type { Frequency } from '#domain/finance/frequency.ts'
import { formatYears } from '#domain/finance/repayment-calculator.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { dollars } from '#domain/money/cents.ts'
import { buttonClass } from '#ui/button-class.ts'
import { revealFocus } from '#ui/reveal-focus.ts'
import { CalculatorField } from './calculator-field.tsx'
import { CalculatorResultPanel, describeResult } from './calculator-result.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { ProviderDisclaimer } from './provider-disclaimer.tsx'
import { ResultInSight } from './result-in-sight.tsx'
import { useCalculator, type CalculatorFieldName } from './use-calculator.ts'
import { useFirstTouch } from './use-first-touch.ts'

const frequencyWords = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const

const money = (value: number): string => formatMoney(dollars(value))

/** Low enough for the whole result to stand on the first screen of a wide page. */
const resultLook =
  'relative z-20 grid content-start gap-5 border-line bg-surface-alt p-5 max-lg:border-t lg:gap-4 lg:px-8 lg:py-6'

interface RepaymentCalculatorProps {
  readonly calculator: CalculatorView
  /** Called once, on the first use (CALC-06). */
  readonly onFirstTouch: () => void
}

/**
 * The repayment calculator (#finance-calculator). It updates while the visitor types; without scripts the same form is
 * sent by GET and the server calculates.
 */
export function RepaymentCalculator({ calculator, onFirstTouch }: RepaymentCalculatorProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const state = useCalculator(calculator, form)
  const section = useFirstTouch(onFirstTouch)
  const { notes, disclaimer } = calculator
  return (
    <section
      id="finance-calculator"
      aria-labelledby={`${id}-title`}
      ref={section}
      className="overflow-clip rounded-site border border-line bg-surface shadow-site"
    >
      <form
        ref={form}
        method="get"
        action={`${calculator.action}#finance-calculator`}
        onSubmit={(event) => {
          event.preventDefault()
          state.leaveEdited()
        }}
        noValidate
        className="grid lg:grid-cols-[3fr_2fr]"
      >
        {/* Enter activates the first button of a form, which must not be a quick pick. */}
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
          Calculate
        </button>
        {calculator.kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid content-start gap-6 p-5 max-lg:[&_input]:scroll-mb-12 lg:px-8 lg:py-6">
          <div className="grid gap-2">
            <h2 id={`${id}-title`} className="section-title font-bold">
              Repayment calculator
            </h2>
            {calculator.basis !== null && <p className="max-w-prose text-muted">{calculator.basis}</p>}
          </div>
          <CalculatorFields id={id} calculator={calculator} state={state} />
          <ResultInSight result={state.result} />
        </div>
        <div className={resultLook}>
          <FrequencyChoice offered={calculator.frequencies} chosen={state.frequency} onChoose={state.chooseFrequency} />
          <div className="lg:min-h-80">
            <CalculatorResultPanel result={state.result} frequency={state.frequency} />
          </div>
          {/* Announces the change in a sentence: as a live region the whole panel would be read on every key. */}
          <SpokenResult text={describeResult(state.result)} />
          {/* Without scripts the server calculates. */}
          <button type="submit" className={`${buttonClass('outlined')} hidden w-full noscript:inline-flex`}>
            Calculate
          </button>
          <a href="#finance-form" className={`${buttonClass('filled')} w-full`}>
            Apply for Finance
          </a>
        </div>
        {(notes.length > 0 || disclaimer !== null) && (
          <div className="grid gap-2 border-t border-line p-5 text-sm text-muted lg:col-span-2 lg:px-8">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {disclaimer !== null && <ProviderDisclaimer disclaimer={disclaimer} />}
          </div>
        )}
      </form>
    </section>
  )
}

type CalculatorState = ReturnType<typeof useCalculator>

interface CalculatorFieldsProps {
  /** Prefix of the field ids. */
  readonly id: string
  readonly calculator: CalculatorView
  readonly state: CalculatorState
}

function CalculatorFields({ id, calculator, state }: CalculatorFieldsProps) {
  const { limits, quickPicks, offersResidual } = calculator
  const { values, texts } = state
  const fieldOf = (name: CalculatorFieldName) => ({
    id: `${id}-${name}`,
    name,
    text: texts[name],
    onType: (text: string) => state.type(name, text),
    onLeave: () => state.leave(name),
  })
  return (
    <>
      <CalculatorField
        {...fieldOf('price')}
        label="Purchase price"
        prefix="$"
        hint={`$${formatNumber(limits.price.min)} to $${formatNumber(limits.price.max)}`}
        problem={state.message}
        slider={{
          ...limits.price,
          step: 500,
          value: values.price,
          words: money(values.price),
          onMove: (value) => state.set('price', Math.min(Math.max(value, limits.price.min), limits.price.max)),
        }}
      >
        {quickPicks.length > 0 && (
          <QuickPicks picks={quickPicks} chosen={values.price} onPick={(pick) => state.set('price', pick)} />
        )}
      </CalculatorField>
      <div className="grid gap-6 sm:grid-cols-2">
        <CalculatorField
          {...fieldOf('term')}
          label="Loan term"
          suffix="years"
          hint={`${formatNumber(limits.term.min)} to ${formatYears(limits.term.max)}`}
          slider={{
            ...limits.term,
            value: values.term,
            words: formatYears(values.term),
            onMove: (value) => state.set('term', value),
          }}
        />
        <CalculatorField
          {...fieldOf('rate')}
          label="Interest rate"
          suffix="% p.a."
          hint={`${formatRate(limits.rate.min)} to ${formatRate(limits.rate.max)}`}
          slider={{
            ...limits.rate,
            value: values.rate,
            words: formatRate(values.rate),
            onMove: (value) => state.set('rate', value),
          }}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <CalculatorField
          {...fieldOf('deposit')}
          label="Deposit or trade-in"
          optional
          prefix="$"
          hint={`Up to ${money(Math.min(values.price || limits.deposit.max, limits.deposit.max))}`}
        />
        {offersResidual && (
          <CalculatorField
            {...fieldOf('residual')}
            label="Residual"
            optional
            prefix="$"
            hint="Paid at the end of the term"
          />
        )}
      </div>
    </>
  )
}

/**
 * A sum never breaks. On a phone they share one row, so that the term stands on the first screen; it ends where the
 * fields do, because a tile that lay over the edge of the card would look broken.
 */
const picksLook = [
  'tile-strip max-sm:-mx-1 max-sm:mt-0 max-sm:auto-cols-max max-sm:scroll-px-1 max-sm:px-1 max-sm:scroll-fade min-w-0',
  'sm:grid sm:gap-1.5 sm:pt-1 sm:grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))]',
].join(' ')
const pickLook = [
  'min-h-11 rounded-(--button-radius) border border-field-line font-medium sm:text-sm tabular-nums',
  'whitespace-nowrap px-2.5 sm:px-1',
  'hover:bg-surface-alt aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-text',
].join(' ')

interface QuickPicksProps {
  /** Quick picks in dollars. */
  readonly picks: readonly number[]
  readonly chosen: number
  readonly onPick: (pick: number) => void
}

function QuickPicks({ picks, chosen, onPick }: QuickPicksProps) {
  return (
    <fieldset className={picksLook}>
      <legend className="sr-only">Quick picks for the purchase price</legend>
      {picks.map((pick) => (
        <button
          key={pick}
          type="submit"
          name="pick"
          value={pick}
          aria-pressed={chosen === pick}
          onClick={() => onPick(pick)}
          onFocus={revealFocus}
          className={pickLook}
        >
          {money(pick)}
        </button>
      ))}
    </fieldset>
  )
}

const frequencyLook = [
  'relative grid min-h-11 grow cursor-pointer place-items-center rounded-(--button-radius) px-2 font-medium sm:text-sm',
  'has-checked:bg-brand has-checked:text-brand-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

interface FrequencyChoiceProps {
  readonly offered: readonly Frequency[]
  readonly chosen: Frequency
  readonly onChoose: (frequency: Frequency) => void
}

function FrequencyChoice({ offered, chosen, onChoose }: FrequencyChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How often you repay</legend>
      <div className="flex flex-wrap rounded-(--button-radius) border border-field-line bg-surface p-1">
        {offered.map((frequency) => (
          <label key={frequency} className={frequencyLook}>
            <input
              type="radio"
              name="frequency"
              value={frequency}
              checked={chosen === frequency}
              onChange={() => onChoose(frequency)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {frequencyWords[frequency]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Debounce of the announcement in milliseconds: a moving slider passes many results, and only the last is announced.
 */
const restMs = 1_000

function SpokenResult({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{spoken}</output>
}
