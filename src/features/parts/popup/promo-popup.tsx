import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { focusHeading } from '#ui/page-focus.ts'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import { isPopupDue, mayOpenOn, rememberClosed } from './popup-rules.ts'
import type { PopupView } from './popup-view.ts'

/** Longest time of a timer in the browsers; one beyond it would fire at once. */
const longestTimerMs = 2 ** 31 - 1

const isPhone = (): boolean => window.matchMedia('(width < 64rem)').matches

/**
 * The promotional popup (NAV-06): visible at first, on a phone after the first scroll where the site wants that, and
 * never again once closed. It disappears when its end comes while it is open.
 */
export function PromoPopup({ popup }: { popup: PopupView }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    if (!mayOpenOn(popup, pathname) || !isPopupDue(popup, Date.now())) return
    const show = (): void => {
      // Another dialog, or a field that is being filled in, has the visitor's attention; the next page shows the popup.
      const isOccupied = document.querySelector('dialog[open], :is(input, select, textarea):focus') !== null
      if (isOccupied || !isPopupDue(popup, Date.now())) return
      opener.current = document.activeElement
      setOpen(true)
    }
    if (!popup.afterScroll || !isPhone()) {
      show()
      return
    }
    window.addEventListener('scroll', show, { once: true, passive: true })
    return () => window.removeEventListener('scroll', show)
  }, [popup, pathname])

  useEffect(() => {
    if (!open || popup.until === null) return
    const timer = setTimeout(() => setOpen(false), Math.min(longestTimerMs, Math.max(0, popup.until - Date.now())))
    return () => clearTimeout(timer)
  }, [open, popup])

  const close = (): void => {
    rememberClosed(popup)
    setOpen(false)
    const before = opener.current
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
    else focusHeading()
  }

  return (
    <Dialog
      id="promo-popup"
      title={popup.title}
      open={open}
      onClose={close}
      className="w-full"
      style={{ maxWidth: `min(${popup.maxWidthPx}px, calc(100vw - 2rem))`, maxHeight: `${popup.maxHeightVh}vh` }}
    >
      {popup.image !== null && <PopupPicture key={popup.image} image={popup.image} />}
      {(popup.description !== null || popup.button !== null) && (
        <div className="grid justify-items-start gap-4 p-5">
          {popup.description !== null && <p className="text-lg leading-relaxed">{popup.description}</p>}
          {popup.button !== null && (
            <a
              {...(popup.button.href.startsWith('/') ? { 'data-nav': '' } : {})}
              href={popup.button.href}
              onClick={close}
              className={`${buttonClass('filled')} px-6`}
            >
              {popup.button.text}
            </a>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** A picture that fails takes its place with it: the words stand alone. */
function PopupPicture({ image }: { image: string }) {
  const { failed, watch } = usePictureFailure()
  return failed ? null : <img {...watch} src={image} alt="" className="picture-place aspect-2/1 w-full object-cover" />
}
