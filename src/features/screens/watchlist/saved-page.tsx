import { buttonClass } from '#ui/button-class.ts'
import { BrowserList } from './browser-list.tsx'
import { Nothing } from './nothing.tsx'
import type { SavedPageView } from './saved-page-view.ts'
import { WatchedList } from './watched-list.tsx'

/** The saved vehicles: the visitor's watchlist (WATCH-06), or on a site without one those of the browser (FAV-01). */
export function SavedPage({ view }: { view: SavedPageView }) {
  const { list, searchPath, comparePath } = view
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-6 lg:px-8">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold lg:text-3xl">{view.heading}</h1>
        <p className="max-w-[70ch] text-muted">{view.intro}</p>
      </header>
      {list.kind === 'signed_out' ? (
        <Nothing text="Sign in with your mobile number to see the vehicles that you saved.">
          <a href={list.signInHref} className={buttonClass('filled')}>
            Sign in
          </a>
          <a data-nav="" href={searchPath} className={buttonClass('outlined')}>
            See all our stock
          </a>
        </Nothing>
      ) : list.kind === 'watchlist' ? (
        <WatchedList view={view} list={list} />
      ) : (
        <BrowserList view={view} />
      )}
      {list.kind !== 'signed_out' && (
        <p className="flex flex-wrap gap-3">
          <a data-nav="" href={searchPath} className={buttonClass('outlined')}>
            See all our stock
          </a>
          <a data-nav="" href={comparePath} className={buttonClass('outlined')}>
            Compare vehicles
          </a>
          {view.garage !== null && (
            <a data-nav="" href={view.garage.path} className={buttonClass('outlined')}>
              {view.garage.name}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
