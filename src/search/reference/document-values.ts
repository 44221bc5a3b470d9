import type { AttributeValue, SearchDocument } from '../search-engine.ts'

/** null where the document does not name the attribute. */
export function valueOf(document: SearchDocument, attribute: string): AttributeValue {
  return document.attributes[attribute] ?? null
}

/** Every value as text, each once; none when the document has no value. */
export function textsOf(document: SearchDocument, attribute: string): readonly string[] {
  const value = valueOf(document, attribute)
  if (value === null) return []
  if (typeof value === 'object') return [...new Set(value)]
  return [String(value)]
}
