import type { z } from 'zod'
import type { Layer } from './merge-layers.ts'
import { nodeOf } from './schema/node-of.ts'
import type { TemplateName } from './site.ts'

/** The layer that a value of a resolved site came from. `preset`: the facets of the search preset. */
export type Origin = 'default' | `template:${TemplateName}` | 'site' | `preset:${number}`

/**
 * Origin of each value by its dotted path: 'search.sort.kms', 'finance.lenders.toyota', 'dealerships'. A list is one
 * value.
 */
export type Origins = ReadonlyMap<string, Origin>

export interface NamedLayer {
  readonly origin: Origin
  readonly values: Layer
}

/** `layers` are ordered by precedence; the first that gives a value is its origin. */
export function traceOrigins(
  shape: Readonly<Record<string, z.ZodType>>,
  layers: readonly NamedLayer[],
): Map<string, Origin> {
  const origins = new Map<string, Origin>()
  const trace = (fields: Readonly<Record<string, z.ZodType>>, given: readonly NamedLayer[], prefix: string) => {
    for (const [key, schema] of Object.entries(fields)) {
      const path = `${prefix}${key}`
      const holders = given.filter((layer) => layer.values[key] !== undefined)
      const inner = holders.map((layer) => ({ origin: layer.origin, values: layer.values[key] as Layer }))
      const node = nodeOf(schema)
      if (node.kind === 'section') trace(node.shape, inner, `${path}.`)
      else if (node.kind === 'record') traceRecord(inner, path)
      else origins.set(path, holders[0]?.origin ?? 'default')
    }
  }
  const traceRecord = (given: readonly NamedLayer[], path: string) => {
    origins.set(path, given[0]?.origin ?? 'default')
    for (const layer of given.toReversed())
      for (const key of Object.keys(layer.values)) origins.set(`${path}.${key}`, layer.origin)
  }
  trace(shape, layers, '')
  return origins
}

/** The origin of a path or, inside a list or an entry, of the value that holds it; null for a path without a value. */
export function originOf(origins: Origins, path: string): Origin | null {
  let place = path.replaceAll(/\[(\d+)\]/g, '.$1')
  while (place !== '') {
    const origin = origins.get(place)
    if (origin !== undefined) return origin
    const dot = place.lastIndexOf('.')
    place = dot === -1 ? '' : place.slice(0, dot)
  }
  return null
}
