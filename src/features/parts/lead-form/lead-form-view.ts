import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Site } from '#site/site.ts'
import { isAsked, type FormCar, type LeadForm, type LeadStep } from './lead-form-definition.ts'

/** What the browser gets of a form, on its page and in the dialog over another (LEAD-17); plain data. */
export interface LeadFormView {
  /** Where the form is posted: the page's own address, so that what prefilled it still does after a mistake. */
  readonly action: string
  readonly draftKey: string
  readonly heading: string
  /** Accessible name of the form; null: it has none. */
  readonly label: string | null
  readonly submitText: string
  /** With the fields that are asked for. */
  readonly steps: readonly LeadStep[]
  /** Values at first, by field name. */
  readonly values: Readonly<Record<string, string>>
  readonly car: FormCar | null
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing: boolean
  readonly optIn: { readonly checked: boolean; readonly text: string }
  /** null: the form has no terms. */
  readonly termsText: string | null
  readonly collectionNotice: string
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
    collectionNotice: forms.collection_notice,
  }
}

/** The vehicle at the top of a form; null without a vehicle. */
export function buildFormCar(
  vehicle: ListedVehicle | null,
  words: Pick<FormCar, 'title' | 'detail'> | null,
): FormCar | null {
  if (vehicle === null || words === null) return null
  const picture = vehicle.primary_image_url
  return { ...words, href: `/cars/${vehicle.slug}`, image: picture === null ? null : sizePicture(picture, 320) }
}
