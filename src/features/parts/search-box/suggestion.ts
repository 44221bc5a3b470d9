/** One suggestion under the search field; selecting it opens `href`. */
export interface Suggestion {
  /** 'sentence': the whole text, as the search reads it. */
  readonly kind: 'sentence' | 'make' | 'model' | 'stock_number'
  readonly label: string
  readonly count: number
  readonly href: string
}
