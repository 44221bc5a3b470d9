import { buttonClass } from '#ui/button-class.ts'
import { CheckList } from '#ui/check-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrowserList } from './browser-list.tsx'
import { OtherCars } from './other-cars.tsx'
import { StockLink } from './saved-links.tsx'
import type { SavedPageView } from './saved-page-view.ts'
import { WatchedList } from './watched-list.tsx'

/** The saved vehicles: the visitor's watchlist (WATCH-06), or on a site without one those of the browser (FAV-01). */
export function SavedPage({ view }: { view: SavedPageView }) {
  const { list } = view
  return (
    <div className="mx-auto grid max-w-360 gap-6 px-4 pt-6 pb-12 max-sm:gap-4 max-sm:pt-4 lg:px-8">
      <header className="grid gap-2 max-sm:gap-1">
        <h1 className="text-2xl font-bold lg:text-3xl">{view.heading}</h1>
        <p className="max-w-[70ch] text-muted">{view.intro}</p>
      </header>
      {list.kind === 'signed_out' ? (
        <>
          <SignedOut view={view} list={list} />
          <OtherCars view={view} />
        </>
      ) : list.kind === 'watchlist' ? (
        <WatchedList view={view} list={list} />
      ) : (
        <BrowserList view={view} />
      )}
    </div>
  )
}

const signedOutLook =
  'grid gap-4 rounded-site border border-line bg-surface p-5 shadow-site max-sm:p-4 sm:px-8 sm:py-6 ' +
  'lg:grid-cols-2 lg:items-center lg:gap-12'

interface SignedOutProps {
  readonly view: SavedPageView
  readonly list: Extract<SavedPageView['list'], { kind: 'signed_out' }>
}

/** What waits behind the sign-in, in place of a list that nobody may see before. */
function SignedOut({ view, list }: SignedOutProps) {
  return (
    <section aria-labelledby="signed-out" className={signedOutLook}>
      <div className="grid justify-items-start gap-3">
        <h2 id="signed-out" className="section-title flex items-center gap-3 max-sm:text-xl">
          <Icon name="heart" size={32} className="shrink-0 text-brand" />
          Save the vehicles you like
        </h2>
        <p className="max-w-[48ch] text-lg text-pretty max-sm:text-base">
          Sign in with your mobile number: we text you a code, and there is no password.
        </p>
        <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <a href={list.signInHref} className={`${buttonClass('filled')} px-8 max-sm:px-4`}>
            Sign in
          </a>
          <StockLink view={view} look="outlined" />
        </p>
      </div>
      <CheckList items={list.benefits} look="column" />
    </section>
  )
}
