import { formatNumber } from '#domain/format/format-number.ts'
import { toDollars } from '#domain/money/cents.ts'
import { describeTradeIn, type Rego, type TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts'
import type { Valuation } from '#domain/trade-in/valuation.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { emailField, nameField, phoneField } from '#features/parts/lead-form/contact-fields.ts'
import { buildLocationField, resolveFormLocation } from '#features/parts/content-forms/form-places.ts'
import { defineLeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Site } from '#site/site.ts'

/** Category and subcategory of a valuation. */
const valuationKind = { category: 'Trade-In Enquiry', subcategory: 'Trade-In Valuation' } as const

const yesOrNo = [
  { value: 'Yes', name: 'Yes' },
  { value: 'No', name: 'No' },
] as const

/** LEAD-16; Phone is chosen at first. */
const contactMethods = ['Phone', 'Email', 'SMS'] as const

/** What the steps before found out about the car. */
export interface ValuedTradeIn {
  /** null where the kinds that the site sells leave it open. */
  readonly kind: ItemType | null
  readonly rego: Rego | null
  readonly vehicle: TradeInVehicle | null
  readonly km: number | null
  readonly told: readonly { readonly question: string; readonly answer: string }[]
  readonly valuation: Valuation | null
  readonly lastDay: string | null
}

/**
 * Creates the last step of the wizard, which makes the lead (BUY-04). The lead carries the car, the answers in words
 * and the estimate, so that the dealer reads them without this platform.
 */
export function createValuationForm(site: Site, action: string, tradeIn: ValuedTradeIn) {
  const { kind, rego, vehicle, km, valuation, lastDay } = tradeIn
  const estimate = valuation?.kind === 'estimate' ? valuation.estimate : null
  return defineLeadForm({
    name: 'valuation',
    action,
    heading: 'Your details',
    label: 'Your details',
    submitText: estimate === null ? 'Send to the dealer' : 'See the estimate',
    draftKey: 'trade-in-details',
    steps: [
      {
        title: null,
        fields: [
          nameField,
          { ...phoneField, width: 'half' },
          { ...emailField, width: 'half' },
          { ...buildLocationField(site, 'buying', 'Where would you bring it?'), name: 'location_id' },
          {
            name: 'PreferredContactMethod',
            kind: 'choice',
            label: 'How should we contact you?',
            required: true,
            width: 'half',
            none: 'Choose one',
            options: site.forms.preferred_contact_method
              ? contactMethods.map((method) => ({ value: method, name: method }))
              : [],
            invalid: 'Choose phone, email or SMS',
          },
          {
            name: 'finance',
            kind: 'choice',
            label: `Is money still owed on the ${kind ?? 'vehicle'}?`,
            required: false,
            width: 'half',
            none: 'Choose Yes or No',
            options: yesOrNo,
            invalid: 'Choose Yes or No',
          },
        ],
      },
    ],
    values: { PreferredContactMethod: contactMethods[0] },
    toLead: ({ name, phone, email, location_id, PreferredContactMethod, finance }) => {
      // The chosen location decides who receives the lead.
      const { locationId } = resolveFormLocation(site, 'buying', location_id)
      return {
        kind: valuationKind,
        locationId,
        form: {
          name,
          phone,
          email,
          location_id: locationId,
          PreferredContactMethod,
          finance,
          rego: rego?.plate ?? '',
          regoState: rego?.state ?? '',
          kms: km === null ? '' : String(km),
          trade_item_type: kind ?? '',
          trade_make: vehicle?.make ?? '',
          trade_model: vehicle?.model ?? '',
          trade_year: vehicle === null ? '' : String(vehicle.year),
          trade_badge: vehicle?.badge ?? '',
          offer_price: estimate === null ? null : String(toDollars(estimate.offerPrice)),
          offer_low: estimate === null ? null : String(toDollars(estimate.low)),
          offer_high: estimate === null ? null : String(toDollars(estimate.high)),
          offer_valid_until: lastDay,
          message: describeForDealer(tradeIn),
        },
      }
    },
  })
}

/** The trade-in in sentences, for a dealer who reads the lead as an e-mail. */
function describeForDealer({ kind, rego, vehicle, km, told, valuation }: ValuedTradeIn): string {
  const byHand = valuation?.kind === 'by_hand'
  const nameless = byHand ? 'A vehicle named by its rego alone' : 'A vehicle that could not be identified online'
  const name = vehicle === null ? nameless : describeTradeIn(vehicle)
  // The make and model of a car say what it is; those of a van or a motorcycle may not.
  const car = kind === null || kind === 'car' ? name : `${name} (${kind})`
  const driven = km === null ? 'kilometres not given' : `${formatNumber(km)} km`
  const plate = rego === null ? 'rego not given' : `rego ${rego.plate} (${rego.state})`
  const lines = told.map(({ question, answer }) => `${question} ${answer}`)
  const result =
    valuation?.kind === 'estimate'
      ? 'An online estimate was shown.'
      : byHand
        ? 'The visitor expects a figure from you.'
        : 'No online estimate was possible: value the vehicle by hand.'
  return [`${car}, ${driven}, ${plate}.`, ...lines, result].join('\n').slice(0, 4_000)
}
