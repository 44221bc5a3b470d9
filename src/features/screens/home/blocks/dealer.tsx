import type { BlogCard } from '#features/parts/blog/blog-card.ts'
import { BlogCards } from '#features/parts/blog/blog-cards.tsx'
import type { LocationBlockView } from '#features/parts/locations/location-block.ts'
import { LocationCards } from '#features/parts/locations/location-cards.tsx'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import type { PersonView } from '#features/parts/people/people-view.ts'
import { People as Persons } from '#features/parts/people/people.tsx'
import { column, columnBelow, tall, type BlockPlace } from './column.ts'
import { BlockHeading } from './block-heading.tsx'

export interface LocationsData {
  readonly block: 'locations'
  readonly view: LocationBlockView
  /** Path of the page of all locations. */
  readonly all: string
}

/** Where the dealer is: the details of one location, or the cards of several. */
export function Locations({ data: { view, all }, place }: { data: LocationsData; place: BlockPlace }) {
  return (
    <div className={`${columnBelow(place)} ${tall}`}>
      <div className="ruled pt-(--rule-gap)">
        {view.kind === 'detail' ? (
          <LocationDetail detail={view.detail} heading={view.title} />
        ) : (
          <LocationCards view={view} allHref={all} swiped />
        )}
      </div>
    </div>
  )
}

export interface PeopleData {
  readonly block: 'people'
  readonly people: readonly PersonView[]
}

export function People({ data: { people } }: { data: PeopleData }) {
  return (
    <div className={column}>
      <div className="ruled pt-(--rule-gap)">
        <Persons people={people} />
      </div>
    </div>
  )
}

export interface BlogData {
  readonly block: 'blog'
  readonly cards: readonly BlogCard[]
  /** Path of the blog. */
  readonly all: string
}

export function Blog({ data: { cards, all }, place }: { data: BlogData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <section aria-labelledby="blog" className="ruled grid gap-6 pt-(--rule-gap)">
        <BlockHeading id="blog" title="From our blog" more={{ href: all, text: 'See all articles' }} />
        <BlogCards cards={cards} level={3} swiped />
      </section>
    </div>
  )
}
