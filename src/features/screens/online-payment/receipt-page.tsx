import { AmountList } from '#features/parts/reserve/car-summary.tsx'
import { CheckoutErrors, HiddenFields } from '#features/parts/reserve/checkout-fields.tsx'
import { Notice } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ReceiptData } from './handle-receipt.server.ts'

/** The state of a payment: due, paid with its receipt, or not taken. Works without scripts. */
export function ReceiptPage({ view, submission, formError }: ReceiptData) {
  const { heading, text, tone, rows, payHref, payText, canTryAgain, isSandbox } = view
  return (
    <div className="mx-auto grid w-full max-w-160 gap-6 px-4 py-8 lg:py-12">
      <h1 className="text-3xl font-bold lg:text-4xl">{heading}</h1>
      <CheckoutErrors formError={formError} fields={[]} />
      <Notice tone={tone}>
        <p>{text}</p>
        {isSandbox && <p>This was the sandbox of a demonstration: no money moved.</p>}
      </Notice>
      <section aria-label="The payment" className="rounded-site border border-line bg-surface p-4 wrap-anywhere">
        <AmountList rows={rows} />
      </section>
      {payHref !== null && (
        <p>
          <a href={payHref} className={`${buttonClass('filled')} tabular-nums`}>
            {payText}
          </a>
        </p>
      )}
      {canTryAgain && (
        <form method="post" className="grid gap-3">
          <Notice tone="warning">The payment page could not be opened just now. Nothing has been charged.</Notice>
          <HiddenFields submission={submission} />
          <button type="submit" className={`${buttonClass('filled')} justify-self-start`}>
            Try again
          </button>
        </form>
      )}
      <p className="flex flex-wrap gap-3 print:hidden">
        <a href="/online-payment" className={buttonClass('outlined')}>
          {payHref === null && !canTryAgain ? 'Make another payment' : 'Start again'}
        </a>
        <a href="/" className={buttonClass('outlined')}>
          Back to the home page
        </a>
      </p>
    </div>
  )
}
