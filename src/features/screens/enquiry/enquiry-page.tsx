import { Link } from 'react-router'
import { EnquiredCar } from '#features/parts/enquiry/enquired-car.tsx'
import { EnquiryForm } from '#features/parts/enquiry/enquiry-form.tsx'
import type { FormShowing } from '#features/parts/lead-form/form-route.ts'
import type { LeadReply } from '#features/parts/lead-form/lead-reply.ts'

/**
 * The form as a page of its own: what the dialog is without scripts (LEAD-17, VDP-17). `showing` null: the server could
 * not be reached.
 */
export function EnquiryPage({ showing, refused }: { showing: FormShowing | null; refused: LeadReply | undefined }) {
  if (showing === null)
    return (
      <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
        The form could not be loaded. Please check your connection and load this page again.
      </p>
    )
  const { view, submission } = showing
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-4 py-8">
      <h1 className="text-3xl font-bold">{view.heading}</h1>
      <EnquiredCar view={view} />
      <EnquiryForm id="enquiry-page" view={view} submission={submission} refused={refused} />
      {view.car !== null && (
        <p>
          <Link to={view.car.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
            Back to the {view.car.title}
          </Link>
        </p>
      )}
    </div>
  )
}
