import type { CSSProperties } from 'react'
import { blogCategories } from '#domain/blog/blog-categories.ts'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { phoneRail } from '#ui/phone-rail.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import type { BlogCard } from './blog-card.ts'
import { PostScene } from './post-scene.tsx'

const cardClass =
  'relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-site border border-line bg-surface shadow-site'

const lowPicture = 'border-line aspect-[3/2]!'
const lowOnPhone = 'border-line max-sm:aspect-video'

interface BlogCardsProps {
  readonly cards: readonly BlogCard[]
  /** Level of the headings of the cards: one below the heading above them. */
  readonly level: 2 | 3
  /** On a phone they stand in a row that a finger swipes, on a page that is about more than posts. */
  readonly swiped?: boolean
  /** The first posts are larger where that makes every row full. */
  readonly full?: boolean
}

const listLook = 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]'
/** A few posts fill the width of a page that is about more than posts. */
const rowLooks = ['', 'max-w-160', 'sm:grid-cols-2', 'sm:grid-cols-3'] as const

/**
 * Posts as cards with pictures of the site's size, square by default (CONTENT-08, CARD-04); nothing without posts. It
 * needs no scripts.
 */
export function BlogCards({ cards, level, swiped = false, full = false }: BlogCardsProps) {
  if (cards.length === 0) return null
  const rail = swiped && cards.length > 1 ? phoneRail : { list: '', item: '' }
  const rowLook = swiped ? rowLooks[cards.length] : undefined
  return (
    <ul className={`grid ${full ? 'blog-wall' : (rowLook ?? listLook)} gap-(--grid-gap) ${rail.list}`}>
      {cards.map((card, index) => (
        <li key={card.href} className={rail.item}>
          <Card card={card} level={level} low={swiped} leads={full && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Card({
  card: { title, summary, href, category, date, length, published, image, scene, pictureSize },
  level,
  low,
  leads,
}: CardProps) {
  const [width, height] = pictureSize
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={cardClass}>
      <div
        style={{ '--picture': `${width} / ${height}` } as CSSProperties}
        className={`picture-place aspect-(--picture) overflow-hidden border-b ${low ? lowPicture : lowOnPhone}`}
      >
        {image === null ? (
          <PostScene name={scene} />
        ) : (
          <Picture image={image} width={width} height={height} leads={leads} />
        )}
      </div>
      <div className="grid content-start gap-2 p-5">
        <p className="flex flex-wrap gap-x-3 text-muted sm:text-sm">
          <span className="font-medium text-text">{blogCategories[category].name}</span>
          <time dateTime={published} className="whitespace-nowrap">
            {date}
          </time>
          <span className="whitespace-nowrap">{length}</span>
        </p>
        <Heading className="text-xl leading-snug">
          <a data-nav="" href={href} className="after:absolute after:inset-0 hover:underline">
            <UnbrokenWords text={title} />
          </a>
        </Heading>
        <p className="text-muted">{summary}</p>
        {/* The whole card is the link of its heading. */}
        <p aria-hidden className="blog-read hidden font-semibold text-link">
          Read the article
        </p>
      </div>
    </article>
  )
}

interface PictureProps {
  readonly image: string
  readonly width: number
  readonly height: number
  readonly leads: boolean
}

function Picture({ image, width, height, leads }: PictureProps) {
  const { src, srcSet } = buildPictureSources(image, leads ? [960, 640, 1280] : [640, 960])
  const sizes = `(min-width: 960px) ${leads ? '60vw' : '25vw'}, (min-width: 640px) 50vw, 100vw`
  return (
    <img
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes })}
      alt=""
      width={width}
      height={height}
      {...(leads ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className="size-full object-cover"
    />
  )
}

interface CardProps {
  readonly card: BlogCard
  readonly level: 2 | 3
  /** With a picture that is wider than high. */
  readonly low: boolean
  /** The first of a page of posts, with the picture that the page opens with. */
  readonly leads: boolean
}
