import { useEffect, useRef, type MouseEvent } from 'react'

interface ErrorSummaryProps {
  /**
   * Errors of the whole form. Each new array moves the focus to the summary; when absent, the caller focuses the first
   * invalid field.
   */
  readonly formErrors: readonly string[] | undefined
  /** Errors of single fields in the order of the form; each links to its field. */
  readonly fieldErrors: readonly { readonly fieldId: string; readonly text: string }[]
}

/** Error summary of a submitted form. Screen readers announce it when it appears. */
export function ErrorSummary({ formErrors, fieldErrors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (formErrors !== undefined) summary.current?.focus()
  }, [formErrors])
  if (formErrors === undefined && fieldErrors.length === 0) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="grid gap-1 rounded-site border-2 border-danger bg-surface p-3"
    >
      {formErrors?.map((text) => (
        <p key={text} className="font-semibold text-danger">
          {text}
        </p>
      ))}
      {fieldErrors.length > 0 && (
        <>
          <p className="font-semibold text-danger">Please fix the following errors:</p>
          <ul className="list-disc pl-5">
            {fieldErrors.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={focusField} className="text-link underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Focuses the field without changing the URL: a navigation would close a dialog and clear the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const input = document.getElementById(event.currentTarget.hash.slice(1))
  if (input === null) return
  event.preventDefault()
  input.focus()
}
