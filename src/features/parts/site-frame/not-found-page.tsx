import type { ReactNode } from 'react'
import { usePageFocus } from '#ui/page-focus.ts'
import type { GoneVehicle } from './gone-vehicle.ts'

const wayClass =
  'flex min-h-14 items-center justify-between gap-4 rounded-site border border-line bg-surface px-4 ' +
  'py-3 font-semibold text-link hover:bg-surface-alt'

/** The 404 page. `searchBox` is a prop because an import here would put the search box into a chunk of its own. */
export function NotFoundPage({ searchPath, searchBox }: { searchPath: string; searchBox: ReactNode }) {
  usePageFocus()
  return (
    <div className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-16">
      <h1 className="section-title">We could not find that page</h1>
      <p>The address may be mistyped, or the page has moved. Search our stock instead:</p>
      <div className="w-full max-w-96">{searchBox}</div>
      <a data-nav="" href={searchPath} className="text-link underline">
        See all our stock
      </a>
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
