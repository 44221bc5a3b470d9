import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { SearchBox } from '#features/parts/search-box/search-box.tsx'
import { BrandName } from './brand-name.tsx'
import type { MenuLink } from './build-menu.ts'
import { PhoneIcon } from './phone-icon.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const phoneClass =
  'flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 whitespace-nowrap ' +
  'rounded-site font-semibold tabular-nums hover:bg-current/10 lg:px-2'
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

export function HeaderPhone({ phone }: { phone: string | null }) {
  if (phone === null) return null
  return (
    <a href={buildPhoneHref(phone)} className={phoneClass}>
      <PhoneIcon />
      <span className="sr-only lg:not-sr-only">{phone}</span>
    </a>
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
