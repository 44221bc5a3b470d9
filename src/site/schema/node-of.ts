import { z } from 'zod'

/** What merging and documentation need to know of a schema: does it hold fields that are inherited one by one? */
export type SchemaNode =
  | { readonly kind: 'section'; readonly shape: Readonly<Record<string, z.ZodType>> }
  | { readonly kind: 'record'; readonly item: z.ZodType }
  | { readonly kind: 'value' }

const value: SchemaNode = { kind: 'value' }

/** Of schemas that were asked about: each site that is resolved asks about every one of them several times. */
const nodes = new WeakMap<z.ZodType, SchemaNode>()

/**
 * `section(…)` is an object under a prefault; a record under a default is merged key by key. Every other schema is a
 * value and replaced whole: lists, entries of lists, objects that may be null.
 */
export function nodeOf(schema: z.ZodType): SchemaNode {
  const known = nodes.get(schema)
  if (known !== undefined) return known
  const node = findNode(schema)
  nodes.set(schema, node)
  return node
}

function findNode(schema: z.ZodType): SchemaNode {
  if (schema instanceof z.ZodPrefault) {
    const inner = schema.unwrap()
    if (inner instanceof z.ZodObject) return { kind: 'section', shape: inner.shape }
  }
  if (schema instanceof z.ZodDefault) {
    const inner = schema.unwrap()
    if (inner instanceof z.ZodRecord) return { kind: 'record', item: inner.valueType as z.ZodType }
  }
  return value
}

/** The schema under defaults and null. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return unwrap(schema.unwrap() as z.ZodType)
  return schema
}
