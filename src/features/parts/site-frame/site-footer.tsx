import { memo } from 'react'
import { Drawn } from './drawn.tsx'
import { FooterContent } from './footer-content.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

export const SiteFooter = memo(function SiteFooter({ frame }: { frame: SiteFrameView }) {
  return (
    <Drawn
      as="footer"
      name="footer"
      className={
        'below-fold on-footer bg-footer text-footer-text print:hidden [--fold-guess-wide:42rem] ' +
        '[--fold-guess:124rem]'
      }
    >
      {import.meta.env.SSR && <FooterContent frame={frame} />}
    </Drawn>
  )
})
