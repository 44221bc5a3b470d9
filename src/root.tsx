import { lazy, Suspense, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type UIMatch,
} from 'react-router'
import { buildContactBar } from '#features/parts/site-frame/contact-bar-view.ts'
import { isGoneVehicle } from '#features/parts/site-frame/gone-vehicle.ts'
import { LostFrame } from '#features/parts/site-frame/lost-frame.ts'
import { isRemovedPage } from '#features/parts/site-frame/removed-page.ts'
import { findPageData } from '#features/parts/site-frame/page-data.ts'
import { SiteFrame } from '#features/parts/site-frame/site-frame.tsx'
import { buildSiteFrame } from '#features/parts/site-frame/site-frame-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/root.ts'
import { WantedPage } from './ui/load-anew.ts'
import { usePageFocus } from './ui/page-focus.ts'
import { useNavLinks } from './ui/use-nav-links.ts'
import './styles.css'

/** Milliseconds for which a page may be kept whose menu does not know the stock of its site yet. */
const unknownStockMs = 5_000

export async function loader({ context }: Route.LoaderArgs) {
  const { site, ctx, limitFreshness, embedPicture, findStockedKinds } = getRequestContext(context)
  const kinds = await findStockedKinds()
  if (kinds === null) limitFreshness(ctx.now() + unknownStockMs)
  const contactBar = buildContactBar(site, ctx.now())
  if (contactBar !== null) limitFreshness(contactBar.changesAt ?? Number.POSITIVE_INFINITY)
  return { frame: buildSiteFrame(site, kinds, embedPicture), contactBar }
}

/** Title of error pages; every other page sets its own. */
export function meta({ error }: Route.MetaArgs) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return [
    { title: titleOfError(status, isRouteErrorResponse(error) && isRemovedPage(error.data)) },
    { name: 'robots', content: 'noindex' },
  ]
}

function titleOfError(status: number, isRemoved: boolean): string {
  if (isRemoved) return 'This page is gone'
  return status === 404 ? 'Page not found' : status === 410 ? 'Vehicle sold' : 'Something went wrong'
}

/** The frame never changes between pages of a site. */
export function shouldRevalidate() {
  return false
}

/** The build inlines the stylesheet into this element; the browser reads it from there. */
const sheet = typeof document === 'undefined' ? '' : (document.querySelector('style[data-sheet]')?.textContent ?? '')

