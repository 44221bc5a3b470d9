import type { ReactNode } from 'react'
import { revealFocus } from '#ui/reveal-focus.ts'

/** Cards side by side; they scroll where they do not fit. `note` stands above them. */
export function SimilarStrip({
  title,
  note = null,
  cards,
}: {
  title: string
  note?: ReactNode
  cards: readonly { readonly key: string; readonly card: ReactNode }[]
}) {
  return (
    <section aria-labelledby="similar-vehicles" className="grid min-w-0 gap-4">
      <h2 id="similar-vehicles" className="section-title">
        {title}
      </h2>
      {note}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside */}
      <ul
        onFocus={revealFocus}
        className="scroll-strip -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 lg:mx-0 lg:px-0"
      >
        {cards.map(({ key, card }) => (
          <li key={key} className="w-[85%] shrink-0 snap-start sm:w-80">
            {card}
          </li>
        ))}
      </ul>
    </section>
  )
}
