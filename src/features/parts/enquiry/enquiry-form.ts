import {
  resolveEnquiryKind,
  similarSubcategory,
  type EnquiryAbout,
  type EnquiryKind,
} from '#domain/enquiry/resolve-enquiry.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { buildMessage } from '#domain/enquiry/build-message.ts'
import { resolveContactMethod } from '#domain/enquiry/contact-method.ts'
import { buildContactFields, commentsField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm, type LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Site } from '#site/site.ts'
import { describeFormCar, describeVehicle } from './describe-vehicle.ts'

/** Subject of an enquiry: a vehicle, a similar vehicle, or (vehicle null) a general question. */
export interface EnquiryTarget {
  readonly vehicle: ListedVehicle | null
  readonly about: EnquiryAbout
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
  /** The price that the vehicle's listing shows; absent: the form shows none. */
  readonly price?: PriceDisplay | null
}

/** Builds the lead content from the contact fields of an enquiry or an offer. */
export function buildWriterContent(
  values: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly message: string
    readonly PreferredContactMethod?: string | undefined
  },
  kind: EnquiryKind,
) {
  const { name, email, phone, message, PreferredContactMethod: preferred } = values
  return {
    kind,
    form: {
      name,
      email,
      phone,
      message,
      PreferredContactMethod: preferred === undefined ? undefined : resolveContactMethod(preferred, { phone, email }),
    },
  }
}

const yesOrNo = [
  { value: 'Yes', name: 'Yes' },
  { value: 'No', name: 'No' },
] as const

/** Questions on a vehicle's form beside the message, each by a switch of the site (LEAD-06, LEAD-16). */
const buildVehicleQuestions = ({ forms }: Site, hasVehicle: boolean) =>
  [
    {
      name: 'trade_in',
      kind: 'choice',
      label: 'Do You Have A Trade-In?',
      required: false,
      asked: forms.trade_in_question,
      options: yesOrNo,
      none: 'No answer',
      look: 'radio',
      folded: 'trade-in',
    },
    {
      name: 'opt_in_finance',
      kind: 'flag',
      label: 'I am interested in finance',
      required: false,
      asked: hasVehicle && forms.opt_in_finance,
      folded: 'finance',
    },
    {
      name: 'opt_in_trade',
      kind: 'flag',
      label: 'I have a vehicle to trade in',
      required: false,
      // The question above asks the same.
      asked: hasVehicle && forms.opt_in_trade && !forms.trade_in_question,
      folded: 'trade-in',
    },
  ] as const satisfies readonly LeadField[]

/**
 * Creates the enquiry form of pages and dialogs (LEAD-01). For a vehicle that is no longer available, or with
 * `about=similar`, it asks for a similar vehicle (VDP-02). The message begins as one about that vehicle.
 */
export function createEnquiryForm({ vehicle, about, missing, price = null }: EnquiryTarget, site: Site) {
  const { forms } = site
  const kind = resolveEnquiryKind(vehicle, about)
  const similar = kind.subcategory === similarSubcategory
  const query = new URLSearchParams()
  if (vehicle !== null) query.set('car_id', vehicle.id)
  if (about === 'similar') query.set('about', 'similar')
  const contact = buildContactFields(site)
  const message = { ...commentsField, required: forms.message_required } as const
  const questions = buildVehicleQuestions(site, vehicle !== null)
  return defineLeadForm({
    name: 'enquiry',
    action: query.size === 0 ? '/enquire' : `/enquire?${query.toString()}`,
    heading: similar
      ? 'Like this and want something similar?'
      : vehicle === null
        ? 'Enquire Now'
        : 'Enquire about this vehicle',
    ...(similar ? { intro: 'Tell us what matters to you, and we will look for a vehicle like this one.' } : {}),
    submitText: 'Send Enquiry',
    steps: [{ title: null, fields: [...contact.fields, message, ...questions] }],
    ...(contact.eitherOf === undefined ? {} : { eitherOf: contact.eitherOf }),
    values: {
      ...contact.values,
      message: buildMessage(similar ? 'similar' : 'enquiry', vehicle === null ? null : describeVehicle(vehicle)),
    },
    car:
      vehicle === null
        ? null
        : describeFormCar(vehicle, [`Stock no. ${vehicle.stocknum}`, isInStockOnPage(vehicle) ? null : 'Sold'], price),
    missing,
    toLead({ trade_in, opt_in_finance, opt_in_trade, ...values }) {
      const content = buildWriterContent(values, kind)
      const answer = trade_in === '' ? undefined : trade_in
      return { kind: content.kind, form: { ...content.form, trade_in: answer, opt_in_finance, opt_in_trade } }
    },
  })
}

export interface EnquiryAddress {
  /** Id or slug (FIN-06); null when absent or malformed. */
  readonly carId: string | null
  /** Whether the URL has a `car_id`, even a malformed one. */
  readonly namesVehicle: boolean
  readonly about: EnquiryAbout
}

/** Parses `car_id` and `about` of a query string. */
export function parseEnquiryAddress(query: URLSearchParams): EnquiryAddress {
  const key = query.get('car_id')?.trim() ?? ''
  return {
    carId: isCarKey(key) ? key : null,
    namesVehicle: key !== '',
    about: query.get('about') === 'similar' ? 'similar' : 'vehicle',
  }
}
