import { Select, TextArea, TextField } from '#ui/field.tsx'
import type { LeadField } from './lead-form-definition.ts'

/** A field with a control of its own; the two fields of an appointment share one. */
type SingleField = Exclude<LeadField, { kind: 'appointment' }>

interface LeadFieldControlProps {
  readonly field: SingleField
  readonly id: string
  readonly value: string | undefined
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
export function LeadFieldControl({ field, id, value, error, hint }: LeadFieldControlProps) {
  const attributes = {
    id,
    name: field.name,
    label: field.label,
    required: field.required,
    error,
    hint,
    defaultValue: value,
    autoComplete: field.autoComplete ?? 'off',
    placeholder: field.placeholder,
  }
  switch (field.kind) {
    case 'comments':
      return <TextArea {...attributes} maxLength={field.maxLength} />
    case 'choice': {
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
          className={field.kind === 'money' && field.prominent === true ? 'text-xl font-semibold tabular-nums' : ''}
        />
      )
  }
}
