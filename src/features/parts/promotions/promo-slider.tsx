import type { CSSProperties, MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { PromoSliderView, Slide } from './home-promotions.ts'
import { useSlider } from './use-slider.ts'

const trackClass =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] ' +
  'ring-in-picture [&::-webkit-scrollbar]:hidden'
const dotClass =
  'grid size-11 place-items-center before:size-3 before:rounded-full before:border-2 before:border-current ' +
  'aria-[current=true]:before:bg-current'
const arrowClass = 'grid size-11 place-items-center rounded-full hover:bg-surface-alt'

interface PromoSliderProps {
  readonly slider: PromoSliderView
  /** Whether the page begins with it: then its first picture is loaded before all others. */
  readonly leads?: boolean
}

/**
 * The promo slider: pictures that are swiped, or moved by links that work without scripts (CONTENT-02). Slides that
 * move by themselves have a button that stops them.
 */
export function PromoSlider({ slider, leads = false }: PromoSliderProps) {
  const { slides, seconds } = slider
  const { track, current, playing, toggle, goTo } = useSlider(slides.length, seconds)
  const follow = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    goTo(index)
  }
  const previous = (current - 1 + slides.length) % slides.length
  const next = (current + 1) % slides.length
  return (
    <section aria-label="Promotions" aria-roledescription="carousel" className="relative max-sm:bg-surface">
      {/* A scrollable area needs to be reached by the keyboard, and the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} tabIndex={0} aria-label="Slides" className={trackClass}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            id={slide.id}
            aria-label={`${index + 1} of ${slides.length}`}
            className={`slide words-${slider.words}`}
            style={ratioOf(slider)}
          >
            <SlidePicture slide={slide} slider={slider} leads={leads && index === 0} />
            {slide.title !== null && (
              <div>
                <h2 className="section-title">{slide.title}</h2>
                {slide.text !== null && <p>{slide.text}</p>}
                {slide.button !== null && slide.href !== null && (
                  <SlideLink href={slide.href} className="btn">
                    {slide.button}
                  </SlideLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="mx-auto flex max-w-360 items-center justify-center gap-1 px-4">
          <a
            href={`#${slides[previous]?.id ?? ''}`}
            onClick={follow(current - 1)}
            aria-label="Previous slide"
            className={arrowClass}
          >
            <Icon name="back" className="size-5" />
          </a>
          {slides.map(({ id }, index) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={follow(index)}
              aria-label={`Slide ${index + 1}`}
              aria-current={index === current}
              className={dotClass}
            />
          ))}
          <a
            href={`#${slides[next]?.id ?? ''}`}
            onClick={follow(current + 1)}
            aria-label="Next slide"
            className={arrowClass}
          >
            <Icon name="forward" className="size-5" />
          </a>
          {playing !== null && (
            <button
              type="button"
              onClick={toggle}
              className="min-h-11 px-3 text-sm text-link underline underline-offset-4"
            >
              {playing ? 'Pause slides' : 'Play slides'}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

// A ratio of the picture itself would win over that of the picture for phones.
const ratioOf = ({ width, height }: PromoSliderView) => ({ '--slide': `${width} / ${height}` }) as CSSProperties

/** The picture leads on by itself where no button does. */
function SlidePicture({ slide, slider, leads }: { slide: Slide; slider: PromoSliderView; leads: boolean }) {
  const picture = (
    <picture>
      {slide.imagePhone !== null && <source media="(width < 40rem)" srcSet={slide.imagePhone} />}
      <img
        src={slide.image}
        alt={slide.alt}
        width={slider.width}
        height={slider.height}
        loading={leads ? 'eager' : 'lazy'}
        {...(leads ? { fetchPriority: 'high' as const } : {})}
        decoding="async"
        className={slide.imagePhone === null ? 'max-sm:min-h-44' : 'max-sm:aspect-3/2'}
      />
    </picture>
  )
  if (slide.href === null || slide.button !== null) return picture
  return (
    <SlideLink href={slide.href} className="block ring-in-picture">
      {picture}
    </SlideLink>
  )
}

function SlideLink({ href, className, children }: { href: string; className: string; children: React.ReactNode }) {
  return (
    <a {...(href.startsWith('/') ? { 'data-nav': '' } : {})} href={href} className={className}>
      {children}
    </a>
  )
}
