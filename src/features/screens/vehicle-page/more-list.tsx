import type { ReactNode } from 'react'

interface MoreListProps<Item> {
  readonly items: readonly Item[]
  /** Number of items that are visible at first. */
  readonly shown: number
  readonly words: { readonly more: string; readonly less: string }
  /** Renders some of the items as one list. */
  readonly list: (items: readonly Item[]) => ReactNode
}

/** Shows the first items; a control that works without scripts expands the rest (VDP-07). */
export function MoreList<Item>({ items, shown, words, list }: MoreListProps<Item>) {
  const rest = items.slice(shown)
  return (
    <div>
      {list(items.slice(0, shown))}
      {rest.length > 0 && (
        <details data-fold="" className="group flex flex-col-reverse">
          <summary className="show-more">
            <span className="group-open:hidden">{words.more}</span>
            <span className="hidden group-open:inline">{words.less}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}
