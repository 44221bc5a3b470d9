import type { LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import type { DetailsStep } from './trade-in-view.ts'
import { GuidanceNote, ValuedCar } from './valued-car.tsx'

/** Third step: who asks. Sending it stores the lead, and shows the estimate. */
export function DetailsStepForm({ step, refused }: { step: DetailsStep; refused: LeadReply | undefined }) {
  const { car, backHref, form, submission, hasEstimate, byHand, guided } = step
  return (
    <>
      <ValuedCar car={car} backHref={backHref} backText="Change your answers" />
      {guided && !hasEstimate && !byHand && <GuidanceNote noun={car.noun} />}
      <p className="text-lg">
        {hasEstimate
          ? 'Your estimate is ready. Tell us where to send it, and see it on the next page.'
          : byHand
            ? 'Leave your details, and we will call you with a figure.'
            : `We cannot value this ${car.noun} online. Leave your details and one of our team will value it for you.`}
      </p>
      <LeadForm id="valuation" view={form} submission={submission} refused={refused} />
    </>
  )
}
