import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
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

const titles: Readonly<Record<keyof typeof typeSegments, string>> = {
  'new-used-and-demo-cars': 'New, used & demo vehicles',
  'new-and-demo-cars': 'New & demo vehicles',
  'new-cars': 'New vehicles',
  'used-cars': 'Used vehicles',
  'demo-cars': 'Demo vehicles',
}
const isTypeSegment = (segment: string): segment is keyof typeof typeSegments => Object.hasOwn(typeSegments, segment)

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

  if (isTypeSegment(first)) {
    const types = typeSegments[first]
    return { path, title: titles[first], fixed: types.length === typeSegments['new-used-and-demo-cars'].length ? [] : [{ attribute: 'car_type', values: types }] }
  }

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
