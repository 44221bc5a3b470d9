import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FormCarPicture } from '#features/parts/lead-form/form-car-card.tsx'
import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import type { OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
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
  /** Number for whoever does not want to wait; null: none may be shown. */
  readonly phone: { readonly text: string; readonly href: string } | null
  /** 'We answer within two working hours.'; null where the dealer says nothing of it, or nothing was sent. */
  readonly reply: string | null
  /** Whether somebody is there now, of the place that answers; `state` null: no hours are configured. */
  readonly hours: Pick<OpeningHoursView, 'open' | 'state'>
  readonly searchPath: string
  /** Where whoever has sent nothing yet can ask. */
  readonly contactPath: string
}

const carLook =
  'flex w-full max-w-md items-center gap-3 rounded-site border border-line bg-surface p-3 text-left ' +
  'hover:bg-surface-alt'

/**
 * Success page that names the car. Calls `onFirstShown` once per lead, however often the page is loaded (LEAD-03,
 * LEAD-18).
 */
export function SuccessPage({ view, onFirstShown }: { view: SuccessView; onFirstShown: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { leadId } = view
  useEffect(() => {
    heading.current?.focus()
    if (leadId === null || !noteSuccess(leadId)) return
    clearSubmittedDraft()
    onFirstShown()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a lead, whatever else is rendered
  }, [leadId])
  return (
    <div className="mx-auto grid max-w-2xl justify-items-center gap-4 px-4 py-16 text-center">
      {leadId !== null && <Icon name="done" size={56} className="text-success" />}
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {view.title}
      </h1>
      <p className="text-lg text-balance">
        {view.text}
        {view.reply !== null && ` ${view.reply}`}
      </p>
      {view.notice !== null && <p className="max-w-md rounded-site bg-warning p-3 text-warning-text">{view.notice}</p>}
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
      {leadId === null ? (
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={view.contactPath} className={buttonClass('filled')}>
            Contact us
          </Link>
          <Link to={view.searchPath} className={buttonClass('outlined')}>
            Browse our stock
          </Link>
        </div>
      ) : (
        <Link to={view.searchPath} className={buttonClass('filled')}>
          Keep looking
        </Link>
      )}
      {view.phone !== null && (
        <div className="grid justify-items-center gap-1 text-muted">
          <p>
            {view.hours.open ? 'Rather talk now? Call' : 'Rather talk? Call'}{' '}
            <a
              href={view.phone.href}
              className="inline-flex min-h-11 items-center text-link tabular-nums underline underline-offset-4"
            >
              {view.phone.text}
            </a>
          </p>
          <OpenState hours={view.hours} />
        </div>
      )}
    </div>
  )
}
