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
  /** Id of the control. The hint's id ends in '-hint' and the error's in '-error'. */
  readonly id: string
  readonly label: ReactNode
  /** When not required, the label adds '(optional)', or `optionalText` in these brackets. */
  readonly required?: boolean | undefined
  readonly optionalText?: string | undefined
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
  optionalText = 'optional',
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {!required && <span className="font-normal text-muted"> ({optionalText})</span>}
      </label>
      {children({ id, required, className: fieldClass, ...describeControl(id, hint, error) })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Attributes of a control whose hint and error have the ids of `Field`; screen readers read the error first. */
export function describeControl(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): Pick<ControlAttributes, 'aria-invalid' | 'aria-describedby'> {
  const described = [error === undefined ? [] : [`${id}-error`], hint === undefined ? [] : [`${id}-hint`]].flat()
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
  }
}

/** The error message below the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className="text-sm font-medium text-danger">
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

/** A labelled multi-line input. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  const [field, input] = splitProps(props)
  return <Field {...field}>{(control) => <textarea rows={4} {...input} {...control} />}</Field>
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
  optionalText,
  hint,
  error,
  ...rest
}: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  return [{ id, label, required, optionalText, hint, error }, rest]
}
