import { OfferedCar, OfferForm } from './offer-form.tsx'
import type { OfferReply } from './offer-reply.ts'
import type { OfferView } from './offer-view.ts'

/** The form as a page of its own: what the dialog is without scripts. */
export function OfferPage({ view, submission, refused }: { view: OfferView; submission: string; refused: OfferReply | undefined }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-4 py-8">
      <h1 className="text-3xl font-bold">Make an Offer</h1>
      <OfferedCar car={view.car} />
      <OfferForm id="offer-page" view={view} submission={submission} refused={refused} />
      <p>
        <a data-nav="" href={view.car.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          Back to the {view.car.title}
        </a>
      </p>
    </div>
  )
}
