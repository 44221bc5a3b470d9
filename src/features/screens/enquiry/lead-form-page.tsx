import { Link } from 'react-router'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'

interface LeadFormPageProps {
  /** null when the server was unreachable. */
  readonly showing: FormShowing | null
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

/** A page with one form and its heading, which replaces the dialog without scripts (LEAD-17, VDP-17). */
export function LeadFormPage({ showing, refused }: LeadFormPageProps) {
  if (showing === null)
    return (
      <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
        The form could not be loaded. Please check your connection and load this page again.
      </p>
    )
  const { view, submission } = showing
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-4 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl font-bold">{view.heading}</h1>
        {view.intro !== null && <p className="text-lg text-muted">{view.intro}</p>}
      </div>
      <FormCarCard view={view} />
      <LeadForm id="page-form" view={view} submission={submission} refused={refused} />
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
