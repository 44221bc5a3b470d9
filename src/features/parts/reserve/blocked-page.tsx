import { buttonClass } from '#ui/button-class.ts'
import type { BlockedView } from './blocked-view.ts'
import { CarSummary } from './car-summary.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'

/** The vehicle cannot be reserved by this visitor now: why, and where to go from here. */
export function BlockedPage({ view }: { view: BlockedView }) {
  return (
    <CheckoutLayout heading={view.heading} aside={<CarSummary car={view.car} />}>
      <p className="text-lg">{view.text}</p>
      <p className="flex flex-wrap gap-3">
        {view.againHref !== null && (
          <a href={view.againHref} className={buttonClass('filled')}>
            Check again
          </a>
        )}
        <a href={view.similarHref} className={buttonClass(view.againHref !== null ? 'outlined' : 'filled')}>
          Find Me Something Similar
        </a>
        <a href={view.car.href} className={buttonClass('outlined')}>
          Back to the vehicle
        </a>
      </p>
    </CheckoutLayout>
  )
}
