/** Width and side padding of the content of a block. */
export const column = 'mx-auto w-full max-w-(--wide) px-4 lg:px-8'

/** Of a block that can be taller than others: a guess of its height while it is below the fold. */
export const tall = '[--fold-guess:180rem] [--fold-guess-wide:106rem]'

/** Where a block stands among its neighbours. */
export interface BlockPlace {
  /** The bottom edge of the banner is a sufficient separator. */
  readonly afterBanner: boolean
  /** The block above is the banner of one large vehicle. */
  readonly afterHero: boolean
  /** The block above ends in a rule of its own. */
  readonly afterRule: boolean
  readonly beforeSearch: boolean
}

/** Column of a block that a rule separates from the block above. */
export const columnBelow = ({ afterBanner, afterRule }: BlockPlace): string =>
  afterBanner || afterRule ? `${column} unruled` : column
