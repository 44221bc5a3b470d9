import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink } from '../counted-link.ts'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, type BlockPlace } from './column.ts'

export interface PriceBandsData {
  readonly block: 'price_bands'
  readonly title: string
  readonly bands: readonly CountedLink[]
}

/** Two columns on a phone too, unless the text is large. */
const stripClass =
  'grid gap-px overflow-hidden rounded-site border border-line bg-line ' +
  'max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-2 lg:grid-cols-4'
const bandClass =
  'flex min-h-14 items-center justify-between gap-2 bg-surface px-3 font-semibold tabular-nums hover:text-brand ' +
  'hover:bg-surface-alt sm:min-h-16 sm:px-5 lg:text-lg'

/** Searches by price, as one divided strip. */
export function PriceBands({ data: { title, bands }, place }: { data: PriceBandsData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <section className="ruled grid gap-6 pt-(--rule-gap)">
        <BlockHeading title={title} />
        <ul className={stripClass}>
          {bands.map(({ label, href, count }) => (
            <li key={href}>
              <Link to={href} className={bandClass}>
                {label}
                <span className="text-sm font-normal text-muted">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
