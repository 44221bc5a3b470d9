import { createContext } from 'react'
import type { SiteFrameView } from './site-frame-view.ts'

/**
 * The frame of a site where the router has no data of the root: it runs no loader of a page whose form failed, and that
 * of the root may itself fail. The server gives the frame, so that the error page has the dealer's look and number all
 * the same; null elsewhere, and in a browser always. Such a page has no scripts, because these would not find it.
 */
export const LostFrame = createContext<SiteFrameView | null>(null)
