import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { MenuEntry } from './build-menu.ts'
import type { SiteFrameView } from './site-frame-view.ts'

const entryClass =
  'flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-site px-3 max-xl:px-2 font-medium hover:bg-current/10'
const panelClass = 'on-surface min-w-56 rounded-site border border-line bg-surface p-2 text-text shadow-lg'
/** Without scripts, CSS opens a hover dropdown by pointer and focus. */
const openedByStyle =
  'invisible opacity-0 group-focus-within/entry:visible group-focus-within/entry:opacity-100 ' +
  'group-hover/entry:visible group-hover/entry:opacity-100'

/**
 * The desktop menu: plain links, and dropdowns that work with pointer, keyboard and touch, also without scripts
 * (NAV-02).
 */
export function MainMenu({ menu, header }: { menu: readonly MenuEntry[]; header: SiteFrameView['header'] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-1">
      {menu.map((entry) =>
        entry.items.length === 0 ? (
          <li key={entry.label}>
            <a data-nav="" href={entry.href} className={entryClass}>
              {entry.label}
            </a>
          </li>
        ) : (
          <Dropdown key={entry.label} entry={entry} header={header} />
        ),
      )}
    </ul>
  )
}

/**
 * A dropdown. With the trigger `click` it is a details element. With `hover` it is a link with a panel: hover or focus
 * opens the panel; on touch screens the first tap opens it and the second follows the link. Choosing a link, Escape,
 * leaving the menu and a tap elsewhere close it.
 */
function Dropdown({ entry, header }: { entry: MenuEntry; header: SiteFrameView['header'] }) {
  const hydrated = useHydrated()
  const item = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)
  /** Whether a tap started while the panel was closed, so that it opens the panel instead of following the link. */
  const opensByTap = useRef(false)
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && item.current?.contains(target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  const hover = header.trigger === 'hover'
  const panel = (className: string): ReactNode => (
    <Panel entry={entry} offsetPx={header.offsetPx} className={className} />
  )
  return (
    // The handler listens to clicks on the links inside, which the keyboard triggers as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      ref={item}
      className="group/entry relative"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !open) return
        currentTarget.querySelector<HTMLElement>('a,summary')?.focus()
        setOpen(false)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a') === null) return
        if (opensByTap.current) event.preventDefault()
        setOpen(opensByTap.current)
        opensByTap.current = false
      }}
      {...(hover
        ? {
            onFocus: () => setOpen(true),
            onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setOpen(true),
            onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && setOpen(false),
            onPointerDown: ({ pointerType }) => {
              opensByTap.current = pointerType === 'touch' && !open
            },
          }
        : {})}
    >
      {hover ? (
        <>
          <a data-nav="" href={entry.href} {...(hydrated ? { 'aria-expanded': open } : {})} className={entryClass}>
            {entry.label}
            {!header.hideCaret && <Caret />}
          </a>
          {panel(hydrated ? (open ? '' : 'invisible') : openedByStyle)}
        </>
      ) : (
        <details name="main-menu" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={`${entryClass} list-none`}>
            {entry.label}
            <Caret />
          </summary>
          {panel('')}
        </details>
      )}
    </li>
  )
}

function Panel({ entry, offsetPx, className }: { entry: MenuEntry; offsetPx: number; className: string }) {
  // The gap is padding of the panel, so that the pointer can cross it without closing the panel.
  const gap: CSSProperties = { paddingTop: offsetPx }
  return (
    <div className={`absolute top-full z-40 ${entry.rightAligned ? 'right-0' : 'left-0'} ${className}`} style={gap}>
      <ul className={panelClass}>
        {entry.items.map(({ label, href }) => (
          <li key={label}>
            <a
              data-nav=""
              href={href}
              className="flex min-h-11 items-center rounded-site px-3 hover:bg-surface-alt hover:text-brand"
            >
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
    <svg
      viewBox="0 0 12 12"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m2 4 4 4 4-4" />
    </svg>
  )
}
