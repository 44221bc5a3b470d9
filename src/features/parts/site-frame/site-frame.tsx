import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSuggestions } from '#features/parts/search-box/use-suggestions.ts'
import { announcerId } from '#ui/announcer-id.ts'
import { PausePoint } from '#ui/pause-point.tsx'
import { useWholeLayout } from '#ui/use-whole-layout.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { MenuEntry } from './build-menu.ts'
import { ContactBar } from './contact-bar.tsx'
import type { ContactBarView } from './contact-bar-view.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

interface SiteFrameProps {
  readonly frame: SiteFrameView
  /** Menu of the page's dealership, where that changes the site's (NAV-09). */
  readonly menu?: readonly MenuEntry[] | undefined
  /** The bar at the foot of a phone's screen; null on pages without it (NAV-07). */
  readonly contactBar?: ContactBarView | null
  /** The page has a search field of its own, so header and menu show none. */
  readonly ownSearch?: boolean
  readonly children: ReactNode
}

/** Runs a task with the visitor's first event of these kinds. Returns a function that cancels it. */
function onFirst(kinds: readonly string[], task: () => void): () => void {
  const stop = new AbortController()
  const run = (): void => {
    stop.abort()
    task()
  }
  for (const kind of kinds) window.addEventListener(kind, run, { signal: stop.signal })
  return () => stop.abort()
}

/** Loads what lets the header give way with the first scroll; without that script the header stays. */
function useHeaderThatGivesWay(): void {
  useEffect(
    () =>
      onFirst(['scroll'], () => {
        import('./give-way-on-scroll.ts').then(
          ({ giveWayOnScroll }) => giveWayOnScroll(),
          () => undefined,
        )
      }),
    [],
  )
}

/** Loads what asks for the scripts of the next pages, once the visitor uses this one and the browser is idle. */
function usePreloadedPages(searchPath: string): void {
  const { pathname } = useLocation()
  useEffect(
    () =>
      onFirst(['scroll', 'pointerover'], () => {
        whenIdle(() => {
          import('./preload-pages.ts').then(
            ({ preloadPages }) => preloadPages(searchPath),
            () => undefined,
          )
        })
      }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has links of its own
    [pathname, searchPath],
  )
}

/** Header, main and footer of every page of a site. */
export function SiteFrame({
  frame,
  menu = frame.menu,
  contactBar = null,
  ownSearch = false,
  children,
}: SiteFrameProps) {
  useHeaderThatGivesWay()
  useWholeLayout()
  useSuggestions()
  usePreloadedPages(frame.searchPath)
  // The banner of the home page leaves room for the header that lies over it.
  const isHome = useLocation().pathname === '/'
  const over = isHome && frame.header.kind === 'floating'
  return (
    <div
      data-own-search={ownSearch ? '' : undefined}
      data-home={isHome ? '' : undefined}
      className="flex min-h-dvh flex-col bg-page text-text"
    >
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {frame.demo && (
        <aside aria-label="Notice" className="demo-notice">
          Demonstration: dealer, stock and prices are fictional.
        </aside>
      )}
      {frame.notice !== undefined && <p className="site-notice">{frame.notice}</p>}
      <div className={over ? 'max-lg:contents lg:relative' : 'contents'}>
        <SiteHeader frame={frame} menu={menu} over={over} />
      </div>
      <main id="main" tabIndex={-1} className={`grow outline-none ${over ? 'lg:[--header-overlap:5.5rem]' : ''}`}>
        {children}
      </main>
      <PausePoint>
        <SiteFooter frame={frame} />
      </PausePoint>
      {contactBar !== null && <ContactBar bar={contactBar} />}
      <output id={announcerId} className="sr-only" />
    </div>
  )
}
