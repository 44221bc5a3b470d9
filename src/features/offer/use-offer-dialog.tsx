import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

type Dialog = ComponentType<{ readonly href: string; readonly onClose: () => void }>

interface OfferLink {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The link that opens the offer over the page, and the dialog while it is open; its script comes when it is wanted. null: no offers are taken. */
export function useOfferDialog(href: string | null): { readonly link: OfferLink | null; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly href: string; readonly opener: HTMLElement; readonly Dialog: Dialog } | null>(null)
  if (href === null) return { link: null, dialog: null }
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    import('./offer-dialog.tsx').then(
      ({ OfferDialog }) => setOpened({ href, opener, Dialog: OfferDialog }),
      // The script could not be had: the page with the same form still can.
      () => window.location.assign(href),
    )
  }
  return {
    link: { href, onClick: open },
    // A dialog belongs to the car it was opened for.
    dialog: opened !== null && opened.href === href && (
      <opened.Dialog
        href={href}
        onClose={() => {
          setOpened(null)
          opened.opener.focus()
        }}
      />
    ),
  }
}
