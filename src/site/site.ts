import type { z } from 'zod'
import type { dealershipSchema } from './schema/dealership.ts'
import type { facetSchema } from './schema/facets.ts'
import type { locationSchema } from './schema/location.ts'
import type { siteSchema } from './schema/site-schema.ts'

type Primitive = string | number | boolean | bigint | null | undefined
type DeepReadonly<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

/** The content of a site file. Everything except slug, template and name is optional, at any depth. */
export type SiteDocument = z.input<typeof siteSchema>

/** The content of a template: a document without slug, template and name. */
export type SiteTemplate = Omit<SiteDocument, 'slug' | 'template' | 'name'>

/** A document with every absent value filled from the platform defaults; ids and facets are not yet derived. */
export type ParsedSite = z.output<typeof siteSchema>

export type TemplateName = ParsedSite['template']

/** A location with the id and slug of its dealership filled in. */
export type Location = DeepReadonly<
  Omit<z.output<typeof locationSchema>, 'dealership_id' | 'dealership_slug'> & {
    dealership_id: string
    dealership_slug: string
  }
>

export type Dealership = DeepReadonly<Omit<z.output<typeof dealershipSchema>, 'locations'>> & {
  readonly locations: readonly Location[]
}

export type Facet = DeepReadonly<z.output<typeof facetSchema>>

/**
 * A resolved site: every value present, null or [] where there is none. Amounts are dollars; `dollars()` makes them
 * cents.
 */
export type Site = DeepReadonly<Omit<ParsedSite, 'id' | 'dealerships' | 'search'>> & {
  readonly id: string
  readonly dealerships: readonly Dealership[]
  readonly search: DeepReadonly<Omit<ParsedSite['search'], 'facets'>> & { readonly facets: readonly Facet[] }
}
