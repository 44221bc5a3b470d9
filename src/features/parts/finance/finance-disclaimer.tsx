import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const anchor = 'financeDisclaimer'

/** Shows the dialog while the URL fragment targets it. */
const targetLook =
  'target:fixed target:inset-0 target:z-50 target:block target:h-fit target:max-h-[90dvh] target:overflow-auto'

/**
 * The link and the dialog #financeDisclaimer (FIN-04). Without scripts the link's fragment targets the dialog, and the
 * classes above show it.
 */
export function FinanceDisclaimer({ paragraphs }: { paragraphs: readonly string[] }) {
  const opener = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  useEffect(() => {
    // The URL fragment is external state that is known only in the browser.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    if (window.location.hash === `#${anchor}`) setOpen(true)
  }, [])
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
      <Dialog
        id={anchor}
        title="Finance disclaimer"
        open={open}
        onClose={() => {
          setOpen(false)
          // The browser restores the focus to the element that had it, which may no longer be on the page.
          opener.current?.focus({ preventScroll: true })
        }}
        className={`w-[calc(100%-2rem)] ${hydrated ? '' : targetLook}`}
        closeLink={
          <a
            href="#finance"
            className="hidden min-h-11 items-center px-3 text-link underline underline-offset-4 noscript:inline-flex"
          >
            Close
          </a>
        }
      >
        <div className="grid gap-3 p-5">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Dialog>
    </>
  )
}
