import { memo } from 'react'
import type { MenuEntry } from './build-menu.ts'
import { DrawerMenu } from './drawer-menu.tsx'
import { Drawn } from './drawn.tsx'
import type { MenuPlace } from './header-looks.ts'
import { HeaderAction, HeaderPhone, HeaderSearch, HeaderStart } from './header-parts.tsx'
import { MainMenu } from './main-menu.tsx'
import { SavedLink } from './saved-link.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

/** On paper the name stands alone, and backgrounds are left out. */
const paperClass = 'print:bg-transparent print:text-black'
const stickyClass = 'top-0 max-lg:[@media(height>=30rem)]:sticky'
/** The width of a menu in characters; the padding of an entry counts as four. */
const measureMenu = (menu: readonly MenuEntry[]): number =>
  menu.reduce((characters, { label }) => characters + label.length + 4, 0)

/** Widest menu beside the name and the phone number at 1024 px. */
const widestMenuInRow = 62

function placeMenu({ sidebar, look }: SiteFrameView['header'], width: number): MenuPlace {
  if (sidebar) return { menu: 'hidden', button: '' }
  return look.places?.find(({ widest }) => width <= widest) ?? { menu: 'hidden lg:block', button: 'lg:hidden' }
}

/**
 * Site header: compact on a phone; from 1024 px in the composition of the site, with a second row for a long menu,
 * unless the site has its navigation in a sidebar (NAV-05). `over`: a floating header lies over what comes next.
 */
export const SiteHeader = memo(function SiteHeader({
  frame,
  menu,
  over,
}: {
  frame: SiteFrameView
  menu: readonly MenuEntry[]
  over: boolean
}) {
  const { header } = frame
  const { look } = header
  const menuWidth = measureMenu(menu)
  const place = placeMenu(header, menuWidth)
  const inRow = look.nav === undefined && (look.places !== undefined || menuWidth <= widestMenuInRow)
  const nav = (
    <nav aria-label="Main" className={`print:hidden ${inRow ? `${place.menu} ml-2` : '-mx-3 py-1'}`}>
      <MainMenu menu={menu} header={header} />
    </nav>
  )
  const search = (look: string) => (
    <Drawn name="search" className={`in-data-own-search:hidden! hidden min-w-0 ${look}`}>
      {import.meta.env.SSR && <HeaderSearch frame={frame} />}
    </Drawn>
  )
  const frameClass = `${header.sticky ? stickyClass : ''} ${look.frame} ${over ? 'lg:absolute' : ''}`
  return (
    <header
      className={`gives-way on-header relative inset-x-0 z-40 bg-header text-header-text ${paperClass} ${frameClass}`}
    >
      <div className={look.row}>
        <div className="mx-auto flex h-14 max-w-(--wide) items-center gap-1 px-4 sm:gap-3 lg:gap-6 lg:px-8">
          <Drawn name="name" className="contents">
            {import.meta.env.SSR && <HeaderStart frame={frame} />}
          </Drawn>
          {inRow && nav}
          {header.searchBar && look.search === true && search('mx-auto max-w-180 grow lg:block')}
          <div
            className={
              'ml-auto -mr-2 flex shrink-0 items-center justify-end sm:mr-0 sm:gap-2 lg:min-w-0 lg:gap-4 ' +
              'print:hidden ' +
              (look.tools ?? '')
            }
          >
            {header.searchBar && look.search !== true && search('xl:block')}
            <Drawn name="phone" className="contents">
              {import.meta.env.SSR && <HeaderPhone frame={frame} />}
            </Drawn>
            {frame.savedPath !== undefined && <SavedLink href={frame.savedPath} />}
            <div className={place.button}>
              <DrawerMenu frame={frame} menu={menu} />
            </div>
          </div>
          <Drawn name="action" className="contents">
            {import.meta.env.SSR && <HeaderAction action={frame.action} />}
          </Drawn>
        </div>
      </div>
      {!inRow && (
        <div className={`${place.menu} border-b border-line/40 ${look.nav ?? ''}`}>
          <div className="mx-auto max-w-(--wide) px-8">{nav}</div>
        </div>
      )}
    </header>
  )
})
