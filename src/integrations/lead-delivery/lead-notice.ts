import type { LeadForm } from '#domain/enquiry/describe-lead-form.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { SendOutcome } from './send-outcome.ts'

/** Everything that a receiver gets about a lead. Text of visitors is as they typed it: each format escapes it. */
export interface LeadNotice {
  readonly id: string
  /** Epoch milliseconds at which the lead was stored. */
  readonly createdAt: number
  /** IANA zone of the yard, in which times are written. */
  readonly timeZone: string
  readonly category: string
  readonly subcategory: string
  /** Where the lead came from, 'Website' (LEAD-02). */
  readonly source: string
  readonly person: NoticePerson
  readonly message: string | null
  /** Further fields of the form in words, in their order. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly car: NoticeCar | null
  readonly tradeIn: NoticeTradeIn | null
  readonly consents: readonly NoticeConsent[]
  /** Page that the form was sent from. */
  readonly pageUrl: string | null
  readonly userAgent: string | null
  readonly visitedPages: readonly string[]
  readonly queryParams: Readonly<Record<string, string>>
  /** The newest earlier lead of the same person; `createdAt` is null where it is not stored any more. */
  readonly earlier: { readonly id: string; readonly createdAt: number | null } | null
  readonly seller: NoticeSeller
  readonly site: NoticeSite
  /** The form under the names of the specification (LEAD-01). */
  readonly form: LeadForm
}

export interface NoticePerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  /** As typed. */
  readonly phone: string | null
  readonly postcode: string | null
  readonly prefers: 'phone' | 'email' | 'sms' | null
}

/** The car as enquired about; `extra` is what the stock knows at the time of delivery, null once the car is gone. */
export interface NoticeCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly dealershipId: string
  readonly dealershipSlug: string
  readonly make: string
  readonly model: string
  readonly grade: string | null
  readonly year: number | null
  readonly kilometres: number | null
  readonly status: string | null
  readonly isNew: boolean
  readonly price: Cents | null
  /** Absolute address of its page; null where the site has no public address. */
  readonly url: string | null
  readonly extra: NoticeCarExtra | null
}

export interface NoticeCarExtra {
  readonly vin: string | null
  readonly body: string | null
  readonly transmission: string | null
  readonly doors: number | null
  readonly colour: string | null
  readonly interiorColour: string | null
}

/** A car that the visitor would give the dealer. */
export interface NoticeTradeIn {
  readonly make: string
  readonly model: string
  readonly grade: string | null
  readonly year: number | null
  readonly kilometres: number | null
  /** The estimate that the visitor saw; null where there was no estimate. */
  readonly estimate: Cents | null
}

export interface NoticeConsent {
  readonly label: string
  readonly given: boolean
  /** The wording that was on the screen; null where it was not kept. */
  readonly words: string | null
}

/** The dealership, or the site where the lead is for none. */
export interface NoticeSeller {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly postcode: string | null
  } | null
}

export interface NoticeSite {
  readonly slug: string
  readonly name: string
  /** Sender's name of e-mails. */
  readonly fromName: string
  /** Public address without a slash at its end; null where the site has none. */
  readonly origin: string | null
  /** A fictional dealer; every notice says so. */
  readonly demo: boolean
  readonly look: NoticeLook
}

/** Colours as '#rrggbb'. */
export interface NoticeLook {
  readonly brand: string
  readonly brandText: string
  readonly header: string
  readonly headerText: string
  readonly surface: string
  readonly surfaceAlt: string
  readonly text: string
  readonly textMuted: string
  readonly line: string
  readonly warning: string
  readonly warningText: string
  readonly radiusPx: number
  /** Absolute https address of a bitmap; null writes the name. */
  readonly logo: string | null
}

/**
 * Delivers leads to one kind of receiver. `receiver` is the part of the channel after its kind: an e-mail address or a
 * URL. Never rejects, and answers within its own time limit or soon after `signal` aborts. Safe to repeat: what is
 * sent for one lead and receiver carries one id each time, by which receivers can drop a repeat.
 */
export interface LeadChannel {
  readonly name: string
  deliver(notice: LeadNotice, receiver: string, signal: AbortSignal): Promise<SendOutcome>
}
