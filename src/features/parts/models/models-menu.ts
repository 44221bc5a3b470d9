import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import { listModelCategories } from './model-groups.ts'
import { iconOf } from './model-tile-view.ts'
import { explorePathOf, labelOfModel, ourStockPathOf, statusWordsOf } from './model-words.ts'

/** A model of the menu's panel (NAV-03). */
export interface MenuModel {
  readonly label: string
  /** 'Upcoming', 'All-New' or 'Discontinued'. */
  readonly status: string
  readonly explore: string
  /** Where 'Our Stock' leads; null for a model that is coming. */
  readonly stock: string | null
  /** Path of a picture of the platform, or an address of the dealer's own; null: none. */
  readonly picture: string | null
  readonly icon: string | null
}

export interface ModelsMenu {
  /** Each model once, though it may stand under three headings. */
  readonly models: readonly MenuModel[]
  readonly categories: readonly {
    readonly label: string
    readonly href: string
    /** Places in `models`. */
    readonly of: readonly number[]
  }[]
}

/** The models panel of the header, the same for everybody; empty on a site without model pages. */
export function buildModelsMenu(site: Site): ModelsMenu {
  const groups = listModelCategories(site)
  const listed = [...new Set(groups.flatMap(({ models }) => models))]
  const place = new Map(listed.map((model, index) => [model, index]))
  return {
    models: listed.map((model) => ({
      label: labelOfModel(site, model),
      status: statusWordsOf(model),
      explore: explorePathOf(site, model),
      stock: ourStockPathOf(model),
      picture: model.picture,
      icon: iconOf(model),
    })),
    categories: groups.map(({ key, label, models }) => ({
      label,
      href: `${addressOf(site, 'models')}?body=${key}`,
      of: models.flatMap((model) => place.get(model) ?? []),
    })),
  }
}
