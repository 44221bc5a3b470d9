import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useHistoryLayer } from './use-layer.ts'

/** A focused field is scrolled between the title and the foot of a form with its label, which they would cover. */
const look = [
  'm-auto max-w-xl scroll-pt-24 scroll-pb-28 overscroll-contain rounded-site border border-line bg-surface p-0',
  'text-text shadow-2xl',
  'backdrop:bg-black/60',
].join(' ')

const headLook =
  'sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5'

interface DialogProps {
  /** Id of the dialog element; its title's id ends in '-title'. */
  readonly id: string
  readonly title: string
  readonly open: boolean
  /** Called when Escape, the close button, a script or, on a narrow screen, Back closed the dialog. */
  readonly onClose: () => void
  /** Classes for width and height, and for how the dialog is shown without scripts. */
  readonly className: string
  /** A size that only the site knows. */
  readonly style?: CSSProperties
  /** Link beside the close button that closes the dialog without scripts. */
  readonly closeLink?: ReactNode
  readonly children: ReactNode
}

/**
 * A native modal dialog with a title and a close button. The browser makes the page inert, and the title gets the
 * focus. The caller restores the focus, because the element that opened the dialog may no longer exist.
 */
export function Dialog({ id, title, open, onClose, className, style, closeLink = null, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useHistoryLayer(open, () => dialog.current?.close())
  useEffect(() => {
    if (open) {
      dialog.current?.showModal()
      // Not the close button before it: a screen reader says what opened, and a phone shows no keyboard yet.
      dialog.current?.querySelector('h2')?.focus()
    } else if (dialog.current?.open === true) dialog.current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className={`${look} ${className}`}
      style={style}
    >
      <div className={headLook}>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        {closeLink}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-alt noscript:hidden"
          aria-label="Close"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
