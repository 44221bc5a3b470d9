import { bodyTypes } from '#domain/vehicle/body-types.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'
import { slugify } from '#domain/format/slugify.ts'
import type { FacetAttribute } from '#search/state/search-state.ts'

/** What the words of a search address stand for: a refinement that is fixed and shown, and that the query string refines further. */
export interface SearchPath {
  /** Canonical path, '/search/toyota/hilux'. */
  readonly path: string
  /** 'Used vehicles', 'Toyota HiLux', 'SUV' … */
  readonly title: string
  /** Attribute to values, all of which hold at once; empty for the whole stock. */
  readonly fixed: readonly { readonly attribute: FacetAttribute | 'dealership_slug'; readonly values: readonly string[] }[]
}

export interface SearchPathKnowledge {
  /** Usual spelling of a make for its slug, from the directory or from this site's stock; null: no such make. */
  readonly findMake: (slug: string) => string | null
  /** Usual spelling of a model of a make for its slug. */
  readonly findModel: (make: string, slug: string) => string | null
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
}

const everyType: readonly CarType[] = ['new', 'used', 'demo']
const fixedPaths: Readonly<Record<string, { readonly title: string; readonly types: readonly CarType[] }>> = {
  'new-used-and-demo-cars': { title: 'New, used & demo vehicles', types: everyType },
  'new-and-demo-cars': { title: 'New & demo vehicles', types: ['new', 'demo'] },
  'new-cars': { title: 'New vehicles', types: ['new'] },
  'used-cars': { title: 'Used vehicles', types: ['used'] },
  'demo-cars': { title: 'Demo vehicles', types: ['demo'] },
}

/** First segments that always mean a type of car; `sites check` keeps dealerships away from them (SRCH-02). */
export const fixedSearchSegments: readonly string[] = Object.keys(fixedPaths)

/**
 * Resolves the segments after /search/ (SRCH-02): one segment is a fixed path, a make, a body type or a dealership, in this
 * order; two are a make and a model. null: the address names nothing, and the page is a 404 with a search box.
 */
export function resolveSearchPath(segments: readonly string[], knowledge: SearchPathKnowledge): SearchPath | null {
  const [first, second, ...more] = segments
  if (first === undefined || more.length > 0) return null
  const path = `/search/${segments.join('/')}`

  if (second !== undefined) {
    const make = knowledge.findMake(first)
    const model = make === null ? null : knowledge.findModel(make, second)
    if (make === null || model === null) return null
    return { path, title: `${make} ${model}`, fixed: [{ attribute: 'make', values: [make] }, { attribute: 'model', values: [model] }] }
  }

  const fixed = Object.hasOwn(fixedPaths, first) ? fixedPaths[first] : undefined
  if (fixed !== undefined)
    return { path, title: fixed.title, fixed: fixed.types.length === everyType.length ? [] : [{ attribute: 'car_type', values: fixed.types }] }

  const make = knowledge.findMake(first)
  if (make !== null) return { path, title: make, fixed: [{ attribute: 'make', values: [make] }] }

  const body = bodyTypes.find(({ slug }) => slug.toLowerCase() === first.toLowerCase() || slugify(slug) === first)
  if (body !== undefined) return { path, title: body.label, fixed: [body.refinement] }

  const dealership = knowledge.dealerships.find(({ slug }) => slug === first)
  if (dealership !== undefined) return { path, title: dealership.name, fixed: [{ attribute: 'dealership_slug', values: [dealership.slug] }] }
  return null
}

/** The used-car search under another address (/pre-owned). */
export function usedCarsPath(path: string): SearchPath {
  return { path, title: 'Pre-owned vehicles', fixed: [{ attribute: 'car_type', values: ['used'] }] }
}
