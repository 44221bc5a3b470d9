import { sayOnce } from '#domain/page-words/describe-search.ts'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { slugify } from '#domain/format/slugify.ts'
import type { FacetAttribute } from '#search/facets.ts'

/** Meaning of a search path: fixed refinements, which the query string can narrow further. */
export interface SearchPath {
  /** Canonical path, '/search/toyota/hilux'. */
  readonly path: string
  /** 'Used vehicles', 'Toyota HiLux', 'SUV' … */
  readonly title: string
  /** Refinements that all apply at once; empty for the whole stock. */
  readonly fixed: readonly {
    readonly attribute: FacetAttribute | 'dealership_slug'
    readonly values: readonly string[]
  }[]
}

export interface SearchPathKnowledge {
  /**
   * Canonical spelling of a make by its slug, from the directory or the stock of this site; null when there is no such
   * make.
   */
  readonly findMake: (slug: string) => Promise<string | null>
  /** Canonical spelling of a model of a make by its slug; null when there is no such model. */
  readonly findModel: (make: string, slug: string) => Promise<string | null>
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
}

const titles: Readonly<Record<keyof typeof typeSegments, string>> = {
  'new-used-and-demo-cars': 'All vehicles',
  'new-and-demo-cars': 'New & demo vehicles',
  'new-cars': 'New vehicles',
  'used-cars': 'Used vehicles',
  'demo-cars': 'Demo vehicles',
}
const isTypeSegment = (segment: string): segment is keyof typeof typeSegments => Object.hasOwn(typeSegments, segment)

/**
 * Resolves the segments after /search/ (SRCH-02). One segment is a fixed path, a make, a body type or a dealership, in
 * this order; two are a make and a model. Case is ignored; `path` of the result has the canonical spelling (SRCH-01).
 * Returns null for an unknown path, which answers 404 with a search box.
 */
export async function resolveSearchPath(
  segments: readonly string[],
  knowledge: SearchPathKnowledge,
): Promise<SearchPath | null> {
  const [first, second, ...more] = segments
  if (first === undefined || more.length > 0) return null

  if (second !== undefined) {
    const make = await knowledge.findMake(slugify(first))
    const model = make === null ? null : await knowledge.findModel(make, slugify(second))
    if (make === null || model === null) return null
    return {
      path: `/search/${slugify(make)}/${slugify(model)}`,
      title: sayOnce(`${make} ${model}`),
      fixed: [
        { attribute: 'make', values: [make] },
        { attribute: 'model', values: [model] },
      ],
    }
  }

  const word = first.toLowerCase()
  if (isTypeSegment(word)) {
    const types = typeSegments[word]
    const isWhole = types.length === typeSegments['new-used-and-demo-cars'].length
    const fixed: SearchPath['fixed'] = isWhole ? [] : [{ attribute: 'car_type', values: types }]
    return { path: `/search/${word}`, title: titles[word], fixed }
  }

  const make = await knowledge.findMake(slugify(first))
  if (make !== null) {
    return { path: `/search/${slugify(make)}`, title: make, fixed: [{ attribute: 'make', values: [make] }] }
  }

  const body = bodyTypes.find(({ slug }) => slug.toLowerCase() === word || slugify(slug) === word)
  if (body !== undefined) return { path: `/search/${body.slug}`, title: body.label, fixed: [body.refinement] }

  const dealership = knowledge.dealerships.find(({ slug }) => slug === word)
  if (dealership === undefined) return null
  const { slug, name } = dealership
  return { path: `/search/${slug}`, title: name, fixed: [{ attribute: 'dealership_slug', values: [slug] }] }
}

/** The used-car search at another path (/pre-owned). */
export function usedCarsPath(path: string): SearchPath {
  return { path, title: 'Pre-owned vehicles', fixed: [{ attribute: 'car_type', values: ['used'] }] }
}
