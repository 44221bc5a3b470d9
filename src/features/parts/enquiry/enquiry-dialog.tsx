import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import type { FormPageData } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { offerPath } from './offer-path.ts'

/** Full screen on a phone; centred on wider screens. */
const size = [
  'w-full max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none',
  'sm:max-h-[90dvh]',
].join(' ')

interface EnquiryDialogProps {
  /** Address of the page with the same form. */
  readonly href: string
  /** The words of the button that opened the dialog; '' takes the heading of the form. */
  readonly title: string
  readonly onClose: () => void
}

/** Dialog with the form of any page that `showForm` answers. The caller restores the focus. */
export function EnquiryDialog({ href, title, onClose }: EnquiryDialogProps) {
  const { load, data, state } = useFetcher<FormPageData>()
  useEffect(() => void load(href), [href, load])
  const showing = data?.showing
  const isOffer = href.startsWith(offerPath)
  return (
    <Dialog
      id="enquiry-dialog"
      title={title.trim() || (showing?.view.heading ?? 'Enquiry')}
      open
      onClose={onClose}
      className={size}
    >
      <div className="grid gap-4 p-5">
        {showing === undefined && <Placeholder height={isOffer ? 'h-[38rem]' : 'h-[34rem]'} />}
        {showing === null && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>We could not load the form. Check your connection.</p>
            <button
              type="button"
              disabled={state !== 'idle'}
              onClick={() => void load(href)}
              className={buttonClass('outlined')}
            >
              Try again
            </button>
          </div>
        )}
        {showing !== undefined && showing !== null && (
          <>
            {showing.view.intro !== null && <p>{showing.view.intro}</p>}
            <FormCarCard view={showing.view} />
            <LeadForm id="enquiry-dialog-form" view={showing.view} submission={showing.submission} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Placeholder with the height of the form, to prevent a layout shift. */
function Placeholder({ height }: { height: string }) {
  return (
    <output className={`block ${height} animate-pulse rounded-site bg-surface-alt motion-reduce:animate-none`}>
      <span className="sr-only">Loading the form</span>
    </output>
  )
}
