import type { z } from 'zod'
import { nodeOf } from './schema/node-of.ts'

/** Plain data of a layer. `undefined` is the same as absent. */
export type Layer = Readonly<Record<string, unknown>>

const isLayer = (value: unknown): value is Layer => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays `upper` over `lower` by the shape of the schema (TEN-02): fields of sections and keys of records merge one by
 * one, everything else that is given replaces; what is absent inherits; null is a value that says "none".
 *
 *   lower { search: { page_size: 21, sort: { kms: false } }, hosts: ['a.example'] }
 *   upper { search: { sort: { kms: true } },                 hosts: ['b.example'] }
 *   gives { search: { page_size: 21, sort: { kms: true } },  hosts: ['b.example'] }
 */
export function mergeLayers(shape: Readonly<Record<string, z.ZodType>>, lower: Layer, upper: Layer): Layer {
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(lower), ...Object.keys(upper)])) {
    const schema = shape[key]
    const value = mergeValue(schema, lower[key], upper[key])
    if (value !== undefined) merged[key] = value
  }
  return merged
}

function mergeValue(schema: z.ZodType | undefined, lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower
  if (schema === undefined || !isLayer(lower) || !isLayer(upper)) return upper
  const node = nodeOf(schema)
  switch (node.kind) {
    case 'section':
      return mergeLayers(node.shape, lower, upper)
    case 'record':
      return { ...lower, ...Object.fromEntries(Object.entries(upper).filter(([, value]) => value !== undefined)) }
    case 'value':
      return upper
  }
}
