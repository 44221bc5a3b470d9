import type { Watchlist } from '#features/parts/saved-vehicles/load-watchlist.server.ts'
import type { SavedCar } from '#features/parts/saved-vehicles/saved-car.ts'
import type { ViewedCarView } from '#features/parts/recently-viewed/viewed-view.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import type { Site } from '#site/site.ts'

export interface WatchedCars {
  readonly kind: 'watchlist'
  readonly cars: readonly SavedCar[]
  /** Ids of saved vehicles that the website does not show any more. */
  readonly unlisted: readonly string[]
}

export interface SavedPageView {
  readonly heading: string
  readonly intro: string
  /** Path of this page, which takes the form that removes a vehicle. */
  readonly path: string
  readonly searchPath: string
  readonly comparePath: string
  readonly compareLimit: number
  /** The visitor's garage; null: the site has none, or nobody is signed in. */
  readonly garage: { readonly name: string; readonly path: string } | null
  /** Vehicles that came in last, for a page that has none of the visitor's own to show. */
  readonly newCars: readonly ViewedCarView[]
  /** 'browser': the list is in the visitor's browser, which loads it by script. */
  readonly list:
    | WatchedCars
    | {
        readonly kind: 'signed_out'
        readonly signInHref: string
        /** What signing in gives, a line each. */
        readonly benefits: readonly string[]
      }
    | { readonly kind: 'browser' }
}

type SavedKind = SavedPageView['list']['kind']

/** Whoever is not signed in comes from the menu, and reads the name that the menu has for all that waits there. */
const headingOf = ({ auth }: Site, kind: SavedKind): string => {
  if (kind === 'browser') return 'Saved vehicles'
  return kind === 'signed_out' && auth.garage ? auth.garage_name : 'Your watchlist'
}

const intros: Readonly<Record<SavedKind, string>> = {
  browser: 'The vehicles you saved with the heart. They are kept in this browser only, on this device.',
  signed_out: 'Keep what you like in one place, and pick up where you left off.',
  watchlist: 'The vehicles you saved, with their price and status today.',
}

const listBenefits = ({ auth, checkout }: Site): readonly string[] => [
  'Save any vehicle with the heart, and find it on every device you use',
  'See its price and status today, and how much the price has dropped',
  ...(auth.garage ? [`Your enquiries${checkout.enabled ? ' and reservations' : ''} beside your saved vehicles`] : []),
]

/**
 * Builds the page; `watchlist` is null without a signed-in visitor, and 'none' on a site without watchlists. `newCars`
 * are shown where the visitor has none.
 */
export function buildSavedPage(
  site: Site,
  watchlist: Watchlist | null | 'none',
  newCars: readonly ViewedCarView[] = [],
): SavedPageView {
  const path = site.routes.watchlist
  const isLocal = watchlist === 'none'
  const kind = isLocal ? 'browser' : watchlist === null ? 'signed_out' : 'watchlist'
  return {
    heading: headingOf(site, kind),
    intro: intros[kind],
    newCars,
    path,
    searchPath: site.routes.search,
    comparePath: site.routes.compare,
    compareLimit: site.favourites.compare_limit,
    garage:
      isLocal || watchlist === null || !site.auth.garage
        ? null
        : { name: site.auth.garage_name, path: site.routes.garage },
    list: isLocal
      ? { kind: 'browser' }
      : watchlist === null
        ? {
            kind: 'signed_out',
            signInHref: buildSignInPath({ type: 'watchlist', redirect: path, back: '/' }),
            benefits: listBenefits(site),
          }
        : { kind: 'watchlist', ...watchlist },
  }
}
