import { useEffect, useRef, type InputHTMLAttributes } from 'react'
import { useFetcher } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { OfferReply, OfferView } from './offer-view.ts'

const control = 'min-h-11 w-full rounded-site border border-field-line bg-surface px-3 py-2 text-base text-text aria-invalid:border-2 aria-invalid:border-danger'

interface OfferFormProps {
  readonly id: string
  readonly view: OfferView
  readonly submission: string
}

/** The offer with the visitor's details; a plain post works as well as a scripted one. Checked on the server alone. */
export function OfferForm({ id, view, submission }: OfferFormProps) {
  const fetcher = useFetcher<OfferReply>()
  const answer = fetcher.data
  const sent = answer?.reply?.initialValue ?? null
  const wordsOf = (name: string): string => (typeof sent?.[name] === 'string' ? sent[name] : '')
  const { '': formErrors, ...fieldErrors } = answer?.reply?.error ?? {}
  const busy = fetcher.state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer === undefined) return
    const at = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const first = (at('[aria-invalid=true]') ?? at('[role=alert]'))
    first?.focus()
  }, [answer])
  const field = (name: string, label: string, input: InputHTMLAttributes<HTMLInputElement>) => {
    const error = fieldErrors[name]?.[0]
    return (
      <div className="grid gap-1">
        <label htmlFor={`${id}-${name}`} className="font-medium">
          {label}
        </label>
        <input
          id={`${id}-${name}`}
          name={name}
          required
          defaultValue={wordsOf(name)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-${name}-error`}
          {...input}
          className={`${control} ${input.className ?? ''}`}
        />
        {error !== undefined && (
          <p id={`${id}-${name}-error`} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    )
  }
  const faults = Object.values(fieldErrors).flatMap((texts) => texts ?? [])
  const formError = formErrors?.[0] ?? null
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={view.action}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        // A second press while the first is under way is ignored (LEAD-18).
        if (busy) event.preventDefault()
      }}
    >
      {(faults.length > 0 || formError !== null) && (
        <div role="alert" tabIndex={-1} className="grid gap-1 rounded-site border-2 border-danger bg-surface p-3 font-semibold text-danger">
          {formError ?? (
            <>
              Please fix the following errors:
              <ul className="list-disc pl-5 font-normal text-text">
                {faults.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {field('offer_from_client', 'Your offer (dollars)', { inputMode: 'decimal', autoComplete: 'off', placeholder: 'For example 25,000', maxLength: 40, className: 'text-xl font-semibold tabular-nums' })}
      {field('name', 'Name', { autoComplete: 'name', maxLength: 100 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('email', 'Email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
        {field('phone', 'Phone', { type: 'tel', autoComplete: 'tel', maxLength: 40 })}
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-message`} className="font-medium">
          Comments <span className="font-normal text-muted">(optional)</span>
        </label>
        <textarea id={`${id}-message`} name="message" rows={3} maxLength={2_000} defaultValue={wordsOf('message')} className={control} />
      </div>
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input type="checkbox" name="opt_in" defaultChecked={sent === null ? view.optIn.checked : sent.opt_in !== undefined} className="mt-0.5 size-6 shrink-0 accent-brand" />
        <span>{view.optIn.text}</span>
      </label>
      {/* Filled by robots alone: out of sight, out of the tab order, and no name that a browser completes. */}
      <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Company website
          <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="submission" value={answer?.submission ?? submission} />
      <p className="text-sm text-muted">{view.collectionNotice}</p>
      <button type="submit" aria-disabled={busy} className={`${buttonClass('filled')} w-full aria-disabled:opacity-70`}>
        {busy ? 'Sending…' : 'Send Offer'}
      </button>
    </fetcher.Form>
  )
}

/** Which vehicle the offer is for, at the top of the form. */
export function OfferedCar({ car }: { car: OfferView['car'] }) {
  if (car === null) return null
  return (
    <div className="flex items-center gap-3 rounded-site border border-line bg-surface-alt p-2">
      {car.image !== null && <img src={car.image} alt="" width={96} height={72} className="aspect-4/3 w-24 shrink-0 rounded-site object-cover" />}
      <p className="min-w-0">
        <span className="line-clamp-2 font-semibold">{car.title}</span>
        {car.detail !== null && <span className="block text-sm text-muted tabular-nums">{car.detail}</span>}
      </p>
    </div>
  )
}
