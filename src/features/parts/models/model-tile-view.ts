import type { SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { ModelStock, TypeCount } from './model-stock.server.ts'
import { describeTypes, explorePathOf, labelOfModel, statusWordsOf } from './model-words.ts'

export interface ModelPicture {
  readonly url: string
  readonly alt: string
}

/** Data of a model in a grid of models. */
export interface ModelTileView {
  readonly name: string
  /** The make, where the site has several; else null. */
  readonly make: string | null
  /** 'Upcoming', in place of a price; null: the model is sold today, which needs no words. */
  readonly status: string | null
  readonly href: string
  /** null: the body's silhouette takes its place. */
  readonly picture: ModelPicture | null
  /** Symbol of /icons/bodies.svg; null: none. */
  readonly icon: string | null
  /** 'From $32,990 Drive Away' or 'Used from $9,490 Drive Away'; null: no price is shown. */
  readonly price: string | null
  /** '4 new, 9 used for sale', or what else a visitor can do. */
  readonly note: string
}

/** A drawing of the platform says that it is one; a picture of the dealer is described by the name alone. */
export function describePicture({ make, name }: SiteModel, url: string | null): ModelPicture | null {
  if (url === null) return null
  const title = `${make.name} ${name}`
  return { url, alt: url.startsWith('/vehicle-art/') ? `Illustration of the ${title}` : title }
}

/**
 * A number without its types beside the price of a new vehicle would count used vehicles as new ones. Those that are
 * coming soon are for sale, and not in stock yet.
 */
function noteOf(model: SiteModel, byType: readonly TypeCount[]): string {
  if (model.status === 'coming_soon') return 'Register your interest'
  if (byType.length > 0) return `${describeTypes(byType)} for sale`
  return model.discontinued ? 'None in stock today' : 'Ask about delivery'
}

export function buildModelTile(
  site: Site,
  model: SiteModel,
  stock: Pick<ModelStock, 'byType' | 'price'> | undefined,
  showsMake: boolean,
): ModelTileView {
  return {
    name: labelOfModel(site, model),
    make: showsMake ? model.make.name : null,
    status: model.status === 'coming_soon' ? statusWordsOf(model) : null,
    href: explorePathOf(site, model),
    picture: describePicture(model, model.picture),
    icon: model.body,
    price: stock?.price ?? null,
    note: noteOf(model, stock?.byType ?? []),
  }
}
