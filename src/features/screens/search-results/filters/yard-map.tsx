import { fitMap } from '#domain/location/fit-map.ts'
import { listTiles, projectPoint, tileSize } from '#domain/location/tile-grid.ts'
import { towns } from '#domain/location/towns.ts'
import { Icon } from '#ui/icon.tsx'
import type { DistanceView } from '../search-page.ts'

/** Pixels of the view. */
const size = { width: 264, height: 264, margin: 40 }
const drawnZoom = 11
/** Pixels that the name of a town takes around its middle. */
const labelWidth = 90
const labelHeight = 22

interface Spot {
  readonly left: number
  readonly top: number
}

const fillTile = (url: string, tile: Readonly<Record<'x' | 'y' | 'z', number>>): string =>
  url.replaceAll('{z}', String(tile.z)).replaceAll('{x}', String(tile.x)).replaceAll('{y}', String(tile.y))

const isInView = ({ left, top }: Spot): boolean => left > 0 && left < size.width && top > 0 && top < size.height

const overlaps = (one: Spot, other: Spot): boolean =>
  Math.abs(one.left - other.left) < labelWidth && Math.abs(one.top - other.top) < labelHeight

/** The towns in view whose names have room beside the yards and the towns before them. */
function listLabels(at: (town: (typeof towns)[number]) => Spot, taken: readonly Spot[]) {
  const labels: (Spot & { readonly name: string })[] = []
  for (const town of towns) {
    const spot = at(town)
    if (isInView(spot) && ![...taken, ...labels].some((other) => overlaps(spot, other)))
      labels.push({ ...spot, name: town.name })
  }
  return labels
}

/** A map of the yards with the vehicles of this search, and below it the same as a list. */
export function YardMap({ distance: { yards, place, tiles } }: { distance: DistanceView }) {
  const view = fitMap(yards, { ...size, maxZoom: tiles?.maxZoom ?? drawnZoom })
  const at = (point: { readonly lat: number; readonly long: number }): Spot => {
    const { x, y } = projectPoint(point, view.zoom)
    return { left: x - view.centreX + size.width / 2, top: y - view.centreY + size.height / 2 }
  }
  return (
    <div className="grid gap-2">
      <div
        aria-hidden
        style={{ width: size.width, height: size.height }}
        className="relative mx-auto max-w-full overflow-hidden rounded-site border border-line bg-surface text-xs"
      >
        {tiles !== null &&
          listTiles(view).map((tile) => (
            <img
              key={`${tile.z}/${tile.x}/${tile.y}`}
              src={fillTile(tiles.url, tile)}
              alt=""
              width={tileSize}
              height={tileSize}
              className="absolute max-w-none"
              style={{ left: tile.left, top: tile.top }}
            />
          ))}
        {tiles === null &&
          listLabels(at, yards.map(at)).map(({ name, ...style }) => (
            <span key={name} style={style} className="absolute -translate-1/2 whitespace-nowrap text-muted">
              {name}
            </span>
          ))}
        {place !== null && (
          <span
            style={at(place)}
            className="absolute -translate-1/2 rounded-full border-4 border-link bg-surface p-1"
          />
        )}
        {yards.map((yard) => (
          <span
            key={yard.name}
            style={at(yard)}
            className="absolute -translate-1/2 rounded-full bg-brand px-2 py-0.5 font-bold text-brand-text"
          >
            {yard.count}
          </span>
        ))}
        {tiles !== null && (
          <span className="absolute right-0 bottom-0 bg-surface/90 px-1 text-text">{tiles.attribution}</span>
        )}
      </div>
      <ul className="grid gap-1">
        {yards.map(({ name, words, href, count }) => (
          <li key={name} className="flex items-start gap-1">
            <Icon name="place" size={20} className="mt-3 shrink-0 text-muted" />
            {count === 0 ? (
              <p className="grid min-h-11 content-center text-muted">
                {name}
                <span className="text-sm">{words}</span>
              </p>
            ) : (
              <a data-nav="stay" href={href} className="grid min-h-11 content-center text-link">
                {name}
                <span className="text-sm text-muted">{words}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
