import { FormPlaceList } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import { BackToCar, FormFrame, UnreachableForm } from '#features/parts/lead-form/form-frame.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'

interface LeadFormPageProps {
  /** null when the server was unreachable. */
  readonly showing: FormShowing | null
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
  /** Who answers the form; none when the server was unreachable. */
  readonly places: FormPlaces | null
}

/** A page with one form and its heading, which replaces the dialog without scripts (LEAD-17, VDP-17). */
export function LeadFormPage({ showing, refused, places }: LeadFormPageProps) {
  if (showing === null) return <UnreachableForm />
  const { view, submission } = showing
  return (
    <FormFrame
      title={view.heading}
      intro={view.intro ?? places?.reply ?? null}
      aside={<FormPlaceList places={places} inCard />}
    >
      <FormCarCard view={view} />
      <LeadForm id="page-form" view={view} submission={submission} refused={refused} />
      <BackToCar view={view} />
    </FormFrame>
  )
}
