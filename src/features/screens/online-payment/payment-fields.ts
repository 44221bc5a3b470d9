import { describeLimits, type PaymentLimits } from '#domain/payment/payment-amount.ts'
import { dollars } from '#domain/money/cents.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Site } from '#site/site.ts'

/** The amounts that a site takes on its payment page. */
export const limitsOf = ({ online_payment: { minimum, maximum } }: Site): PaymentLimits => ({
  minimum: dollars(minimum),
  maximum: maximum === null ? null : dollars(maximum),
})

/** What is paid: the reference, the amount, and the purpose where the site has several. */
export function listPaymentFields(site: Site): readonly LeadField[] {
  const { purposes } = site.online_payment
  return [
    {
      name: 'invoice',
      kind: 'text',
      label: 'Reference number',
      hint: 'You will find it on your invoice, or in the message we sent you',
      required: true,
      maxLength: 40,
      missing: 'Enter the reference number',
    },
    {
      name: 'amount',
      kind: 'money',
      label: 'Amount in dollars',
      hint: describeLimits(limitsOf(site)),
      required: true,
      maxLength: 20,
      missing: 'Enter the amount',
      invalid: 'Enter the amount in dollars, such as 250 or 250.50',
      tooSmall: 'Enter an amount above 0',
      tooLarge: 'Enter a smaller amount. To pay more, call us',
    },
    ...(purposes.length > 1
      ? [
          {
            name: 'purpose',
            kind: 'choice' as const,
            label: 'What is it for?',
            required: true,
            missing: 'Choose what you are paying for',
            invalid: 'Choose what you are paying for',
            options: purposes.map((purpose) => ({ value: purpose, name: purpose })),
            none: 'Choose one',
          },
        ]
      : []),
  ]
}
