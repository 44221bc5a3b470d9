import type { ReactNode } from 'react'
import type { Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import { buildPictureSources, isSizedPicture } from '#domain/picture/picture-sources.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'

const column = 'mx-auto w-full px-4 lg:px-8'
/** A list takes the whole width of a wide page; a text to read does not. */
const widths = { list: 'max-w-(--wide)', text: 'max-w-360' } as const

const pictureFrame = 'page-head-picture relative -mx-4 aspect-[2/1] overflow-hidden lg:mx-0 lg:aspect-auto lg:min-h-80'

interface PageHeadProps {
  readonly breadcrumb: readonly Crumb[]
  /** A line above the heading, such as the category and the date of a post. */
  readonly kicker?: ReactNode
  readonly title: string
  readonly intro: string | null
  /** Picture beside the words; null: the drawing stands in its place. */
  readonly image: string | null
  /** Drawing beside the words; null, and no picture: a plain band. */
  readonly drawing: ReactNode
  /** The head of a list, so low that the list begins on the first screen. */
  readonly low?: boolean
  /** What stands below the introduction. */
  readonly children?: ReactNode
}

/** The head of a page to read: its way, its heading and its introduction, with a picture beside them. */
export function PageHead({ breadcrumb, kicker, title, intro, image, drawing, low = false, children }: PageHeadProps) {
  const width = widths[low ? 'list' : 'text']
  const picture = image === null ? drawing : <BannerPicture src={image} className={placeOf(image)} isWideOnly={low} />
  return (
    <header
      className={
        'page-head border-b border-line bg-band ' +
        `${picture === null ? '' : 'page-head-pictured'} ${low ? 'page-head-low' : ''}`
      }
    >
      <div
        className={`page-head-row ${column} ${width} ${picture === null ? '' : 'grid lg:grid-cols-[7fr_5fr] lg:pr-0'}`}
      >
        <div className="page-head-words grid content-center gap-4 py-6 lg:py-12 lg:pr-12">
          <Breadcrumb steps={breadcrumb} />
          <div className="h-1 w-14 bg-accent" />
          {kicker}
          <h1 className="display max-w-[24ch]">
            <UnbrokenWords text={title} />
          </h1>
          {intro !== null && <p className="max-w-[60ch] text-lg leading-relaxed text-pretty lg:text-xl">{intro}</p>}
          {children}
        </div>
        {picture !== null && (
          <div className={pictureFrame}>
            <div className="absolute inset-0">{picture}</div>
          </div>
        )}
      </div>
    </header>
  )
}

/** A drawing of a place stands on its foot; a photo has its subject in the middle, a drawn vehicle a little lower. */
const placeOf = (image: string): string =>
  image.endsWith('.svg') ? 'object-[80%_90%]' : isSizedPicture(image) ? 'object-[50%_58%]' : 'object-[80%_50%]'

interface BannerPictureProps {
  readonly src: string
  readonly className: string
  /** Whether a phone leaves it out, which then does not load it either. */
  readonly isWideOnly?: boolean
}

/** The picture of a page's head, which fills its frame: the first thing that a visitor sees. */
export function BannerPicture({ src, className, isWideOnly = false }: BannerPictureProps) {
  const sources = buildPictureSources(src, [960, 640, 1280])
  return (
    <img
      src={sources.src}
      {...(sources.srcSet === null ? {} : { srcSet: sources.srcSet, sizes: '(min-width: 1024px) 60vw, 100vw' })}
      alt=""
      width={1600}
      height={480}
      fetchPriority="high"
      {...(isWideOnly ? { loading: 'lazy' as const } : {})}
      className={`size-full object-cover ${className}`}
    />
  )
}

/** The way to the page; its last step is the page itself. */
function Breadcrumb({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="-ml-1 flex flex-wrap items-center gap-x-1 text-sm">
        {steps.slice(0, -1).map(({ text, href }) => (
          <li key={href} className="flex items-center">
            <a data-nav="" href={href} className="inline-flex min-h-11 items-center px-1 text-link hover:underline">
              {text}
            </a>
            <span aria-hidden="true" className="text-muted">
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="px-1 text-muted">
          {steps.at(-1)?.text}
        </li>
      </ol>
    </nav>
  )
}
