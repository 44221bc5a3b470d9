import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { SearchBox } from '#features/parts/search-box/search-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrandName, isLongName } from './brand-name.tsx'
import type { MenuLink } from './build-menu.ts'
import { PhoneIcon } from './phone-icon.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const phoneClass =
  'flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 whitespace-nowrap ' +
  'rounded-site font-semibold tabular-nums hover:bg-current/10 lg:px-2'
const searchClass =
  'in-data-own-search:hidden grid size-[44px] shrink-0 place-items-center rounded-site hover:bg-current/10'
const addressClass = 'hidden items-center gap-2 whitespace-nowrap in-data-own-search:xl:flex'
const actionClass =
  'ring-in-picture hidden shrink-0 items-center self-stretch bg-accent px-8 text-lg font-bold text-accent-text ' +
  'hover:brightness-95 lg:-mr-8 lg:flex'

/** The name, and before it, in a masthead, where the dealer is. */
export function HeaderStart({ frame }: { frame: SiteFrameView }) {
  const { kind, look } = frame.header
  const [place] = frame.places
  return (
    <>
      {kind === 'masthead' && (
        <div className="hidden w-72 text-sm leading-relaxed whitespace-pre-line lg:block">{place?.address}</div>
      )}
      <div className={`min-w-0 lg:shrink-0 ${look.name ?? ''}`}>
        <BrandName frame={frame} size="header" />
      </div>
    </>
  )
}

export function HeaderSearch({ frame }: { frame: SiteFrameView }) {
  return (
    <SearchBox
      searchPath={frame.searchPath}
      label="Site search"
      recent={frame.recentSearches}
      wide={frame.header.look.search === true}
    />
  )
}

/** Below this width of a phone there is no room for the search; a name of two lines is smaller from it on. */
const roomLooks = { short: 'max-[22.5rem]:hidden', long: 'max-[24rem]:hidden' }

/**
 * The way to the search, only where the header has no search box, and not where the page has a search field of its own,
 * as the home page of most sites does; and the phone number. Where a page with a field of its own leaves the middle of
 * the row empty, the address of a single yard stands beside it.
 */
export function HeaderPhone({ frame: { name, phone, places, searchPath, header } }: { frame: SiteFrameView }) {
  const address = header.searchBar && header.look.search && places.length === 1 ? places[0]?.address : null
  const room = roomLooks[isLongName(name) ? 'long' : 'short']
  const hasBox = header.look.search === true ? 'lg:hidden' : 'xl:hidden'
  const atHome = header.searchAtHome === true ? '' : 'in-data-home:hidden'
  const searchLook = `${room} ${atHome} ${header.searchBar ? hasBox : (header.look.noSearch ?? '')}`
  return (
    <>
      <a data-nav="" href={searchPath} className={`${searchClass} ${searchLook}`}>
        <Icon name="search" size={25} />
        <span className="sr-only">Search our stock</span>
      </a>
      {address && (
        <span className={addressClass}>
          <Icon name="place" size={20} />
          {address.replaceAll('\n', ', ')}
        </span>
      )}
      {phone !== null && (
        <a href={buildPhoneHref(phone)} className={phoneClass}>
          <PhoneIcon />
          <span className="sr-only lg:not-sr-only">{phone}</span>
        </a>
      )}
    </>
  )
}

/** The one thing that the header asks for, as a block at its end. */
export function HeaderAction({ action }: { action: MenuLink | undefined }) {
  if (action === undefined) return null
  return (
    <a data-nav="" href={action.href} className={actionClass}>
      {action.label}
    </a>
  )
}
