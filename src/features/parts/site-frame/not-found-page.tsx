import type { ReactNode } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { usePageFocus } from '#ui/page-focus.ts'
import type { GoneVehicle } from './gone-vehicle.ts'
import type { SiteFrameView } from './site-frame-view.ts'

const wayClass =
  'flex min-h-14 items-center justify-between gap-4 rounded-site border border-line bg-surface px-4 ' +
  'py-3 font-semibold text-link hover:bg-surface-alt'

/** What the page needs of the site's frame; null where the frame itself could not be made. */
type Frame = Pick<SiteFrameView, 'menu' | 'phone' | 'name'>

/** Entries of the menu that are offered; more would be the menu again. */
const mostEntries = 5

/**
 * The 404 page, and the 410 page of an address of the dealer's earlier web site. `searchBox` is a prop because an
 * import here would put the search box into a chunk of its own.
 */
export function NotFoundPage({
  frame,
  searchPath,
  searchBox,
  isRemoved,
}: {
  frame: Frame | null
  searchPath: string
  searchBox: ReactNode
  isRemoved: boolean
}) {
  usePageFocus()
  const entries = (frame?.menu ?? []).filter(({ href }) => href !== '/' && href !== searchPath).slice(0, mostEntries)
  return (
    <div className="mx-auto grid max-w-3xl justify-items-start gap-6 px-4 py-16">
      <div className="grid gap-3">
        <h1 className="section-title">{isRemoved ? 'This page is gone' : 'We could not find that page'}</h1>
        <p className="max-w-prose text-muted">
          {isRemoved
            ? 'It was part of our earlier website and nothing took its place.'
            : 'The address may be mistyped, or the page has moved.'}{' '}
          Search our stock, or take one of these ways.
        </p>
      </div>
      <div className="w-full max-w-96">{searchBox}</div>
      <nav aria-label="Ways on" className="w-full">
        <ul className="grid gap-3 sm:grid-cols-2">
          {[{ label: 'All our stock', href: searchPath }, ...entries].map(({ label, href }) => (
            <li key={href}>
              <a data-nav="" href={href} className={wayClass}>
                {label}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {frame !== null && frame.phone !== null && (
        <p>
          Or call {frame.name} on{' '}
          <a href={buildPhoneHref(frame.phone)} className="text-link underline">
            {frame.phone}
          </a>
          .
        </p>
      )}
    </div>
  )
}

/** The 410 page of a vehicle that was sold long ago: links to similar stock, and an enquiry. */
export function GonePage({
  gone,
  searchPath,
  searchBox,
}: {
  gone: GoneVehicle | null
  searchPath: string
  searchBox: ReactNode
}) {
  usePageFocus()
  const ways = gone?.ways ?? [{ text: 'All our stock', href: searchPath }]
  return (
    <div className="mx-auto grid max-w-3xl justify-items-start gap-6 px-4 py-16">
      <div className="grid gap-3">
        <h1 className="section-title">This vehicle has left our yard</h1>
        <p className="max-w-prose text-muted">
          {gone === null ? 'It' : `The ${gone.goneVehicle}`} was sold some time ago. Here is how to find something like
          it.
        </p>
      </div>
      <nav aria-label="Like this vehicle" className="w-full">
        <ul className="grid gap-3 sm:grid-cols-2">
          {ways.map(({ text, href }) => (
            <li key={href}>
              <a data-nav="" href={href} className={wayClass}>
                {text}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="w-full max-w-96">{searchBox}</div>
      {gone !== null && (
        <p>
          Or let us look for you:{' '}
          <a data-nav="" href={gone.similarHref} className="text-link underline">
            Find Me Something Similar
          </a>
        </p>
      )}
    </div>
  )
}
