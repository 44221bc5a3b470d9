import { createContext, use, type MouseEvent } from 'react'
import type { Favourite } from './favourites.ts'

export interface EnquiryRequest {
  /** Address of the page that holds the same form; taken when the dialog cannot open. */
  readonly href: string
  /** Gets the focus back. */
  readonly opener: HTMLElement
}

/** What a page does when a card is used. Absent: the card's links lead to pages, as without JavaScript. */
export interface CardActions {
  readonly openEnquiry?: (request: EnquiryRequest) => void
  /** The visitor is about to ask: a good moment to fetch the dialog's script. */
  readonly warmEnquiry?: () => void
  readonly favouriteAdded?: (favourite: Favourite) => void
}

export const CardActionsContext = createContext<CardActions>({})

interface EnquiryLinkProps {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
}

/**
 * Properties of a link to the enquiry page that opens the dialog instead where there is one; a new tab stays a new tab.
 */
export function useEnquiryLink(href: string): EnquiryLinkProps {
  const { openEnquiry, warmEnquiry } = use(CardActionsContext)
  if (openEnquiry === undefined) return { href }
  return {
    href,
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openEnquiry({ href, opener: event.currentTarget })
    },
    ...(warmEnquiry === undefined ? {} : { onPointerEnter: warmEnquiry, onFocus: warmEnquiry }),
  }
}
