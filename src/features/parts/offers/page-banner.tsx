import type { ReactNode } from 'react'
import { BannerPicture } from '#features/parts/content/page-head.tsx'

const cardClass =
  'page-banner-card grid max-w-160 gap-3 bg-surface px-4 py-3 max-sm:w-full max-sm:gap-1 sm:justify-self-start ' +
  'sm:rounded-site sm:p-5 sm:shadow-site lg:gap-2 lg:px-8'
// A phone has no room for it: its words would cover all of it, and the first offer belongs on the first screen.
// It fades out before the words, and beside them there is room for the whole of its subject though the head is low.
const pictureClass =
  'max-sm:hidden sm:absolute sm:inset-0 sm:-z-10 object-[78%_70%] lg:left-auto! lg:w-7/10! ' +
  'lg:[mask-image:linear-gradient(90deg,transparent_30%,#000_60%)]'
const rowClass =
  'page-banner-row relative mx-auto grid max-w-(--wide) sm:px-4 sm:py-6 lg:min-h-48 lg:items-center lg:px-8 ' +
  '3xl:min-h-64'

interface PageBannerProps {
  readonly title: string
  readonly intro: string | null
  /** Picture behind the title, of any brightness. */
  readonly image: string
  readonly children?: ReactNode
}

/**
 * The head of a page over a picture of the dealer's choice (CONTENT-02). The words stand on a surface of their own,
 * because the picture may have any colour; on a wide page that is the head itself, beside the picture.
 */
export function PageBanner({ title, intro, image, children }: PageBannerProps) {
  return (
    <header className="page-banner relative isolate overflow-hidden bg-surface-alt">
      <BannerPicture src={image} className={pictureClass} isWideOnly />
      <div className={rowClass}>
        <div className={cardClass}>
          <h1 className="display">{title}</h1>
          {intro !== null && <p className="text-lg leading-relaxed text-pretty max-sm:text-base">{intro}</p>}
          {children}
        </div>
      </div>
    </header>
  )
}
