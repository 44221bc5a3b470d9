import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { data, Outlet, useLocation } from 'react-router'
import { buildTrackerSettings, createTrack, TrackContext } from '#features/parts/analytics/track.ts'
import { useComparedText } from '#features/parts/compare/compared-ids.ts'
import { buildThirdParties } from '#features/parts/consent/third-parties.ts'
import { visitLimitsOf } from '#features/parts/lead-form/lead-form-view.ts'
import { recordVisit } from '#features/parts/lead-form/record-visit.ts'
import { buildPopup, type PopupView } from '#features/parts/popup/popup-view.ts'
import { removedPage } from '#features/parts/site-frame/removed-page.ts'
import { hasWatchlistCopy } from '#features/parts/saved-vehicles/saved-ids.ts'
import { CardActionsContext, type CardActions, type EnquiryRequest } from '#features/parts/vehicle-card/card-actions.ts'
import { getRequestContext } from '#server/request-context.ts'
import { resolveRedirect } from '#site/redirects.ts'
import { isWatchlistOn } from '#site/switches.ts'
import { readStored } from '#ui/browser-storage.ts'
import { focusHeading } from '#ui/page-focus.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { Route } from './+types/visitor-tools.ts'

type Dialog = ComponentType<{ readonly href: string; readonly title: string; readonly onClose: () => void }>

const loadDialog = async (): Promise<Dialog> =>
  (await import('#features/parts/enquiry/enquiry-dialog.tsx')).EnquiryDialog

const loadTray = async () => (await import('#features/parts/compare/compare-tray.tsx')).CompareTray

const loadConsent = async () => (await import('#features/parts/consent/consent.tsx')).Consent

/** Whoever closed the popup of this site never loads its script again (NAV-06). */
const loadPopup = async ({ popup: { key, id } }: { readonly popup: PopupView }) =>
  readStored(key) === id ? null : (await import('#features/parts/popup/promo-popup.tsx')).PromoPopup

const loadWatchlist = () => import('#features/parts/saved-vehicles/watchlist-client.ts')

export function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, limitFreshness } = getRequestContext(context)
  // Of every page, because an old address may look like that of any: /cars/…, /pages/…
  if (resolveRedirect(site, url.pathname)?.kind === 'gone') throw data(removedPage, { status: 410 })
  const popup = buildPopup(site, ctx.now())
  if (popup !== null && popup.until !== null) limitFreshness(popup.until)
  return {
    tracker: buildTrackerSettings(site),
    thirdParties: buildThirdParties(site),
    visit: visitLimitsOf(site),
    watchlist: isWatchlistOn(site),
    comparePath: site.routes.compare,
    compareLimit: site.favourites.compare_limit,
    ...(popup === null ? {} : { popup }),
  }
}

/** The data is configuration of the site and never changes between pages. */
export function shouldRevalidate() {
  return false
}

/** A part that few visitors need, which loads once the page is there; nothing until then, and without its script. */
function Late<Props extends object>({
  load,
  props,
}: {
  load: (props: Props) => Promise<ComponentType<Props> | null>
  props: Props
}) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        load(props).then(
          (part) => setPart(() => part),
          () => undefined,
        )
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
    [],
  )
  return Part === null ? null : <Part {...props} />
}

/**
 * Layout route of every page: it provides the handlers of the cards and the event tracking. The script of the enquiry
 * dialog loads on demand.
 */
export default function VisitorTools({ loaderData }: Route.ComponentProps) {
  const { tracker, thirdParties, visit, watchlist, comparePath, compareLimit, popup } = loaderData
  const track = useMemo(() => createTrack(tracker), [tracker])
  const { pathname, search } = useLocation()
  const page = pathname + search
  useEffect(() => recordVisit(pathname, search, visit), [pathname, search, visit])
  const [opened, setOpened] = useState<(EnquiryRequest & { readonly page: string; readonly Dialog: Dialog }) | null>(
    null,
  )

  // A dialog belongs to the page on which it was opened. Its state is removed, not only hidden, so that Back does not
  // open it again.
  if (opened !== null && opened.page !== page) setOpened(null)

  // A ref that is read when a card is used, so that the actions keep their identity and the cards do not render again
  // on navigation.
  const pageNow = useRef(page)
  useEffect(() => {
    pageNow.current = page
  })
  const actions = useMemo<CardActions>(() => {
    const favouriteAdded: CardActions['favouriteAdded'] = ({ id, make, model }) =>
      track({ name: 'favourite_added', parameters: { vehicleId: id, vehicleMake: make, vehicleModel: model } })
    return {
      comparePath,
      compareLimit,
      openEnquiry(request) {
        loadDialog().then(
          (Dialog) => setOpened({ ...request, page: pageNow.current, Dialog }),
          // If the script fails to load, the page with the same form opens instead.
          () => window.location.assign(request.href),
        )
      },
      warmEnquiry() {
        loadDialog().catch(() => undefined)
      },
      favouriteAdded,
      ...(watchlist && {
        changeWatchlist(car, saved) {
          loadWatchlist()
            .then((client) => client.changeWatchlist(car, saved))
            .then(
              ({ success }) => success && saved && favouriteAdded(car),
              // If the script fails to load, the page itself needs loading anew.
              () => window.location.reload(),
            )
        },
      }),
    }
  }, [track, watchlist, comparePath, compareLimit])

  useEffect(() => {
    // Most visitors never sign in: they neither load the script nor ask for a session.
    if (!watchlist || (pathname !== '/sign-in' && !hasWatchlistCopy())) return
    return whenIdle(() => {
      loadWatchlist().then(
        ({ followSession }) => followSession(pathname),
        () => undefined,
      )
    })
  }, [watchlist, pathname])

  const isComparing = useComparedText() !== ''

  return (
    <TrackContext value={track}>
      <CardActionsContext value={actions}>
        <Outlet />
        {popup !== undefined && <Late load={loadPopup} props={{ popup }} />}
        {/* Few sites load a third party; without this script none is loaded. */}
        {thirdParties !== null && <Late load={loadConsent} props={{ parties: thirdParties }} />}
        {isComparing && <Late load={loadTray} props={{ path: comparePath, limit: compareLimit }} />}
        {opened !== null && (
          <opened.Dialog
            href={opened.href}
            title={opened.words}
            onClose={() => {
              setOpened(null)
              // New results may have removed the card meanwhile.
              if (opened.opener.isConnected) opened.opener.focus()
              else focusHeading()
            }}
          />
        )}
      </CardActionsContext>
    </TrackContext>
  )
}
