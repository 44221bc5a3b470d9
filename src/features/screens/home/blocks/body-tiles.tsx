import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink } from '../counted-link.ts'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, type BlockPlace } from './column.ts'

/** A tile; `icon` is a symbol of /icons/bodies.svg. */
export interface Tile extends CountedLink {
  readonly icon: string
}

export interface BodyTilesData {
  readonly block: 'body_tiles'
  readonly title: string
  readonly tiles: readonly Tile[]
}

/** Three columns on a phone, fewer where the text is large. */
const listClass =
  'grid gap-2 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] sm:grid-cols-3 sm:gap-3 lg:grid-cols-6'
const tileClass =
  'group grid h-full content-start gap-1.5 rounded-site border border-line bg-surface px-2 py-3 shadow-site ' +
  'transition-colors hover:border-brand motion-reduce:transition-none sm:gap-3 sm:p-4'
const wordsClass = 'grid leading-snug sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-2'

/** Body types as silhouettes (SRCH-24), in a grid. */
export function BodyTiles({ data, place }: { data: BodyTilesData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <section aria-labelledby="body-types" className="ruled grid gap-6 pt-(--rule-gap)">
        <BlockHeading id="body-types" title={data.title} />
        <ul className={listClass}>
          {data.tiles.map(({ icon, label, href, count }) => (
            <li key={href}>
              <Link to={href} className={tileClass}>
                <svg
                  viewBox="0 0 120 52"
                  preserveAspectRatio="xMinYMid"
                  className="h-9 w-full text-text sm:h-12 group-hover:text-brand"
                  aria-hidden="true"
                >
                  <use href={`/icons/bodies.svg#${icon}`} />
                </svg>
                <span className={wordsClass}>
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
