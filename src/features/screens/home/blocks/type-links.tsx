import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink } from '../counted-link.ts'

const typeLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-(--button-radius) border border-field-line bg-surface ' +
  'flex-wrap px-[min(1rem,4vw)] font-medium hover:border-brand hover:text-brand'

/** Searches beside a form, each with its number: by type, or by price. */
export function TypeLinks({ label, links }: { label: string; links: readonly CountedLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {links.map(({ label: text, href, count }) => (
        <li key={href}>
          <Link to={href} className={typeLinkClass}>
            {text} <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
