import type { EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import type { Cents } from '#domain/money/cents.ts'

interface FieldBasics {
  /** Name in the posted form and in the lead. */
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** The `autocomplete` token; absent: 'off'. */
  readonly autoComplete?: string
  readonly placeholder?: string
  /** Two neighbours of half a width share a line where there is room. */
  readonly width?: 'half'
  /** Message for a required field that was left empty; absent: `invalid`, or one made of the label. */
  readonly missing?: string
  /** Message for a value that cannot be read; absent: that of the kind. */
  readonly invalid?: string
}

interface TypedBasics extends FieldBasics {
  /** Most characters, without spaces around them. */
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
 *
 * A text that was left empty is ''. Definitions are plain data: the server sends them to the browser.
 */
export type LeadField =
  | (TypedBasics & {
      readonly kind: 'text' | 'comments' | 'name' | 'email' | 'phone' | 'postcode' | 'code'
    })
  | (TypedBasics & {
      readonly kind: 'money'
      /** Message for 0. */
      readonly tooSmall: string
      /** Message for more than an amount can hold. */
      readonly tooLarge: string
      /** Drawn larger, as the subject of the form. */
      readonly prominent?: true
    })
  | (TypedBasics & {
      readonly kind: 'budget'
      /** Greatest amount that is taken, dollars. */
      readonly greatest: number
    })
  | (FieldBasics & {
      readonly kind: 'choice'
      /** A field without options is not asked for; a required one with one option has it chosen. */
      readonly options: readonly { readonly value: string; readonly name: string }[]
      /** Words of the first entry, which chooses nothing. */
      readonly none: string
    })

export interface LeadStep {
  /** null for the only step of a form. */
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
}

/** The checked values of a form's own fields, by name. */
export type LeadValues<Steps extends readonly LeadStep[]> = {
  readonly [Field in Steps[number]['fields'][number] as Field['name']]: ValueOfKind[Field['kind']]
}

/** What a form makes of its values. Consent, kind and vehicle are added to `form` by the submission. */
interface LeadContent {
  readonly kind: EnquiryKind
  readonly form: Readonly<Record<string, string | boolean | null>>
}

/** The vehicle that a form shows at its top; `detail` is one line below the title. */
export interface FormCar {
  readonly title: string
  readonly detail: string | null
  readonly href: string
  readonly image: string | null
}

/**
 * One form that makes a lead, for one site and, where it has one, one vehicle: what it shows, asks and makes. It holds
 * nothing of the vehicle that a visitor may not be told.
 */
export interface LeadForm<Steps extends readonly LeadStep[] = readonly LeadStep[]> {
  /** Names the form in its submission tokens; unique among the forms of the platform. */
  readonly name: string
  /** Address that the form is posted to, with the query that prefilled it. */
  readonly action: string
  readonly heading: string
  /** Accessible name of the form; absent: it has none. */
  readonly label?: string
  readonly submitText: string
  /** More than one: shown step by step where scripts run, each checked before the next. */
  readonly steps: Steps
  /** Values at first, by field name. */
  readonly values?: Readonly<Record<string, string>>
  /** Names the draft in the browser; absent: `action`. */
  readonly draftKey?: string
  /** Asks for agreement to the terms of use; required where it is asked for (LEAD-07). */
  readonly asksTerms?: true
  /** The vehicle as the form shows it; absent: not shown. */
  readonly car?: FormCar | null
  /** The address named a vehicle that is not, or no longer, here. */
  readonly missing?: boolean
  toLead(values: LeadValues<Steps>): LeadContent
}

/** Types the values of `toLead` by the fields of `steps`. */
export function defineLeadForm<const Steps extends readonly LeadStep[]>(form: LeadForm<Steps>): LeadForm<Steps> {
  return form
}

/** The fields of every step that are asked for, in their order. */
export function listAskedFields({ steps }: Pick<LeadForm, 'steps'>): readonly LeadField[] {
  return steps.flatMap(({ fields }) => fields.filter(isAsked))
}

/** A choice without options is not asked for. */
export function isAsked(field: LeadField): boolean {
  return field.kind !== 'choice' || field.options.length > 0
}
