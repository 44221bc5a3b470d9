import type { SiteFrameView } from './site-frame-view.ts'

const nameClass =
  'min-w-0 leading-[1.1] tracking-tight text-balance [font-family:var(--font-heading)] ' +
  '[font-weight:var(--heading-weight)]'
/**
 * A longer name takes two lines beside the buttons of a phone, so its size follows the room that they leave: three of
 * them on a narrow phone, and from 24rem, where the search joins them, four.
 */
const mostLetters = 26
export const isLongName = (name: string): boolean => name.length > mostLetters
const sizeClasses = {
  short: 'text-[min(3.7vw,1rem)]',
  long:
    'text-[clamp(min(.7rem,4.1vw),calc((100vw-13.25rem)/12.2),1rem)] ' +
    'min-[24rem]:text-[clamp(min(.7rem,4.1vw),calc((100vw-15.5rem)/11.6),1rem)]',
}
const nameClasses = {
  header: 'line-clamp-3 max-w-48 pb-0.5 lg:max-w-56 lg:text-lg',
  footer: 'max-w-72 text-xl',
}

/** Link to the home page: the site's logo, or its mark and its name in the heading font. */
export function BrandName({
  frame,
  size,
}: {
  frame: Pick<SiteFrameView, 'logo' | 'mark' | 'name'>
  size: 'header' | 'footer'
}) {
  const sizeClass = size === 'footer' ? '' : sizeClasses[isLongName(frame.name) ? 'long' : 'short']
  return (
    <a
      data-nav=""
      href="/"
      aria-label={`${frame.name}, home`}
      className="flex min-h-11 min-w-0 items-center gap-[min(.75rem,2vw)]"
    >
      {frame.logo !== null ? (
        <img src={frame.logo} alt={frame.name} height={40} className="h-10 w-auto max-w-56" />
      ) : (
        <>
          {frame.mark !== null && (
            <img
              src={frame.mark}
              alt=""
              width={40}
              height={40}
              className="size-[min(2.25rem,11vw)] shrink-0 lg:size-11"
            />
          )}
          <span className={`${nameClass} ${nameClasses[size]} ${sizeClass}`}>{frame.name}</span>
        </>
      )}
    </a>
  )
}
