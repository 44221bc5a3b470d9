import { CollectionNotice } from '#features/parts/lead-form/collection-notice.tsx'
import { Honeypot } from '#features/parts/lead-form/honeypot.tsx'
import type { PolicyLink } from '#site/content/policies.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { VisitField } from './visit-field.tsx'

/** A text field of a checkout form with what was typed. */
export interface CheckoutField {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly autoComplete: string
  readonly required: boolean
  readonly value: string
  readonly hint?: string
  readonly error?: string
}

/** The fields in one column, two where there is room for `half`. */
export function CheckoutFields({ fields }: { fields: readonly CheckoutField[] }) {
  return fields.map(({ name, value, ...field }) => (
    <TextField key={name} id={`checkout-${name}`} name={name} defaultValue={value} {...field} />
  ))
}

interface CheckoutErrorsProps {
  readonly formError: string | null
  readonly fields: readonly { readonly name: string; readonly error?: string | undefined }[]
}

/** The error summary of a form; each error leads to its field. */
export function CheckoutErrors({ formError, fields }: CheckoutErrorsProps) {
  const wrong = fields.flatMap(({ name, error }) =>
    error === undefined ? [] : [{ fieldId: `checkout-${name}`, text: error }],
  )
  if (formError === null && wrong.length === 0) return null
  return <ErrorSummary formErrors={formError === null ? [] : [formError]} fieldErrors={wrong} />
}

export interface CheckoutConsent {
  readonly optInText: string
  readonly optIn: boolean
  readonly notice: string
  readonly policies: readonly PolicyLink[]
}

/** Marketing consent, the collection notice, and the visit that the notice speaks of: every form of a lead has them. */
export function ConsentFields({ consent }: { consent: CheckoutConsent }) {
  return (
    <>
      <Checkbox id="checkout-opt_in" name="opt_in" label={consent.optInText} defaultChecked={consent.optIn} />
      <CollectionNotice notice={consent.notice} policies={consent.policies} />
      <VisitField />
    </>
  )
}

/** What every form of the checkout sends besides its fields: its token, and a field that only robots fill. */
export function HiddenFields({
  submission,
  extra = {},
}: {
  submission: string
  extra?: Readonly<Record<string, string>>
}) {
  return (
    <>
      <input type="hidden" name="submission" value={submission} />
      {Object.entries(extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </>
  )
}
