import { getFormProps, getInputProps, getTextareaProps, useForm } from '@conform-to/react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { useFormDraft } from '#ui/form-draft.ts'
import { contactLengths } from './contact-lengths.ts'
import type { EnquiryView } from './enquiry-view.ts'
import type { LeadReply } from '#features/parts/lead-form/lead-reply.ts'

interface Fields extends Record<string, unknown> {
  offer_from_client: string
  name: string
  email: string
  phone: string
  message: string
}

const field =
  'min-h-11 w-full rounded-site border border-field-line bg-surface px-3 py-2 text-base text-text aria-invalid:border-danger aria-invalid:border-2'

interface EnquiryFormProps {
  readonly view: EnquiryView
  /** Fresh for each showing; a refused submission brings its own back. */
  readonly submission: string
  /** Of a post without scripts, on the page made anew. */
  readonly refused?: LeadReply | undefined
  readonly id: string
}

/**
 * One form for the page and the dialog (LEAD-17), for enquiries and offers (VDP-17). Checked on the server alone; a
 * plain post works as well as a scripted one.
 */
export function EnquiryForm({ view, submission, refused, id }: EnquiryFormProps) {
  const fetcher = useFetcher<LeadReply>()
  const answer = fetcher.data ?? refused
  const [form, fields] = useForm<Fields>({
    id,
    lastResult: answer?.reply ?? null,
    defaultValue: { message: view.message },
    shouldRevalidate: 'onSubmit',
  })
  const busy = fetcher.state !== 'idle'
  const element = useRef<HTMLFormElement>(null)
  useFormDraft(element, view.action)
  const summary = useRef<HTMLDivElement>(null)
  const formErrors = form.errors
  useEffect(() => {
    // A field that is wrong takes the focus by itself; what concerns the whole form is said at its top.
    if (formErrors !== undefined) summary.current?.focus()
  }, [formErrors])
  const sent = answer?.reply?.initialValue ?? null
  const optIn = sent === null ? view.optIn.checked : sent.opt_in !== undefined

  const faults = [fields.offer_from_client, fields.name, fields.email, fields.phone, fields.message].flatMap(
    ({ id: fieldId, errors }) => (errors ?? []).map((text) => ({ fieldId, text })),
  )
  const labelled = (
    input: { id: string; errorId: string; errors?: string[] | undefined },
    label: string,
    control: ReactNode,
    optional = false,
  ): ReactNode => (
    <div className="grid gap-1">
      <label htmlFor={input.id} className="font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {control}
      {input.errors !== undefined && (
        <p id={input.errorId} className="text-sm font-medium text-danger">
          {input.errors.join('. ')}
        </p>
      )}
    </div>
  )

  return (
    <fetcher.Form
      {...getFormProps(form)}
      ref={element}
      method="post"
      action={view.action}
      className="grid gap-4"
      onSubmit={(event) => {
        // A second press while the first is under way is ignored (LEAD-18).
        if (busy) event.preventDefault()
        else form.onSubmit(event)
      }}
    >
      {(faults.length > 0 || form.errors !== undefined) && (
        <div
          ref={summary}
          tabIndex={-1}
          role="alert"
          className="grid gap-1 rounded-site border-2 border-danger bg-surface p-3"
        >
          {form.errors?.map((text) => (
            <p key={text} className="font-semibold text-danger">
              {text}
            </p>
          ))}
          {faults.length > 0 && (
            <>
              <p className="font-semibold text-danger">Please fix the following errors:</p>
              <ul className="list-disc pl-5">
                {faults.map(({ fieldId, text }) => (
                  <li key={text}>
                    <a href={`#${fieldId}`} onClick={focusField} className="text-link underline underline-offset-4">
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {view.asks === 'offer' &&
        labelled(
          fields.offer_from_client,
          'Your offer (dollars)',
          <input
            {...getInputProps(fields.offer_from_client, { type: 'text' })}
            key={`${id}-offer`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="For example 25,000"
            required
            maxLength={40}
            className={`${field} text-xl font-semibold tabular-nums`}
          />,
        )}
      {labelled(
        fields.name,
        'Name',
        <input
          {...getInputProps(fields.name, { type: 'text' })}
          key={`${id}-name`}
          autoComplete="name"
          required
          maxLength={contactLengths.name}
          className={field}
        />,
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {labelled(
          fields.email,
          'Email',
          <input
            {...getInputProps(fields.email, { type: 'email' })}
            key={`${id}-email`}
            autoComplete="email"
            required
            maxLength={contactLengths.email}
            className={field}
          />,
        )}
        {labelled(
          fields.phone,
          'Phone',
          <input
            {...getInputProps(fields.phone, { type: 'tel' })}
            key={`${id}-phone`}
            autoComplete="tel"
            required
            maxLength={contactLengths.phone}
            className={field}
          />,
        )}
      </div>
      {labelled(
        fields.message,
        'Comments',
        <textarea
          {...getTextareaProps(fields.message)}
          key={`${id}-message`}
          rows={4}
          required={view.messageRequired}
          maxLength={contactLengths.message}
          className={field}
        />,
        !view.messageRequired,
      )}
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input type="checkbox" name="opt_in" defaultChecked={optIn} className="mt-0.5 size-6 shrink-0 accent-brand" />
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
        {busy ? 'Sending…' : view.asks === 'offer' ? 'Send Offer' : 'Send Enquiry'}
      </button>
    </fetcher.Form>
  )
}

/** A link of the list goes to its field without changing the address, which would leave the dialog. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const input = document.getElementById(event.currentTarget.hash.slice(1))
  if (input === null) return
  event.preventDefault()
  input.focus()
}
