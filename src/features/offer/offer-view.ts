/** What the offer dialog reads of what the offer page's loader gives (VDP-17). */
export interface OfferView {
  readonly action: string
  /** `detail`: the asking price. */
  readonly car: { readonly title: string; readonly detail: string | null; readonly image: string | null } | null
  readonly optIn: { readonly checked: boolean; readonly text: string }
  readonly collectionNotice: string
}

/** What a refused offer comes back with: the words that were sent, what is wrong with them by field ('' for the whole form), and the name of the showing. */
export interface OfferReply {
  readonly reply: { readonly initialValue?: Readonly<Record<string, unknown>> | null; readonly error?: Readonly<Record<string, readonly string[] | null>> | null } | null
  readonly submission: string
}
