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
    <div className="mx-auto grid max-w-360 gap-6 px-4 pt-6 pb-12 lg:px-8">
      <header className="grid gap-2">
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
  'grid gap-6 rounded-site border border-line bg-surface p-5 shadow-site sm:p-8 lg:grid-cols-2 lg:items-center ' +
  'lg:gap-12 lg:p-10'

interface SignedOutProps {
  readonly view: SavedPageView
  readonly list: Extract<SavedPageView['list'], { kind: 'signed_out' }>
}

/** What waits behind the sign-in, in place of a list that nobody may see before. */
function SignedOut({ view, list }: SignedOutProps) {
  return (
    <section aria-labelledby="signed-out" className={signedOutLook}>
      <div className="grid justify-items-start gap-4">
        <Icon name="heart" size={40} className="text-brand" />
        <h2 id="signed-out" className="section-title">
          Save the vehicles you like
        </h2>
        <p className="max-w-[48ch] text-lg text-pretty">
          Sign in with your mobile number. We text you a code, so there is no password to remember.
        </p>
        <p className="flex flex-wrap gap-3">
          <a href={list.signInHref} className={`${buttonClass('filled')} px-8`}>
            Sign in
          </a>
          <StockLink view={view} look="outlined" />
        </p>
      </div>
      <CheckList items={list.benefits} look="column" />
    </section>
  )
}
