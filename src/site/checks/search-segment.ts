import { bodySegments, typeSegments } from '#domain/vehicle/search-segments.ts'
import { findMake } from '../directory/directory.ts'

/** What /search/{segment} means on every site, in the order in which it is resolved (SRCH-02); null: nothing yet. */
export function describeSearchSegment(segment: string): string | null {
  if (Object.hasOwn(typeSegments, segment)) return 'a fixed path'
  // The router answers every path of two segments that ends so as the accessories of a model.
  if (segment === 'accessories') return 'the accessories of a model'
  const make = findMake(segment)
  if (make !== null) return `the make ${make.name}`
  return bodySegments.includes(segment) ? 'a body type' : null
}
