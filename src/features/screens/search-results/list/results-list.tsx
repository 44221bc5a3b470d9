import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import { cardListClass, cardPlaceClass } from '#features/parts/vehicle-card/card-list.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { PhotoSlides } from '#features/parts/vehicle-card/photo-slides.tsx'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PausePoint } from '#ui/pause-point.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { ClosingTile } from './closing-tile.tsx'
import { firstRowsEndId } from './first-rows.ts'
import type { SearchPage } from '../search-page.ts'
import { useFirstScreen } from './use-first-screen.ts'

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-(--button-radius) border border-field-line bg-surface ' +
  'px-4 tabular-nums hover:bg-surface-alt lg:min-h-9 lg:px-3'

interface ChipsProps extends Pick<SearchPage<unknown>, 'chips' | 'clearHref'> {
  /** Whether a search with refinements is loading. */
  readonly awaited: boolean
}

/**
 * The refinements as chips that remove them (SRCH-21). While the first search loads, a placeholder reserves the space,
 * so that there is no layout shift.
 */
export const Chips = memo(function Chips({ chips, clearHref, awaited }: ChipsProps) {
  if (chips.length === 0)
    return awaited ? <div className="h-11 w-28 rounded-(--button-radius) bg-surface-alt lg:h-9" /> : null
  return (
    <ul data-chips="" aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.id} className="min-w-0">
          <a
            data-nav="stay"
            href={chip.removeHref}
            aria-label={`Remove ${chip.label}`}
            title={chip.label}
            className={chipClass}
          >
            <span className="max-w-[75vw] truncate sm:max-w-60">{chip.label}</span>
            <Icon name="close" className="size-4 text-muted" />
          </a>
        </li>
      ))}
      <li>
        <a
          data-nav="stay"
          href={clearHref}
          className="inline-flex min-h-11 items-center px-2 text-link underline lg:min-h-9"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
})

export const Paging = memo(function Paging({ paging }: Pick<SearchPage<unknown>, 'paging'>) {
  if (paging.previous === null && paging.next === null) return null
  const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-site border px-2 tabular-nums'
  const step = `${box} border-field-line bg-surface hover:bg-surface-alt`
  return (
    <nav aria-label="Pages of results" className="flex flex-wrap items-center justify-center gap-2 py-2 sm:py-6">
      {paging.previous !== null && (
        <a data-nav="" rel="prev" href={paging.previous} className={`${step} max-sm:grow sm:px-4`}>
          Previous
        </a>
      )}
      {/* On a phone the numbers stand before the links, which take the next row where this one is full. */}
      <span className="flex flex-wrap items-center justify-center gap-1.5 max-sm:-order-1 sm:gap-2">
        {paging.numbers.map(({ page, href, current }, index) => (
          <span key={page} className="contents">
            {index > 0 && page - (paging.numbers[index - 1]?.page ?? page) > 1 && <span aria-hidden="true">…</span>}
            <a
              data-nav=""
              href={href}
              aria-current={current ? 'page' : undefined}
              aria-label={`Page ${page}`}
              className={current ? `${box} border-brand bg-brand text-brand-text` : step}
            >
              {page}
            </a>
          </span>
        ))}
      </span>
      {paging.next !== null && (
        <a data-nav="" rel="next" href={paging.next} className={`${step} max-sm:grow sm:px-4`}>
          Next
        </a>
      )}
    </nav>
  )
})

interface CardGridProps {
  readonly cards: readonly VehicleCardView[]
  /** Index of the first recently sold card; null when there is none. */
  readonly soldFrom: number | null
  readonly promotions: SearchPage<unknown>['promotions']
  /** Whether a heading stands above them already. */
  readonly headed: boolean
}

/** The component of the further photos of a card; null until it has loaded, and where no finger swipes. */
function usePhotoSlides(): typeof PhotoSlides | null {
  const [Slides, setSlides] = useState<typeof PhotoSlides | null>(null)
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return
    return whenIdle(() => {
      import('#features/parts/vehicle-card/photo-slides.tsx').then(
        // It renders every card again, which must not delay scrolling.
        (module) => startTransition(() => setSlides(() => module.PhotoSlides)),
        // Without the script a card shows its first photo.
        () => undefined,
      )
    })
  }, [])
  return Slides
}

/**
 * The cards, in cells of the same height, so pictures reserve their space. A new answer renders the first screen at
 * once and the rest deferred, so that slow phones show new results sooner.
 */
export const CardGrid = memo(function CardGrid({ cards, soldFrom, promotions, headed }: CardGridProps) {
  const drawn = useDeferredValue(cards)
  const Slides = usePhotoSlides()
  const { list, cards: firstCards } = useFirstScreen(drawn)
  const first = cards.slice(0, firstCards)
  const rest =
    drawn === cards
      ? cards.slice(firstCards)
      : drawn.slice(firstCards).filter(({ id }) => !first.some((card) => card.id === id))
  const firstSold = soldFrom === null ? undefined : cards[soldFrom]?.id
  const promotionsBefore = (index: number) =>
    promotions
      .filter(({ before }) => before === index)
      .map((promotion) => (
        <li key={promotion.id} className={cardPlaceClass(index)}>
          <PromotionCard promotion={promotion} />
        </li>
      ))
  return (
    <>
      {!headed && <h2 className="sr-only">Vehicles</h2>}
      <ul ref={list} className={cardListClass(cards[0]?.kind ?? 'photo')}>
        {[...first, ...rest].map((card, index) => (
          <PausePoint key={card.id}>
            {promotionsBefore(index)}
            {card.id === firstSold && (
              <li className="col-span-full row-auto! block! pt-4">
                <h2 className="text-xl font-bold">Recently sold</h2>
              </li>
            )}
            <li id={firstRowsEndId(index)} className={cardPlaceClass(index)}>
              <VehicleCard card={card} loading={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} Slides={Slides} />
            </li>
          </PausePoint>
        ))}
        {promotionsBefore(cards.length)}
        {firstSold === undefined && cards[0]?.kind !== 'row' && (
          <ClosingTile taken={cards.length + promotions.length} />
        )}
      </ul>
    </>
  )
})
