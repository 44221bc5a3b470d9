import type { ModelTileView } from '#features/parts/models/model-tile-view.ts'

export interface ModelsTab {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly current: boolean
}

/** A make of the site, with the web site that the dealership has for it. */
export interface MakeSite {
  readonly make: string
  readonly mark: string
  readonly name: string
  readonly href: string
}

export interface ModelsPageData {
  readonly title: string
  readonly intro: string
  /** Address of this choice, for the canonical link. */
  readonly path: string
  /** 'All' and the headings of the menu; empty for a range so small that it needs none. */
  readonly tabs: readonly ModelsTab[]
  readonly groups: readonly { readonly key: string; readonly label: string; readonly tiles: readonly ModelTileView[] }[]
  /** Models that are no longer sold new, with their number in stock. */
  readonly discontinued: readonly { readonly name: string; readonly href: string; readonly note: string }[]
  readonly makes: readonly MakeSite[]
  /** Width and height of a mark (CARD-04). */
  readonly markSize: readonly [width: number, height: number]
}
