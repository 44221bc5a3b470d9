import type { LandingView } from '../search-page.ts'

/** On a phone, whose page is long enough, one row that a finger moves. */
const linksClass =
  'flex flex-wrap gap-x-4 max-sm:relative max-sm:-mx-4 max-sm:scroll-px-4 max-sm:flex-nowrap max-sm:overflow-x-auto ' +
  'max-sm:px-4 max-sm:pb-2'

/** What the site has of this search, and the searches beside it (API-05). */
export function Landing({ landing: { text, links } }: { landing: LandingView }) {
  return (
    <aside aria-label="About these vehicles" className="grid grid-cols-1 gap-3 border-t border-line pt-6 text-muted">
      <p className="max-w-[70ch]">{text}</p>
      <ul className={linksClass}>
        {links.map(({ label, href }) => (
          <li key={href} className="shrink-0">
            <a
              data-nav=""
              href={href}
              className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
