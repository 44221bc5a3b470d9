import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { hasFiveColumns } from './tile-columns.ts'
import type { ModelTileView } from './model-tile-view.ts'

const tileClass =
  'group relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-site border border-line bg-surface ' +
  'shadow-site transition-colors hover:border-brand motion-reduce:transition-none'
/** Two columns on a phone, unless the text is large. */
const tilesClass =
  'grid gap-3 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-3 lg:gap-(--grid-gap)'
const sizes = '(min-width: 1700px) 360px, (min-width: 1280px) 310px, (min-width: 640px) 33vw, 50vw'

interface ModelTilesProps {
  readonly tiles: readonly ModelTileView[]
  readonly label: string
  /** Five in a row of a wide page, as in the other groups of the page; absent: where that fills the rows better. */
  readonly five?: boolean
}

/** Models in a grid: two columns on a phone, four or five on a wide page. */
export function ModelTiles({ tiles, label, five = hasFiveColumns([tiles.length]) }: ModelTilesProps) {
  return (
    <ul aria-label={label} className={`${tilesClass} ${five ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`}>
      {tiles.map((tile) => (
        <li key={tile.href} className="min-w-0">
          <ModelTile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function ModelTile({ tile }: { tile: ModelTileView }) {
  return (
    <article className={tileClass}>
      <div className="aspect-3/2 overflow-hidden picture-place">
        <TilePicture tile={tile} />
      </div>
      <div className="grid content-start gap-1 p-3 lg:p-4">
        {tile.make !== null && <p className="text-muted sm:text-sm">{tile.make}</p>}
        <h3 className="text-base leading-snug font-semibold break-words lg:text-lg">
          {/* The whole tile can be pressed. */}
          <a data-nav="" href={tile.href} className="after:absolute after:inset-0 group-hover:text-brand">
            <UnbrokenWords text={tile.name} />
          </a>
        </h3>
        {(tile.price ?? tile.status) !== null && (
          <p className="font-semibold text-balance tabular-nums">{tile.price ?? tile.status}</p>
        )}
        <p className="text-balance sm:text-sm text-muted tabular-nums">{tile.note}</p>
      </div>
    </article>
  )
}

function TilePicture({ tile: { picture, icon } }: { tile: ModelTileView }) {
  if (picture !== null) {
    const { src, srcSet } = buildPictureSources(picture.url, [320, 640])
    return (
      <img
        src={src}
        {...(srcSet === null ? {} : { srcSet, sizes })}
        alt={picture.alt}
        width={480}
        height={320}
        loading="lazy"
        decoding="async"
        className="size-full object-cover object-[50%_65%]"
      />
    )
  }
  return icon === null ? null : (
    <svg viewBox="0 0 120 52" className="size-full p-6 text-muted" aria-hidden="true">
      <use href={`/icons/bodies.svg#${icon}`} />
    </svg>
  )
}
