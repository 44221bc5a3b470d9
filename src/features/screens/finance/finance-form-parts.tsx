import type { ReactNode, Ref } from 'react'

export interface FieldAttributes {
  readonly id: string
  readonly name: string
  readonly defaultValue: string
  readonly maxLength: number
  readonly autoComplete: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

interface ProblemSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly formErrors: readonly string[]
  readonly problems: readonly { readonly href: string; readonly text: string }[]
}

/** What was wrong with the form that was sent, with a way to each field (LEAD-04). */
export function ProblemSummary({ ref, formErrors, problems }: ProblemSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="grid gap-1 rounded-site border-2 border-danger bg-surface p-3">
      {formErrors.map((text) => (
        <p key={text} className="font-semibold text-danger">
          {text}
        </p>
      ))}
      {problems.length > 0 && (
        <>
          <p className="font-semibold text-danger">Please fix the following errors:</p>
          <ul className="list-disc pl-5">
            {problems.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="text-link underline underline-offset-4">
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

export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="text-sm font-medium text-danger">
      {text}
    </p>
  )
}

/** Where scripts run only the current step is shown; its values stay in the form all the same. */
export function Step({
  index,
  current,
  title,
  children,
}: {
  index: number
  current: number
  title: string
  children: ReactNode
}) {
  return (
    <fieldset data-step={index} className={`gap-4 ${index === current ? 'grid' : 'hidden noscript:grid'}`}>
      <legend tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}
