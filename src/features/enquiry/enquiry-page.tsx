import { Link } from 'react-router'
import { EnquiredCar } from './enquired-car.tsx'
import { EnquiryForm, type EnquiryReply } from './enquiry-form.tsx'
import type { EnquiryView } from './enquiry-view.ts'

/** The form as a page of its own: what the dialog of a card is without scripts (LEAD-17). */
export function EnquiryPage({ view, submission, refused }: { view: EnquiryView; submission: string; refused: EnquiryReply | undefined }) {
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
