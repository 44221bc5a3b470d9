import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { SearchBox } from '#features/parts/search-box/search-box.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MenuEntry } from './build-menu.ts'
import { PhoneIcon } from './phone-icon.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

/** An open level covers the drawer and scrolls by itself; its summary is the way back, as is Escape. */
const levelClass =
  'group/level open:absolute open:inset-0 open:z-10 open:overflow-y-auto open:overscroll-contain open:bg-surface ' +
  'open:px-4 open:pb-6'
const summaryClass =
  'flex min-h-13 list-none items-center gap-3 text-lg font-semibold group-open/level:sticky group-open/level:top-0 ' +
  'group-open/level:z-10 group-open/level:border-b group-open/level:border-line group-open/level:bg-surface'
const rowClass = 'flex min-h-13 items-center text-lg font-semibold'
const footLinkClass =
  'flex min-h-11 items-center justify-center gap-2 rounded-(--button-radius) border px-3 text-center font-semibold'

/** What the drawer holds: the search, the entries with their levels, the saved vehicles and the phone number. */
export function DrawerContent({ frame, menu }: { frame: SiteFrameView; menu: readonly MenuEntry[] }) {
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 py-4">
      <div className="in-data-own-search:hidden">
        <SearchBox searchPath={frame.searchPath} label="Search from the menu" recent={frame.recentSearches} wide />
      </div>
      <nav aria-label="Menu" className="pt-2">
        <ul className="grid divide-y divide-line border-b border-line">
          {menu.map((entry) => (
            <li key={entry.label}>
              {entry.items.length === 0 ? (
                <a data-nav="" href={entry.href} className={rowClass}>
                  {entry.label}
                </a>
              ) : (
                <Level entry={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 pt-4">
        {frame.savedPath !== undefined && (
          <a data-nav="" href={frame.savedPath} className={`${footLinkClass} border-line`}>
            <Icon name="heart" size={20} /> Saved vehicles
          </a>
        )}
        {frame.phone !== null && (
          <a href={buildPhoneHref(frame.phone)} className={`${footLinkClass} border-brand text-brand tabular-nums`}>
            <PhoneIcon /> {frame.phone}
          </a>
        )}
      </div>
    </div>
  )
}

/** The links of an entry; the first is the entry's own page, unless it is among them. */
function Level({ entry: { label, href, items } }: { entry: MenuEntry }) {
  const links = items.some((item) => item.href === href) ? items : [{ label: `All of ${label}`, href }, ...items]
  return (
    <details name="menu-level" data-level="" className={levelClass}>
      <summary className={summaryClass}>
        <Icon name="back" size={18} className="hidden! group-open/level:inline-block!" />
        <span className="grow">
          {label}
          <span className="sr-only hidden! group-open/level:inline!">, back</span>
        </span>
        <Icon name="forward" size={18} className="group-open/level:hidden!" />
      </summary>
      <ul className="grid divide-y divide-line pt-1">
        {links.map((link) => (
          <li key={link.label}>
            <a data-nav="" href={link.href} className="flex min-h-12 items-center text-link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
