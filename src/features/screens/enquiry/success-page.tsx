import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PlaceToCall } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlace } from '#features/parts/content-forms/form-places.ts'
import { NextSteps } from '#features/parts/content-forms/next-step-list.tsx'
import { FormCarPicture } from '#features/parts/lead-form/form-car-card.tsx'
import { FormFrame } from '#features/parts/lead-form/form-frame.tsx'
import { SimilarStrip } from '#features/parts/vehicle-card/similar-strip.tsx'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { buttonClass } from '#ui/button-class.ts'
import { clearSubmittedDraft } from '#ui/form-draft.ts'
import { Icon } from '#ui/icon.tsx'
import { noteSuccess } from './success-note.ts'

export interface SuccessView {
  readonly title: string
  readonly text: string
  /** The lead that was received; null: the address was opened without one, and the page thanks for nothing. */
  readonly leadId: string | null
  readonly car: { readonly name: string; readonly href: string; readonly image: string | null } | null
  /** What has changed since the form was opened, such as that the vehicle was sold; null: nothing. */
  readonly notice: string | null
  /** The test drive that was asked for, 'Monday 23 November at 9:30 am'; null where none was. */
  readonly appointment: string | null
  /** What happens next, in order; empty where nothing is said of it. */
  readonly next: readonly string[]
  /** 'We answer within two working hours.'; null where the dealer says nothing of it, or nothing was sent. */
  readonly reply: string | null
  /** Whom to call who does not want to wait, and when somebody is there. */
  readonly place: FormPlace
  /** Vehicles like the one that was asked about. */
  readonly similar: readonly VehicleCardView[]
  readonly searchPath: string
  /** Where whoever has sent nothing yet can ask. */
  readonly contactPath: string
}

const carLook = 'flex w-full items-center gap-3 rounded-site border border-line bg-surface-alt p-2 hover:border-current'

/**
 * Success page that names the car. Calls `onFirstShown` once per lead, however often the page is loaded (LEAD-03,
 * LEAD-18).
 */
export function SuccessPage({ view, onFirstShown }: { view: SuccessView; onFirstShown: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { leadId, place, similar } = view
  useEffect(() => {
    heading.current?.focus()
    if (leadId === null || !noteSuccess(leadId)) return
    clearSubmittedDraft()
    onFirstShown()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a lead, whatever else is rendered
  }, [leadId])
  return (
    <FormFrame
      title={view.title}
      headingRef={heading}
      // The steps say it too.
      intro={view.next.length === 0 ? view.reply : null}
      {...(place.phone === null && place.address.length === 0 ? {} : { aside: <PlaceToCall place={place} /> })}
      {...(similar.length === 0 ? {} : { below: <SimilarStrip cards={similar} /> })}
    >
      <p className={`flex items-center gap-3 text-lg text-pretty ${leadId === null ? '' : 'font-semibold'}`}>
        {leadId !== null && <Icon name="done" size={40} className="shrink-0 text-success" />}
        {view.text}
      </p>
      {view.notice !== null && <p className="rounded-site bg-warning p-3 text-warning-text">{view.notice}</p>}
      {view.car !== null && (
        <Link to={view.car.href} className={carLook}>
          {view.car.image !== null && <FormCarPicture key={view.car.image} image={view.car.image} />}
          <span className="min-w-0">
            <span className="block text-muted sm:text-sm">You asked about</span>
            <span className="font-semibold text-link underline underline-offset-4">{view.car.name}</span>
          </span>
        </Link>
      )}
      {view.appointment !== null && (
        <p>
          You asked for <span className="font-semibold">{view.appointment}</span>. We will confirm the time with you.
        </p>
      )}
      {view.next.length > 0 && <NextSteps steps={view.next} />}
      <WayOn view={view} />
    </FormFrame>
  )
}

function WayOn({ view: { leadId, contactPath, searchPath } }: { view: SuccessView }) {
  if (leadId !== null)
    return (
      <Link to={searchPath} className={`${buttonClass('filled')} justify-self-start`}>
        Keep looking
      </Link>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={contactPath} className={buttonClass('filled')}>
        Contact us
      </Link>
      <Link to={searchPath} className={buttonClass('outlined')}>
        Browse our stock
      </Link>
    </div>
  )
}
