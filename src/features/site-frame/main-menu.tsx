import type { CSSProperties, KeyboardEvent } from 'react'
import type { MenuEntry } from './build-menu.ts'
import type { SiteFrameView } from './site-frame-view.ts'

/** Escape puts a dropdown away that hangs open by focus or by its own switch. */
function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return
  const open = event.currentTarget.closest('details[open]')
  if (open === null) event.currentTarget.blur()
  else {
    open.removeAttribute('open')
    open.querySelector('summary')?.focus()
  }
}

const entryClass = 'flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-site px-3 font-medium hover:bg-current/10'
const panelClass = 'on-surface min-w-56 rounded-site border border-line bg-surface p-2 text-text shadow-lg'

/** The row of the desktop: plain links, and dropdowns that open by pointer, keyboard and touch without a script (NAV-02). */
export function MainMenu({ menu, header }: { menu: readonly MenuEntry[]; header: SiteFrameView['header'] }) {
  return (
    <ul className="flex items-center gap-1">
      {menu.map((entry) => (
        <li key={entry.label} className="group/entry relative">
          {entry.items.length === 0 ? (
            <a data-nav="" href={entry.href} className={entryClass} onKeyDown={closeOnEscape}>
              {entry.label}
            </a>
          ) : header.trigger === 'click' ? (
            <details name="main-menu">
              <summary className={`${entryClass} list-none`}>
                {entry.label}
                <Caret />
              </summary>
              <Panel entry={entry} offsetPx={header.offsetPx} className="" />
            </details>
          ) : (
            <>
              <a data-nav="" href={entry.href} className={entryClass} onKeyDown={closeOnEscape}>
                {entry.label}
                {!header.hideCaret && <Caret />}
              </a>
              <Panel entry={entry} offsetPx={header.offsetPx} className="invisible opacity-0 group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100" />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Panel({ entry, offsetPx, className }: { entry: MenuEntry; offsetPx: number; className: string }) {
  // The gap belongs to the panel's box, so that the pointer can cross it.
  const gap: CSSProperties = { paddingTop: offsetPx }
  return (
    <div className={`absolute top-full z-40 ${entry.rightAligned ? 'right-0' : 'left-0'} ${className}`} style={gap}>
      <ul className={panelClass}>
        {entry.items.map(({ label, href }) => (
          <li key={label}>
            <a data-nav="" href={href} onKeyDown={closeOnEscape} className="flex min-h-11 items-center rounded-site px-3 hover:bg-surface-alt hover:text-brand">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Caret() {
  return (
    <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m2 4 4 4 4-4" />
    </svg>
  )
}
