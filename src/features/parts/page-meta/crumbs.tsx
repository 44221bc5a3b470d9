import { Link } from 'react-router'
import type { Crumb } from './breadcrumbs.ts'

/**
 * The way to a page, without the page itself. Left out where it would only say 'Home', and on a phone, where the first
 * screen belongs to the vehicles.
 */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length < 2) return null
  return (
    <nav aria-label="Breadcrumb" className="hidden text-sm text-muted sm:block">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ text, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden>›</span>}
            <Link to={href} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
