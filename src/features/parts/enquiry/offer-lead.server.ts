import { z } from 'zod'
import { resolveOfferKind } from '#domain/enquiry/resolve-enquiry.ts'
import { toDollars } from '#domain/money/cents.ts'
import { parseMoney, type ParsedMoney } from '#domain/money/parse-money.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createEnquirySchema } from './enquiry-schema.server.ts'
import { buildEnquiryContent } from './enquiry-lead.server.ts'
import type { LeadForm } from '#features/parts/lead-form/submit-lead.server.ts'

const moneyErrors: Readonly<Record<Extract<ParsedMoney, { ok: false }>['error'], string>> = {
  empty: 'Enter the amount of your offer',
  'not-an-amount': 'Enter your offer in dollars, like 25,000',
  'too-small': 'Enter an offer above $0',
  'too-large': 'That offer is larger than we can take',
}

const schema = createEnquirySchema({ messageRequired: false }).extend({
  offer_from_client: z
    .string({ error: moneyErrors.empty })
    .max(40, moneyErrors['not-an-amount'])
    .transform((value, context) => {
      const money = parseMoney(value)
      if (money.ok) return money.amount
      context.addIssue({ code: 'custom', message: moneyErrors[money.error] })
      return z.NEVER
    }),
})

/** An offer for a vehicle (VDP-17): an enquiry with an amount, whose comments nobody need write. */
export function createOfferForm(vehicle: Vehicle): LeadForm<z.output<typeof schema>> {
  return {
    name: 'offer',
    schema,
    build({ offer_from_client, ...values }) {
      const content = buildEnquiryContent(values, vehicle, resolveOfferKind(vehicle))
      return { ...content, form: { offer_from_client: String(toDollars(offer_from_client)), ...content.form } }
    },
  }
}
