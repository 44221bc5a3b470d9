import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { useHistoryLayer } from '#ui/use-layer.ts'
import { Icon } from '#ui/icon.tsx'
import { EnquiredCar } from './enquired-car.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { FormPageData } from '#features/parts/lead-form/form-route.ts'
import { offerPath } from './offer-path.ts'

/**
 * The form of an enquiry or an offer over the page it was asked for from. Escape, the button and, on a phone, Back
 * close it; the caller gives the focus back.
 */
export function EnquiryDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { load, data, state } = useFetcher<FormPageData>()
  useHistoryLayer(true, () => dialog.current?.close())
  useEffect(() => {
    dialog.current?.showModal()
    void load(href)
  }, [href, load])
  const showing = data?.showing
  const isOffer = href.startsWith(offerPath)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="enquiry-dialog-title"
      onClose={onClose}
      className="m-auto w-full max-w-xl overscroll-contain rounded-site border border-line bg-surface p-0 text-text shadow-2xl backdrop:bg-black/60 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none sm:max-h-[90dvh]"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
        <h2 id="enquiry-dialog-title" className="text-xl font-bold">
          {showing?.view.heading ?? (isOffer ? 'Make an Offer' : 'Enquiry')}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-alt"
          aria-label="Close"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="grid gap-4 p-5">
        {showing === undefined && (
          // As tall as the form, so that nothing jumps when it comes.
          <output
            className={`block ${isOffer ? 'h-[38rem]' : 'h-[34rem]'} animate-pulse rounded-site bg-surface-alt motion-reduce:animate-none`}
          >
            <span className="sr-only">Loading the form</span>
          </output>
        )}
        {showing === null && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>The form could not be loaded. Please check your connection.</p>
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
            <EnquiredCar view={showing.view} />
            <EnquiryForm id="enquiry-dialog" view={showing.view} submission={showing.submission} />
          </>
        )}
      </div>
    </dialog>
  )
}
