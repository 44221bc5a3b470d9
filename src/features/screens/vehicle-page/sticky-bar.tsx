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
      className={`dealer-bar ${testDrive === undefined ? 'flex-wrap gap-x-3' : 'dealer-three'}`}
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
