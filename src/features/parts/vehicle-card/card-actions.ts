import { createContext, use, type MouseEvent } from 'react'
import type { Favourite } from '#features/parts/saved-vehicles/parse-favourites.ts'

export interface EnquiryRequest {
  /** URL of the page with the same form, opened when the dialog cannot open. */
  readonly href: string
  /** The words of the button, which become the title of the dialog. */
  readonly words: string
  /** Element that gets the focus when the dialog closes. */
  readonly opener: HTMLElement
}

/** Handlers that a page provides for its cards. Without them the links of a card open pages, as without JavaScript. */
export interface CardActions {
  /** Path of the compare page, to which a card links without scripts. */
  readonly comparePath?: string
  /** Number of vehicles that can be compared at once. */
  readonly compareLimit?: number
  readonly openEnquiry?: (request: EnquiryRequest) => void
  /** Called when the visitor is likely to open the dialog, to preload its script. */
  readonly warmEnquiry?: () => void
  readonly favouriteAdded?: (favourite: Favourite) => void
  /** Saves to the watchlist or removes from it; absent where the heart saves in the browser only (WATCH-02). */
  readonly changeWatchlist?: (car: Favourite, saved: boolean) => void
}

export const CardActionsContext = createContext<CardActions>({})

interface EnquiryLinkProps {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
}

/**
 * Props of a link to the enquiry page that opens the dialog instead when the page provides one. Opening in a new tab
 * still works.
 */
export function useEnquiryLink(href: string): EnquiryLinkProps {
  const { openEnquiry, warmEnquiry } = use(CardActionsContext)
  if (openEnquiry === undefined) return { href }
  return {
    href,
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const opener = event.currentTarget
      openEnquiry({ href, words: opener.textContent, opener })
    },
    ...(warmEnquiry === undefined ? {} : { onPointerEnter: warmEnquiry, onFocus: warmEnquiry }),
  }
}
