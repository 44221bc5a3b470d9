import { useEffect, useRef, useState } from 'react'
import { useModalLayer } from '#ui/use-layer.ts'
import type { MenuEntry } from './build-menu.ts'
import { DrawerContent } from './drawer-content.tsx'
import { Drawn } from './drawn.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const drawerClass =
  'absolute top-full right-0 h-[calc(100dvh-3.5rem)] w-[min(24rem,calc(100vw-2.75rem))] overflow-hidden ' +
  'bg-surface text-text shadow-lg on-surface'

/**
 * Drawer menu, which opens without scripts and closes on navigation; the links of an entry are a level of its own with
 * a way back. Scripts trap the focus while it is open and close it on Escape, Back and a tap outside.
 */
export function DrawerMenu({ frame, menu }: { frame: SiteFrameView; menu: readonly MenuEntry[] }) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // A visitor may have opened the menu before hydration: the DOM is the external state that is read here.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    setOpen(drawer.current?.open === true)
  }, [])
  useModalLayer(drawer, open, () => setOpen(false))
  // Pages of a dealership may have a menu of their own (NAV-09).
  const drawn = useRef(menu)
  useEffect(() => {
    if (JSON.stringify(menu) === JSON.stringify(drawn.current)) return
    drawn.current = menu
    // Without an answer the drawer keeps the menu of the last page, whose links work on this one too.
    import('./draw-anew.ts').then(({ drawAnew }) => drawAnew('drawer')).catch(() => undefined)
  }, [menu])
  return (
    // The handlers listen to the links and the form inside, which the keyboard triggers as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <details
      ref={drawer}
      open={open}
      className="group"
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
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
      <Drawn name="drawer" className={drawerClass}>
        {import.meta.env.SSR && <DrawerContent frame={frame} menu={menu} />}
      </Drawn>
    </details>
  )
}
