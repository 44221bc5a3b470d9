import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { listTiles, projectPoint, tileSize } from '#domain/location/tile-grid.ts'
import { Icon } from '#ui/icon.tsx'

export interface TileMapProps {
  /** Address of a tile with {z}, {x} and {y}. */
  readonly url: string
  readonly attribution: string
  readonly maxZoom: number
  readonly lat: number
  readonly long: number
  readonly name: string
}

const firstZoom = 15
const leastZoom = 4
const buttonLook = 'grid size-11 place-items-center rounded-site border border-line bg-surface text-text shadow-site'

const fillTile = (url: string, { z, x, y }: { readonly z: number; readonly x: number; readonly y: number }): string =>
  url.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y))

/** A map of tiles around the location, which can be dragged and zoomed. */
export function TileMap({ url, attribution, maxZoom, lat, long, name }: TileMapProps) {
  const [zoom, setZoom] = useState(Math.min(firstZoom, maxZoom))
  const [moved, setMoved] = useState({ x: 0, y: 0 })
  const [size, setSize] = useState({ width: 0, height: 0 })
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const place = projectPoint({ lat, long }, zoom)
  const world = tileSize * 2 ** zoom
  const keep = (value: number): number => Math.max(0, Math.min(world, value))
  const centreX = keep(place.x + moved.x)
  const centreY = keep(place.y + moved.y)
  const tiles = size.width === 0 ? [] : listTiles({ centreX, centreY, zoom, ...size })
  const change = (by: 1 | -1): void => {
    const next = Math.min(maxZoom, Math.max(leastZoom, zoom + by))
    const scale = 2 ** (next - zoom)
    setZoom(next)
    setMoved(({ x, y }) => ({ x: x * scale, y: y * scale }))
  }
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    const start = from.current
    if (start === null) return
    from.current = { x: clientX, y: clientY }
    setMoved(({ x, y }) => ({ x: x + start.x - clientX, y: y + start.y - clientY }))
  }
  const end = (): void => {
    from.current = null
  }
  return (
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a map of tiles is none of those elements
      role="group"
      aria-label={`Map of ${name}`}
      className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return
        from.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {tiles.map((tile) => (
        <img
          key={`${tile.z}/${tile.x}/${tile.y}`}
          src={fillTile(url, tile)}
          alt=""
          width={tileSize}
          height={tileSize}
          draggable={false}
          className="absolute max-w-none select-none"
          style={{ left: tile.left, top: tile.top }}
        />
      ))}
      <span
        aria-hidden
        className="pointer-events-none absolute -translate-x-1/2 -translate-y-full text-brand"
        style={{ left: place.x - centreX + size.width / 2, top: place.y - centreY + size.height / 2 }}
      >
        <Icon name="place" size={40} />
      </span>
      <span className="absolute top-2 right-2 grid gap-2">
        <button
          type="button"
          aria-label="Zoom in"
          disabled={zoom === maxZoom}
          onClick={() => change(1)}
          className={buttonLook}
        >
          <Icon name="plus" size={20} />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          disabled={zoom === leastZoom}
          onClick={() => change(-1)}
          className={buttonLook}
        >
          <Icon name="minus" size={20} />
        </button>
      </span>
      <span className="absolute right-0 bottom-0 bg-surface/90 px-2 py-0.5 text-xs text-text">{attribution}</span>
    </div>
  )
}
