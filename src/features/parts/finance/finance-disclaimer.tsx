import { useEffect, useRef, useState } from 'react'
import { useHistoryLayer } from '#ui/use-layer.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const anchor = 'financeDisclaimer'

/**
 * The link and the dialog #financeDisclaimer (FIN-04). Without scripts the link's fragment makes the dialog the page's
 * target, and the style below shows what is targeted.
 */
export function FinanceDisclaimer({ paragraphs }: { paragraphs: readonly string[] }) {
  const opener = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  useHistoryLayer(open, () => setOpen(false))
  useEffect(() => {
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect -- the address is known to the browser alone
    if (window.location.hash === `#${anchor}`) setOpen(true)
  }, [])
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else if (dialog.current?.open === true) dialog.current.close()
  }, [open])
  return (
    <>
      <a
        ref={opener}
        href={`#${anchor}`}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-4"
      >
        Finance disclaimer
      </a>
      <dialog
        id={anchor}
        ref={dialog}
        aria-labelledby={`${anchor}-title`}
        onClose={() => {
          setOpen(false)
          // The browser gives the focus back to the element that had it, which need not be on the page any more.
          opener.current?.focus({ preventScroll: true })
        }}
        className={`m-auto w-[calc(100%-2rem)] max-w-xl overscroll-contain rounded-site border border-line bg-surface p-0 text-text shadow-2xl backdrop:bg-black/60 ${hydrated ? '' : 'target:fixed target:inset-0 target:z-50 target:block target:h-fit target:max-h-[90dvh] target:overflow-auto'}`}
      >
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
          <h2 id={`${anchor}-title`} className="text-xl font-bold">
            Finance disclaimer
          </h2>
          <a
            href="#finance"
            className="hidden min-h-11 items-center px-3 text-link underline underline-offset-4 noscript:inline-flex"
          >
            Close
          </a>
          <button
            type="button"
            onClick={() => setOpen(false)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-alt noscript:hidden"
            aria-label="Close"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="grid gap-3 p-5">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </dialog>
    </>
  )
}
