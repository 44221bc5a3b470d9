import { buttonClass } from '#ui/button-class.ts'
import { BrowserList } from './browser-list.tsx'
import { Nothing } from './nothing.tsx'
import { SavedLinks } from './saved-links.tsx'
import type { SavedPageView } from './saved-page-view.ts'
import { WatchedList } from './watched-list.tsx'

/** The saved vehicles: the visitor's watchlist (WATCH-06), or on a site without one those of the browser (FAV-01). */
export function SavedPage({ view }: { view: SavedPageView }) {
  const { list } = view
  return (
    <div className="mx-auto grid max-w-360 gap-6 px-4 pt-6 pb-12 lg:px-8">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold lg:text-3xl">{view.heading}</h1>
        <p className="max-w-[70ch] text-muted">{view.intro}</p>
      </header>
      {list.kind === 'signed_out' ? (
        <>
          <Nothing text="Sign in with your mobile number to see the vehicles that you saved.">
            <a href={list.signInHref} className={buttonClass('filled')}>
              Sign in
            </a>
          </Nothing>
          <SavedLinks view={view} withStock withCompare />
        </>
      ) : list.kind === 'watchlist' ? (
        <WatchedList view={view} list={list} />
      ) : (
        <BrowserList view={view} />
      )}
    </div>
  )
}
