import { Link } from 'react-router'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import { OpenState, OpeningHours } from '#features/parts/opening-hours/opening-hours.tsx'
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
}

const pageLook = 'mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-12 gap-y-6 px-4 py-8 lg:grid-cols-[3fr_2fr] lg:px-8'

/** The page of a test drive: the car, where and when it can be driven, and the form (LEAD-11). */
export function TestDrivePage({ showing, refused, intro, places }: TestDrivePageProps) {
  if (showing === null)
    return (
      <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
        The form could not be loaded. Please check your connection and load this page again.
      </p>
    )
  const { view, submission } = showing
  return (
    <div className={pageLook}>
      <header className="grid gap-3 lg:col-span-2">
        <h1 className="text-3xl font-bold">{view.heading}</h1>
        {intro !== null && <p className="max-w-160 text-lg leading-relaxed whitespace-pre-line">{intro}</p>}
      </header>
      <div className="grid min-w-0 content-start gap-5">
        <FormCarCard view={view} />
        <LeadForm id="page-form" view={view} submission={submission} refused={refused} />
        {view.car !== null && (
          <p>
            <Link
              to={view.car.href}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              Back to the {view.car.title}
            </Link>
          </p>
        )}
      </div>
      {places.length > 0 && (
        <aside aria-labelledby="test-drive-places" className="grid content-start gap-4">
          <h2 id="test-drive-places" className="text-xl font-bold">
            Where to find us
          </h2>
          {places.map((place) => (
            <Place key={place.name} place={place} isOnly={places.length === 1} />
          ))}
        </aside>
      )}
    </div>
  )
}

/** A location with its state of now; its opening hours are unfolded where it is the only one. */
function Place({ place: { name, address, hours }, isOnly }: { place: TestDrivePlace; isOnly: boolean }) {
  return (
    <section className="grid gap-2 rounded-site border border-line bg-surface p-4">
      <h3 className="font-semibold">{name}</h3>
      {address !== null && (
        <p className="flex items-start gap-2 text-muted">
          <Icon name="place" size={18} className="mt-0.5 shrink-0" />
          {address}
        </p>
      )}
      <OpenState hours={hours} />
      <OpeningHours hours={hours} open={isOnly} />
    </section>
  )
}
