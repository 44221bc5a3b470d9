import type { Watchlist } from '#features/parts/saved-vehicles/load-watchlist.server.ts'
import type { SavedCar } from '#features/parts/saved-vehicles/saved-car.ts'
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
  /** 'browser': the list is in the visitor's browser, which loads it by script. */
  readonly list:
    | WatchedCars
    | { readonly kind: 'signed_out'; readonly signInHref: string }
    | { readonly kind: 'browser' }
}

/** Builds the page; `watchlist` is null without a signed-in visitor, and 'none' on a site without watchlists. */
export function buildSavedPage(site: Site, watchlist: Watchlist | null | 'none'): SavedPageView {
  const path = site.routes.watchlist
  const isLocal = watchlist === 'none'
  return {
    heading: isLocal ? 'Saved vehicles' : 'Your watchlist',
    intro: isLocal
      ? 'The vehicles that you saved with the heart. They are kept in this browser only, on this device.'
      : 'The vehicles that you saved, with their price and status today.',
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
        ? { kind: 'signed_out', signInHref: buildSignInPath({ type: 'watchlist', redirect: path, back: '/' }) }
        : { kind: 'watchlist', ...watchlist },
  }
}
