import { LeadForm } from './lead-form.tsx'
import type { FormShowing, LeadReply } from './form-route.ts'

interface FormCardProps {
  /** Id of the card, to which a rejected submission leads back. */
  readonly id: string
  /** Id of the form; it begins the ids of its fields. */
  readonly formId: string
  readonly heading: string
  readonly showing: FormShowing
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
  readonly className: string
}

/** A form in a card of a page, below a heading of its own. A link to the card may move the focus there. */
export function FormCard({ id, formId, heading, showing: { view, submission }, refused, className }: FormCardProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={`${className} outline-none`}>
      <h2 id={`${id}-title`} className="section-title">
        {heading}
      </h2>
      <LeadForm key={view.action} id={formId} view={view} submission={submission} refused={refused} anchor={id} />
    </section>
  )
}
