import { buildCollectionNotice, type VisitLimits } from '#domain/enquiry/visit-attributes.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { listPolicies, type PolicyLink } from '#site/content/policies.ts'
import type { Site } from '#site/site.ts'
import {
  isAsked,
  listAskedFields,
  type EitherRule,
  type FormCar,
  type LeadForm,
  type LeadStep,
} from './lead-form-definition.ts'
import { findNearestField } from './nearest-field.ts'

/** Plain data of a form for the browser, on its page and in a dialog (LEAD-17). */
export interface LeadFormView {
  /** URL that the form is posted to: the page's own URL, so that its prefill parameters still apply after an error. */
  readonly action: string
  readonly draftKey: string
  readonly heading: string
  /** A sentence or two below the heading; null when there is none. */
  readonly intro: string | null
  /** Accessible name of the form; null when it has none. */
  readonly label: string | null
  readonly submitText: string
  /** The message when the form could not be sent. */
  readonly failureText: string
  readonly eitherOf: EitherRule | null
  /** Steps with their visible fields. */
  readonly steps: readonly LeadStep[]
  /** Initial values by field name. */
  readonly values: Readonly<Record<string, string>>
  readonly car: FormCar | null
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
  /** The checkbox of the marketing consent; null when the form has none. */
  readonly optIn: { readonly checked: boolean; readonly text: string } | null
  /** null when the form has no terms of use. */
  readonly termsText: string | null
  /** null when the form has no disclaimer. */
  readonly disclaimer: string | null
  readonly collectionNotice: string
  /** The pages that the notice and the terms refer to (CONTENT-06). */
  readonly policies: readonly PolicyLink[]
  /** Whether the browser remembers the contact details (LEAD-09). */
  readonly remembersContact: boolean
  /** Names of the postcode and of the choice that follows it (LEAD-14); null where none does. */
  readonly nearest: { readonly postcode: string; readonly choice: string } | null
}

/** Whether the form has the checkbox of the terms of use (LEAD-07). */
export const isAskingTerms = (form: Pick<LeadForm, 'asksTerms'>, { forms }: Pick<Site, 'forms'>): boolean =>
  form.asksTerms === true || forms.terms_checkbox

/** LEAD-03: the words of the lead call, spelt so; LEAD-04: those of every other form. */
export const failureTextOf = ({ call }: Pick<LeadForm, 'call'>): string =>
  call === 'lead' ? 'An unexpected error occured' : 'An error occurred when submitting this form'

/** What the site has sent of the visit before an enquiry (LEAD-02). */
export const visitLimitsOf = ({ leads }: Pick<Site, 'leads'>): VisitLimits => ({
  pages: leads.visited_pages,
  params: leads.linked_query_params,
})

/** The collection notice below every form of the site, which is stored with the consent. */
export const collectionNoticeOf = (site: Pick<Site, 'forms' | 'leads'>): string =>
  buildCollectionNotice(site.forms.collection_notice, visitLimitsOf(site))

export function buildLeadFormView(form: LeadForm, site: Site): LeadFormView {
  const { forms } = site
  return {
    action: form.action,
    draftKey: form.draftKey ?? form.action,
    heading: form.heading,
    intro: form.intro ?? null,
    label: form.label ?? null,
    submitText: form.submitText,
    failureText: failureTextOf(form),
    eitherOf: form.eitherOf ?? null,
    steps: form.steps.map(({ title, fields }) => ({ title, fields: fields.filter(isAsked) })),
    values: form.values ?? {},
    car: form.car ?? null,
    missing: form.missing ?? false,
    optIn: form.asksOptIn === false ? null : { checked: forms.opt_in_default, text: forms.opt_in_text },
    termsText: isAskingTerms(form, site) ? forms.terms_text : null,
    collectionNotice: collectionNoticeOf(site),
    policies: listPolicies(site),
    remembersContact: forms.remember_contact,
    disclaimer: form.disclaimer ?? null,
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
  words: Pick<FormCar, 'title' | 'detail' | 'price'> | null,
): FormCar | null {
  if (vehicle === null || words === null) return null
  const picture = vehicle.primary_image_url
  return { ...words, href: `/cars/${vehicle.slug}`, image: picture === null ? null : sizePicture(picture, 320) }
}
