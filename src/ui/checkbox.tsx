import type { ComponentProps, ReactNode } from 'react'
import { describeControl, FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly id: string
  readonly label: ReactNode
  /** Error message; absent when the value is valid. */
  readonly error?: string | undefined
}

/** A checkbox whose whole line is clickable, at least 44 pixels high. */
export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input
          {...input}
          id={id}
          type="checkbox"
          {...describeControl(id, { error })}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span className="text-pretty">{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
