import { useEffect, useRef, useState, type ComponentType, type CSSProperties, type KeyboardEvent } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { MenuEntry } from './build-menu.ts'
import type { SiteFrameView } from './site-frame-view.ts'

/** Without scripts, CSS opens a hover dropdown by pointer and focus. */
const openedByStyle = 'hidden group-focus-within/entry:block group-hover/entry:block'

/** Milliseconds that the pointer must rest on an entry, and may be off its dropdown on the way into it. */
const openAfterMs = 80
const closeAfterMs = 250

type ModelsPanel = ComponentType<{ readonly category: string | null }>
type MenuLook = Pick<SiteFrameView['header'], 'trigger' | 'offsetPx' | 'hideCaret'>

/**
 * The desktop menu: plain links, and dropdowns that work with pointer, keyboard and touch, also without scripts
 * (NAV-02).
 */
export function MainMenu({ menu, header }: { menu: readonly MenuEntry[]; header: MenuLook }) {
  return (
    // The handler moves the focus between the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="flex flex-wrap items-center gap-x-1" onKeyDown={moveFocus}>
      {menu.map((entry) =>
        entry.items.length === 0 ? (
          <li key={entry.label}>
            <a data-nav="" href={entry.href} className="menu-entry">
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

/** The keys come with the first press of one, because most visitors use none. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const { currentTarget, key } = event
  if (!/^(?:Arrow|Home$|End$)/.test(key)) return
  event.preventDefault()
  import('./menu-keys.ts').then(
    ({ moveMenuFocus }) => moveMenuFocus(currentTarget, key),
    () => undefined,
  )
}

/**
 * A dropdown. With the trigger `click` it is a details element. With `hover` it is a link with a panel: the pointer,
 * once it rests, opens the panel; on touch screens the first tap opens it and the second follows the link. Tab passes
 * the closed panel, so that a keyboard is not led through every page of the site; the button beside the link opens it.
 * Choosing a link, Escape, leaving the menu and a tap elsewhere close it. Arrow keys, Home and End move the focus.
 */
function Dropdown({ entry, header }: { entry: MenuEntry; header: MenuLook }) {
  const hydrated = useHydrated()
  const item = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether a tap started while the panel was closed, so that it opens the panel instead of following the link. */
  const opensByTap = useRef(false)
  const [Models, setModels] = useState<ModelsPanel | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  /** The models come with the first intent, so that no page carries them. */
  const warm = (): void => {
    if (entry.models !== true || Models !== null) return
    import('./models-panel.tsx').then(
      ({ ModelsPanel: Panel }) => setModels(() => Panel),
      // Without the panel the links to the parts of the range are the menu.
      () => undefined,
    )
  }
  const turn = (to: boolean, afterMs = 0): void => {
    clearTimeout(timer.current)
    if (to) warm()
    if (afterMs === 0) setOpen(to)
    else timer.current = setTimeout(() => setOpen(to), afterMs)
  }
  const hover = header.trigger === 'hover'
  useEffect(() => {
    // Focus that came before the scripts has opened the panel by style: it stays open.
    if (hover && item.current?.contains(document.activeElement) === true) turn(true)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the scripts run
  }, [])
  useEffect(() => {
    if (!open) return
    // A panel that would reach beyond the window moves back into it.
    const panelBox = item.current?.querySelector<HTMLElement>('[data-panel]')
    const excess = (panelBox?.getBoundingClientRect().right ?? 0) - document.documentElement.clientWidth
    if (excess > 0) panelBox?.style.setProperty('translate', `${-excess}px`)
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && item.current?.contains(target) !== true) setOpen(false)
    }
    // Also without the focus: a panel that the pointer opened can be dismissed where the pointer is (WCAG 1.4.13).
    const closeByKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return
      if (item.current?.contains(document.activeElement) === true)
        item.current.querySelector<HTMLElement>('button,summary')?.focus()
      setOpen(false)
    }
    const closed = new AbortController()
    document.addEventListener('pointerdown', closeOutside, closed)
    document.addEventListener('keydown', closeByKey, closed)
    return () => closed.abort()
  }, [open])
  const show = (target: EventTarget): void => {
    const link = entry.models === true && target instanceof Element ? target.closest('[data-part]') : null
    if (link !== null) setShown(link.getAttribute('href'))
  }
  const panel = (className: string) => (
    <Panel entry={entry} offsetPx={header.offsetPx} className={className} Models={Models} shown={shown} show={show} />
  )
  return (
    // The handler listens to clicks on the links inside, which the keyboard triggers as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      ref={item}
      className={`group/entry flex ${entry.models === true ? '' : 'relative'}`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') turn(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) turn(false)
      }}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a') === null) return
        if (opensByTap.current) event.preventDefault()
        turn(opensByTap.current)
        opensByTap.current = false
      }}
      {...(hover
        ? {
            onPointerEnter: ({ pointerType }) => {
              if (pointerType === 'touch') return
              warm()
              turn(true, openAfterMs)
            },
            onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && turn(false, closeAfterMs),
            onPointerDown: ({ pointerType }) => {
              opensByTap.current = pointerType === 'touch' && !open
            },
          }
        : {})}
    >
      {hover ? (
        <>
          <a data-nav="" href={entry.href} className="menu-entry">
            {entry.label}
            {!header.hideCaret && <Caret />}
          </a>
          <button
            type="button"
            aria-label={`More in ${entry.label}`}
            aria-expanded={open}
            // A mouse that clicks has opened the panel by resting here.
            onClick={({ detail }) => turn(detail > 0 || !open)}
            className="menu-more"
          >
            <Caret />
          </button>
          {panel(hydrated ? (open ? '' : 'hidden') : openedByStyle)}
        </>
      ) : (
        <details name="main-menu" open={open} onToggle={({ currentTarget }) => turn(currentTarget.open)}>
          <summary className="menu-entry list-none">
            {entry.label}
            <Caret />
          </summary>
          {panel('')}
        </details>
      )}
    </li>
  )
}

interface PanelProps {
  readonly entry: MenuEntry
  readonly offsetPx: number
  readonly className: string
  readonly Models: ModelsPanel | null
  /** Address of the part of the range whose models are shown. */
  readonly shown: string | null
  readonly show: (target: EventTarget) => void
}

function Panel({ entry, offsetPx, className, Models, shown, show }: PanelProps) {
  const isWide = entry.models === true
  // The gap is padding of the panel, so that the pointer can cross it without closing the panel.
  const gap: CSSProperties = { paddingTop: offsetPx }
  const place = isWide ? 'inset-x-0' : entry.rightAligned ? 'right-0' : 'left-0'
  return (
    <div data-panel="" className={`absolute top-full z-40 ${place} ${className}`} style={gap}>
      <div className={isWide ? 'menu-wide' : 'menu-panel'}>
        <div className={isWide ? 'menu-columns' : 'min-w-56'}>
          {/* The handlers listen to the links inside. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul onPointerOver={({ target }) => show(target)} onFocus={({ target }) => show(target)}>
            {entry.items.map(({ label, href }) => (
              <li key={label}>
                <a
                  data-nav=""
                  {...(isWide ? { 'data-part': '' } : {})}
                  {...(isWide && Models !== null && shown === href ? { 'data-shown': '' } : {})}
                  href={href}
                  className="menu-item"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {isWide && Models !== null && <Models category={shown} />}
        </div>
      </div>
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
