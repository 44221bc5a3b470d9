import type { SubmissionResult } from '@conform-to/react'

/**
 * What the action of a form that makes a lead gives back when it did not thank: the words that were sent, and what is
 * wrong with them.
 */
export interface LeadReply {
  readonly reply: SubmissionResult | null
  /** Goes back into the form, so that a second try is known as the same (LEAD-13). */
  readonly submission: string
}
