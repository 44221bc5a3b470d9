import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink } from '../counted-link.ts'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, type BlockPlace } from './column.ts'

/** Makes, or models without pictures. */
export interface NamesData {
  readonly block: 'names'
  readonly title: string
  readonly links: readonly CountedLink[]
  readonly all: { readonly text: string; readonly href: string }
}

/** Two columns on a phone, unless the text is large. */
const listClass =
  'grid gap-x-6 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-3 lg:grid-cols-4 ' +
  '3xl:grid-cols-6'

/** Names with their number of vehicles, in columns. */
export function Names({ data, place }: { data: NamesData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <section className="ruled grid gap-6 pt-(--rule-gap)">
        <BlockHeading title={data.title} more={data.all} />
        <ul className={listClass}>
          {data.links.map(({ label, href, count }) => (
            <li key={href} className="border-b border-line">
              <Link to={href} className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 hover:text-brand">
                <span className="min-w-0 py-1 leading-tight font-medium break-words lg:text-lg">{label}</span>
                <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
