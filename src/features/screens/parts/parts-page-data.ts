import type { FormPlaces } from '#features/parts/content-forms/form-places.ts'
import type { AccessoryLink } from '#features/parts/models/accessory-list.tsx'
import type { ModelTileView } from '#features/parts/models/model-tile-view.ts'

export interface PartsPageData {
  readonly title: string
  readonly intro: string
  readonly path: string
  readonly banner: string
  readonly searchPath: string
  readonly enquiry: string
  /** Models with their accessories; empty where the site does not show them here. */
  readonly models: readonly ModelTileView[]
  readonly groups: readonly { readonly group: string; readonly kinds: readonly AccessoryLink[] }[]
  readonly places: FormPlaces
}

export interface PartsSearchData {
  readonly title: string
  readonly path: string
  readonly searchPath: string
  /** Words of the visitor; '' at first. */
  readonly words: string
  readonly found: readonly AccessoryLink[]
  /** The parts enquiry about the words. */
  readonly enquiry: string
  readonly partsPath: string
}
