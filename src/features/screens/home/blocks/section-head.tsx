import { Link } from 'react-router'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  /** Page with all of it, and the words of the link. */
  readonly all: { readonly href: string; readonly text: string }
}

const allClass = 'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline'

/** Heading of a block, with a link to the page that has all of it. */
export function SectionHead({ id, title, all }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="section-title min-w-0 grow basis-40">
        {title}
      </h2>
      <Link to={all.href} className={allClass}>
        {all.text}
      </Link>
    </div>
  )
}
