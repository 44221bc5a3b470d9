import type { Tag } from '#domain/tag/resolve-tag.ts'

/**
 * The single tag of a card, at the top left of its picture (CARD-03). A certified vehicle shows the logo of its
 * programme.
 */
export function CardTag({ tag }: { tag: Tag }) {
  const place =
    'absolute left-3 top-3 max-w-[calc(100%-4.5rem)] truncate rounded-site px-2.5 py-1 text-sm font-semibold shadow-sm'
  switch (tag.kind) {
    case 'certified':
      return tag.logo === null ? (
        <p className={`${place} border-l-4 border-brand bg-surface text-text`}>{tag.text}</p>
      ) : (
        <p className={`${place} bg-surface`}>
          <img src={tag.logo} alt={tag.text} width={96} height={24} className="h-6 w-auto" />
        </p>
      )
    case 'sold':
    case 'reserved':
      return <p className={`${place} bg-text text-surface`}>{tag.text}</p>
    case 'electric':
    case 'explicit':
    case 'coming_soon':
    case 'just_arrived':
      return <p className={`${place} bg-accent text-accent-text`}>{tag.text}</p>
  }
}
