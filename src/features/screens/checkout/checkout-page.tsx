import { AmountList, CarSummary } from '#features/parts/reserve/car-summary.tsx'
import {
  CheckoutErrors,
  CheckoutFields,
  ConsentFields,
  HiddenFields,
} from '#features/parts/reserve/checkout-fields.tsx'
import { CheckoutLayout } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CheckList } from '#ui/check-list.tsx'
import type { CheckoutView } from './checkout-view.ts'

interface CheckoutPageProps {
  readonly view: CheckoutView
  readonly submission: string
  /** What the form was shown with; see `describeTerms`. */
  readonly agreed: string
  readonly formError: string | null
}

/**
 * Reserve online (BUY-01): what matters of the terms with all of them to unfold, and the details of whoever
 * reserves. Works without scripts.
 */
export function CheckoutPage({ view, submission, agreed, formError }: CheckoutPageProps) {
  return (
    <CheckoutLayout
      heading="Reserve this vehicle"
      intro={view.intro}
      aside={
        <CarSummary car={view.car}>
          <AmountList rows={view.amounts} />
        </CarSummary>
      }
    >
      <section aria-label="How it works" className="grid gap-3">
        <CheckList items={view.brief} look="column" />
        <details className="facet rounded-site border border-line px-4">
          <summary>All the terms of reserving</summary>
          <div className="pt-1 pb-4">
            <CheckList items={view.terms} look="column" />
          </div>
        </details>
      </section>
      <form method="post" noValidate aria-labelledby="details-heading" className="grid gap-4 border-t border-line pt-6">
        <h2 id="details-heading" className="text-xl">
          Your details
        </h2>
        <CheckoutErrors formError={formError} fields={view.collects} />
        <CheckoutFields fields={view.collects} />
        <ConsentFields consent={view.consent} />
        <HiddenFields submission={submission} extra={{ agreed }} />
        <div className="grid gap-2">
          <button
            type="submit"
            className={`${buttonClass('filled')} w-full tabular-nums sm:w-auto sm:justify-self-start`}
          >
            {view.submitText}
          </button>
          <p className="text-muted sm:text-sm">
            By reserving you accept the terms above. You pay on the next page; nothing is charged yet.
          </p>
        </div>
      </form>
    </CheckoutLayout>
  )
}
