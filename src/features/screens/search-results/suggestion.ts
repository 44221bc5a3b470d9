/** One suggestion under the search field; selecting it opens `href`. */
export interface Suggestion {
  readonly kind: 'make' | 'model' | 'stock_number'
  readonly label: string
  readonly count: number
  readonly href: string
}
