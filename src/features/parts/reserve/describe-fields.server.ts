import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import type { CheckoutField } from './checkout-fields.tsx'
import type { FieldErrors } from './checkout-form.server.ts'

const typeByKind: Readonly<Partial<Record<LeadField['kind'], CheckoutField['type']>>> = { email: 'email', phone: 'tel' }

/** The text fields of a form with what was typed and what is wrong with it; `typed` is null before the first time. */
export function describeFields(
  definitions: readonly LeadField[],
  typed: URLSearchParams | Readonly<Record<string, string>> | null,
  errors: FieldErrors = {},
): readonly CheckoutField[] {
  const valueOf = (name: string): string => (typed instanceof URLSearchParams ? typed.get(name) : typed?.[name]) ?? ''
  return definitions.map((field) => {
    const error = errors[field.name]
    return {
      name: field.name,
      label: field.label,
      type: typeByKind[field.kind] ?? 'text',
      autoComplete: field.autoComplete ?? 'off',
      required: field.required,
      value: valueOf(field.name),
      ...(field.hint === undefined ? {} : { hint: field.hint }),
      ...(field.kind === 'money' ? { inputMode: 'decimal' as const } : {}),
      ...(error === undefined ? {} : { error }),
    }
  })
}
