import { memo, useEffect, useRef, useState } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { useModalLayer } from '#ui/use-layer.ts'
import { BrandName } from './brand-name.tsx'
import { MainMenu } from './main-menu.tsx'
import { SavedLink } from './saved-link.tsx'
import { SearchBox } from './search-box.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const stickyClass = 'relative top-0 lg:static max-lg:[@media(height>=30rem)]:sticky'
const phoneClass =
  'flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 whitespace-nowrap ' +
  'rounded-site font-semibold tabular-nums hover:bg-current/10 lg:px-2'
const drawerClass =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line ' +
  'bg-surface text-text shadow-lg on-surface'
const drawerPhoneClass =
  'flex min-h-11 items-center justify-center gap-2 rounded-(--button-radius) border border-brand ' +
  'font-semibold tabular-nums text-brand'
const drawerEntryClass = 'flex min-h-11 items-center text-lg font-semibold'
const phoneIconPath =
  'M6.2 3.5h3l1.6 4.4-2 1.7a13 13 0 0 0 5.600 5.600l1.700-2 4.400 1.600v3a2 2 0 0 1-2.200 2A17 17 0 0 1 ' +
  '4.200 5.700a2 2 0 0 1 2-2.200Z'

/** Widest menu beside the name and the phone number at 1024 px, in characters; an entry's padding counts as four. */
const widestMenuInRow = 62

const isMenuWide = (menu: SiteFrameView['menu']): boolean =>
  menu.reduce((characters, { label }) => characters + label.length + 4, 0) > widestMenuInRow

/**
 * Site header: compact on a phone; a full row from 1024 px, with a second row for a long menu, unless the site has its
 * navigation in a sidebar (NAV-05).
 */
export const SiteHeader = memo(function SiteHeader({ frame }: { frame: SiteFrameView }) {
  const { header, menu, phone } = frame
  const row = header.sidebar ? 'hidden' : 'hidden lg:block'
  const opener = header.sidebar ? '' : 'lg:hidden'
  const isWide = isMenuWide(menu)
  const nav = (
    <nav aria-label="Main" className={isWide ? '-mx-3 py-1' : `${row} ml-2`}>
      <MainMenu menu={menu} header={header} />
    </nav>
  )
  return (
    <header className={`on-header z-40 bg-header text-header-text ${header.sticky ? stickyClass : ''}`}>
      <div className="border-b border-line/40">
        <div className="mx-auto flex h-14 max-w-360 items-center gap-2 px-4 sm:gap-3 lg:h-20 lg:gap-6 lg:px-8">
          <div className="min-w-0 lg:shrink-0">
            <BrandName frame={frame} size="header" />
          </div>
          {!isWide && nav}
          <div className="ml-auto -mr-2 flex shrink-0 items-center sm:mr-0 sm:gap-2 lg:min-w-0 lg:shrink lg:gap-5">
            {header.searchBar && (
              <div className="hidden min-w-0 xl:block">
                <SearchBox searchPath={frame.searchPath} label="Site search" />
              </div>
            )}
            {phone !== null && (
              <a href={buildPhoneHref(phone)} className={phoneClass}>
                <PhoneIcon />
                <span className="sr-only lg:not-sr-only">{phone}</span>
              </a>
            )}
            {frame.savedPath !== undefined && <SavedLink href={frame.savedPath} />}
            <div className={opener}>
              <DrawerMenu frame={frame} />
            </div>
          </div>
        </div>
      </div>
      {isWide && (
        <div className={`${row} border-b border-line/40`}>
          <div className="mx-auto max-w-360 px-8">{nav}</div>
        </div>
      )}
    </header>
  )
})

/**
 * Drawer menu, which opens without scripts and closes on navigation. Scripts trap the focus while it is open and close
 * it on Escape, Back and a tap outside.
 */
function DrawerMenu({ frame }: { frame: SiteFrameView }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // A visitor may have opened the menu before hydration: the DOM is the external state that is read here.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    setOpen(menu.current?.open === true)
  }, [])
  useModalLayer(menu, open, () => setOpen(false))
  return (
    // The handlers listen to the links and the form inside, which the keyboard triggers as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <details
      ref={menu}
      open={open}
      className="group"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a,[data-scrim]') !== null) setOpen(false)
      }}
      onSubmit={() => setOpen(false)}
    >
      <summary className="grid size-[44px] list-none place-items-center rounded-site hover:bg-current/10">
        <span className="sr-only">Menu</span>
        <svg
          viewBox="0 0 24 24"
          width="26"
          height="26"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
          <path className="hidden group-open:block" d="m6 6 12 12M18 6 6 18" />
        </svg>
      </summary>
      <div data-scrim="" className="absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] bg-black/50 noscript:hidden" />
      <div className={drawerClass}>
        <div className="mx-auto grid max-w-360 gap-4 px-4 py-4 lg:px-8">
          <SearchBox searchPath={frame.searchPath} label="Search from the menu" wide />
          <nav aria-label="Menu">
            <ul className="grid divide-y divide-line">
              {frame.menu.map((entry) => (
                <li key={entry.label} className="py-1">
                  <a data-nav="" href={entry.href} className={drawerEntryClass}>
                    {entry.label}
                  </a>
                  {entry.items.length > 0 && (
                    <ul className="grid grid-cols-2 gap-x-4 pb-2">
                      {entry.items.map(({ label, href }) => (
                        <li key={label}>
                          <a data-nav="" href={href} className="flex min-h-11 items-center text-link">
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {frame.phone !== null && (
            <a href={buildPhoneHref(frame.phone)} className={drawerPhoneClass}>
              <PhoneIcon /> {frame.phone}
            </a>
          )}
        </div>
      </div>
    </details>
  )
}

function PhoneIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={phoneIconPath} />
    </svg>
  )
}
