import type { EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import type { AppointmentDay } from '#domain/hours/appointment-offer.ts'
import type { Cents } from '#domain/money/cents.ts'

/** The appointments that a form offers. The fields of the date and of the time share one offer. */
export interface AppointmentOffer {
  /** What may be asked for at first; the browser shows what is left after `source` was asked. */
  readonly days: readonly AppointmentDay[]
  /** What is said where there are none; null for the usual words. */
  readonly withoutDays: string | null
  /** Address of the call that answers with the days on offer at that moment. */
  readonly source: string
  /** Field that chooses the location, whose id is sent to `source` as `location_id`; null where it is fixed. */
  readonly locationField: string | null
  /** One line below the times; null for none. */
  readonly note: string | null
}

interface FieldBasics {
  /** Field name in the submitted form and in the lead. */
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** false leaves the field out, as a switch of the site decides; absent: the field is there. */
  readonly asked?: boolean
  /** Words in brackets beside the label, instead of 'optional' where it is not required; '' shows none of a choice. */
  readonly note?: string
  /** One line below the control. */
  readonly hint?: string
  /** The `autocomplete` token; absent: 'on', because Back gives back nothing of a field with 'off'. */
  readonly autoComplete?: string
  readonly placeholder?: string
  /** Two adjacent half-width fields share a row if there is room. */
  readonly width?: 'half'
  /** Its short name among those that wait behind 'Optional details', in small letters; only of an optional field. */
  readonly folded?: string
  /** Error message for an empty required field; absent: `invalid`, or a message made from the label. */
  readonly missing?: string
  /** Error message for an invalid value; absent: the message of the kind. */
  readonly invalid?: string
}

interface TypedBasics extends FieldBasics {
  /** Maximum length after trimming. */
  readonly maxLength: number
}

/**
 * One field of a form. Its kind decides the control, what may be typed, and the value that the lead gets:
 *
 *     text      one line                                   string, trimmed
 *     comments  several lines                              string, trimmed
 *     name      one line                                   string, one space between words
 *     email     one line                                   string, trimmed
 *     phone     one line                                   string, E.164
 *     postcode  four digits                                string
 *     code      letters, digits, spaces, hyphens           string, trimmed
 *     money     an exact sum of dollars                    Cents, null where it was left empty
 *     budget    a rough sum of dollars, above 0            number of dollars, null where it was left empty
 *     choice    one of `options`                           string, '' where none was chosen
 *     choices   any of `options`                           the chosen values, in the order of the options
 *     flag      a checkbox                                 boolean
 *     appointment  a date or a time of `offer`             '2026-11-23' or '08:30', '' where it was left open
 *
 * A text that was left empty is ''; a field that is not asked for is undefined. Definitions are plain data: the server
 * sends them to the browser.
 */
export type LeadField =
  | (TypedBasics & {
      readonly kind: 'text' | 'comments' | 'name' | 'email' | 'phone' | 'postcode' | 'code'
    })
  | (TypedBasics & {
      readonly kind: 'money'
      /** Error message for 0. */
      readonly tooSmall: string
      /** Error message for an amount that is too large to store. */
      readonly tooLarge: string
      /** Shown larger, as the main field of the form. */
      readonly prominent?: true
    })
  | (TypedBasics & {
      readonly kind: 'budget'
      /** Maximum amount in dollars. */
      readonly greatest: number
    })
  | (FieldBasics & {
      readonly kind: 'choice'
      /** A field without options is left out; a required field with one option has it preselected. */
      readonly options: readonly { readonly value: string; readonly name: string }[]
      /** Label of the first option, which selects nothing. Radio buttons have no such option. */
      readonly none: string
      /** Radio buttons side by side, for two or three short options; absent: a select. */
      readonly look?: 'radio'
      /** The location or dealership nearest to the postcode of the form is preselected (LEAD-14). */
      readonly preselectsNearest?: true
    })
  | (FieldBasics & {
      readonly kind: 'appointment'
      readonly part: 'date' | 'time'
      /** Without days to choose from the form says so, and can be sent. */
      readonly offer: AppointmentOffer
      /** Label of the first choice, which leaves it open. */
      readonly none: string
    })
  | (FieldBasics & {
      readonly kind: 'choices'
      /** Checkboxes; a field without options is left out. */
      readonly options: readonly { readonly value: string; readonly name: string }[]
    })
  | (FieldBasics & { readonly kind: 'flag' })

export interface LeadStep {
  /** null for the step of a single-step form. */
  readonly title: string | null
  readonly fields: readonly LeadField[]
}

interface ValueOfKind {
  readonly text: string
  readonly comments: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly postcode: string
  readonly code: string
  readonly money: Cents | null
  readonly budget: number | null
  readonly choice: string
  readonly choices: readonly string[]
  readonly flag: boolean
  readonly appointment: string
}

type ValueOf<Field extends LeadField> = Field extends { readonly asked: boolean }
  ? ValueOfKind[Field['kind']] | undefined
  : ValueOfKind[Field['kind']]

/** The validated values of a form's fields, by name. */
export type LeadValues<Steps extends readonly LeadStep[]> = {
  readonly [Field in Steps[number]['fields'][number] as Field['name']]: ValueOf<Field>
}

/** Lead content that a form makes from its values. The submission adds consent, kind and vehicle to `form`. */
interface LeadContent {
  readonly kind: EnquiryKind
  /** What is undefined was not asked for, and is left out. */
  readonly form: Readonly<Record<string, string | boolean | null | undefined>>
  /** Id of the location that the lead is for; absent: that of the vehicle, where there is one. */
  readonly locationId?: string | null
}

/** Fields of which at least one must be filled in. */
export interface EitherRule {
  readonly names: readonly string[]
  /** Error message at the first of them. */
  readonly message: string
}

/** The vehicle shown at the top of a form; `detail` is one line below the title. */
export interface FormCar {
  readonly title: string
  readonly detail: string | null
  /** '$32,990' and 'Drive Away', as its listing has them; null or absent: the form shows none. */
  readonly price?: { readonly amount: string; readonly words: string | null } | null
  readonly href: string
  readonly image: string | null
}

/** Definition of a lead form for one site and, if given, one vehicle. It contains only public data of the vehicle. */
export interface LeadForm<Steps extends readonly LeadStep[] = readonly LeadStep[]> {
  /** Identifies the form in its submission tokens; unique on the platform. */
  readonly name: string
  /** URL that the form is posted to, with the query that prefilled it. */
  readonly action: string
  readonly heading: string
  /** A sentence or two below the heading; absent: none. */
  readonly intro?: string
  /** Accessible name of the form; absent when it has none. */
  readonly label?: string
  readonly submitText: string
  /** Whose words a failure uses: 'lead': the lead call's (LEAD-03); absent: those of content forms (LEAD-04). */
  readonly call?: 'lead'
  /** Absent: each field stands for itself. */
  readonly eitherOf?: EitherRule
  /** Steps of the form. With several, scripts show one at a time and validate it before the next. */
  readonly steps: Steps
  /** Initial values by field name. */
  readonly values?: Readonly<Record<string, string>>
  /** Key of the draft in the browser; absent: `action`. */
  readonly draftKey?: string
  /** The form asks for the terms of use on every site; absent: where `forms.terms_checkbox` is on (LEAD-07). */
  readonly asksTerms?: true
  /** false: the form asks for no marketing consent, as one that withdraws it; absent: it does (LEAD-01). */
  readonly asksOptIn?: false
  /** The vehicle as the form shows it; absent when the form shows none. */
  readonly car?: FormCar | null
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing?: boolean
  /** A paragraph above the collection notice; absent: none. */
  readonly disclaimer?: string | null
  /**
   * Checks what concerns several fields, once each is valid by itself. Returns error messages by field name; {} lets
   * the lead be stored.
   */
  findProblems?(values: LeadValues<Steps>): Readonly<Record<string, string>>
  toLead(values: LeadValues<Steps>): LeadContent
}

/** Derives the type of the values of `toLead` from the fields of `steps`. */
export function defineLeadForm<const Steps extends readonly LeadStep[]>(form: LeadForm<Steps>): LeadForm<Steps> {
  return form
}

/** Lists the visible fields of all steps in order. */
export function listAskedFields({ steps }: Pick<LeadForm, 'steps'>): readonly LeadField[] {
  return steps.flatMap(({ fields }) => fields.filter(isAsked))
}

/** Whether a field is shown: a choice without options is not. */
export function isAsked(field: LeadField): boolean {
  if (field.asked === false) return false
  return (field.kind !== 'choice' && field.kind !== 'choices') || field.options.length > 0
}

/**
 * The fields with the rule of `eitherOf` applied to what was typed: while none of its fields is filled in, the first of
 * them is required.
 */
export function applyEitherRule(
  fields: readonly LeadField[],
  rule: EitherRule | null | undefined,
  typedOf: (name: string) => unknown,
): readonly LeadField[] {
  if (rule === null || rule === undefined) return fields
  const isEmpty = (name: string): boolean => {
    const typed = typedOf(name)
    return typeof typed !== 'string' || typed.trim() === ''
  }
  const first = fields.find(({ name }) => rule.names.includes(name))
  if (first === undefined || !rule.names.every(isEmpty)) return fields
  return fields.map((field) => (field === first ? { ...field, required: true, missing: rule.message } : field))
}
