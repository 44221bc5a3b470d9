import { Link } from 'react-router'
import { PromoBanner } from '#features/parts/promotions/promo-banner.tsx'
import { PromoSlider } from '#features/parts/promotions/promo-slider.tsx'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import { ServiceAdvantage } from '#features/parts/service-advantage/service-advantage.tsx'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { Banner } from './banner.tsx'
import type { HomeBlock, HomePage as HomePageData } from './home-page-data.ts'
import { OffersBlock, PromotionsBlock } from './offer-blocks.tsx'
import { PromisesBlock, ReviewsBlock, TextBlock } from './words-blocks.tsx'
import { SearchEntry } from './search-entry.tsx'
import { NamesBlock, TilesBlock } from './stock-blocks.tsx'

const blocksClass =
  'grid grid-cols-1 gap-(--section-gap) pb-(--section-gap) has-[>.band:last-child]:pb-0 ' +
  '[&>.band+.band]:-mt-(--section-gap)'

/** Width and side padding of all content. */
const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'

const cardRow = [
  // A swipeable row on a phone, so that the next block is not nine cards further down.
  'relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-4 overflow-x-auto px-4 pb-4',
  '[--card-gap:var(--grid-gap)] sm:card-grid sm:mx-0 sm:grid-cols-2 sm:items-stretch sm:overflow-visible sm:px-0',
  // In two columns, hides the last of an odd number of cards.
  'sm:max-xl:[&>li:last-child:nth-child(odd)]:hidden sm:pb-0 xl:grid-cols-3',
].join(' ')

/** The home page: blocks in the configured order (CONTENT-12). */
export function HomePage({ page }: { page: HomePageData }) {
  const hasBanner = page.blocks.some(({ kind }) => kind === 'banner')
  return (
    // No gap between adjacent coloured bands or between a band and the footer.
    <div className={blocksClass}>
      {!hasBanner && <h1 className={`${column} display pt-10`}>{page.title}</h1>}
      {page.blocks.map((block, index) => (
        <Block
          key={`${block.kind}-${index}`}
          block={block}
          afterBanner={page.blocks[index - 1]?.kind === 'banner'}
          beforeSearch={page.blocks[index + 1]?.kind === 'search'}
        />
      ))}
    </div>
  )
}

interface BlockProps {
  readonly block: HomeBlock
  readonly afterBanner: boolean
  readonly beforeSearch: boolean
}

function Block({ block, afterBanner, beforeSearch }: BlockProps) {
  // The banner's bottom edge is a sufficient separator.
  const below = afterBanner ? `${column} unruled` : column
  switch (block.kind) {
    case 'banner':
      return <Banner banner={block} overlapped={beforeSearch} />
    case 'search':
      return (
        // Directly after the banner, the panel overlaps its bottom edge.
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
        <div className={below}>
          <CardsBlock block={block} />
        </div>
      )
    case 'sale':
      return (
        <div className={column}>
          <PromotionCard promotion={block.sale} wide />
        </div>
      )
    case 'slider':
      return <PromoSlider slider={block.slider} />
    case 'promo_banner':
      return (
        <div className={column}>
          <PromoBanner items={block.items} />
        </div>
      )
    case 'promotions':
      return (
        <div className={column}>
          <PromotionsBlock promotions={block.promotions} />
        </div>
      )
    case 'offers':
      return (
        <div className={below}>
          <OffersBlock offers={block.offers} all={block.all} />
        </div>
      )
    case 'advantage':
      return (
        <div className={column}>
          <ServiceAdvantage promotion={block.promotion} />
        </div>
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

function CardsBlock({ block: { title, href, linkText, cards } }: { block: Extract<HomeBlock, { kind: 'cards' }> }) {
  return (
    <section className="ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="section-title">{title}</h2>
        <Link
          to={href}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {linkText}
        </Link>
      </div>
      <FinanceNote cards={cards} />
      <ul className={cardRow}>
        {cards.map((card) => (
          <li key={card.id} className="w-[84vw] max-w-96 shrink-0 snap-start sm:w-auto sm:max-w-none">
            <VehicleCard card={card} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
