/** A visitor who has signed in on a site. The id belongs to that site alone (AUTH-01, AUTH-05). */
export interface SignedInVisitor {
  readonly id: string
  /** E.164; null where the visitor signed in without a phone number. */
  readonly phone: string | null
}
