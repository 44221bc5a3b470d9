import type { ReactNode } from 'react'
import type { LeadField } from './lead-form-definition.ts'

interface FormMoreProps {
  readonly fields: readonly LeadField[]
  /** Whether one of them is wrong, so that its message is seen. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** The short names of the fields, each once: 'how to reach you, finance'. */
const listNames = (fields: readonly LeadField[]): readonly string[] => [
  ...new Set(fields.flatMap(({ folded }) => folded ?? [])),
]

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The fields that most visitors leave alone, folded so that the form is short at first sight. What they hold is sent
 * all the same, and without scripts the fold opens too.
 */
export function FormMore({ fields, isOpen, children }: FormMoreProps) {
  const names = listNames(fields)
  return (
    <details className="facet rounded-site border border-line px-4" open={isOpen ? true : undefined}>
      <summary>
        {names.length === 1 ? (
          <span className="min-w-0 font-medium">
            {capitalize(names.join())}
            <span className="font-normal text-muted"> (optional)</span>
          </span>
        ) : (
          <span className="grid min-w-0">
            Optional details
            <span className="font-normal text-muted sm:text-sm">{capitalize(names.join(', '))}</span>
          </span>
        )}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
