/** Messages by field name. */
export type OfferFields = Readonly<Record<string, string>>

/** What a refused offer comes back with: the words that were sent, and what is wrong with them. */
export interface OfferReply {
  readonly values: OfferFields
  readonly errors: OfferFields
  readonly formError: string | null
  readonly submission: string
}
