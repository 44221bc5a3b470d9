import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { clearSubmittedDraft } from '#ui/form-draft.ts'
import { Icon } from '#ui/icon.tsx'
import { noteSuccess } from './success-note.ts'

export interface SuccessView {
  readonly title: string
  readonly text: string
  readonly leadId: string | null
  readonly car: { readonly name: string; readonly href: string } | null
  /** The test drive that was asked for, 'Monday 23 November at 9:30 am'; null where none was. */
  readonly appointment: string | null
  readonly searchPath: string
}

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
      <Icon name="done" size={56} className="text-success" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {view.title}
      </h1>
      <p className="text-lg">{view.text}</p>
      {view.car !== null && (
        <p>
          You asked about the{' '}
          <Link to={view.car.href} className="font-semibold text-link underline underline-offset-4">
            {view.car.name}
          </Link>
          .
        </p>
      )}
      {view.appointment !== null && (
        <p>
          You asked for a test drive: <span className="font-semibold">{view.appointment}</span>. We will confirm the
          time with you.
        </p>
      )}
      <Link to={view.searchPath} className={buttonClass('filled')}>
        Keep looking
      </Link>
    </div>
  )
}
