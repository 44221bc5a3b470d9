import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import type { LeadFormView } from './lead-form-view.ts'

const column = 'mx-auto grid w-full max-w-360 grid-cols-1 px-4 lg:px-8'
/** The card overlaps the coloured band of the header. */
const columnsLook = [
  column,
  'over-band gap-8 lg:gap-12',
  // Without anything to say beside it the form stands alone.
  'lg:has-[>:nth-child(2):not(:empty)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
].join(' ')
const cardLook =
  'grid min-w-0 max-w-220 content-start gap-6 self-start rounded-site border border-line bg-surface p-5 ' +
  'shadow-site lg:p-8'
/** Beside the form it lies on the band as the form does. */
const asideLook =
  'grid min-w-0 content-start gap-8 self-start rounded-site border border-line bg-surface p-5 shadow-site ' +
  'empty:hidden lg:p-8'

interface FormFrameProps {
  readonly title: string
  /** The heading, for a page that moves the focus to it; absent: the focus cannot go there. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** A sentence or two below the title; its line breaks are kept. null for none. */
  readonly intro: string | null
  /** Id of the card, to which a link may lead. */
  readonly id?: string
  /** Id of the heading in the card; absent where the page's title is the form's. */
  readonly labelledBy?: string
  /** The form in its card. */
  readonly children: ReactNode
  /** What stands in a card beside that of the form, on phones below it. */
  readonly aside?: ReactNode
  /** What stands below the card and what is beside it. */
  readonly below?: ReactNode
}

/** The frame of every page with a form: its title in a coloured band, the form in a card, and what helps beside. */
export function FormFrame({ title, headingRef, intro, id, labelledBy, children, aside, below }: FormFrameProps) {
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate bg-brand text-brand-text">
        <div className={`${column} page-band-row page-band-row-overlapped`}>
          <h1 ref={headingRef} tabIndex={headingRef && -1} className="display">
            {title}
          </h1>
          {intro !== null && <p className="page-band-intro whitespace-pre-line">{intro}</p>}
        </div>
      </header>
      <div className={columnsLook}>
        <section id={id} aria-labelledby={labelledBy} className={cardLook}>
          {children}
        </section>
        {aside !== undefined && <div className={asideLook}>{aside}</div>}
      </div>
      {below !== undefined && <div className={column}>{below}</div>}
    </div>
  )
}

/** What a page shows in place of its form when the server was unreachable. */
export function UnreachableForm() {
  return (
    <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
      We could not load the form. Check your connection and load this page again.
    </p>
  )
}

/** The way back to the vehicle that a form is about. */
export function BackToCar({ view: { car } }: { view: Pick<LeadFormView, 'car'> }) {
  if (car === null) return null
  return (
    <p>
      <Link to={car.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
        Back to the {car.title}
      </Link>
    </p>
  )
}
