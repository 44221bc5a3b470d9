import {
  CheckoutErrors,
  CheckoutFields,
  ConsentFields,
  HiddenFields,
} from '#features/parts/reserve/checkout-fields.tsx'
import { Notice } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Select } from '#ui/field.tsx'
import type { OnlinePaymentData } from './handle-payment.server.ts'

/** The form of /online-payment (BUY-06): what is paid, and by whom. Works without scripts. */
export function PaymentPage({
  heading,
  dealer,
  fields,
  purpose,
  contact,
  consent,
  submission,
  formError,
  isSandbox,
}: OnlinePaymentData) {
  const wrong = [
    ...fields,
    ...(purpose?.error === undefined ? [] : [{ name: 'purpose', error: purpose.error }]),
    ...contact,
  ]
  return (
    <div className="mx-auto grid w-full max-w-160 gap-6 px-4 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold lg:text-4xl">{heading}</h1>
        <p className="text-lg text-muted">
          Pay an invoice or a deposit to {dealer} by card. You need the reference number we gave you.
        </p>
      </header>
      {isSandbox && <Notice tone="warning">This website is a demonstration: no money moves here.</Notice>}
      <form method="post" noValidate aria-label={heading} className="grid gap-8">
        <CheckoutErrors formError={formError} fields={wrong} />
        <section aria-labelledby="payment-heading" className="grid gap-4">
          <h2 id="payment-heading" className="text-xl">
            What you pay
          </h2>
          <CheckoutFields fields={fields} />
          {purpose !== null && (
            <Select
              id="checkout-purpose"
              name="purpose"
              label="What is it for?"
              required
              defaultValue={purpose.value}
              {...(purpose.error === undefined ? {} : { error: purpose.error })}
            >
              <option value="">Choose one</option>
              {purpose.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </section>
        <section aria-labelledby="details-heading" className="grid gap-4 border-t border-line pt-6">
          <h2 id="details-heading" className="text-xl">
            Your details
          </h2>
          <CheckoutFields fields={contact} />
          <ConsentFields consent={consent} />
        </section>
        <HiddenFields submission={submission} />
        <div className="grid gap-3">
          <button type="submit" className={`${buttonClass('filled')} w-full sm:w-auto sm:justify-self-start`}>
            Continue to payment
          </button>
          <p className="text-sm text-muted">You enter your card on the next page. Nothing is charged yet.</p>
        </div>
      </form>
    </div>
  )
}
