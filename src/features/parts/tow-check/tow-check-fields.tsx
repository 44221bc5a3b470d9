import { buttonClass } from '#ui/button-class.ts'
import type { TowCheckForm } from './tow-check-view.ts'

const inputClass =
  'min-h-12 w-full rounded-site border border-field-line bg-surface pr-11 pl-3 text-base text-text tabular-nums'

/** The form of the sum, which the server answers; it needs no script. */
export function TowCheckFields({ form }: { form: TowCheckForm }) {
  return (
    <form method="get" action={form.action} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {form.fields.map(({ name, label, hint, value, problem }) => (
        <div key={name} className="grid content-start gap-1">
          <label htmlFor={`tow-${name}`} className="font-semibold">
            {label}
          </label>
          <span className="relative block">
            <input
              id={`tow-${name}`}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={value}
              aria-describedby={problem === null ? `tow-${name}-hint` : `tow-${name}-problem tow-${name}-hint`}
              aria-invalid={problem !== null}
              className={inputClass}
            />
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 grid items-center">
              kg
            </span>
          </span>
          {problem !== null && (
            <p id={`tow-${name}-problem`} className="font-semibold text-danger">
              {problem}
            </p>
          )}
          <p id={`tow-${name}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        </div>
      ))}
      <p className="sm:col-span-2">
        <button type="submit" className={`${buttonClass('filled')} min-h-12 px-6`}>
          Work It Out
        </button>
      </p>
    </form>
  )
}
