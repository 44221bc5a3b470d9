import type { Tag } from '#domain/tag/resolve-tag.ts'

/**
 * The single tag of a card, at the top left of its picture (CARD-03). A certified vehicle shows the logo of its
 * programme.
 */
export function CardTag({ tag }: { tag: Tag }) {
  switch (tag.kind) {
    case 'certified':
      return tag.logo === null ? (
        <p className="card-tag border-l-4 border-brand bg-surface text-text">{tag.text}</p>
      ) : (
        <p className="card-tag bg-surface">
          <img src={tag.logo} alt={tag.text} width={96} height={24} className="logo-ground h-6 w-auto" />
        </p>
      )
    case 'sold':
    case 'reserved':
      return <p className="card-tag bg-text text-surface">{tag.text}</p>
    case 'electric':
    case 'explicit':
    case 'coming_soon':
    case 'just_arrived':
      return <p className="card-tag bg-accent text-accent-text">{tag.text}</p>
  }
}
