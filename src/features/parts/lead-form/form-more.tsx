import type { ReactNode } from 'react'
import type { LeadField } from './lead-form-definition.ts'

interface FormMoreProps {
  readonly fields: readonly LeadField[]
  /** Whether one of them is wrong, so that its message is seen. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** 'Trade-in, finance' for fields with these short names. */
function listNames(fields: readonly LeadField[]): string {
  const names = [...new Set(fields.flatMap(({ folded }) => folded ?? []))].join(', ')
  return names.charAt(0).toUpperCase() + names.slice(1)
}

/**
 * The fields that most visitors leave alone, folded so that the form is short at first sight. What they hold is sent
 * all the same, and without scripts the fold opens too.
 */
export function FormMore({ fields, isOpen, children }: FormMoreProps) {
  return (
    <details className="facet rounded-site border border-line px-4" open={isOpen ? true : undefined}>
      <summary>
        <span className="grid min-w-0">
          Optional details
          <span className="text-sm font-normal text-muted">{listNames(fields)}</span>
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
