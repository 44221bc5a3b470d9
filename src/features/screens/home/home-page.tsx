import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Banner } from './banner.tsx'
import type { HomeBlock, HomePage as HomePageData } from './home-page-data.ts'
import { PromisesBlock, ReviewsBlock, TextBlock } from './words-blocks.tsx'
import { SearchEntry } from './search-entry.tsx'
import { NamesBlock, TilesBlock } from './stock-blocks.tsx'

/** Width and side space of everything on the page. */
const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'

type RenderCard<Card> = (card: Card) => ReactNode
/** What stands above a row of cards. */
type RenderNote<Card> = (cards: readonly Card[]) => ReactNode

/** The blocks in the order that the site gives them (CONTENT-12). */
export function HomePage<Card extends { readonly id: string }>({
  page,
  renderCard,
  renderNote,
}: {
  page: HomePageData<Card>
  renderCard: RenderCard<Card>
  renderNote: RenderNote<Card>
}) {
  const hasBanner = page.blocks.some(({ kind }) => kind === 'banner')
  return (
    // A band of colour meets the next one, and the footer, without a strip of the page between them.
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap) has-[>.band:last-child]:pb-0 [&>.band+.band]:-mt-(--section-gap)">
      {!hasBanner && <h1 className={`${column} display pt-10`}>{page.title}</h1>}
      {page.blocks.map((block, index) => (
        <Block
          key={`${block.kind}-${index}`}
          block={block}
          afterBanner={page.blocks[index - 1]?.kind === 'banner'}
          beforeSearch={page.blocks[index + 1]?.kind === 'search'}
          renderCard={renderCard}
          renderNote={renderNote}
        />
      ))}
    </div>
  )
}

interface BlockProps<Card> {
  readonly block: HomeBlock<Card>
  readonly afterBanner: boolean
  readonly beforeSearch: boolean
  readonly renderCard: RenderCard<Card>
  readonly renderNote: RenderNote<Card>
}

function Block<Card extends { readonly id: string }>({
  block,
  afterBanner,
  beforeSearch,
  renderCard,
  renderNote,
}: BlockProps<Card>) {
  // The lower edge of the banner parts enough.
  const below = afterBanner ? `${column} unruled` : column
  switch (block.kind) {
    case 'banner':
      return <Banner banner={block} overlapped={beforeSearch} />
    case 'search':
      return (
        // Right after the banner the panel lies on its lower edge.
        <div className={`${column} relative z-10 ${afterBanner ? '-mt-[calc(var(--section-gap)+2.5rem)]' : ''}`}>
          <SearchEntry entry={block} />
        </div>
      )
    case 'tiles':
      return (
        <div className={below}>
          <TilesBlock tiles={block.tiles} />
        </div>
      )
    case 'names':
      return (
        <div className={below}>
          <NamesBlock title={block.title} links={block.links} all={block.all} />
        </div>
      )
    case 'cards':
      return (
        <section className={below}>
          <div className="ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="section-title">{block.title}</h2>
              <Link
                to={block.href}
                className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
              >
                {block.linkText}
              </Link>
            </div>
            {renderNote(block.cards)}
            {/* A row to swipe on the phone, so that what comes after it is not nine cards away; in two columns no card stands alone. */}
            <ul className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-4 overflow-x-auto px-4 pb-4 [--card-gap:var(--grid-gap)] sm:card-grid sm:max-xl:[&>li:last-child:nth-child(odd)]:hidden sm:mx-0 sm:grid-cols-2 sm:items-stretch sm:overflow-visible sm:px-0 sm:pb-0 xl:grid-cols-3">
              {block.cards.map((card) => (
                <li key={card.id} className="w-[84vw] max-w-96 shrink-0 snap-start sm:w-auto sm:max-w-none">
                  {renderCard(card)}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )
    case 'promises':
      return <PromisesBlock title={block.title} items={block.items} />
    case 'text':
      return <TextBlock title={block.title} paragraphs={block.paragraphs} />
    case 'reviews':
      return (
        <div className={column}>
          <ReviewsBlock reviews={block.reviews} />
        </div>
      )
  }
}
