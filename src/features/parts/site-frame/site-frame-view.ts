import { LRUCache } from 'lru-cache'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { buildAccountEntries } from './account-entries.ts'
import {
  buildFooterColumns,
  buildFooterLinks,
  buildMenu,
  type FooterColumn,
  type MenuEntry,
  type MenuLink,
} from './build-menu.ts'
import { isBuiltLink } from './built-paths.ts'
import { headerLooks, type HeaderLook } from './header-looks.ts'
import { buildDarkCss } from './theme-colours.ts'
import { buildThemeCss } from './theme-css.ts'
import { listConfiguredRoutes } from '#site/addresses.ts'
import { buildAccountLink } from '#site/account-link.ts'
import { hasAddress, listAddressLines, listLocations, resolveLocationPhone } from '#site/location-place.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import type { StockedKinds } from '#site/stocked-kinds.ts'
import { isSavingOn, isWatchlistOn } from '#site/switches.ts'

/** A location in the footer. */
export interface FooterPlace {
  readonly name: string
  /** Address with line breaks; null where no more than the state is known. */
  readonly address: string | null
  readonly phone: string | null
}

/**
 * Data of header, footer and theme, the same on every page of a site. Every page contains it twice, as markup and as
 * data, so it holds only texts and URLs that a component cannot derive.
 */
export interface SiteFrameView {
  readonly name: string
  readonly demo: boolean
  /** Logo that includes the name. null: the name is text, beside the mark if there is one. */
  readonly logo: string | null
  readonly mark: string | null
  /** Formatted phone number, '07 5550 1111' (LOC-11). */
  readonly phone: string | null
  readonly searchPath: string
  /** Number of recent searches that search fields offer (SRCH-17). */
  readonly recentSearches: number
  /** Path of the list of saved vehicles; absent on a site without one. */
  readonly savedPath?: string
  /** Whether the saved vehicles are a watchlist, which needs sign-in (WATCH-01). */
  readonly watchlist: boolean
  readonly header: {
    readonly searchBar: boolean
    /** The home page has no search field, so that the header shows the way to the search there too. */
    readonly searchAtHome?: true
    readonly sidebar: boolean
    readonly sticky: boolean
    readonly trigger: 'hover' | 'click'
    readonly offsetPx: number
    readonly hideCaret: boolean
    readonly kind: Site['layout']['header']
    readonly look: HeaderLook
  }
  /** What the header asks for, where it asks for something. */
  readonly action?: MenuLink
  readonly footer: Site['layout']['footer']
  /** Composition of the heads of pages, which the stylesheet reads from the document. */
  readonly pageHead: Site['layout']['page_head']
  /** The entries of the site, and last the visitor's own pages where the site has sign-in (AUTH-03). */
  readonly menu: readonly MenuEntry[]
  readonly columns: readonly FooterColumn[]
  readonly places: readonly FooterPlace[]
  readonly links: readonly MenuLink[]
  readonly about: string | null
  readonly copyright: string
  /** Licence lines, 'Dealer licence …' and 'Motor vehicle repairer …' (LOC-13). */
  readonly licences: readonly string[]
  /** URL of the favicon. */
  readonly icon: string
  /** Fonts and CSS custom properties of the theme. */
  readonly themeCss: string
  /** Colour that the browser may give to its own bars: that of the header. */
  readonly themeColor: string
  /** The same for visitors whose device prefers dark, on a site that has dark colours. */
  readonly dark?: { readonly css: string; readonly themeColor: string }
  /** Notice of the site at the top of every page (NAV-05). */
  readonly notice?: string
  /** Routes at configured paths, as JSON, for the router in the browser; absent on most sites (TEN-04). */
  readonly routes?: string
  /** Font files to preload, at most three. */
  readonly fontFiles: readonly string[]
}

