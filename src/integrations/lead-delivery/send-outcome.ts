/**
 * What became of one attempt to deliver. `detail` and `reason` are stored and shown to operators: one line of at most
 * 200 characters, without personal data of the visitor.
 */
export type SendOutcome =
  /** The receiver accepted it; its receipt. */
  | { readonly kind: 'delivered'; readonly detail: string }
  /** A later attempt may succeed. `afterMs`: the pause that the receiver asked for. */
  | { readonly kind: 'retry'; readonly reason: string; readonly afterMs?: number }
  /** A repeat cannot help; an operator has to act. */
  | { readonly kind: 'failed'; readonly reason: string }
