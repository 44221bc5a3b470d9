import { useEffect, useState, type RefObject } from 'react'
import { useEnquiryLink } from '#features/parts/vehicle-card/card-actions.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

/**
 * Whether the bar is visible (VDP-03): after the price has scrolled out of view, or after the page has scrolled further
 * than `scrollPx`.
 */
function useBarShown(bar: NonNullable<VehiclePageView['stickyBar']>, price: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false)
  const { variant, scrollPx } = bar
  useEffect(() => {
    if (variant === 'scroll') {
      const look = (): void => setShown(window.scrollY > scrollPx)
      look()
      window.addEventListener('scroll', look, { passive: true })
      return () => window.removeEventListener('scroll', look)
    }
    const block = price.current
    if (block === null) return
    // A price below the viewport has not been seen yet: the bar appears once it has left at the top.
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [variant, scrollPx, price])
  return shown
}

/** Adds space for the bar below the end of the page while the bar is needed. */
function useRoomForBar(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    document.body.dataset.bottomBar = ''
    return () => {
      delete document.body.dataset.bottomBar
    }
  }, [needed])
}

// The shadow of a bar below the screen would show above its edge.
const barClass = [
  'inert:translate-y-full not-inert:shadow-[0_-4px_16px_rgb(0_0_0/.12)]',
  'fixed inset-x-0 bottom-0 z-30 flex min-h-19 items-center gap-y-2 border-t',
  'border-line bg-surface px-[min(1rem,4.1vw)] py-2',
  'pb-[max(.5rem,env(safe-area-inset-bottom))]',
  'transition-transform duration-200 motion-reduce:transition-none print:hidden',
  '[@media(height<30rem)]:hidden lg:hidden',
].join(' ')

/** Two buttons stand below each other where they do not fit. */
const twoLook = 'flex-wrap gap-x-3'

/** Three buttons stand side by side in one row, each as wide as its words; only long words take two lines. */
const threeLook =
  'gap-x-[min(.5rem,2.1vw)] [&>a]:shrink [&>a]:gap-1 [&>a]:px-1 [&>a]:py-1 [&>a]:text-[clamp(.75rem,3.6vw,.875rem)] ' +
  '[&>a]:leading-tight [&>a]:tracking-normal [&>a]:text-balance'

/** Beside two other buttons this start of the test drive's words is for screen readers only. */
const bookingWords = /^Book an? (?=\S)/i

/** Call, test drive and enquire buttons fixed at the bottom of a phone's screen. */
export function StickyBar({
  page,
  bar,
  price,
}: {
  page: VehiclePageView
  bar: NonNullable<VehiclePageView['stickyBar']>
  price: RefObject<HTMLElement | null>
}) {
  const shown = useBarShown(bar, price)
  const { phone } = page.place
  const { callText, enquire: main } = page.actions
  const enquire = useEnquiryLink(main?.href ?? '')
  const testDrive = page.actions.links.find(({ name }) => name === 'test_drive')
  const booking = bookingWords.exec(testDrive?.text ?? '')
  const testDriveLink = useEnquiryLink(testDrive?.href ?? '')
  const isEmpty = main === null && testDrive === undefined && (phone === null || callText === null)
  useRoomForBar(!isEmpty)
  if (isEmpty) return null
  return (
    <section
      data-foot-bar=""
      aria-label="Contact the dealer"
      inert={!shown}
      className={`${barClass} ${testDrive === undefined ? twoLook : threeLook}`}
    >
      {phone !== null && callText !== null && (
        <a href={phone.href} className={`${buttonClass('outlined')} shrink-0 grow px-3`}>
          {/* Three buttons on the narrowest phone need its room for their words. */}
          <Icon name="phone" size={18} className={testDrive === undefined ? '' : 'max-[22rem]:hidden'} />
          {callText}
        </a>
      )}
      {testDrive !== undefined && (
        <a data-nav="" {...testDriveLink} className={`${buttonClass('outlined')} grow px-3`}>
          <span>
            {booking !== null && <span className="sr-only">{booking[0]}</span>}
            {testDrive.text.slice(booking?.[0].length ?? 0)}
          </span>
        </a>
      )}
      {main !== null && (
        <a data-nav="" {...enquire} className={`${buttonClass('filled')} grow px-3`}>
          {main.text}
        </a>
      )}
    </section>
  )
}
