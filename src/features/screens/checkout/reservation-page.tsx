import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { FormPlace, FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { PlacePhone } from '#features/parts/content-forms/place-phone.tsx'
import { AmountList, CarSummary } from '#features/parts/reserve/car-summary.tsx'
import { CheckoutErrors, HiddenFields } from '#features/parts/reserve/checkout-fields.tsx'
import { CheckoutLayout, Notice } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CheckList } from '#ui/check-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ReservationView } from './reservation-view.ts'
import { TimeLeft } from './time-left.tsx'

interface ReservationPageProps {
  readonly view: ReservationView
  readonly submission: string
  readonly formError: string | null
  /** Where the vehicle stands, with a number to call. */
  readonly places: FormPlaces
}

/** One reservation: pay, see until when it holds, cancel. Works without scripts. */
export function ReservationPage({ view, submission, formError, places }: ReservationPageProps) {
  const { pay, cancel } = view
  const { revalidate } = useRevalidator()
  const askAgain = useCallback(() => void revalidate(), [revalidate])
  const isGood = view.state !== 'held_unpaid' && view.state !== 'lapsed'
  return (
    <CheckoutLayout
      heading={view.heading}
      aside={
        <CarSummary car={view.car}>
          <AmountList rows={view.amounts} />
        </CarSummary>
      }
    >
      <CheckoutErrors formError={formError} fields={[]} />
      <p className="flex items-start gap-3 text-lg">
        {isGood && <Icon name="done" size={32} className="shrink-0 text-success" />}
        <span>{view.leftMs === null ? view.text : <TimeLeft leftMs={view.leftMs} onOver={askAgain} />}</span>
      </p>
      {view.next.length > 0 && (
        <section aria-labelledby="next-heading" className="grid gap-3">
          <h2 id="next-heading" className="text-xl">
            What happens next
          </h2>
          <CheckList items={view.next} look="column" />
        </section>
      )}
      {view.warning !== null && <Notice tone="warning">{view.warning}</Notice>}
      {pay !== null &&
        (pay.href === null ? (
          <form method="post" className="grid gap-3">
            <Notice tone="warning">The payment page could not be opened just now. Nothing has been charged.</Notice>
            <HiddenFields submission={submission} extra={{ intent: 'pay' }} />
            <button type="submit" className={`${buttonClass('filled')} justify-self-start`}>
              Try again
            </button>
          </form>
        ) : (
          <p>
            <a href={pay.href} className={`${buttonClass('filled')} tabular-nums max-sm:w-full`}>
              {pay.text}
            </a>
          </p>
        ))}
      {(view.state === 'lapsed' || view.state === 'refunded') && (
        <p className="flex flex-wrap gap-3">
          {view.againHref !== null && (
            <a href={view.againHref} className={buttonClass('filled')}>
              Reserve it again
            </a>
          )}
          <a href={view.car.href} className={buttonClass('outlined')}>
            Back to the vehicle
          </a>
        </p>
      )}
      {view.state === 'reserved' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">Bookmark this page so you can come back to your reservation.</p>
          <a href={view.car.href} className={buttonClass('outlined')}>
            Back to the vehicle
          </a>
        </div>
      )}
      {cancel !== null && (
        <section aria-labelledby="cancel-heading" className="grid gap-3 border-t border-line pt-6">
          <h2 id="cancel-heading" className="text-xl">
            {cancel.title}
          </h2>
          <p>{cancel.text}</p>
          <form method="post">
            <HiddenFields submission={submission} extra={{ intent: 'cancel' }} />
            <button type="submit" className={buttonClass('outlined')}>
              {cancel.button}
            </button>
          </form>
        </section>
      )}
      {view.state !== 'lapsed' && <Place place={places.list[0]} />}
    </CheckoutLayout>
  )
}

/** Whom to call about the reservation, and where the vehicle stands. */
function Place({ place }: { place: FormPlace | undefined }) {
  if (place === undefined) return null
  const { name, address, phone } = place
  return (
    <section aria-labelledby="place-heading" className="grid gap-1 border-t border-line pt-6">
      <h2 id="place-heading" className="mb-2 text-xl">
        Any questions?
      </h2>
      <p className="font-semibold">{name}</p>
      <p className="text-muted">{address.join(', ')}</p>
      <PlacePhone phone={phone} />
    </section>
  )
}
