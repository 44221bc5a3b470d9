import { useState, type ComponentType } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import type { MapView, PlanView } from './location-detail-view.ts'
import { LocationPlan } from './location-plan.tsx'
import type { TileMapProps } from './tile-map.tsx'

const loadTileMap = async (): Promise<ComponentType<TileMapProps>> => (await import('./tile-map.tsx')).TileMap

const captionLook = 'flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2'

type Opened = { readonly kind: 'embed' } | { readonly kind: 'tiles'; readonly Map: ComponentType<TileMapProps> } | null

/**
 * The drawn plan of a location. Where the site has a map, a button opens it in the plan's place: until then nothing is
 * requested of a map service, and the script of the map is not loaded (VDP-14).
 */
export function LocationMap({ plan, map, name }: { plan: PlanView; map: MapView | null; name: string }) {
  const [opened, setOpened] = useState<Opened>(null)
  const open = (): void => {
    if (map?.kind === 'embed') return setOpened({ kind: 'embed' })
    loadTileMap().then(
      (Map) => setOpened({ kind: 'tiles', Map }),
      // The plan stays when the script does not load.
      () => undefined,
    )
  }
  return (
    <figure className="grid min-w-0 overflow-hidden rounded-site border border-line bg-surface-alt">
      <div className="relative min-h-64 overflow-hidden lg:min-h-80">
        {opened === null ? (
          <LocationPlan plan={plan} />
        ) : opened.kind === 'tiles' && map?.kind === 'tiles' ? (
          <opened.Map {...map} name={name} />
        ) : (
          map?.kind === 'embed' && (
            <iframe
              src={map.src}
              title={`Map of ${name}`}
              // The map is of another origin, so that it cannot remove its own sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              className="absolute inset-0 size-full border-0"
            />
          )
        )}
      </div>
      {(plan.words !== null || map !== null) && (
        <figcaption className={captionLook}>
          {plan.words !== null && <span className="text-muted">{plan.words}</span>}
          {map !== null && opened === null && (
            <button type="button" onClick={open} className={`${buttonClass('outlined')} noscript:hidden`}>
              Show the map
            </button>
          )}
        </figcaption>
      )}
    </figure>
  )
}
