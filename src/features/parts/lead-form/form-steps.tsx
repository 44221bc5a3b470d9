import type { ReactNode } from 'react'
import { StepList } from '#ui/step-list.tsx'
import type { LeadStep } from './lead-form-definition.ts'

/** Progress of a form with several steps. Hidden without scripts, when all steps are visible. */
export function StepProgress({ steps, current }: { steps: readonly LeadStep[]; current: number }) {
  return <StepList titles={steps.map(({ title }) => title ?? '')} current={current} className="noscript:hidden" />
}

interface StepProps {
  readonly index: number
  readonly current: number
  /** null when the form has a single step, which needs no frame. */
  readonly title: string | null
  readonly children: ReactNode
}

/** The fields of one step. With scripts only the current step is visible; the form keeps the values of the others. */
export function Step({ index, current, title, children }: StepProps) {
  if (title === null) return children
  return (
    <fieldset data-step={index} className={`gap-4 ${index === current ? 'grid' : 'hidden noscript:grid'}`}>
      <legend tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

/** Focuses the heading of a step when it appears, so that screen readers continue there. */
export function focusStep(form: HTMLFormElement | null, index: number): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(`[data-step="${index}"] legend`)?.focus())
}
