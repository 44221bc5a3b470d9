import type { ReactNode } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { fieldClass } from '#ui/field.tsx'

const numberLook = 'font-semibold tabular-nums'

interface CalculatorFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly optional?: boolean
  /** Unit before or after the number: '$', 'years', '% p.a.'. */
  readonly prefix?: string
  readonly suffix?: string
  readonly text: string
  /** Text below the field when there is no error. */
  readonly hint: string
  readonly problem?: string | null
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  /** Slider that sets the same value as the field (CALC-03). */
  readonly slider?: {
    readonly min: number
    readonly max: number
    readonly step: number
    readonly value: number
    readonly words: string
    readonly onMove: (value: number) => void
  }
  readonly children?: ReactNode
}

/** One value of the calculator: a field, an optional slider, and a line below that never changes its height. */
export function CalculatorField({
  id,
  name,
  label,
  optional = false,
  prefix,
  suffix,
  text,
  hint,
  problem = null,
  onType,
  onLeave,
  slider,
  children,
}: CalculatorFieldProps) {
  const wrong = problem !== null
  const hydrated = useHydrated()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        <span className={`relative block ${slider === undefined ? 'w-full' : 'w-40'}`}>
          {prefix !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
              {prefix}
            </span>
          )}
          <input
            id={id}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={wrong}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={onLeave}
            className={[fieldClass, numberLook, prefix !== undefined && 'pl-7', suffix !== undefined && 'pr-16']
              .filter((part) => part !== false)
              .join(' ')}
          />
          {suffix !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted">
              {suffix}
            </span>
          )}
        </span>
      </div>
      {slider !== undefined && (
        <input
          type="range"
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={slider.value}
          aria-label={`${label}, slider`}
          aria-valuetext={slider.words}
          onChange={(event) => slider.onMove(event.currentTarget.valueAsNumber)}
          // Invisible before hydration, when it has no function; its space is reserved. In a dark theme the colour of
          // links is light, so that the browser draws a dark track.
          className={`h-11 w-full cursor-pointer accent-link noscript:hidden ${hydrated ? '' : 'invisible'}`}
        />
      )}
      <p
        id={`${id}-hint`}
        role={wrong ? 'alert' : undefined}
        // On a phone it stands close to its slider, which is as high as a thumb needs.
        className={
          `sm:text-sm ${slider === undefined ? '' : 'max-sm:-mt-2'} ` +
          (wrong ? 'font-medium text-danger' : 'text-muted')
        }
      >
        {problem ?? hint}
      </p>
      {children}
    </div>
  )
}
