import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useModalLayer } from '#ui/use-layer.ts'
import { describeTotal } from '../list/describe-total.ts'
import { DistanceFacet } from './distance-facet.tsx'
import { FacetList } from './facet-list.tsx'
import { filterSwitchId } from './filter-switch.ts'
import type { SearchPage } from '../search-page.ts'
import type { SearchDraft } from './use-search-draft.ts'

const panelClass =
  'filter-drawer hidden flex-col bg-page outline-none max-lg:peer-checked/filters:fixed ' +
  'max-lg:peer-checked/filters:inset-0 max-lg:peer-checked/filters:z-50 max-lg:peer-checked/filters:flex ' +
  'lg:sticky lg:top-[calc(var(--header-height,0px)+1rem)] lg:flex ' +
  'lg:max-h-[calc(100dvh-var(--header-height,0px)-2rem)]'

const headerClass =
  'flex min-h-14 shrink-0 items-center justify-between gap-3 border-b border-line px-4 lg:min-h-11 lg:border-0 lg:pl-0'

const bodyClass =
  'min-h-0 grow overflow-y-auto overscroll-contain px-4 [scrollbar-gutter:stable] [scrollbar-width:thin] ' +
  'lg:-mx-2 lg:pr-4 lg:pl-2 lg:scroll-pb-20 lg:pb-18 ' +
  'lg:[mask-image:linear-gradient(to_top,transparent,#000_4.5rem)]'

/**
 * The filters: in the left column of a wide page, in a full-screen drawer on a narrow one. A checkbox without a name
 * opens the drawer, so that it works without scripts and is never submitted; scripts make the drawer a modal dialog.
 */
export function FilterPanel({
  page,
  draft,
  open,
  close,
}: {
  page: SearchPage<unknown>
  draft: SearchDraft
  open: boolean
  close: () => void
}) {
  const panel = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  useModalLayer(panel, open, close)
  const chosen = page.chips.length
  useEffect(() => {
    // 'Clear all' disappears when nothing is chosen; if it had the focus, the panel takes it.
    if (open && chosen === 0 && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [open, chosen])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Filters"
      {...(open ? { role: 'dialog', 'aria-modal': true } : {})}
      className={panelClass}
    >
      <header className={headerClass}>
        <h2 className="text-lg font-bold">Filters</h2>
        <div className="flex items-center gap-1">
          {chosen > 0 && (
            <a
              href={page.clearHref}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                draft.change((state) => ({ ...state, text: '', near: null, page: 1, choices: {} }))
              }}
              className="inline-flex min-h-11 items-center px-2 text-link underline lg:hidden"
            >
              Clear all
            </a>
          )}
          {!page.failed && <p className="count-of-filters">{describeTotal(page.total)}</p>}
          <CloseControl hydrated={hydrated} close={close} />
        </div>
      </header>
      <div className={bodyClass}>
        {page.failed && page.facets.length === 0 && (
          <p className="py-4 text-muted">We could not load the filters. Try again in a moment.</p>
        )}
        <FacetList
          facets={page.facets}
          draft={draft}
          second={page.distance && <DistanceFacet distance={page.distance} draft={draft} />}
        />
      </div>
      <div className={`shrink-0 border-t border-line px-4 py-3 lg:px-0 ${hydrated ? 'lg:hidden' : ''}`}>
        <button type="submit" className={`${buttonClass('filled')} w-full tabular-nums`}>
          {!hydrated || page.failed
            ? 'Show results'
            : page.total === 0
              ? 'No vehicles match'
              : `Show ${describeTotal(page.total)}`}
        </button>
      </div>
    </section>
  )
}

function CloseControl({ hydrated, close }: { hydrated: boolean; close: () => void }): ReactNode {
  const look =
    'inline-flex min-h-11 cursor-pointer items-center rounded-site px-2 font-semibold hover:bg-surface-alt lg:hidden'
  return hydrated ? (
    <button type="button" onClick={close} className={look}>
      Close
    </button>
  ) : (
    <label htmlFor={filterSwitchId} className={look}>
      Close
    </label>
  )
}
