import { slugify } from '#domain/format/slugify.ts'
import { modelBodies, modelBodyNames, modelCategories, type ModelCategory } from '#site/directory/model-row.ts'
import { listSiteModels, type SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'

/** A part of the range, with its own address under the page of models: a heading of the menu, or a body. */
export interface ModelGroup {
  /** Value of `body` in the address. */
  readonly key: string
  readonly label: string
  readonly models: readonly SiteModel[]
}

const hasModels = ({ models }: ModelGroup): boolean => models.length > 0

/** 'GR' is a name of one maker; elsewhere the heading says what it means. */
const labelOf = (category: ModelCategory, models: readonly SiteModel[]): string =>
  category === 'GR & performance' && !models.some(({ name }) => name.startsWith('GR')) ? 'Performance' : category

/** The headings of the menu that have a model, in their order (NAV-03). */
export function listModelCategories(site: Site): readonly ModelGroup[] {
  const all = listSiteModels(site)
  return modelCategories
    .map((category) => {
      const models = all.filter(({ categories }) => categories.includes(category))
      return { key: slugify(category), label: labelOf(category, models), models }
    })
    .filter(hasModels)
}

/** The models of today by body, then those without a body, then the discontinued ones. */
export function groupByBody(all: readonly SiteModel[]): readonly ModelGroup[] {
  const sold = all.filter(({ discontinued }) => !discontinued)
  return [
    ...modelBodyNames.map((body) => ({
      key: slugify(body),
      label: modelBodies[body],
      models: sold.filter((model) => model.body === body),
    })),
    { key: 'more', label: 'More models', models: sold.filter(({ body }) => body === null) },
    { key: 'discontinued', label: 'Discontinued', models: all.filter(({ discontinued }) => discontinued) },
  ].filter(hasModels)
}

/**
 * The part of the range that `body` of an address names: a body word of the search tiles ('suv', 'cabChassis') or a
 * heading of the menu ('utes-vans'). null for any other text, for which the page shows the whole range.
 */
export function findModelGroup(site: Site, asked: string | null): ModelGroup | null {
  if (asked === null || asked.length > 40) return null
  const key = slugify(asked.replace(/([a-z])([A-Z])/g, '$1-$2'))
  const plain = key.replaceAll('-', '')
  const body = modelBodyNames.find((name) => name.toLowerCase() === plain)
  if (body !== undefined) {
    const models = listSiteModels(site).filter((model) => model.body === body && !model.discontinued)
    return models.length === 0 ? null : { key: slugify(body), label: modelBodies[body], models }
  }
  return listModelCategories(site).find((group) => group.key === key) ?? null
}
