import type { ComponentProps, ReactNode } from 'react'

/** Look of every control that takes text: at least 44 pixels high, with a thicker line where its value is invalid. */
export const fieldClass = [
  'min-h-11 w-full rounded-site border border-field-line bg-surface px-3 py-2 text-base text-text',
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger',
].join(' ')

/** Attributes that tie a control to its label, hint and error. */
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
  /** A field that is not required says so beside its label. */
  readonly required?: boolean | undefined
  /** Stays below the control, also while there is an error. */
  readonly hint?: string | undefined
  /** What is wrong with the value; absent: nothing. */
  readonly error?: string | undefined
}

/** A label, its control, a hint and an error, wired for assistive technology. `children` draws the control. */
function Field({
  id,
  label,
  required = false,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
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

/** Attributes of a control whose hint and error carry the ids of `Field`; the error is read first. */
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

/** The error below the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className="text-sm font-medium text-danger">
      {error}
    </p>
  )
}

/** What the primitives below set themselves. */
type Own = keyof FieldProps | keyof ControlAttributes

/** A labelled input of one line. `className` is added to the look of the control. */
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

/** A labelled input of several lines. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  const [field, input] = splitProps(props)
  return <Field {...field}>{(control) => <textarea rows={4} {...input} {...control} />}</Field>
}

/** A labelled list of choices; `children` are its options. */
export function Select(props: FieldProps & Omit<ComponentProps<'select'>, Own>) {
  const [field, input] = splitProps(props)
  return <Field {...field}>{(control) => <select {...input} {...control} />}</Field>
}

function splitProps<Props extends FieldProps>({
  id,
  label,
  required,
  hint,
  error,
  ...rest
}: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  return [{ id, label, required, hint, error }, rest]
}
