import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink, Tile } from './home-page-data.ts'

const tileClass =
  'group grid h-full gap-3 rounded-site border border-line bg-surface p-4 shadow-site transition-colors ' +
  'hover:border-brand motion-reduce:transition-none'

const namesAtFirst = 12

/** Body types as silhouettes (SRCH-24), in a grid. */
export function TilesBlock({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section aria-labelledby="body-types" className="ruled grid gap-6 pt-(--rule-gap)">
      <h2 id="body-types" className="section-title">
        Shop by body type
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {tiles.map(({ icon, label, href, count }) => (
          <li key={href}>
            <Link to={href} className={tileClass}>
              <svg viewBox="0 0 120 52" className="h-12 w-full text-text group-hover:text-brand" aria-hidden="true">
                <use href={`/icons/bodies.svg#${icon}`} />
              </svg>
              <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                <span className="font-semibold">{label}</span>
                <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Makes, or models of the site's main make, with the number of vehicles. */
export function NamesBlock({ title, links, all }: { title: string; links: readonly CountedLink[]; all: string }) {
  return (
    <section className="ruled grid gap-6 pt-(--rule-gap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="section-title">{title}</h2>
        <Link
          to={all}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          See them all
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {links.slice(0, namesAtFirst).map(({ label, href, count }) => (
          <li key={href} className="border-b border-line">
            <Link to={href} className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 hover:text-brand">
              <span className="min-w-0 py-1 font-medium leading-tight break-words lg:text-lg">{label}</span>
              <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
