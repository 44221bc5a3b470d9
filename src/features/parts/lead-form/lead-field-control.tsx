import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Select, TextArea, TextField } from '#ui/field.tsx'
import type { LeadField } from './lead-form-definition.ts'

/** A field with a control of its own; the two fields of an appointment share one. */
type SingleField = Exclude<LeadField, { kind: 'appointment' }>

interface LeadFieldControlProps {
  readonly field: SingleField
  readonly id: string
  /** The initial value, or the values of several checkboxes. */
  readonly value: string | readonly string[] | undefined
  readonly error: string | undefined
  /** One line below the control. */
  readonly hint?: string | undefined
}

/** Input attributes by the kind of a single-line field. */
const inputsOfKind = {
  text: {},
  name: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  postcode: { inputMode: 'numeric' },
  code: { autoCapitalize: 'characters', spellCheck: false },
  money: { inputMode: 'decimal' },
  budget: { inputMode: 'decimal' },
} as const

/** Renders one field of a form from its definition. */
export function LeadFieldControl({ field, id, value: given, error, hint = field.hint }: LeadFieldControlProps) {
  const values = given === undefined ? [] : typeof given === 'string' ? [given] : given
  const [value] = values
  const attributes = {
    id,
    name: field.name,
    label: field.label,
    required: field.required,
    note: field.note,
    error,
    hint,
    defaultValue: value,
    autoComplete: field.autoComplete ?? 'on',
    placeholder: field.placeholder,
  }
  switch (field.kind) {
    case 'comments':
      return <TextArea {...attributes} maxLength={field.maxLength} />
    case 'flag':
      return (
        <Checkbox
          id={id}
          name={field.name}
          label={field.label}
          required={field.required}
          defaultChecked={value !== undefined && value !== ''}
          error={error}
        />
      )
    case 'choices':
      return <FieldGroup type="checkbox" field={field} id={id} values={values} error={error} />
    case 'choice': {
      if (field.look === 'radio') return <FieldGroup type="radio" field={field} id={id} values={values} error={error} />
      const { placeholder: _none, ...select } = attributes
      return (
        <Select {...select}>
          {!(field.required && field.options.length === 1) && <option value="">{field.none}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )
    }
    case 'text':
    case 'name':
    case 'email':
    case 'phone':
    case 'postcode':
    case 'code':
    case 'money':
    case 'budget':
      return (
        <TextField
          {...attributes}
          {...inputsOfKind[field.kind]}
          maxLength={field.maxLength}
          className={
            field.kind === 'money' && field.prominent === true
              ? 'text-xl font-semibold tabular-nums placeholder:text-base placeholder:font-normal'
              : ''
          }
        />
      )
  }
}

interface FieldGroupProps {
  readonly type: 'radio' | 'checkbox'
  readonly field: Extract<LeadField, { readonly kind: 'choice' | 'choices' }>
  readonly id: string
  readonly values: readonly string[]
  readonly error: string | undefined
}

function FieldGroup({ type, field, id, values, error }: FieldGroupProps) {
  const { name, label, options, required, note } = field
  return (
    <ChoiceGroup
      id={id}
      name={name}
      label={label}
      type={type}
      options={options}
      required={required}
      note={note}
      defaultValues={values}
      error={error}
    />
  )
}
