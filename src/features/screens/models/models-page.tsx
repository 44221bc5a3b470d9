import type { CSSProperties } from 'react'
import { ModelTiles } from '#features/parts/models/model-tile.tsx'
import { hasFiveColumns } from '#features/parts/models/tile-columns.ts'
import { joinSmallGroups } from './model-runs.ts'
import type { ModelsPageData, ModelsTab } from './models-page-data.ts'

const column = 'mx-auto w-full max-w-(--wide) px-4 lg:px-8'
const tabClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-(--button-radius) border border-line bg-surface px-4 ' +
  'font-medium whitespace-nowrap hover:border-brand hover:text-brand aria-[current]:border-brand ' +
  'aria-[current]:bg-brand aria-[current]:text-brand-text'

/** The range of the site's makes, by body (CONTENT-09). */
export function ModelsPage({ page }: { page: ModelsPageData }) {
  const { title, intro, tabs, groups, discontinued } = page
  const runs = joinSmallGroups(groups)
  const five = hasFiveColumns(runs.map(countTiles))
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate bg-brand text-brand-text">
        <div className={`${column} page-band-row grid`}>
          <h1 className="display">{title}</h1>
          <p className="page-band-intro">{intro}</p>
        </div>
      </header>
      <div className={`${column} grid gap-(--section-gap)`}>
        {tabs.length > 0 && <ModelTabs tabs={tabs} />}
        {runs.map((run) =>
          run.length === 1 ? (
            run.map((group) => <ModelGroup key={group.key} group={group} five={five} />)
          ) : (
            <div key={run[0]?.key} className={`model-run ${five ? 'model-run-five' : ''}`}>
              {run.map((group) => (
                <ModelGroup key={group.key} group={group} five={five} />
              ))}
            </div>
          ),
        )}
        {discontinued.length > 0 && <Discontinued models={discontinued} />}
        <MakeSites page={page} />
      </div>
    </div>
  )
}

const countTiles = (run: ModelsPageData['groups']): number => run.reduce((total, { tiles }) => total + tiles.length, 0)

function ModelGroup({
  group: { key, label, tiles },
  five,
}: {
  group: ModelsPageData['groups'][number]
  five: boolean
}) {
  return (
    <section
      aria-labelledby={`models-${key}`}
      className="grid grid-rows-[auto_1fr] gap-5"
      style={{ '--tiles': tiles.length } as CSSProperties}
    >
      <h2 id={`models-${key}`} className="section-title">
        {label}
      </h2>
      <ModelTiles tiles={tiles} label={label} five={five} />
    </section>
  )
}

function ModelTabs({ tabs }: { tabs: readonly ModelsTab[] }) {
  return (
    <nav aria-label="Parts of the range" className="-my-[calc(var(--section-gap)/2)]">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-lg:scroll-fade lg:mx-0 lg:flex-wrap lg:px-0">
        {tabs.map(({ label, href, count, current }) => (
          <li key={href}>
            <a
              data-nav="stay"
              href={href}
              {...(current ? { 'aria-current': 'page' as const } : {})}
              className={tabClass}
            >
              {label} <span className="text-sm tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Discontinued({ models }: { models: ModelsPageData['discontinued'] }) {
  return (
    <section aria-labelledby="models-discontinued" className="ruled grid gap-5 pt-(--rule-gap)">
      <div className="grid gap-2">
        <h2 id="models-discontinued" className="section-title">
          No longer sold new
        </h2>
        <p className="max-w-180 text-muted">We still sell, service and find parts for these.</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {models.map(({ name, href, note }) => (
          <li key={href} className="border-b border-line">
            <a
              data-nav=""
              href={href}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:text-brand"
            >
              <span className="min-w-0 leading-tight font-medium break-words">{name}</span>
              {note !== '' && <span className="text-sm text-muted tabular-nums">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MakeSites({ page: { makes, markSize } }: { page: ModelsPageData }) {
  if (makes.length === 0) return null
  const [width, height] = markSize
  return (
    <section aria-labelledby="make-sites" className="ruled grid gap-5 pt-(--rule-gap)">
      <h2 id="make-sites" className="section-title">
        Our other websites
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {makes.map(({ make, mark, name, href }) => (
          <li
            key={make}
            className="relative grid gap-1 rounded-site border border-line bg-surface p-4 hover:border-brand"
          >
            <img src={mark} alt="" width={width} height={height} loading="lazy" className="h-auto max-w-full" />
            <a href={href} className="font-semibold text-link after:absolute after:inset-0">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
