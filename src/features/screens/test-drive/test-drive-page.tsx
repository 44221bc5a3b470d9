import { AllPlaces } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { NextSteps } from '#features/parts/content-forms/next-step-list.tsx'
import { PlacePhone } from '#features/parts/content-forms/place-phone.tsx'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import { BackToCar, FormFrame, UnreachableForm } from '#features/parts/lead-form/form-frame.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { OpeningHours } from '#features/parts/opening-hours/opening-hours.tsx'
import type { TestDrivePlace } from '#features/parts/test-drive/test-drive-place.ts'
import { Icon } from '#ui/icon.tsx'

interface TestDrivePageProps {
  /** null when the server was unreachable. */
  readonly showing: FormShowing | null
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
  /** The site's text on top; null for none. */
  readonly intro: string | null
  /** Where the car can be driven. */
  readonly places: readonly TestDrivePlace[]
  /** Page of all locations, where `places` are a part of them. */
  readonly allPlaces: FormPlaces['all']
  /** What happens once the form is sent, in order. */
  readonly next: readonly string[]
}

/** The page of a test drive: the car, where and when it can be driven, and the form (LEAD-11). */
export function TestDrivePage({ showing, refused, intro, places, allPlaces, next }: TestDrivePageProps) {
  if (showing === null) return <UnreachableForm />
  const { view, submission } = showing
  return (
    <FormFrame
      title={view.heading}
      intro={intro}
      aside={
        <>
          {next.length > 0 && <NextSteps steps={next} />}
          <Places places={places} allPlaces={allPlaces} />
        </>
      }
    >
      <FormCarCard view={view} />
      <LeadForm id="page-form" view={view} submission={submission} refused={refused} />
      <BackToCar view={view} />
    </FormFrame>
  )
}

function Places({ places, allPlaces }: Pick<TestDrivePageProps, 'places' | 'allPlaces'>) {
  if (places.length === 0) return null
  return (
    <section aria-labelledby="test-drive-places" className="grid content-start gap-4">
      <h2 id="test-drive-places" className="text-xl font-bold">
        Where to find us
      </h2>
      <div className="grid divide-y divide-line border-t border-line">
        {places.map((place) => (
          <Place key={place.name} place={place} isOnly={places.length === 1} />
        ))}
      </div>
      <AllPlaces all={allPlaces} />
    </section>
  )
}

/** A location with its state of now; its opening hours are unfolded where it is the only one. */
function Place({ place: { name, address, hours, phone }, isOnly }: { place: TestDrivePlace; isOnly: boolean }) {
  return (
    <section className="grid gap-2 py-4">
      <h3 className="font-semibold">{name}</h3>
      {address !== null && (
        <p className="flex items-start gap-2 text-muted">
          <Icon name="place" size={18} className="mt-0.5 shrink-0" />
          {address}
        </p>
      )}
      <OpenState hours={hours} />
      <PlacePhone phone={phone} />
      <OpeningHours hours={hours} open={isOnly} />
    </section>
  )
}
