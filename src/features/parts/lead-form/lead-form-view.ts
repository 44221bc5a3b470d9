import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Site } from '#site/site.ts'
import { isAsked, listAskedFields, type FormCar, type LeadForm, type LeadStep } from './lead-form-definition.ts'
import { findNearestField } from './nearest-field.ts'

/** Plain data of a form for the browser, on its page and in a dialog (LEAD-17). */
export interface LeadFormView {
  /** URL that the form is posted to: the page's own URL, so that its prefill parameters still apply after an error. */
  readonly action: string
  readonly draftKey: string
  readonly heading: string
  /** Accessible name of the form; null when it has none. */
  readonly label: string | null
  readonly submitText: string
  /** Steps with their visible fields. */
  readonly steps: readonly LeadStep[]
  /** Initial values by field name. */
  readonly values: Readonly<Record<string, string>>
  readonly car: FormCar | null
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
  readonly optIn: { readonly checked: boolean; readonly text: string }
  /** null when the form has no terms of use. */
  readonly termsText: string | null
  /** null when the form has no disclaimer. */
  readonly disclaimer: string | null
  readonly collectionNotice: string
  /** Names of the postcode and of the choice that follows it (LEAD-14); null where none does. */
  readonly nearest: { readonly postcode: string; readonly choice: string } | null
}

export function buildLeadFormView(form: LeadForm, { forms }: Site): LeadFormView {
  return {
    action: form.action,
    draftKey: form.draftKey ?? form.action,
    heading: form.heading,
    label: form.label ?? null,
    submitText: form.submitText,
    steps: form.steps.map(({ title, fields }) => ({ title, fields: fields.filter(isAsked) })),
    values: form.values ?? {},
    car: form.car ?? null,
    missing: form.missing ?? false,
    optIn: { checked: forms.opt_in_default, text: forms.opt_in_text },
    termsText: form.asksTerms === true ? forms.terms_text : null,
    disclaimer: form.disclaimer ?? null,
    collectionNotice: forms.collection_notice,
    nearest: forms.nearest_dealership ? nameNearest(form) : null,
  }
}

function nameNearest(form: LeadForm): LeadFormView['nearest'] {
  const found = findNearestField(listAskedFields(form))
  return found === null ? null : { postcode: found.postcode.name, choice: found.choice.name }
}

/** Builds the vehicle shown at the top of a form; null without a vehicle. */
export function buildFormCar(
  vehicle: ListedVehicle | null,
  words: Pick<FormCar, 'title' | 'detail'> | null,
): FormCar | null {
  if (vehicle === null || words === null) return null
  const picture = vehicle.primary_image_url
  return { ...words, href: `/cars/${vehicle.slug}`, image: picture === null ? null : sizePicture(picture, 320) }
}
