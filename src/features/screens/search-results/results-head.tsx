import { memo } from 'react'
import type { SearchPage } from './search-page.ts'

const column = 'mx-auto grid w-full max-w-360 gap-x-10 gap-y-2 px-4 lg:px-8'
const linkClass =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 border-transparent font-semibold whitespace-nowrap ' +
  'hover:border-current aria-[current=page]:border-current'
const noteClass = 'border-l-4 border-accent pl-4 text-lg text-pretty text-muted italic'

/** Head of the results page in the composition of the site. */
export const ResultsHead = memo(function ResultsHead({
  title,
  intro,
  heading: { kind, links, note },
  path,
}: Pick<SearchPage<unknown>, 'title' | 'intro' | 'heading' | 'path'>) {
  const onBand = kind === 'band'
  const withNote = kind === 'note' && note !== null
  return (
    <header className={onBand ? 'on-header mb-6 bg-header pt-8 text-header-text' : 'pt-6 pb-2 lg:pb-4'}>
      <div className={`${column} ${withNote ? 'items-end lg:grid-cols-2' : ''}`}>
        <div className={`grid gap-1 ${onBand && links.length === 0 ? 'pb-6' : ''}`}>
          <h1 className={onBand ? 'display uppercase' : 'text-2xl font-bold lg:text-3xl'}>{title}</h1>
          {intro !== null && <p className={`max-w-[70ch] ${onBand ? '' : 'text-muted'}`}>{intro}</p>}
        </div>
        {withNote && <p className={noteClass}>{note}</p>}
        {links.length > 0 && (
          <nav aria-label="Range" className={onBand ? '' : 'border-b border-line'}>
            <ul className="-mx-4 flex gap-6 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:gap-x-8 lg:px-0">
              {links.map(({ label, href, count }) => (
                <li key={href}>
                  <a data-nav="" href={href} aria-current={href === path ? 'page' : undefined} className={linkClass}>
                    {label} <span className="text-sm font-normal tabular-nums opacity-80">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  )
})
