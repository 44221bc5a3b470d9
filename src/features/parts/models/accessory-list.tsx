/** A kind of accessory with the way to ask for it. */
export interface AccessoryLink {
  readonly id: string
  readonly name: string
  readonly note: string
  /** The parts enquiry, with the accessory filled in. */
  readonly href: string
}

const kindClass = 'relative grid content-start gap-1 rounded-site border border-line bg-surface p-4 hover:border-brand'

/** Kinds of accessories, each a link to the parts enquiry about it. */
export function AccessoryList({ kinds }: { kinds: readonly AccessoryLink[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      {kinds.map(({ id, name, note, href }) => (
        <li key={id} className={kindClass}>
          <h3 className="text-base font-semibold">
            <a data-nav="" href={href} className="after:absolute after:inset-0">
              {name}
            </a>
          </h3>
          <p className="text-muted">{note}</p>
          <p aria-hidden="true" className="pt-1 text-sm font-semibold text-link">
            Ask for a price
          </p>
        </li>
      ))}
    </ul>
  )
}
