/** A link to a search, with its number of vehicles. */
export interface CountedLink {
  readonly label: string
  readonly href: string
  readonly count: number
}
