import { createContext, type MouseEvent } from 'react'

/** Properties of a link that opens a dialog where scripts run and leads to a page of its own where they do not. */
export interface DialogLink {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
}

/** What the page does beyond showing; the route provides it. Absent: links lead to pages and nothing is reported. */
export interface PageLinks {
  readonly enquire?: DialogLink
  readonly offer?: DialogLink
  readonly phoneRevealed?: () => void
  readonly historyOpened?: () => void
}

export const PageLinksContext = createContext<PageLinks>({})
