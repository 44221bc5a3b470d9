import { Link } from 'react-router'

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline'

interface BlockHeadingProps {
  readonly id?: string
  readonly title: string
  readonly more?: { readonly text: string; readonly href: string }
}

/** Heading of a block, with a link to everything that the block shows a part of. */
export function BlockHeading({ id, title, more }: BlockHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 {...(id === undefined ? {} : { id })} className="section-title min-w-0 grow">
        {title}
      </h2>
      {more !== undefined && (
        <Link to={more.href} className={linkClass}>
          {more.text}
        </Link>
      )}
    </div>
  )
}
