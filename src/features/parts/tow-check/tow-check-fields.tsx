import { buttonClass } from '#ui/button-class.ts'
import type { TowCheckForm, TowField } from './tow-check-view.ts'

const inputClass =
  'min-h-12 w-full rounded-site border border-field-line bg-surface pr-11 pl-3 text-base text-text tabular-nums'
const submitClass = `${buttonClass('filled')} min-h-12 px-6`
const moreClass = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4'

interface BriefTowCheckFieldsProps {
  readonly form: TowCheckForm
  /** Words that open the other fields. */
  readonly more?: string
}

/**
 * The form of the sum, which the server answers; it needs no script. It asks for the one figure that is enough to begin
 * with; the others open below it, and are open where one of them is filled in.
 */
export function BriefTowCheckFields({ form, more = 'Add tow ball, GVM and GCM' }: BriefTowCheckFieldsProps) {
  const [first, ...others] = form.fields
  const isOpen = others.some(({ value, problem }) => value !== '' || problem !== null)
  return (
    <form method="get" action={form.action} className="grid content-start gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 *:first:grow *:first:basis-60">
        {first !== undefined && <MassField field={first} />}
        <button type="submit" className={`${submitClass} sm:mt-7`}>
          Work it out
        </button>
      </div>
      <details open={isOpen}>
        <summary className={moreClass}>{more}</summary>
        <div className="grid gap-x-5 gap-y-4 pt-3 sm:grid-cols-2">
          {others.map((field) => (
            <MassField key={field.name} field={field} />
          ))}
        </div>
      </details>
    </form>
  )
}

function MassField({ field: { name, label, hint, value, problem } }: { field: TowField }) {
  return (
    <div className="grid content-start gap-1">
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
  )
}
