import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { focusHeading } from '#ui/page-focus.ts'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import { isPopupDue, mayOpenOn, rememberClosed } from './popup-rules.ts'
import type { PopupView } from './popup-view.ts'

/** Longest time of a timer in the browsers; one beyond it would fire at once. */
const longestTimerMs = 2 ** 31 - 1

const isPhone = (): boolean => window.matchMedia('(width < 64rem)').matches

/**
 * The promotional popup (NAV-06): visible at first, or after the time and on a phone the first scroll that the site
 * wants, and never again once closed. It disappears when its end comes while it is open.
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
    const begin = (): void => {
      if (popup.afterScroll && isPhone()) window.addEventListener('scroll', show, { once: true, passive: true })
      else show()
    }
    if (popup.delayMs === 0) begin()
    const timer = popup.delayMs === 0 ? undefined : setTimeout(begin, popup.delayMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', show)
    }
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
    else if (!popup.cornered) focusHeading()
  }

  const size = { maxWidth: `min(${popup.maxWidthPx}px, calc(100vw - 2rem))`, maxHeight: `${popup.maxHeightVh}vh` }
  if (popup.cornered)
    return (
      // It is not modal: the page stays usable, the focus stays where it is, and Escape closes it from inside.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <dialog
        open={open}
        aria-labelledby="promo-popup-title"
        className="popup-corner"
        style={size}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        {popup.image !== null && <PopupPicture key={popup.image} image={popup.image} />}
        <div className="popup-words">
          <h2 id="promo-popup-title">{popup.title}</h2>
          <PopupWords popup={popup} close={close} />
        </div>
        <button type="button" aria-label="Close" onClick={close} className="popup-close">
          <Icon name="close" size={20} />
        </button>
      </dialog>
    )
  return (
    <Dialog id="promo-popup" title={popup.title} open={open} onClose={close} className="w-full" style={size}>
      {popup.image !== null && <PopupPicture key={popup.image} image={popup.image} />}
      {(popup.description !== null || popup.button !== null) && (
        <div className="grid justify-items-start gap-4 p-5">
          <PopupWords popup={popup} close={close} />
        </div>
      )}
    </Dialog>
  )
}

function PopupWords({ popup: { description, button }, close }: { popup: PopupView; close: () => void }) {
  return (
    <>
      {description !== null && <p className="text-lg leading-relaxed">{description}</p>}
      {button !== null && (
        <a
          {...(button.href.startsWith('/') ? { 'data-nav': '' } : {})}
          href={button.href}
          onClick={close}
          className={`${buttonClass('filled')} px-6`}
        >
          {button.text}
        </a>
      )}
    </>
  )
}

/** A picture that fails takes its place with it: the words stand alone. */
function PopupPicture({ image }: { image: string }) {
  const { failed, watch } = usePictureFailure()
  return failed ? null : <img {...watch} src={image} alt="" className="picture-place aspect-2/1 w-full object-cover" />
}
