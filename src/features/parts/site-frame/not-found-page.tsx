import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { SimilarStrip } from '#features/parts/vehicle-card/similar-strip.tsx'
import { SearchBox } from '#features/parts/search-box/search-box.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { usePageFocus } from '#ui/page-focus.ts'
import type { GoneVehicle } from './gone-vehicle.ts'
import { PhoneIcon } from './phone-icon.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

/** What the page needs of the site's frame; null where the frame itself could not be made. */
type Frame = Pick<SiteFrameView, 'menu' | 'phone' | 'name'>

/** Entries of the menu that are offered; more would be the menu again. */
const mostEntries = 5

interface Way {
  readonly text: string
  readonly href: string
}

/** The first entries of the menu that lead neither home nor to the stock, which each page offers itself. */
const listEntries = (frame: Frame | null, searchPath: string, most: number): readonly Way[] =>
  (frame?.menu ?? [])
    .filter(({ href }) => href !== '/' && href !== searchPath)
    .slice(0, most)
    .map(({ label, href }) => ({ text: label, href }))

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
      actions={<SearchInstead searchPath={searchPath} recent={recent} />}
      label="Where to next"
      ways={[{ text: 'All our stock', href: searchPath }, ...listEntries(frame, searchPath, mostEntries)]}
    >
      <CallLine frame={frame} />
    </DeadEnd>
  )
}

/** The search field of a page that has no answer. */
function SearchInstead(props: { searchPath: string; recent: number }) {
  return (
    <div className="on-surface w-full max-w-160">
      <SearchBox {...props} label="Search instead" wide />
    </div>
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

/** The address of the page itself, which a form may have been sent to. */
const samePage = ''

/** The 500 page. */
export function FailedPage({ frame, searchPath }: { frame: Frame | null; searchPath: string }) {
  usePageFocus()
  const phone = frame?.phone ?? null
  return (
    <DeadEnd
      title="Something went wrong at our end"
      words="Sorry. Load the page again in a moment. If you just sent us a form, go back: your details are still there."
      actions={
        <p className="flex flex-wrap gap-3">
          <a href={samePage} className={`${buttonClass('inverse')} bg-surface px-6 text-text! hover:bg-surface-alt!`}>
            Load this page again
          </a>
          {phone !== null && (
            <a href={buildPhoneHref(phone)} className={`${buttonClass('inverse')} gap-2 px-6 tabular-nums`}>
              <PhoneIcon />
              Call {phone}
            </a>
          )}
        </p>
      }
      label="Where to next"
      ways={[
        { text: 'All our stock', href: searchPath },
        { text: 'Home page', href: '/' },
        ...listEntries(frame, searchPath, mostEntries - 1),
      ]}
    />
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
      actions={<SearchInstead searchPath={searchPath} recent={recent} />}
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
  /** What most visitors do next, in the head: a search field or buttons. */
  readonly actions: ReactNode
  /** Heading of the ways. */
  readonly label: string
  readonly ways: readonly Way[]
  readonly children?: ReactNode
}

/** Two beside each other on a phone, unless the text is large. */
const waysLook = 'ways grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] lg:grid-cols-3'

const wayLook =
  'flex h-full min-h-14 items-center justify-between gap-3 rounded-site border border-line bg-surface px-4 py-3 ' +
  'font-semibold text-link hover:bg-surface-alt'

/** A page without what was asked for, under a head as the other pages of the site have. */
function DeadEnd({ title, words, actions, label, ways, children }: DeadEndProps) {
  return (
    <>
      <header className="page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text">
        <div className="page-band-row relative mx-auto grid max-w-360 px-4 lg:px-8">
          <h1 className="display max-w-200">{title}</h1>
          <p className="page-band-intro">{words}</p>
          {actions}
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-360 gap-6 px-4 py-6 lg:gap-8 lg:px-8 lg:py-10">
        <nav aria-labelledby="ways" className="grid gap-4">
          <h2 id="ways" className="text-xl font-semibold">
            {label}
          </h2>
          <ul className={waysLook}>
            {ways.map(({ text, href }) => (
              <li key={href}>
                <a data-nav="" href={href} className={wayLook}>
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
