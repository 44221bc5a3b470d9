import type { RefObject } from 'react'

/** Moves the focus to the link of an item if the focus is within its row. */
export function moveFocus(row: RefObject<HTMLElement | null>, index: number): void {
  if (row.current?.contains(document.activeElement) === true)
    row.current.children[index]?.querySelector('a')?.focus({ preventScroll: true })
}
