import { addressOf } from '#site/addresses.ts'
import type { SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import { listModelCategories, type ModelGroup } from './model-groups.ts'
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
  /** Address of the part whose models the panel shows before one is pointed at; '' on a site without models. */
  readonly opensWith: string
}

/**
 * Who opens 'New Vehicles' wants to buy: the part that adds most models sold new to those before it, and not the one
 * that is long because of what is discontinued.
 */
function findMainGroup(groups: readonly ModelGroup[]): ModelGroup | undefined {
  const seen = new Set<SiteModel>()
  const sizes = groups.map((group) => {
    const before = seen.size
    for (const model of group.models) if (!model.discontinued && model.status !== 'coming_soon') seen.add(model)
    return { group, adds: seen.size - before }
  })
  return sizes.toSorted((a, b) => b.adds - a.adds)[0]?.group
}

/** The models panel of the header, the same for everybody; empty on a site without model pages. */
export function buildModelsMenu(site: Site): ModelsMenu {
  const groups = listModelCategories(site)
  const listed = [...new Set(groups.flatMap(({ models }) => models))]
  const main = findMainGroup(groups)
  const hrefOf = (key: string): string => `${addressOf(site, 'models')}?body=${key}`
  const place = new Map(listed.map((model, index) => [model, index]))
  return {
    models: listed.map((model) => ({
      label: labelOfModel(site, model),
      status: statusWordsOf(model),
      explore: explorePathOf(site, model),
      stock: ourStockPathOf(model),
      picture: model.picture,
      icon: model.body,
    })),
    categories: groups.map(({ key, label, models }) => ({
      label,
      href: hrefOf(key),
      of: models.flatMap((model) => place.get(model) ?? []),
    })),
    opensWith: main === undefined ? '' : hrefOf(main.key),
  }
}
