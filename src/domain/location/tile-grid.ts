import type { GeoPoint } from '../postcode/nearest-location.ts'

/** Width and height of a tile, pixels. */
export const tileSize = 256

/** A tile of a web map with its place in the view, pixels from the top left. */
export interface PlacedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/** A view of the map: what stands in its middle, how close, and how large it is in pixels. */
export interface MapWindow {
  /** Pixels of the whole world at this zoom, from its top left (Web Mercator). */
  readonly centreX: number
  readonly centreY: number
  readonly zoom: number
  readonly width: number
  readonly height: number
}

/** Most tiles of one view, whatever its size. */
const mostTiles = 80
/** Web Mercator ends near the poles. */
const mostLatitude = 85.05

/** The pixel of a point in the whole world at a zoom (Web Mercator). */
export function projectPoint({ lat, long }: GeoPoint, zoom: number): { readonly x: number; readonly y: number } {
  const world = tileSize * 2 ** zoom
  const bounded = Math.max(-mostLatitude, Math.min(mostLatitude, lat))
  const sine = Math.sin((bounded * Math.PI) / 180)
  return {
    x: ((long + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** The tiles that cover a view; none beyond the world's edges. */
export function listTiles({ centreX, centreY, zoom, width, height }: MapWindow): readonly PlacedTile[] {
  const count = 2 ** zoom
  const left = centreX - width / 2
  const top = centreY - height / 2
  const first = (edge: number): number => Math.max(0, Math.floor(edge / tileSize))
  const last = (edge: number): number => Math.min(count - 1, Math.floor(edge / tileSize))
  const tiles: PlacedTile[] = []
  for (let y = first(top); y <= last(top + height); y += 1)
    for (let x = first(left); x <= last(left + width); x += 1) {
      if (tiles.length === mostTiles) return tiles
      tiles.push({ z: zoom, x, y, left: Math.round(x * tileSize - left), top: Math.round(y * tileSize - top) })
    }
  return tiles
}
