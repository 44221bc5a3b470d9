import type { ReactNode } from 'react'

interface LocationBannerProps {
  readonly title: string
  readonly intro: string | null
  /** Picture beside the words on a wide page; null for none. */
  readonly image?: string | null
  /** What stands below the words. */
  readonly children?: ReactNode
  /** Room below the words for a card that overlaps the band. */
  readonly overlapped?: boolean
}

/** The coloured band on top of the pages of locations: title, a sentence, and what is done first. */
export function LocationBanner({ title, intro, image = null, children, overlapped = false }: LocationBannerProps) {
  return (
    <header className="page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text">
      {image !== null && (
        <div aria-hidden className="page-band-picture absolute inset-y-0 right-0 hidden w-1/2 lg:block">
          <img src={image} alt="" className="size-full object-cover object-[82%_50%]" />
          <div className="absolute inset-0 bg-linear-to-r from-brand to-transparent" />
        </div>
      )}
      <div
        className={
          'page-band-row relative mx-auto grid max-w-360 px-4 lg:px-8 ' + (overlapped ? 'page-band-row-overlapped' : '')
        }
      >
        <h1 className="display max-w-200">{title}</h1>
        {intro !== null && <p className="page-band-intro">{intro}</p>}
        {children}
      </div>
    </header>
  )
}
