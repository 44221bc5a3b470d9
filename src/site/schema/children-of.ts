import { z } from 'zod'
import { unwrap } from './node-of.ts'

/** The fields of the object that a schema holds, through defaults, null and lists; null for anything else. */
export function fieldsOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  const inner = unwrap(schema)
  return inner instanceof z.ZodObject ? inner.shape : null
}

/** The schema of the entries of a list or of a record; null for anything else. */
export function entryOf(schema: z.ZodType): { readonly kind: 'list' | 'record'; readonly item: z.ZodType } | null {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return { kind: 'list', item: inner.element as z.ZodType }
  if (inner instanceof z.ZodRecord) return { kind: 'record', item: inner.valueType as z.ZodType }
  return null
}

/** The schema at a place of a document; null where the schema has no such place. */
export function schemaAt(root: z.ZodType, place: readonly (string | number)[]): z.ZodType | null {
  return place.reduce<z.ZodType | null>((schema, key) => {
    if (schema === null) return null
    const entry = entryOf(schema)
    return entry === null ? (fieldsOf(schema)?.[String(key)] ?? null) : entry.item
  }, root)
}
