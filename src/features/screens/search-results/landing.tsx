import type { LandingView } from './search-page.ts'

/** What the site has of this search, and the searches beside it (API-05). */
export function Landing({ landing: { text, links } }: { landing: LandingView }) {
  return (
    <aside aria-label="About these vehicles" className="grid gap-3 border-t border-line pt-6 text-muted">
      <p className="max-w-[70ch]">{text}</p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ label, href }) => (
          <li key={href}>
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
