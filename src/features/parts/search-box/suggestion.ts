/** One suggestion under the search field; selecting it opens `href`. */
export interface Suggestion {
  /** 'sentence': the whole text, as the search reads it. 'page': a page of the site that is no search. */
  readonly kind: 'sentence' | 'make' | 'model' | 'stock_number' | 'page'
  readonly label: string
  /** Vehicles in stock; null for a page. */
  readonly count: number | null
  readonly href: string
}
