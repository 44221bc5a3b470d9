import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { FillingCall, LocationCard } from './location-cards.tsx'
import type { LocationCardsView } from './location-card-view.ts'

const listLook = [
  'relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pb-4',
  'motion-reduce:scroll-auto lg:-mx-8 lg:scroll-px-8 lg:gap-6 lg:px-8',
].join(' ')
const itemLooks = {
  1: 'w-full max-w-2xl',
  2: 'w-[85%] sm:w-[calc(50%-.5rem)] lg:w-[calc(50%-.75rem)]',
  3: 'w-[85%] sm:w-[calc(50%-.5rem)] lg:w-[calc((100%-3rem)/3)]',
} as const
/** So many that a wide page shows them all, in rows of three. */
const mostInRows = 6
/** On a phone they are a list, each as low as its words: five cards one after the other would be five screens. */
const rowsLook =
  'location-rows ' +
  'lg:mx-0! lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0! lg:pb-0! lg:*:w-auto! lg:[&_img]:aspect-2/1'
const turnLook =
  'grid size-11 place-items-center rounded-full border border-line bg-surface text-text hover:bg-surface-alt'

/** Moves the focus to the details of the next or the previous card. */
function goThrough(list: HTMLElement, by: -1 | 1): void {
  const items = [...list.children]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const links = items[at + by]?.querySelectorAll('a') ?? []
  const last = links[links.length - 1]
  last?.focus()
}

/**
 * All locations in a row that is swiped, or moved by the arrow keys and its buttons (LOC-03). On a wide page a few
 * stand in rows, whose cards the arrow keys go through.
 */
export function LocationCarousel({ view, hint }: { view: LocationCardsView; hint: boolean }) {
  const { title, cards } = view
  const columns = cards.length === 1 ? 1 : cards.length === 2 ? 2 : 3
  const isInRows = cards.length > columns && cards.length <= mostInRows
  const turnsWide = cards.length > columns && !isInRows
  const list = useRef<HTMLUListElement>(null)
  const turn = (by: -1 | 1): void => {
    const [first, second] = list.current?.children ?? []
    if (first === undefined || second === undefined) return
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    list.current?.scrollBy({ left: by * step })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const by = event.key === 'ArrowLeft' ? -1 : 1
    if (list.current !== null && isInRows && list.current.scrollWidth <= list.current.clientWidth)
      goThrough(list.current, by)
    else turn(by)
  }
  return (
    <section aria-label={title} className="grid gap-4">
      {/* The page is called so already; the headings of the cards need one above them. */}
      <h2 className="sr-only">{title}</h2>
      <div className={`flex flex-wrap items-center justify-end gap-3 ${hint ? '' : 'max-sm:hidden'}`}>
        {hint && cards.length > 1 && (
          <p className="flex items-center gap-2 text-muted sm:text-sm sm:hidden">
            Swipe to see more <Icon name="forward" size={16} />
          </p>
        )}
        {cards.length > columns - 1 && cards.length > 1 && (
          <div className={`flex gap-2 max-sm:hidden noscript:hidden ${turnsWide ? '' : 'lg:hidden'}`}>
            <button type="button" aria-label="Previous locations" onClick={() => turn(-1)} className={turnLook}>
              <Icon name="back" size={20} />
            </button>
            <button type="button" aria-label="Next locations" onClick={() => turn(1)} className={turnLook}>
              <Icon name="forward" size={20} />
            </button>
          </div>
        )}
      </div>
      {/* The list is a scroll container, which the keyboard must reach, and whose keys move it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        tabIndex={0}
        aria-label={title}
        onKeyDown={press}
        className={`${listLook} ${isInRows ? rowsLook : ''}`}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {cards.map((card) => (
          <li key={card.href} className={`shrink-0 snap-start ${itemLooks[columns]}`}>
            <LocationCard card={card} beside={cards} />
          </li>
        ))}
        {isInRows && <FillingCall view={view} />}
      </ul>
    </section>
  )
}
