import { memo } from 'react'
import { Total } from './total.tsx'
import type { SearchPage } from '../search-page.ts'

/** A band has the heading in the display size; the other heads are low, so that the cards begin higher. */
const kindClass = { plain: '', strip: '', band: 'results-band', note: 'results-note' } as const

/** Head of the results page in the composition of the site, which is a matter of styles. */
export const ResultsHead = memo(function ResultsHead({
  heading,
  intro,
  head: { kind, links, note },
  path,
  total,
  failed,
  typed,
}: Pick<SearchPage<unknown>, 'heading' | 'intro' | 'head' | 'path' | 'total' | 'failed'> & { typed: boolean }) {
  return (
    <header className={`results-head ${kindClass[kind]} ${typed ? 'results-words' : ''}`}>
      <div>
        <h1>{heading}</h1>
        <p>
          <Total total={total} failed={failed} />
        </p>
      </div>
      {intro !== null && <p>{intro}</p>}
      {kind === 'note' && note !== null && <q>{note}</q>}
      {links.length > 0 && (
        <nav aria-label="Range">
          {links.map(({ label, href, count }) => (
            <a key={href} data-nav="" href={href} aria-current={href === path ? 'page' : undefined}>
              {label} <small>{count}</small>
            </a>
          ))}
        </nav>
      )}
    </header>
  )
})
