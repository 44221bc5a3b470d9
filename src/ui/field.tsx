import type { ComponentProps, ReactNode } from 'react'

/** Classes of every text control: at least 44 pixels high, with a thicker border when its value is invalid. */
export const fieldClass = [
  'min-h-11 w-full rounded-site border border-field-line bg-surface px-3 py-2 text-base text-text',
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger',
].join(' ')

/** Attributes that associate a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string
  readonly required: boolean
  readonly className: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

export interface FieldProps {
  /** Id of the control. The ids of note, hint and error add '-note', '-hint' and '-error' to it. */
  readonly id: string
  readonly label: ReactNode
  /** When not required, the label adds '(optional)', unless there is a note. */
  readonly required?: boolean | undefined
  /** Words in brackets after the label that describe the control and are no part of its name: 'or phone'. */
  readonly note?: string | undefined
  /** Hint below the control, shown even when there is an error. */
  readonly hint?: string | undefined
  /** Error message; absent when the value is valid. */
  readonly error?: string | undefined
}

/** A label with its control, hint and error, connected by ARIA attributes. `children` renders the control. */
function Field({
  id,
  label,
  required = false,
  note,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <div className="font-medium">
        <label htmlFor={id}>
          {label}
          {!required && note === undefined && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {note !== undefined && (
          <>
            {' '}
            <span id={`${id}-note`} className="font-normal text-muted">
              ({note})
            </span>
          </>
        )}
      </div>
      {children({ id, required, className: fieldClass, ...describeControl(id, { note, hint, error }) })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted sm:text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Attributes of a control whose note, hint and error have the ids of `Field`; screen readers read the error first. */
export function describeControl(
  id: string,
  { note, hint, error }: Pick<FieldProps, 'note' | 'hint' | 'error'>,
): Pick<ControlAttributes, 'aria-invalid' | 'aria-describedby'> {
  const described = Object.entries({ error, note, hint }).flatMap(([part, text]) =>
    text === undefined ? [] : [`${id}-${part}`],
  )
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
  }
}

/** The error message below the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className="font-medium text-danger sm:text-sm">
      {error}
    </p>
  )
}

/** Props that the components below set themselves. */
type Own = keyof FieldProps | keyof ControlAttributes

/** A labelled single-line input. `className` is added to the classes of the control. */
export function TextField({
  className = '',
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, Own> & { readonly className?: string }) {
  const [field, input] = splitProps(props)
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={`${control.className} ${className}`} />}
    </Field>
  )
}

/** As high as what it holds, so that a message that was filled in can be read whole; on phones it begins lower. */
const areaClass = 'field-sizing-content max-h-80 min-h-16.5! sm:min-h-22.5!'

/** A labelled multi-line input. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  const [field, input] = splitProps(props)
  return (
    <Field {...field}>
      {(control) => <textarea rows={3} {...input} {...control} className={`${control.className} ${areaClass}`} />}
    </Field>
  )
}

/** A labelled select; `children` are its options. */
export function Select(props: FieldProps & Omit<ComponentProps<'select'>, Own>) {
  const [field, input] = splitProps(props)
  return <Field {...field}>{(control) => <select {...input} {...control} />}</Field>
}

function splitProps<Props extends FieldProps>({
  id,
  label,
  required,
  note,
  hint,
  error,
  ...rest
}: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  return [{ id, label, required, note, hint, error }, rest]
}