export function Layout({ children }: { children: React.ReactNode }) {
  const lost = use(LostFrame)
  const frame = useRouteLoaderData<typeof loader>('root')?.frame ?? lost
  // Called here and not in the root component, because an error page replaces that.
  usePageFocus()
  const matches = useMatches()
  const scriptless = lost !== null || matches.some(isScriptless)
  // A printable sheet is paper, and shows on the screen what the printer will make of it.
  const dark = matches.some(({ handle }) => (handle as PageHandle | undefined)?.frameless) ? undefined : frame?.dark
  return (
    <html
      lang="en-AU"
      data-sticky={frame?.header.sticky === true ? '' : undefined}
      data-head={frame?.pageHead}
      data-routes={frame?.routes}
      data-scriptless={scriptless ? '' : undefined}
      data-watchlist={frame?.watchlist === true ? frame.savedPath : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {frame !== null && <link rel="icon" href={frame.icon} />}
        {frame?.fontFiles.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        {/* The first that fits counts. */}
        {dark !== undefined && (
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.themeColor} />
        )}
        {frame !== null && <meta name="theme-color" content={frame.themeColor} />}
        {frame !== null && <style dangerouslySetInnerHTML={{ __html: frame.themeCss }} />}
        {dark !== undefined && <style dangerouslySetInnerHTML={{ __html: dark.css }} />}
        {import.meta.env.DEV ? (
          <Links />
        ) : (
          <style data-sheet="" dangerouslySetInnerHTML={{ __html: sheet }} suppressHydrationWarning />
        )}
      </head>
      <body>
        {children}
        {!scriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/**
 * Whether a page works without scripts, so that none are sent with it: the `handle` of its route has `scriptless`, true
 * or a function of the loader data that says so. In the browser the answer is always no: such a document starts no
 * scripts, and a visitor who comes to the page by scripts keeps those that run.
 */
function isScriptless({ handle, loaderData }: Pick<UIMatch, 'handle' | 'loaderData'>): boolean {
  if (typeof document !== 'undefined' || typeof handle !== 'object' || handle === null || !('scriptless' in handle))
    return false
  const { scriptless } = handle
  return scriptless === true || (typeof scriptless === 'function' && loaderData !== undefined && scriptless(loaderData))
}

/** What a route says of its page in its `handle`. */
interface PageHandle {
  /** The page has no site frame, as a printable sheet. */
  readonly frameless?: true
  /**
   * 'none': a form, whose fields nothing covers; 'own': a page whose content has these buttons itself; 'vehicle': a
   * page with a bar of its own on most sites (NAV-07).
   */
  readonly contactBar?: 'none' | 'own' | 'vehicle'
  /** The page has a search field of its own, so header and menu show none; a function of the loader data may say so. */
  readonly ownSearch?: true | ((loaderData: unknown) => boolean)
}

/** Whether a page has a search field of its own. */
function hasOwnSearch({ handle, loaderData }: Pick<UIMatch, 'handle' | 'loaderData'>): boolean {
  const own = (handle as PageHandle | undefined)?.ownSearch
  return typeof own === 'function' ? loaderData !== undefined && own(loaderData) : own === true
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useNavLinks()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  if (handles.some((handle) => handle?.frameless)) return <Outlet />
  const loaded = matches.map((match) => match.loaderData)
  const { contactBar: bar } = loaderData
  const isBarred = handles.some((handle) =>
    handle?.contactBar === 'vehicle' ? !bar?.onVehicles : handle?.contactBar !== undefined,
  )
  return (
    <SiteFrame
      frame={loaderData.frame}
      menu={findPageData(loaded, 'pageMenu')}
      contactBar={isBarred ? null : bar && { ...bar, ...findPageData(loaded, 'pageBar') }}
      ownSearch={matches.some(hasOwnSearch)}
    >
      <WantedPage />
      <Outlet />
    </SiteFrame>
  )
}

/** Loaded on demand, because few visitors see these pages; the server always renders them. */
const GonePage = lazy(async () => ({
  default: (await import('#features/parts/site-frame/not-found-page.tsx')).GonePage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('#features/parts/site-frame/not-found-page.tsx')).NotFoundPage,
}))
/** What failed may be the network, and with it the page that says so. */
const FailedPage = lazy(() =>
  import('#features/parts/site-frame/not-found-page.tsx').then(
    (module) => ({ default: module.FailedPage }),
    () => ({ default: () => <h1 className="p-8">Something went wrong</h1> }),
  ),
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const lost = use(LostFrame)
  const frame = useRouteLoaderData<typeof loader>('root')?.frame ?? lost
  const status = isRouteErrorResponse(error) ? error.status : 500
  const searchPath = frame?.searchPath ?? '/'
  const recent = frame?.recentSearches ?? 0
  const isRemoved = isRouteErrorResponse(error) && isRemovedPage(error.data)
  const page =
    status === 410 && !isRemoved ? (
      <GonePage
        gone={isRouteErrorResponse(error) && isGoneVehicle(error.data) ? error.data : null}
        searchPath={searchPath}
        recent={recent}
      />
    ) : status === 404 || isRemoved ? (
      <NotFoundPage frame={frame} searchPath={searchPath} recent={recent} isRemoved={isRemoved} />
    ) : (
      <FailedPage frame={frame} searchPath={searchPath} />
    )
  const whole = <Suspense>{page}</Suspense>
  if (frame === null) return <main>{whole}</main>
  return (
    <SiteFrame frame={frame} ownSearch={status === 404 || status === 410}>
      {whole}
    </SiteFrame>
  )
}
