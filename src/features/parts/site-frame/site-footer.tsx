import { memo } from 'react'
import { FooterContent } from './footer-content.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const look = 'on-footer bg-footer text-footer-text'

/** What the server drew; read before anything changes the page. */
const drawn = typeof document === 'undefined' ? '' : (document.querySelector('footer[data-frame]')?.innerHTML ?? '')

/**
 * The footer is the same on every page of a site and has no behaviour of its own, so the browser keeps what the server
 * drew and loads none of its code.
 */
export const SiteFooter = memo(function SiteFooter({ frame }: { frame: SiteFrameView }) {
  if (import.meta.env.SSR)
    return (
      <footer data-frame="" className={look}>
        <FooterContent frame={frame} />
      </footer>
    )
  return <footer data-frame="" className={look} dangerouslySetInnerHTML={{ __html: drawn }} suppressHydrationWarning />
})
