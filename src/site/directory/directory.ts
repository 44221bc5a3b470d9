import { slugify } from '#domain/format/slugify.ts'
import { listAccessories } from './accessories.ts'
import { makeNames, type MakeKind } from './makes.ts'
import { buildModelPicture } from './model-picture.ts'
import { defaultCategory, type ModelBody, type ModelCategory, type ModelRow } from './model-row.ts'
import { americanModels } from './models-america.ts'
import { asianModels } from './models-asia.ts'
import { europeanModels } from './models-europe.ts'
import { japaneseModels } from './models-japan.ts'
import { leisureModels } from './models-leisure.ts'

/** A make of the manufacturer directory (TEN-10), the same for every site. */
export interface Make {
  readonly name: string
  readonly slug: string
  readonly kind: MakeKind
  /** Path of the name as the platform draws it (make-mark.ts). The maker's own logo is a trade mark and not ours. */
  readonly logo: { readonly url: string }
}

/** A model of the directory (TEN-10). A site changes it by `content.models.overrides`. */
export interface Model {
  readonly make: string
  readonly name: string
  /** Unique within its make. */
  readonly slug: string
  /** Path of the platform's drawing, three quarters of its front. */
  readonly image: { readonly url: string }
  /** Kinds of accessories made for such a vehicle (accessories.ts). */
  readonly accessories_count: number
  readonly body: ModelBody
  /** Headings of the models menu, up to three; null: it stands under fewer. */
  readonly manufacturer_body_1: ModelCategory | null
  readonly manufacturer_body_2: ModelCategory | null
  readonly manufacturer_body_3: ModelCategory | null
  readonly status: 'coming_soon' | 'current'
  /** Path of the second drawing, from the front, which the page of the model shows beside the first. */
  readonly cloudfront_new_image_url: string
  /** Always null here: the platform has a page for each model, and only a site can send its visitors elsewhere. */
  readonly override_url: null
  /** Model name of its vehicles in stock, for 'Our Stock'. */
  readonly stock_name: string
}

const kinds: readonly MakeKind[] = ['car', 'motorcycle', 'caravan']
const makes: readonly Make[] = kinds
  .flatMap((kind) =>
    makeNames[kind].map((name) => ({
      name,
      slug: slugify(name),
      kind,
      logo: { url: `/images/makes/${slugify(name)}.svg` },
    })),
  )
  .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))

const makeBySlug = new Map(makes.map((make) => [make.slug, make]))

function buildModel(make: string, [name, body, categories, extras]: ModelRow): Model {
  const [first, second, third] = categories ?? [defaultCategory[body]]
  const stockName = extras?.stock ?? name
  const pictured = { make, name, body, stockName }
  return {
    make,
    name,
    slug: slugify(name),
    image: { url: buildModelPicture(pictured, 'front-quarter') },
    accessories_count: listAccessories(body, categories?.includes('Electrified') ?? false).length,
    body,
    manufacturer_body_1: first ?? null,
    manufacturer_body_2: second ?? null,
    manufacturer_body_3: third ?? null,
    status: extras?.status ?? 'current',
    cloudfront_new_image_url: buildModelPicture(pictured, 'front'),
    override_url: null,
    stock_name: stockName,
  }
}

const rows: Readonly<Record<string, readonly ModelRow[]>> = {
  ...japaneseModels,
  ...europeanModels,
  ...americanModels,
  ...asianModels,
  ...leisureModels,
}
const modelsByMake = new Map(
  Object.entries(rows).map(([make, list]) => [slugify(make), list.map((row) => buildModel(make, row))]),
)

/** All makes by slug. */
export function listMakes(kind?: MakeKind): readonly Make[] {
  return kind === undefined ? makes : makes.filter((make) => make.kind === kind)
}

/** By name in any case, or by slug; null for a make that the directory lacks. */
export function findMake(nameOrSlug: string): Make | null {
  return makeBySlug.get(slugify(nameOrSlug)) ?? null
}

/** Models of a make, by its name or slug, in the order of the menu; empty for a make without models here. */
export function listModels(make: string): readonly Model[] {
  return modelsByMake.get(slugify(make)) ?? []
}

/** A model of a make, both by name in any case or by slug; null for one that the directory lacks. */
export function findModel(make: string, nameOrSlug: string): Model | null {
  const slug = slugify(nameOrSlug)
  return listModels(make).find((model) => model.slug === slug) ?? null
}
