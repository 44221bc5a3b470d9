import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { SimilarStrip } from '#features/parts/vehicle-card/similar-strip.tsx'
import { SearchBox } from '#features/parts/search-box/search-box.tsx'
import { usePageFocus } from '#ui/page-focus.ts'
import type { GoneVehicle } from './gone-vehicle.ts'
import type { SiteFrameView } from './site-frame-view.ts'

/** What the page needs of the site's frame; null where the frame itself could not be made. */
type Frame = Pick<SiteFrameView, 'menu' | 'phone' | 'name'>

/** Entries of the menu that are offered; more would be the menu again. */
const mostEntries = 5

/**
 * The 404 page, and the 410 page of an address of the dealer's earlier web site. `recent`: how many recent searches the
 * search field offers.
 */
export function NotFoundPage({
  frame,
  searchPath,
  recent,
  isRemoved,
}: {
  frame: Frame | null
  searchPath: string
  recent: number
  isRemoved: boolean
}) {
  usePageFocus()
  const isVehicle = useLocation().pathname.startsWith('/cars/')
  const entries = (frame?.menu ?? []).filter(({ href }) => href !== '/' && href !== searchPath).slice(0, mostEntries)
  return (
    <DeadEnd
      title={isRemoved ? 'This page is gone' : `We could not find that ${isVehicle ? 'vehicle' : 'page'}`}
      words={
        (isRemoved
          ? 'It was part of our old website.'
          : isVehicle
            ? 'It may have been sold, or the address may be mistyped.'
            : 'The address may be mistyped, or the page has moved.') + ' Search our stock, or pick a page below.'
      }
      searchBox={<SearchBox searchPath={searchPath} label="Search instead" recent={recent} wide />}
      label="Where to next"
      ways={[{ text: 'All our stock', href: searchPath }, ...entries.map(({ label, href }) => ({ text: label, href }))]}
    >
      <CallLine frame={frame} />
    </DeadEnd>
  )
}

function CallLine({ frame }: { frame: Frame | null }) {
  if (frame === null || frame.phone === null) return null
  return (
    <p>
      Or call {frame.name} on{' '}
      <a href={buildPhoneHref(frame.phone)} className="text-link underline">
        {frame.phone}
      </a>
      .
    </p>
  )
}

/** The 500 page. The empty address is that of the page itself, which a form may have been sent to. */
export function FailedPage({ frame, searchPath }: { frame: Frame | null; searchPath: string }) {
  usePageFocus()
  return (
    <DeadEnd
      title="Something went wrong at our end"
      words="Sorry. Load the page again in a moment. If you just sent us a form, go back: your details are still there."
      label="Where to next"
      ways={[
        { text: 'Load this page again', href: '' },
        { text: 'All our stock', href: searchPath },
        { text: 'Home page', href: '/' },
      ]}
    >
      <CallLine frame={frame} />
    </DeadEnd>
  )
}

/** The 410 page of a vehicle that was sold long ago: links to similar stock, and an enquiry. */
export function GonePage({
  gone,
  searchPath,
  recent,
}: {
  gone: GoneVehicle | null
  searchPath: string
  recent: number
}) {
  usePageFocus()
  const subject = gone === null ? 'It' : `The ${gone.goneVehicle}`
  return (
    <DeadEnd
      title="This vehicle has left our yard"
      words={`${subject} was sold some time ago. Here is how to find something like it.`}
      searchBox={<SearchBox searchPath={searchPath} label="Search instead" recent={recent} wide />}
      label="Like this vehicle"
      ways={gone?.ways ?? [{ text: 'All our stock', href: searchPath }]}
    >
      {gone !== null && gone.similar.length > 0 && <SimilarStrip cards={gone.similar} />}
      {gone !== null && (
        <p>
          Or let us look for you:{' '}
          <a data-nav="" href={gone.similarHref} className="text-link underline">
            Find Me Something Similar
          </a>
        </p>
      )}
    </DeadEnd>
  )
}

interface DeadEndProps {
  readonly title: string
  readonly words: string
  readonly searchBox?: ReactNode
  /** Name of the list of ways, for assistive technology. */
  readonly label: string
  readonly ways: readonly { readonly text: string; readonly href: string }[]
  readonly children: ReactNode
}

/** A page without what was asked for, under a head as the other pages of the site have. */
function DeadEnd({ title, words, searchBox, label, ways, children }: DeadEndProps) {
  return (
    <>
      <header className="page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text">
        <div className="page-band-row relative mx-auto grid max-w-360 px-4 lg:px-8">
          <h1 className="display max-w-200">{title}</h1>
          <p className="page-band-intro">{words}</p>
          {searchBox !== undefined && <div className="on-surface w-full max-w-160">{searchBox}</div>}
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-360 gap-8 px-4 py-10 lg:px-8 lg:py-14">
        <nav aria-label={label}>
          <ul className="ways grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {ways.map(({ text, href }) => (
              <li key={href}>
                <a
                  {...(href === '' ? {} : { 'data-nav': '' })}
                  href={href}
                  className={
                    'flex min-h-14 items-center justify-between gap-4 rounded-site border border-line bg-surface ' +
                    'px-4 py-3 font-semibold text-link hover:bg-surface-alt'
                  }
                >
                  {text}
                  <span aria-hidden="true">→</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </>
  )
}