/** Builds a favicon with the initial of the name on the brand colour, for a site without an icon. */
function buildInitialIcon({ name, theme }: Site): string {
  const initial = /[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${Math.min(theme.radius_px, 12)}" fill="${theme.colors.brand}"/>` +
    '<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" ' +
    `fill="${theme.colors.brand_text}">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const unique = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== null)),
]

function buildLicences(site: Site): readonly string[] {
  if (!site.layout.licence_line) return []
  const holders = [...site.dealerships, ...listLocations(site)]
  const dealers = unique(holders.map((holder) => holder.dealer_license_number))
  const repairers = unique(holders.map((holder) => holder.motor_vehicle_repairer))
  return [
    ...(dealers.length > 0 ? [`Dealer licence ${dealers.join(', ')}`] : []),
    ...(repairers.length > 0 ? [`Motor vehicle repairer ${repairers.join(', ')}`] : []),
  ]
}

const toShownPhone = (phone: string | null): string | null => (phone === null ? null : formatPhone(phone))

/** Workshops and parts counters belong to a yard that is listed. */
const isDepartment = (type: string): boolean => type === 'service' || type === 'parts'

/** A group of more locations has a page for them. */
const mostPlaces = 6

function buildPlaces(site: Site): readonly FooterPlace[] {
  return listLocations(site)
    .filter(({ location_type }) => !isDepartment(location_type))
    .map((location) => ({
      name: location.name,
      address: hasAddress(location) ? listAddressLines(location).join('\n') : null,
      phone: toShownPhone(resolveLocationPhone(site, location)),
    }))
    .filter(({ address, phone }) => address !== null || phone !== null)
    .slice(0, mostPlaces)
}

const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  tiktok: 'TikTok',
} as const

function buildSocialLinks(site: Site): readonly MenuLink[] {
  if (!site.layout.social_links) return []
  return Object.entries(networks).flatMap(([network, label]) => {
    const href = site.social_urls[network as keyof typeof networks]
    return href !== null && isBuiltLink(site, href) ? [{ label, href }] : []
  })
}

/** Whether a block of the home page has the search field. */
const hasFieldAtHome = ({ content }: Site): boolean =>
  content.home.blocks.some(
    (entry) => entry.block === 'search' || (entry.block === 'banner' && entry.kind === 'stock_book'),
  )

/** The one thing that the header asks for; null where it asks for nothing or the page does not exist. */
function buildAction(site: Site): MenuLink | null {
  const { header, header_action: action } = site.layout
  const href = action === null ? null : resolveLink(site, action.url)
  if (header !== 'action' || action === null || href === null || !isBuiltLink(site, href)) return null
  return { label: action.text, href }
}

/**
 * Frames of the sites that were asked for last. One takes 5 kB and a quarter of a millisecond; a platform has thousands
 * of sites.
 */
const frames = new LRUCache<Site, { readonly stocked: string; readonly frame: SiteFrameView }>({ max: 100 })

/**
 * Builds the frame data. The last is kept for a site object, because a resolved site never changes and its kinds of
 * stock seldom do. `kinds`: see `buildMenu`. `embedPicture` may put a small picture into the page
 * (`RequestContext.embedPicture`); default: none.
 */
export function buildSiteFrame(
  site: Site,
  kinds: StockedKinds | null = null,
  embedPicture: (address: string) => string = (address) => address,
): SiteFrameView {
  const stocked = JSON.stringify(kinds === null ? null : [...kinds])
  const known = frames.get(site)
  if (known?.stocked === stocked) return known.frame
  const frame = buildFrame(site, kinds, embedPicture)
  frames.set(site, { stocked, frame })
  return frame
}

function buildFrame(site: Site, kinds: StockedKinds | null, embedPicture: (address: string) => string): SiteFrameView {
  const theme = buildThemeCss(site.theme)
  const darkCss = buildDarkCss(site.theme)
  const { header } = site
  const routes = listConfiguredRoutes(site)
  const account = buildAccountLink(site)
  const action = buildAction(site)
  return {
    name: site.name,
    demo: site.demo,
    logo: site.logo === null ? null : embedPicture(site.logo),
    mark: site.theme.favicon === null ? null : embedPicture(site.theme.favicon),
    phone: header.phone ? toShownPhone(site.phone) : null,
    searchPath: site.routes.search,
    recentSearches: site.search.history,
    ...(isSavingOn(site) ? { savedPath: site.routes.watchlist } : {}),
    watchlist: isWatchlistOn(site),
    header: {
      searchBar: header.search_bar,
      ...(hasFieldAtHome(site) ? {} : { searchAtHome: true }),
      sidebar: header.sidebar,
      sticky: header.sticky,
      trigger: header.dropdown.trigger,
      offsetPx: header.dropdown.offset_px,
      hideCaret: header.dropdown.hide_caret,
      kind: site.layout.header,
      look: headerLooks[site.layout.header],
    },
    ...(action === null ? {} : { action }),
    footer: site.layout.footer,
    pageHead: site.layout.page_head,
    menu: [...buildMenu(site, kinds), ...buildAccountEntries(site)],
    columns: buildFooterColumns(site, kinds),
    places: buildPlaces(site),
    links: [...(account === null ? [] : [account]), ...buildFooterLinks(site, kinds), ...buildSocialLinks(site)],
    copyright: site.layout.copyright ?? `© ${site.name}`,
    about: site.content.about,
    licences: buildLicences(site),
    icon: site.theme.favicon ?? buildInitialIcon(site),
    themeCss: theme.css,
    themeColor: site.theme.colors.header,
    ...(site.theme.dark === null || darkCss === null
      ? {}
      : { dark: { css: darkCss, themeColor: site.theme.dark.header } }),
    fontFiles: theme.fontFiles,
    ...(site.layout.notice === null ? {} : { notice: site.layout.notice }),
    ...(routes.length === 0 ? {} : { routes: JSON.stringify(routes) }),
  }
}
